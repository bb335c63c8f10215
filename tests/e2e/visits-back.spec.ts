import config from '../../playwright.config.ts'
import { answerBanner, reporter, test } from './counting-site.ts'
import { settled } from './settled.ts'
import { expect } from './site.ts'

// Playwright switches the back/forward cache off; here it is the matter.
test.use({
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
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (document.title = persisted ? 'came back' : 'was loaded')),
  )
  await page.goto('/contact')
  await settled(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveTitle('came back')
  await page.goto('about:blank')

  await expect.poll(async () => (await counting.report()).views).toBe(3)
  const { pages, referrers } = await counting.report()
  expect(pages).toMatchObject([
    { key: '/pricing', views: 2 },
    { key: '/contact', views: 1 },
  ])
  expect(referrers).toEqual([
    { key: '', views: 2 },
    { key: 'news.example', views: 1 },
  ])
})
