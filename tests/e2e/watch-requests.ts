import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/** What a page may ask for before a choice, all of it from the site itself: its own parts, and the form's sum. */
const allowedParts: readonly (readonly [kind: string, address: RegExp])[] = [
  ['document', /^\/[\w/-]*$/],
  ['script', /^\/assets\/[\w.-]+\.js$/],
  ['font', /^\/fonts\/[\w.-]+\.woff2$/],
  ['fetch', /^\/assets\/props-[\w-]+\.json$/],
  ['fetch', /^\/api\/challenge$/],
  // What paper and forced colours need, where a page has no room for it.
  ['stylesheet', /^\/assets\/seldom-[\w-]+\.css$/],
]

/** Notes what a page asks for that it may not, from here on. */
export function watchRequests(page: Page, siteUrl: string) {
  const strangers: string[] = []
  let seen = 0
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol === 'data:') return
    seen += 1
    const isAllowed =
      url.origin === siteUrl &&
      url.search === '' &&
      allowedParts.some(([kind, address]) => kind === request.resourceType() && address.test(url.pathname))
    if (!isAllowed) strangers.push(`${request.resourceType()} ${request.url()}`)
  })
  return { strangers, count: () => seen }
}

/** To the end and back, step by step, so that whatever waits to come near does. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((done, fail) => {
        requestAnimationFrame(done)
        setTimeout(() => fail(new Error('No frame came.')), 20_000)
      })
    const end = document.documentElement.scrollHeight
    for (let top = 0; top < end; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
    }
  })
  await settled(page)
}
