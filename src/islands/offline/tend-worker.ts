import { may, onConsentChange } from '../consent.ts'
import { forgetOld } from '../DemoForm/kept-request.ts'
import { recall } from '../storage.ts'
import { sayKept } from './say-kept.ts'
import { keptPages, workerPath, type WorkerMessage } from './worker-messages.ts'

// A page that was loaded past its worker has no controller: nobody else would see the end of a consent through.
onConsentChange(() => void (may('functional') || start()))

/**
 * Has the service worker keep this page, prices and contact where functional consent allows it, and takes it away with
 * all it kept where not. What could not be sent goes out from here, too. May be asked again at any time.
 */
export async function start() {
  // Not there over plain http.
  const canKeepPages = 'serviceWorker' in navigator
  if (!may('functional')) return canKeepPages && removeWorker()
  sayKept()
  forgetOld()
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
  if (recall('demo-request-unsent') !== null) void trySending()
  if (!canKeepPages) return
  // From the cache for as long as it may be, an hour: otherwise each page would ask for it anew.
  await navigator.serviceWorker.register(workerPath, { updateViaCache: 'all' })
  const registration = await navigator.serviceWorker.ready
  await caches.open(keptPages)
  // Consent may have ended while the worker came, or the worker has taken itself away.
  if (!may('functional') || !(await navigator.serviceWorker.getRegistration())) return removeWorker()
  registration.active?.postMessage({ kind: 'keep', addresses: listAddresses() } satisfies WorkerMessage)
}

/** The first try, and what it fetches, may meet a network that is only coming back. Of one that is gone we are told then. */
async function trySending() {
  clearTimeout(nextTry)
  const isLeft = await import('./send-kept.ts').then(({ sendKept }) => sendKept()).catch(() => true)
  if (isLeft && navigator.onLine) nextTry = setTimeout(() => void trySending(), (waitMs *= 2))
}
let nextTry: ReturnType<typeof setTimeout> | undefined
let waitMs = 2500

async function removeWorker() {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    await stop(registration.active)
    await registration.unregister()
  }
  for (const name of await caches.keys()) await caches.delete(name)
}

/** What the worker is about to keep would bring the store back. One that does not answer is not waited for. */
async function stop(worker: ServiceWorker | null) {
  if (!worker) return
  const { port1: heard, port2: answer } = new MessageChannel()
  const stopped = new Promise((done) => {
    heard.addEventListener('message', done, { once: true })
    heard.start()
    setTimeout(done, longestAnswerMs)
  })
  worker.postMessage({ kind: 'stop' } satisfies WorkerMessage, [answer])
  await stopped
}
const longestAnswerMs = 1000

/** This page with the files it has fetched; and prices and contact, in its language, unless the visitor saves data. */
function listAddresses(): readonly string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|fonts)\//.test(pathname))
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  const wanted = 'header a:is([href$="/pricing"], [href$="/contact"]):not([hreflang])'
  const links = connection?.saveData ? [] : document.querySelectorAll<HTMLAnchorElement>(wanted)
  return [...new Set([location, ...files, ...links].map(({ pathname }) => pathname))]
}
