import type { HeldRequest, WorkerMessage } from './worker-messages.ts'

/** Has the service worker send a request even when the page is closed; null when it needs no sending any more. */
export async function giveToWorker(held: HeldRequest | null) {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
  const registration = await serviceWorker?.getRegistration().catch(() => undefined)
  registration?.active?.postMessage({ kind: 'send', held } satisfies WorkerMessage)
}
