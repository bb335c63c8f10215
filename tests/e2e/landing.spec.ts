import { expect, test } from './site.ts'

const modules = [
  ['Pharmacy Management', /^\/pharmacy$/],
  ['Inventory Management', /^https:\/\/inventory\./],
  ['Restaurant Operations', /^\/restaurant$/],
  ['Hotel Management', /^\/hotel$/],
  ['Retail Business', /^\/retail$/],
  ['Backoffice Management', /^https:\/\/admin\./],
  ['Customer Relationship Management', /^https:\/\/crm\./],
] as const

test.describe('the landing page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('[LAND-1] has the four anchors', async ({ page }) => {
    for (const id of ['home', 'modules', 'about', 'contact']) await expect(page.locator(`#${id}`)).toHaveCount(1)
  })

  test('[LAND-2, NAV-1] wears its three badges', async ({ page }) => {
    for (const badge of ['Enterprise Security', 'Real-time Analytics', 'API Integration']) {
      await expect(page.locator('#home').getByText(badge, { exact: true })).toBeVisible()
    }
  })

  for (const [name, target] of [
    ['Explore Modules', '#modules'],
    ['Contact Us', '#contact'],
  ] as const) {
    test(`[LAND-3, LAND-4] '${name}' scrolls smoothly to ${target}`, async ({ page }) => {
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth')
      await page.getByRole('link', { name }).click()

      await expect(page).toHaveURL(new RegExp(`${target}$`))
      await expect
        .poll(() => page.locator(target).evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
        .toBeLessThan(160)
    })
  }

  test('moves without animation for those who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })

    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  })

  test('[LAND-5, LAND-6, LAND-7, LAND-8, DATA-11, NAV-2] shows seven modules, each whole', async ({ page }) => {
    const cards = page.locator('article')
    await expect(cards).toHaveCount(7)
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading', { level: 3 })).toBeVisible()
      await expect(card.getByText('Production Ready')).toBeVisible()
      expect(await card.getByRole('listitem').count()).toBe(5)
      const access = card.getByRole('link', { name: /^Access Platform/ })
      await expect(access).toHaveAttribute('target', '_blank')
      await expect(access).toHaveAccessibleName(/new tab/)
    }
  })

  for (const [name, target] of modules) {
    test(`[LAND-9, LAND-10, LAND-11, LAND-12, LAND-13, LAND-14, LAND-15] '${name}' leads where it should`, async ({
      page,
    }) => {
      const card = page.locator('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

      await expect(card.getByRole('link', { name: /^Access Platform/ })).toHaveAttribute('href', target)
    })
  }

  test('[LAND-9] opens a module page in a new tab', async ({ page, context }) => {
    const opened = context.waitForEvent('page')
    await page
      .locator('article')
      .first()
      .getByRole('link', { name: /^Access Platform/ })
      .click()

    await expect(await opened).toHaveURL(/\/pharmacy$/)
  })

  test('[LAND-16] says six things about itself', async ({ page }) => {
    const points = [
      'Enterprise-grade security',
      'Cloud-based infrastructure',
      'Real-time data synchronization',
      'Customizable workflows',
      'Advanced analytics and reporting',
      'Multi-platform accessibility',
    ]
    await expect(page.locator('#about').getByRole('term')).toHaveText(points)
  })

  test('[LAND-17, LAND-18] lists the technologies of six categories', async ({ page }) => {
    const section = page.locator('#technology')
    const categories = [
      'Frontend',
      'Cloud infrastructure',
      'DevOps',
      'Security and compliance',
      'Performance',
      'Integrations and APIs',
    ]
    await expect(section.getByRole('rowheader')).toHaveText(categories)
    for (const row of await section.getByRole('row').all()) {
      expect(await row.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
    }
  })

  test('[LAND-19, LAND-20, LAND-21] asks for a demo beside the address, the phone and a map', async ({ page }) => {
    const contact = page.locator('#contact')
    await expect(contact.getByRole('heading', { name: 'Request a Demo' })).toBeVisible()
    await expect(contact.locator('form')).toBeVisible()
    await expect(contact.getByText(/Kigali, Rwanda/).first()).toBeVisible()
    await expect(contact.locator('a[href^="tel:+250"]')).toBeVisible()
    await expect(contact.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(contact.getByRole('img', { name: /five offices|offices/i })).toBeVisible()
  })

  test('[NAV-3, NAV-4, NAV-5, NAV-6] says what the suite does, for whom and from where', async ({ page }) => {
    const text = await page.locator('main').innerText()
    for (const word of [
      'pharmacies',
      'shops',
      'restaurants',
      'hotels',
      'Kigali',
      'Batch',
      'till',
      'customers',
      'roles',
    ]) {
      expect(text.toLowerCase()).toContain(word.toLowerCase())
    }
  })
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`the first two screens, at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('[LAND-2] say what it costs, that one can try it, and what one can check alone', async ({ page }) => {
      await page.goto('/')
      const home = page.locator('#home')
      for (const said of [
        home.locator('a[href="/pricing"]', { hasText: '$' }).first(),
        home.getByText(/-day free trial, no credit card/).first(),
        home.locator('a[href="/documentation"]').first(),
      ]) {
        await expect(said).toBeVisible()
        const box = await said.boundingBox()
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(2 * viewport.height)
      }
    })
  })
}
