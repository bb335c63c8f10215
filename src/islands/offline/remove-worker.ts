/** What stands at the worker's address with SERVICE_WORKER=off: it takes itself away, with all that was kept. */
type Waiting = Event & { waitUntil(work: Promise<unknown>): void }
const worker = globalThis as unknown as {
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
}

addEventListener('install', (event) => (event as Waiting).waitUntil(worker.skipWaiting()))
addEventListener('activate', (event) => (event as Waiting).waitUntil(remove()))

async function remove() {
  // First: a page that opens its store later looks whether there is a worker still.
  await worker.registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
