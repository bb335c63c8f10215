import { expect, type Page } from '@playwright/test'

type Traffic = { begun: number; underWay: number }
const traffic = new WeakMap<Page, Traffic>()

/** Counts what a page asks for from here on, for `settled`. */
export function watchTraffic(page: Page) {
  const counts = { begun: 0, underWay: 0 }
  traffic.set(page, counts)
  page.on('request', () => {
    counts.begun += 1
    counts.underWay += 1
  })
  const end = () => (counts.underWay -= 1)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** What has just arrived may ask for more once it has run. */
const quietTurns = 3

/**
 * Resolves once nothing the page asked for is under way, and it asks for nothing more when it has time. Playwright's own
 * `networkidle` is not used: it waits half a second, and on a busy machine it now and then never comes.
 */
export async function settled(page: Page) {
  const counts = traffic.get(page)
  if (!counts) throw new Error('This page was not opened by the test.')
  let begun = -1
  let quiet = 0
  await expect
    .poll(
      async () => {
        await page.evaluate(async () => {
          await document.fonts.ready
          await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
        })
        quiet = counts.underWay === 0 && counts.begun === begun ? quiet + 1 : 0
        begun = counts.begun
        return quiet
      },
      { intervals: [20] },
    )
    .toBeGreaterThanOrEqual(quietTurns)
}
