import { expect, type Page } from '@playwright/test'

/**
 * Resolves once the page has done its idle work and nothing new has arrived for half a second. Playwright's own
 * `networkidle` is not used: on a busy machine it now and then never comes, though nothing is under way.
 */
export async function settled(page: Page) {
  let arrived = -1
  await expect
    .poll(
      async () => {
        const before = arrived
        arrived = await page.evaluate(async () => {
          await document.fonts.ready
          await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
          return performance.getEntriesByType('resource').length
        })
        return arrived === before
      },
      { intervals: [500] },
    )
    .toBe(true)
}
