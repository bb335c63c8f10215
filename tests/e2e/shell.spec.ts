import type { Page } from '@playwright/test'
import { shell as shellIn } from '#content/shell.ts'
import { defaultLanguage } from '#content/languages.ts'
import { settled } from './settled.ts'
import { cookieBanner } from './cookie-banner.ts'
import { screens } from './screens.ts'
import { expect, test, withMotion } from './site.ts'

test.use(withMotion)

const shell = shellIn[defaultLanguage]
const { phone, desktop } = screens

test.describe('the shell of every page', () => {
  test('[NAV-29, NAV-33] fixes the header, and changes it once the page has scrolled more than 20 px', async ({
    page,
  }) => {
    await page.setViewportSize(desktop)
    await page.goto('/')
    const header = page.getByRole('banner')
    const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
    const atTop = await ground()
    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }))
    await expect(header).not.toHaveAttribute('data-scrolled')
    await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }))
    await expect(header).toHaveAttribute('data-scrolled')
    await expect.poll(ground).not.toBe(atTop)
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))

    await expect(header).toBeInViewport({ ratio: 1 })
  })

  test('[NAV-31] hides the links of a small screen behind a toggle', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  test('[NAV-30] has one action beside the six links, in sight at every width', async ({ page }) => {
    const banner = page.getByRole('banner')
    const action = banner.getByRole('link', { name: shell.header.action })
    await page.goto('/pharmacy')
    await expect(action).toHaveCount(1)
    for (const width of [360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const box = await action.boundingBox()
      const brand = await banner.getByRole('link', { name: 'Imisozi Suite' }).boundingBox()
      const toggle = banner.getByRole('button', { name: 'Open menu' })
      const end = (await toggle.isVisible()) ? (await toggle.boundingBox())?.x : width

      // 44 px, but for what a browser loses in its last digits.
      expect(box?.height).toBeGreaterThan(43.99)
      expect(box?.width).toBeGreaterThan(43.99)
      expect(box?.x).toBeGreaterThanOrEqual((brand?.x ?? width) + (brand?.width ?? 0) + 8)
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(end ?? 0)
      // Both keep their one line.
      expect(brand?.height).toBeLessThan(50)
      const lines = await action.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      expect(lines, `${width} px`).toBe(1)
      // Nothing lies over it.
      await action.click({ trial: true })
    }
    await action.click()
    await expect(page.getByRole('heading', { name: 'Request a Demo' })).toBeInViewport()
  })

  test('[NAV-30, NAV-31] shows trades, telephone and the action in the menu, within one phone screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.locator('[data-site-menu]')
    const trades = menu.getByRole('navigation', { name: shell.header.tradesLabel }).getByRole('link')

    await expect(trades).toHaveText(['Pharmacy', 'Retail', 'Restaurant', 'Hotel'])
    await expect(menu.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(6)
    await expect(menu.locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 })
    await expect(menu.getByRole('link', { name: shell.header.action })).toBeInViewport({ ratio: 1 })
    await menu.getByRole('link', { name: shell.header.action }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Request a Demo' })).toBeInViewport()
  })

  test('[NAV-30] reaches the action by keyboard, between brand and toggle', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/services')
    const banner = page.getByRole('banner')
    await banner.getByRole('link', { name: 'Imisozi Suite' }).focus()
    await page.keyboard.press('Tab')
    await expect(banner.getByRole('link', { name: shell.header.action })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(banner.getByRole('button', { name: 'Open menu' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
  })

  test('[NAV-32] closes the menu when a link is chosen', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    // Kept from leaving, so that what closes the menu is the choice and not the new page.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()

    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  })

  test('skips to the content', async ({ page }) => {
    await page.goto('/pricing')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/#main$/)
  })

  test('[NAV-7] loads only its own few files, from its own server, and asks for no account: it sets no cookie', async ({
    page,
    context,
    site,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto('/')
    await settled(page)

    expect(requests.every((url) => url.startsWith(site.url))).toBe(true)
    expect(requests.filter((url) => !url.includes('icon')).length).toBeLessThanOrEqual(4)
    expect(requests.filter((url) => /hydrate|react/.test(url))).toEqual([])
    await page.goto('/contact')
    expect(await context.cookies()).toEqual([])
  })

  test('runs under its content security policy without a complaint', async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/i.test(message.text())) complaints.push(message.text())
    })
    await page.goto('/')
    await page.locator('#contact').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-challenge-question]')).toHaveText(/\d/)
    await page.getByRole('button', { name: 'Send Request' }).click()
    await expect(page.getByText('Full name is required').first()).toBeVisible()

    expect(complaints).toEqual([])
  })
})

test.describe('fetches a page ahead', () => {
  const rulesOf = (page: Page) => page.locator('script[type=speculationrules]').textContent()

  test('when a pointer rests on its link', async ({ page }) => {
    await page.goto('/')

    expect(await rulesOf(page)).toContain('"moderate"')
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true })

    test('when a finger has touched its link, and not because it is in sight', async ({ page }) => {
      await page.goto('/')

      expect(await rulesOf(page)).toContain('"conservative"')
    })
  })
})

test('[CONS-17] keeps the reopen button in the margin beside the text of the smallest phones', async ({ page }) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    const button = (await cookieBanner(page).reopen.boundingBox()) ?? { x: 0, width }
    const text = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { x: 0 }

    // The ring of a round thing meets a straight edge in one point.
    expect(button.x + button.width, `${width} px`).toBeLessThanOrEqual(text.x + 2)
  }
})

test('the reopen button steps aside while one reads down a phone, and comes back on the way up or by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone)
  await page.goto('/pharmacy')
  const reopen = page.getByRole('button', { name: 'Cookie preferences' })
  await expect(reopen).toBeInViewport()
  await page.mouse.wheel(0, 1500)
  await expect(reopen).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(reopen).toBeInViewport()
  await page.mouse.wheel(0, 400)
  await expect(reopen).not.toBeInViewport()
  await page.keyboard.press('Shift+Tab')
  await reopen.focus()

  await expect(reopen).toBeInViewport()
})

test('keeps rows even: tiles begin at one height, and no link touches the rules around it', async ({ look }) => {
  for (const [address, width] of [
    ['/fr/retail', 768],
    ['/fr/multi-tenant-architecture', 1024],
  ] as const) {
    await look.setViewportSize({ width, height: 800 })
    await look.goto(address)
    const heads = look.locator('main > nav > a > b')
    const tops = await heads.evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().top)))
    expect(new Set(tops).size, address).toBe(1)
  }

  await look.setViewportSize(phone)
  await look.goto('/fr/about')
  const rooms = await look.locator('main > section:last-of-type li > a').evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      const [text, box] = [range.getBoundingClientRect(), link.getBoundingClientRect()]
      return Math.min(text.top - box.top, box.bottom - text.bottom)
    }),
  )
  expect(rooms.length).toBeGreaterThan(2)
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(8)
})
