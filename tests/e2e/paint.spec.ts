import type { Page } from '@playwright/test'
import { holdPages } from './hold-pages.ts'
import { expect, test, withMotion } from './site.ts'

test.use({ ...withMotion, answered: null })

type Painted = { readonly shifts: number; readonly largest: string; readonly isInBanner: boolean }

declare global {
  interface Window {
    painted: () => Painted
  }
}

const sizes = [
  [360, 640],
  [1440, 900],
] as const

const paths = ['/', '/pricing', '/contact', '/documentation', '/privacy-policy', '/no']
/** A short opening, and the banner has long words. */
const brief = ['/fr/gender-equality', '/pt/documentation', '/pt/restaurant']

test.describe('the banner', () => {
  for (const [width, height] of sizes) {
    test(`is never the largest paint and shifts nothing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(watchPaints)
      await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') })
      for (const [visit, path] of [...paths, ...brief].entries()) {
        await page.clock.pauseAt(new Date(Date.UTC(2026, 10, 21, 9 + visit)))
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        await expect
          .poll(() => page.evaluate(() => window.painted().largest), { message: path })
          .not.toContain('undefined')
        // A picture takes a frame, and the clock of the page stands still: what the font moved has been reported.
        await page.screenshot()
        const before = await page.evaluate(() => window.painted())
        await page.clock.runFor(600)
        await page.clock.resume()
        await expect(page.locator('dialog[data-consent]')).toBeVisible()
        await page.evaluate(twoFrames)

        expect(await page.evaluate(() => window.painted()), path).toEqual({ ...before, isInBanner: false })
      }
    })
  }
})

test.describe('the display font', () => {
  for (const [width, height] of sizes) {
    test(`moves no more than a figure when it comes after the first paint at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(watchPaints)
      for (const path of ['/', '/fr', '/pt', '/pharmacy', '/fr/services', '/email-automation']) {
        const isPainted = Promise.withResolvers<void>()
        await page.route('**/*.woff2', async (route) => {
          await isPainted.promise
          await route.continue()
        })
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect.poll(() => page.evaluate(() => window.painted().largest)).not.toContain('undefined')
        // What moves before it comes is none of its doing.
        await page.evaluate(twoFrames)
        const before = await page.evaluate(() => window.painted().shifts)
        isPainted.resolve()
        await readWithFont(page)

        expect((await page.evaluate(() => window.painted().shifts)) - before, path).toBeLessThan(0.001)
        await page.unrouteAll()
      }
    })
  }
})

test.describe('a page that comes in parts', () => {
  for (const [width, height] of sizes) {
    test(`moves nothing in the first 9 kB of four pages that come by the thousand bytes, at ${width} px`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(watchPaints)
      // However busy the machine: who has waited long sees less than an opening.
      await page.addInitScript(() => (HTMLLinkElement.prototype.remove = () => {}))
      await using held = await holdPages(site.url)
      for (const path of ['/', '/pricing', '/contact', '/inventory-management']) {
        const { rest, response } = await held.open(page, path)
        const main = rest.indexOf('<main')
        // What fills a screen, and a little more.
        const cuts = Array.from({ length: 10 }, (_, part) => main + 1000 * part)
        for (const [part, cut] of cuts.entries()) {
          response.write(rest.subarray(cuts[part - 1] ?? 0, cut))
          await page.evaluate(twoFramesOrNone)
        }
        response.end(rest.subarray(cuts.at(-1)))
        await page.waitForLoadState()
        await readWithFont(page)

        expect(await page.evaluate(() => window.painted().shifts), path).toBeLessThan(0.001)
      }
    })
  }
})

for (const fate of ['stalls', 'breaks']) {
  test(`what has come of a page is painted after a while where the network ${fate} in its opening`, async ({
    page,
    site,
  }) => {
    await using held = await holdPages(site.url)
    const { rest, response } = await held.open(page, '/pricing')
    await new Promise((done) => response.write(rest.subarray(0, rest.indexOf('<template')), done))
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    if (fate === 'breaks') response.destroy()

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1)
  })
}

/** Waits for the font, and until what it moves has been reported. */
async function readWithFont(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(twoFrames)
}

const twoFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))

/** Nothing is painted where the page says that more must come first. */
const twoFramesOrNone = () =>
  new Promise((done) => {
    setTimeout(done, 100)
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
  })

/** Runs in the page. */
function watchPaints() {
  let shifts = 0
  let largest: Element | null = null
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts += (entry as PerformanceEntry & { readonly value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      largest = (entry as PerformanceEntry & { readonly element: Element | null }).element
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  window.painted = () => ({
    shifts,
    largest: `${largest?.tagName} ${largest?.textContent.slice(0, 40)}`,
    isInBanner: Boolean(largest?.closest('dialog')),
  })
}
