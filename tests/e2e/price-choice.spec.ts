import type { Page } from '@playwright/test'
import { keptBy } from './cookie-banner.ts'
import { settled } from './settled.ts'
import { screens } from './screens.ts'
import { chooseConsent, expect, test, withMotion } from './site.ts'
import { costs } from '#tests/prices.ts'

test.use(withMotion)

const hint = (page: Page) => page.locator('[data-monthly]')

type Shift = PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] }

/** Counts what moves by itself in the block around the price, and is not the headline that gets its font. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const watch = window as Window & { moved?: string[] }
    watch.moved = []
    new PerformanceObserver((list) => {
      const block = document.querySelector('[data-monthly]')?.parentElement
      const nodes = (list.getEntries() as Shift[]).flatMap(({ sources }) => sources.map(({ node }) => node))
      for (const node of nodes) if (block?.contains(node)) watch.moved?.push(node?.textContent ?? '')
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as Window & { moved?: string[] }).moved)
}

for (const prefix of ['', '/fr', '/pt']) {
  test(`says whole on a small phone in which currency prices are shown: ${prefix}/pricing`, async ({ page }) => {
    await page.setViewportSize(screens.smallPhone)
    await page.goto(`${prefix}/pricing`)
    const roomLeft = await page.locator('select[name=currency]').evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) return NaN
      pen.font = font
      const arrow = 20
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow
      return room - pen.measureText(select.selectedOptions[0]?.text ?? '').width
    })

    expect(roomLeft).toBeGreaterThanOrEqual(0)
  })
}

test.describe('a currency chosen on the price list', () => {
  test.use({ viewport: screens.phone })

  test('goes along in the address where nothing may be kept, there and back', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByLabel('Show prices').selectOption('RWF')
    await page.getByRole('radio', { name: 'Annual (Save up to 50%)' }).click()
    await page.locator('footer').getByRole('link', { name: 'Pharmacy' }).click()

    await expect(page).toHaveURL(/\/pharmacy\?billing=annual&currency=RWF$/)
    await hint(page).scrollIntoViewIfNeeded()
    await expect(hint(page)).toHaveText(/^about RWF 292,000 per year$/)
    await page.getByRole('link', { name: 'Compare all plans' }).click()
    await expect(page).toHaveURL(/\/pricing\?billing=annual&currency=RWF$/)
    await expect(page.getByLabel('Show prices')).toHaveValue('RWF')
    expect(await keptBy(page)).not.toContain('price-view')
  })

  test('is remembered on every page where the visitor allows it, and forgotten with the consent', async ({ page }) => {
    await chooseConsent(page, { functional: true })
    await page.goto('/pricing')
    await page.getByLabel('Show prices').selectOption('UGX')
    await page.goto('/about')
    await page.goto('/hotel')
    await hint(page).scrollIntoViewIfNeeded()
    await expect(hint(page)).toHaveText('about UGX 179,000 per month')
    await page.goto('/pricing')
    await expect(page.getByLabel('Show prices')).toHaveValue('UGX')

    await page.getByLabel('Show prices').selectOption('usd')
    await page.goto('/hotel')
    await hint(page).scrollIntoViewIfNeeded()
    await settled(page)
    await expect(hint(page)).toHaveText('')
  })

  test('reaches the calculator, which counts in both', async ({ page }) => {
    await page.goto('/pricing?currency=RWF')
    const row = page.locator('#calculator').getByRole('row', { name: /by the year/ })
    await row.scrollIntoViewIfNeeded()
    await expect(row).toContainText(`${costs.professional.year}, about RWF 292,000`)

    await page.getByLabel('Show prices').selectOption('usd')
    await expect(row).toContainText(costs.professional.year)
    await expect(row).not.toContainText('about')
  })
})

test('an address nobody knows says nothing', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  for (const search of ['?currency=EUR', '?currency=<b>', '?currency=', '?billing=weekly&currency=toString']) {
    await page.goto(`/retail${search}`)
    await hint(page).scrollIntoViewIfNeeded()
    await settled(page)

    await expect(hint(page), search).toHaveText('')
  }
  expect(errors).toEqual([])
})

for (const width of [390, 1440]) {
  test(`a currency moves nothing when it is said below a plan, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const moved = await watchShifts(page)
    await page.goto('/pharmacy')
    await hint(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await settled(page)
    const before = await hint(page).boundingBox()
    await page.goto('/pharmacy?currency=XAF')
    // What waits below the first screen has its place after the first paint.
    await settled(page)
    await hint(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(hint(page)).toHaveText('about XAF 11,200 per month')

    expect((await hint(page).boundingBox())?.height).toBe(before?.height)
    expect(await moved()).toEqual([])
  })
}
