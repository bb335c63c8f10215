import type { Page } from '@playwright/test'
import { answerBanner, reporter, test } from './counting-site.ts'
import { settled } from './settled.ts'
import { screens } from './screens.ts'
import { expect, withMotion } from './site.ts'

// Pages are fetched ahead and change with a transition: neither is a view.
test.use(withMotion)

// One worker takes them all, one after the other: each would start a site of its own for its share.
test.describe.configure({ mode: 'default' })

const beaconsOf = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visits')) sent.push(request.postData() ?? '')
  })
  return sent
}

test('[CONS-24] counts a page view with analytics consent: once, when it is left', async ({ page, counting }) => {
  await answerBanner(page, true)
  await page.setViewportSize(screens.phone)
  const loaded = reporter(page)
  await page.goto('/pricing', { referer: 'https://news.example/private?reader=7' })
  await loaded
  await page.getByRole('heading', { level: 1 }).click()
  expect(await counting.report()).toMatchObject({ views: 0 })
  await page.goto('about:blank')

  await expect.poll(async () => (await counting.report()).views).toBe(1)
  const { pages, referrers, devices } = await counting.report()
  expect(pages).toMatchObject([{ key: '/pricing', views: 1 }])
  expect(pages[0]?.p75['lcp']).toBeGreaterThan(0)
  expect(pages[0]?.p75['cls']).toEqual(expect.any(Number))
  expect(referrers).toEqual([{ key: 'news.example', views: 1 }])
  expect(devices).toMatchObject([{ key: 'phone', views: 1 }])
})

test('counts each page of a walk, and our own pages as no referrer', async ({ page, counting }) => {
  await answerBanner(page, true)
  for (const address of ['/', '/pricing', '/no-such-page/amina@example.com']) {
    const loaded = reporter(page)
    await page.goto(address, { referer: `${counting.url}/about` })
    await loaded
  }
  await page.goto('about:blank')

  await expect.poll(async () => (await counting.report()).views).toBe(3)
  const { pages, referrers, devices } = await counting.report()
  expect(new Set(pages.map(({ key }) => key))).toEqual(new Set(['/', '/pricing', '(other)']))
  expect(referrers).toEqual([{ key: '', views: 3 }])
  expect(devices).toMatchObject([{ key: 'desktop', views: 3 }])
})

test('counts a view once, however often it is put aside', async ({ page, counting }) => {
  await answerBanner(page, true)
  const sent = beaconsOf(page)
  const loaded = reporter(page)
  await page.goto('/pricing')
  await loaded
  const putAside = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      Reflect.deleteProperty(document, 'visibilityState')
    })
  await putAside()
  await putAside()
  await expect.poll(() => sent.length).toBe(1)

  // As a page that comes back whole from the browser's cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await putAside()
  await expect.poll(() => sent.length).toBe(2)
  await page.goto('about:blank')
  await expect.poll(async () => (await counting.report()).views).toBe(2)
})

for (const [who, choose] of [
  ['without a choice', async () => undefined],
  ['with analytics refused', (page: Page) => answerBanner(page, false)],
] as const) {
  test(`counts nobody ${who}, and does not even load the counter`, async ({ page, counting }) => {
    await choose(page)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    for (const address of ['/pricing', '/']) {
      await page.goto(address)
      await settled(page)
    }
    await page.goto('about:blank')

    expect(loaded.filter((url) => /report-view|api\/visits/.test(url))).toEqual([])
    expect(await counting.report()).toMatchObject({ views: 0, pages: [] })
  })
}

test('counts nobody who withdraws before the page is left', async ({ page, counting }) => {
  await answerBanner(page, true)
  const loaded = reporter(page)
  await page.goto('/pricing')
  await loaded
  const sent = beaconsOf(page)
  await page.getByRole('button', { name: 'Cookie preferences' }).click()
  await page.getByRole('button', { name: 'Reject All' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/about')
  await page.goto('about:blank')

  expect(sent).toEqual([])
  expect(await counting.report()).toMatchObject({ views: 0 })
})

test('counts the view during which analytics was allowed, once', async ({ page, counting }) => {
  await page.goto('/pricing')
  const loaded = reporter(page)
  await page.getByRole('button', { name: 'Accept All' }).click()
  await loaded
  await page.goto('about:blank')

  await expect.poll(async () => (await counting.report()).views).toBe(1)
  expect((await counting.report()).pages).toMatchObject([{ key: '/pricing', views: 1 }])
})
