import { consentUnsentKey } from '#contract/consent.ts'
import { may, onConsentChange, readStored } from './consent.ts'

/**
 * What the optional categories pay for is fetched once they are given, from the start or from some moment on; so is what
 * tells the register of a choice.
 */
export function loadWithConsent() {
  loadWhen(
    () => readStored(consentUnsentKey),
    () => import('./tell-register.ts'),
  )
  loadWhen(
    () => may('analytics'),
    () => import('./report-view.ts'),
  )
  loadWhen(
    () => may('marketing'),
    () => import('./attribution.ts'),
  )
  // Where a worker came with a consent that has ended, it is taken away.
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
  loadWhen(
    () => may('functional') || serviceWorker?.controller,
    () => import('./offline/tend-worker.ts'),
  )
}

/** `start` may be called again with each change of mind, and each time the network comes back. */
function loadWhen(isWanted: () => unknown, load: () => Promise<{ readonly start: () => unknown }>) {
  const look = () => {
    if (!isWanted()) return
    load()
      .then(({ start }) => start())
      // Without a network there is nothing to load, and nobody to be told.
      .catch(() => undefined)
  }
  onConsentChange(look)
  addEventListener('online', look)
  look()
}
