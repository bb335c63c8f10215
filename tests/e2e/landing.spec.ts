import { screens } from './screens.ts'
import { expect, test, withMotion } from './site.ts'

test.use(withMotion)

test.describe('the landing page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test("[LAND-3, LAND-4] 'Explore Modules' and 'Contact Us' scroll smoothly to their sections", async ({ page }) => {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth')
    for (const [name, target] of [
      ['Explore Modules', '#modules'],
      ['Contact Us', '#contact'],
    ] as const) {
      await page.getByRole('link', { name }).click()

      await expect(page).toHaveURL(new RegExp(`${target}$`))
      await expect
        .poll(() => page.locator(target).evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
        .toBeLessThan(160)
    }
    // For those who asked for less motion.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  })

  test('[LAND-9] opens a module page in a new tab', async ({ page, context }) => {
    const opened = context.waitForEvent('page')
    await page
      .locator('article')
      .first()
      .getByRole('link', { name: /^Access Platform/ })
      .click()

    await expect(await opened).toHaveURL(/\/pharmacy$/)
  })
})

for (const viewport of [screens.phone, screens.desktop]) {
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
