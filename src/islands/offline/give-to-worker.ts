import type { HeldRequest, WorkerMessage } from './worker-messages.ts'

/** Has the service worker send requests even when the page is closed: these, and none that it was given before. */
export async function giveToWorker(held: readonly HeldRequest[]) {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
  const registration = await serviceWorker?.getRegistration().catch(() => undefined)
  registration?.active?.postMessage({ kind: 'send', held } satisfies WorkerMessage)
}
