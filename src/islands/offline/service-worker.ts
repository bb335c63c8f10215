import { sendDemoRequest } from '../DemoForm/send-demo-request.ts'
import { sayNoPage, type Kept } from './say-no-page.ts'
import { heldRequest, isTooOld, keptPages, type HeldRequest, type WorkerMessage } from './worker-messages.ts'

/**
 * Makes pages readable without a network that were seen with one, and sends a demo request that found none. A page
 * always comes from the network where there is one: a price is never older than the answer. Registered with functional
 * consent only; whoever withdraws it, or sets SERVICE_WORKER=off, takes everything away again.
 */

type Waiting = { waitUntil(work: Promise<unknown>): void }
type Installing = Waiting & {
  addRoutes?(route: {
    readonly condition: { readonly requestMethod: string }
    readonly source: 'network'
  }): Promise<void>
}
type Fetching = Waiting & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type Told = Waiting & { readonly data: WorkerMessage; readonly ports: readonly MessagePort[] }
/** TypeScript describes either pages or workers; here is what is used of the latter. */
type Worker = {
  addEventListener(type: 'install', react: (event: Installing) => void): void
  addEventListener(type: 'activate' | 'sync', react: (event: Waiting) => void): void
  addEventListener(type: 'fetch', react: (event: Fetching) => void): void
  addEventListener(type: 'message', react: (event: Told) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly registration: Partial<ServiceWorkerRegistration> & {
    readonly sync?: { register(tag: string): Promise<void> }
  }
}
const worker = globalThis as unknown as Worker

/** Pages and their files; the oldest go. */
const mostKept = 100
const assets = '/assets/'
const dayMs = 86_400_000
/** Whoever waits longer for a page reads what was kept of it. */
const longestWaitMs = 8000
const heldKey = '/api/demo-requests'

worker.addEventListener('install', (event) => {
  // Chromium (156) loses what a page sends while it is left if a worker that has just come is asked about it.
  const route = event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' })
  event.waitUntil(Promise.all([route, worker.skipWaiting()]))
})
worker.addEventListener('activate', (event) => {
  const { navigationPreload, sync } = worker.registration
  // While the worker wakes, the page is already under way. Firefox (153) gives a page up whose preload fails, without
  // asking the worker; like Background Sync it is left to Chromium.
  event.waitUntil(Promise.all([sync && navigationPreload?.enable(), worker.clients.claim()]))
})
worker.addEventListener('message', (event) => event.waitUntil(obey(event)))
worker.addEventListener('sync', (event) => event.waitUntil(sendHeld()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith(assets)) event.respondWith(fromKeptFirst(event))
  else if (request.mode === 'navigate' || pathname.startsWith('/fonts/')) event.respondWith(fromNetworkFirst(event))
})

/** Consent has ended: from then on no store is opened, though one was there a moment ago. */
let isStopped = false

async function obey({ data: message, ports: [page] }: Told) {
  if (message.kind === 'hold') return hold(message.request)
  if (message.kind === 'let go') return letGo(message.idempotencyKey)
  isStopped = message.kind === 'stop'
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
  if (message.kind === 'stop') return page?.postMessage(null)
  const kept = await openStore()
  if (!kept) return
  for (const address of message.addresses) {
    if (!isFresh(address, await kept.match(address))) await keep(address, await fetch(address))
  }
}

/** A name with a hash in it means the same for ever; the price of last week is better than that of last year. */
function isFresh(address: string, kept: Response | undefined) {
  if (!kept || address.startsWith(assets)) return kept !== undefined
  return Date.now() - Date.parse(kept.headers.get('date') ?? '') < dayMs
}

async function fromKeptFirst(event: Fetching) {
  return (await findKept(event.request)) ?? fetchAndKeep(event)
}

async function fromNetworkFirst(event: Fetching) {
  const answer = fetchAndKeep(event).catch(() => 'no network' as const)
  const soon = await Promise.race([answer, waitLong()])
  if (soon instanceof Response && soon.status < 500) return soon
  const kept = await findKept(event.request)
  if (kept) return isPage(kept) ? sayItsDate(kept, soon === 'no network') : kept
  // There is nothing better than what comes, however late or bad.
  const late = await answer
  if (late instanceof Response) return late
  return event.request.mode === 'navigate' ? sayNoPage(pathOf(event.request), await listPages()) : Response.error()
}

const waitLong = () => new Promise<null>((done) => setTimeout(() => done(null), longestWaitMs))
const hasType = ({ headers }: Response, type: string) => headers.get('content-type')?.startsWith(type) === true
const isPage = (response: Response) => hasType(response, 'text/html')

/** What can be read without a network, by its titles. */
async function listPages(): Promise<readonly Kept[]> {
  const store = await openStore()
  if (!store) return []
  const pages = (await store.keys()).map(async (request) => {
    const kept = await store.match(request)
    const [, title] = (kept && isPage(kept) && /<title>([^<]+)/.exec(await kept.text())) || []
    return title === undefined ? [] : [{ path: pathOf(request), title }]
  })
  return (await Promise.all(pages)).flat()
}

async function fetchAndKeep(event: Fetching) {
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  event.waitUntil(keep(pathOf(event.request), response.clone()))
  return response
}

/** Whatever stands behind the question mark of a page's address is read by its script, not by the server. */
const pathOf = ({ url }: Request) => new URL(url).pathname
/** No script of ours would say of a page for programs of when its prices are. */
const isForPrograms = (response: Response) => hasType(response, 'text/markdown')

async function findKept(request: Request) {
  const kept = await (await openStore())?.match(pathOf(request))
  // An earlier version kept them.
  return kept && !isForPrograms(kept) ? kept : undefined
}

/** The store is opened by a page that may: after a withdrawal nothing brings it back. */
const openStore = async () => ((await caches.has(keptPages)) && !isStopped ? caches.open(keptPages) : null)

/** What is there for everybody. */
async function keep(path: string, response: Response) {
  const isForAll =
    response.status === 200 &&
    !isForPrograms(response) &&
    !/no-store|private/.test(response.headers.get('cache-control') ?? 'private')
  const kept = isForAll && (await openStore())
  if (!kept) return
  await kept.put(path, response)
  for (const oldest of (await kept.keys()).slice(0, -mostKept)) await kept.delete(oldest)
}

/** The page's script says what the mark means: see `say-kept.ts`. */
async function sayItsDate(kept: Response, isOffline: boolean) {
  const headers = new Headers(kept.headers)
  headers.delete('content-encoding')
  const html = await kept.text()
  const mark = `data-kept="${headers.get('date')}"${isOffline ? '' : ' data-slow'}`
  return new Response(html.replace('<html', `<html ${mark}`), { headers })
}

/** Background Sync wakes this worker when the network is back, even if no page is open; elsewhere the page itself tries. */
async function hold(request: HeldRequest) {
  await changeHeld((held) => [...without(held, request.idempotencyKey), request])
  return worker.registration.sync?.register(heldRequest)
}

const letGo = (idempotencyKey: string) => changeHeld((held) => without(held, idempotencyKey))
const without = (held: readonly HeldRequest[], key: string) =>
  held.filter(({ idempotencyKey }) => idempotencyKey !== key)

/** One change after the other: tabs and the background have theirs at the same time. */
const changeHeld = (change: (held: readonly HeldRequest[]) => readonly HeldRequest[]) =>
  navigator.locks.request(heldRequest, async () => {
    const requests = change(await readHeld())
    if (isStopped || requests.length === 0) return caches.delete(heldRequest)
    const store = await caches.open(heldRequest)
    return store.put(heldKey, new Response(JSON.stringify(requests)))
  })

async function readHeld(): Promise<readonly HeldRequest[]> {
  const held = await caches.match(heldKey, { cacheName: heldRequest })
  // An earlier version held one.
  return held ? [(await held.json()) as HeldRequest].flat() : []
}

/** The page that is opened next tries, too: under the same key, so that it stays one request, and its answer is shown. */
async function sendHeld() {
  const areLeft = await Promise.all((await readHeld()).map(sendOrLeave))
  // A rejection has the browser try later.
  if (areLeft.includes(true)) throw new Error('A request could not be sent yet.')
}

/** Says whether it is still to be sent. */
async function sendOrLeave(request: HeldRequest): Promise<boolean> {
  if (!isTooOld(request.at)) {
    const { kind } = await sendDemoRequest(request)
    if (kind === 'failed' || kind === 'busy') return true
  }
  await letGo(request.idempotencyKey)
  return false
}
