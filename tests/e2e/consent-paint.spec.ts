import { cookieBanner } from './cookie-banner.ts'
import { expect, test, withMotion } from './site.ts'

test.use({ ...withMotion, answered: null })

type Painted = { readonly shifts: number; readonly largest: string; readonly isInBanner: boolean }

declare global {
  interface Window {
    painted: () => Painted
  }
}

test.describe('the banner', () => {
  for (const [width, height] of [
    [390, 800],
    [1440, 900],
  ] as const) {
    test(`is never the largest paint and shifts nothing at ${width} px`, async ({ page }) => {
      const banner = cookieBanner(page)
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        let shifts = 0
        let largest: Element | null = null
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts += (entry as PerformanceEntry & { readonly value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            largest = (entry as PerformanceEntry & { readonly element: Element | null }).element
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        window.painted = () => ({
          shifts,
          largest: `${largest?.tagName} ${largest?.textContent.slice(0, 40)}`,
          isInBanner: Boolean(largest?.closest('dialog')),
        })
      })
      await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') })
      for (const [visit, path] of ['/', '/pricing', '/contact', '/documentation', '/privacy-policy', '/no'].entries()) {
        await page.clock.pauseAt(new Date(Date.UTC(2026, 10, 21, 9 + visit)))
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        await expect
          .poll(() => page.evaluate(() => window.painted().largest), { message: path })
          .not.toContain('undefined')
        const before = await page.evaluate(() => window.painted())
        await page.clock.runFor(600)
        await page.clock.resume()
        await expect(banner.dialog).toBeVisible()
        // Two frames on, what the banner painted and moved has been reported.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
        )

        expect(await page.evaluate(() => window.painted()), path).toEqual({ ...before, isInBanner: false })
      }
    })
  }
})
