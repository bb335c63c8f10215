import type { Browser } from '@playwright/test'
import { browserOptions } from '../browser-options.ts'
import { answerBanner, reporter, test } from './counting-site.ts'
import { settled, watchTraffic } from './settled.ts'
import { expect, withMotion } from './site.ts'

const mostBrowsers = 5

/** A visitor who reads two pages and goes back. Tells whether the first was kept meanwhile; if not, why not. */
async function readAndReturn(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ ...withMotion.contextOptions, baseURL })
  const page = await context.newPage()
  watchTraffic(page)
  const reasons: string[] = []
  const devtools = await context.newCDPSession(page)
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  await devtools.send('Page.enable')
  await answerBanner(page, true)
  const loaded = reporter(page)
  await page.goto('/pricing', { referer: 'https://news.example/private' })
  await loaded
  await page.goto('/contact')
  await settled(page)
  await page.goBack({ waitUntil: 'commit' })
  const isKept = await page.evaluate(() => {
    const [arrival] = performance.getEntriesByType('navigation')
    return arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
  })
  await settled(page)
  await page.goto('about:blank')
  return { isKept, reasons }
}

test('counts a page again that comes back from the back/forward cache, without its referrer', async ({
  playwright,
  counting,
}) => {
  let visitors = 0
  let isKept = false
  const whyNot: string[] = []
  // Now and then a browser keeps no page, for a reason of its own and as long as it runs: another one is asked. A load is
  // a view, too.
  while (!isKept && visitors < mostBrowsers) {
    visitors += 1
    // Playwright switches the cache off; here it is the matter. Without windows Chromium has none.
    const ignoreDefaultArgs = ['--disable-back-forward-cache']
    const browser = await playwright.chromium.launch({ ...browserOptions, ignoreDefaultArgs })
    const came = await readAndReturn(browser, counting.url)
    isKept = came.isKept
    whyNot.push(...came.reasons)
    // A browser that closes takes along what is still on its way.
    await expect.poll(async () => (await counting.report()).views).toBe(3 * visitors)
    await browser.close()
  }
  expect(isKept, whyNot.join(', ')).toBe(true)

  const { pages, referrers } = await counting.report()
  expect(pages).toMatchObject([
    { key: '/pricing', views: 2 * visitors },
    { key: '/contact', views: visitors },
  ])
  expect(referrers).toEqual([
    { key: '', views: 2 * visitors },
    { key: 'news.example', views: visitors },
  ])
})
