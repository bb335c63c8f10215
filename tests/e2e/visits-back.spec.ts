import config from '../../playwright.config.ts'
import { answerBanner, reporter, test } from './counting-site.ts'
import { settled } from './settled.ts'
import { expect, withMotion } from './site.ts'

// Playwright switches the back/forward cache off; here it is the matter.
test.use({
  ...withMotion,
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

test('counts a page again that comes back from the back/forward cache, without its referrer', async ({
  page,
  counting,
}) => {
  await answerBanner(page, true)
  const loaded = reporter(page)
  await page.goto('/pricing', { referer: 'https://news.example/private' })
  await loaded
  let returns = 0
  let isKept = false
  // Now and then the browser keeps no page (one of fifty, for a reason of its own): a load is a view, too.
  while (!isKept && returns < 3) {
    returns += 1
    await page.goto('/contact')
    await settled(page)
    await page.goBack({ waitUntil: 'commit' })
    isKept = await page.evaluate(() => {
      const [arrival] = performance.getEntriesByType('navigation')
      return arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
    })
    await settled(page)
  }
  expect(isKept).toBe(true)
  await page.goto('about:blank')

  await expect.poll(async () => (await counting.report()).views).toBe(1 + 2 * returns)
  const { pages, referrers } = await counting.report()
  expect(pages).toMatchObject([
    { key: '/pricing', views: 1 + returns },
    { key: '/contact', views: returns },
  ])
  expect(referrers).toEqual([
    { key: '', views: 2 * returns },
    { key: 'news.example', views: 1 },
  ])
})
