import { expect, test, withMotion } from './site.ts'

test.use(withMotion)

const lost = '/pharmcy/expiry-alerts'

test.describe('the not-found page', () => {
  test('[NAV-26, NF-1, NF-2, NF-7] stands at any other path, names it and logs it as an error', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    const response = await page.goto(lost)

    expect(response?.status()).toBe(404)
    for (const text of [
      '404',
      'Oops! Page Not Found',
      "We can't find that page",
      "The page you're looking for doesn't exist or has been moved.",
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(page.locator('[data-requested-path]')).toHaveText(lost)
    await expect.poll(() => errors.some((text) => text.includes(lost) && text.includes('404: no page'))).toBe(true)
  })

  test('shows a hostile path as text', async ({ page }) => {
    await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E')

    await expect(page.locator('[data-requested-path]')).toContainText('img')
    await expect(page.locator('main img')).toHaveCount(0)
  })

  test("[NF-4] 'Go Back' goes back where there is a way back", async ({ page }) => {
    await page.goto('/pricing')
    await page.goto(lost)
    await page.getByRole('button', { name: 'Go Back' }).click()

    await expect(page).toHaveURL(/\/pricing$/)
  })

  test("[NF-4] 'Go Back' goes home where there is none", async ({ page, context }) => {
    await page.goto('/pricing')
    // A tab that was opened straight at the address, as from a message.
    const opening = context.waitForEvent('page')
    await page.evaluate((path) => void open(path, '_blank', 'noopener'), lost)
    const tab = await opening
    await tab.getByRole('button', { name: 'Go Back' }).click()

    await expect(tab).toHaveURL((url) => url.pathname === '/')
  })

  test("[NF-3, NF-5] 'Refresh' loads the page again, and 'Go to Home' goes home", async ({ page }) => {
    await page.goto(lost)
    await page.evaluate(() => (document.title = 'old'))
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await loaded

    await expect(page).toHaveTitle(/Page Not Found/)
    expect(new URL(page.url()).pathname).toBe(lost)
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
  })

  test('[NF-6] leads to three sections of the landing page', async ({ page }) => {
    await page.goto(lost)
    for (const [name, href] of [
      ['Our Modules', '/#modules'],
      ['About Us', '/#about'],
      ['Contact', '/#contact'],
    ] as const) {
      await expect(page.locator('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    await page.locator('main').getByRole('link', { name: 'About Us' }).click()
    await expect(page.locator('#about')).toBeInViewport()
  })
})
