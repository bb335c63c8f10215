import type { WorkerMessage } from './worker-messages.ts'

/** Tells the service worker, where there is one: it sends requests even when the page is closed. */
export async function tellWorker(message: WorkerMessage) {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
  const registration = await serviceWorker?.getRegistration().catch(() => undefined)
  registration?.active?.postMessage(message)
}
