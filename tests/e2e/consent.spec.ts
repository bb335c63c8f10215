import { fullConsent, leastConsent } from '#contract/consent.ts'
import { cookieBanner, keptBy, storedChoice } from './cookie-banner.ts'
import { screens } from './screens.ts'
import { expect, test, withMotion } from './site.ts'

test.use(withMotion)

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

test.describe('the cookie banner of a new visitor', () => {
  test.use({ answered: null })

  test('[CONS-1, CONS-2, CONS-3] appears 500 ms after the page, modal, in the simple view', async ({ page }) => {
    const banner = cookieBanner(page)
    await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') })
    await page.clock.pauseAt(new Date('2026-11-21T08:00:01Z'))
    await page.goto('/pricing')
    // The script has run once it has added the rules for fetching ahead.
    await expect(page.locator('script[type=speculationrules]')).toBeAttached()
    await page.clock.runFor(490)
    await expect(banner.dialog).toBeHidden()
    await expect(banner.reopen).toBeHidden()
    await page.clock.runFor(20)

    await expect(banner.dialog).toBeVisible()
    expect(await banner.dialog.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await expect(banner.simpleTitle).toBeVisible()
    await expect(banner.preferencesTitle).toBeHidden()
  })

  test('[CONS-4, CONS-5] says why, leads to the policy and offers three answers of equal weight', async ({ page }) => {
    const banner = cookieBanner(page)
    await page.goto('/')

    await expect(banner.dialog).toContainText('We keep what the site needs to be safe.')
    await expect(banner.dialog.getByRole('link')).toHaveAttribute('href', '/privacy-policy')
    const buttons = banner.dialog.getByRole('button').filter({ visible: true })
    await expect(buttons).toHaveText(['Customize', 'Reject All', 'Accept All'])
    const looks = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button)
        const { width, height } = button.getBoundingClientRect()
        return { backgroundColor, color, fontSize, fontWeight, borderColor, width: Math.round(width), height }
      }),
    )
    expect(looks[1]).toEqual(looks[0])
    expect(looks[2]).toEqual(looks[0])
    await expect(banner.dialog.getByText('Your browser asks not to be tracked')).toBeHidden()
    await expect(banner.dialog.getByText('The categories have changed')).toBeHidden()
  })

  for (const [answer, stored] of [
    ['Accept All', fullConsent],
    ['Reject All', leastConsent],
  ] as const) {
    test(`[CONS-12, CONS-13, CONS-15, CONS-16, CONS-26, DATA-1] ${answer} stores its four booleans and the date, and gives way to the reopen button`, async ({
      page,
    }) => {
      const banner = cookieBanner(page)
      await page.goto('/about')
      const before = new Date().toISOString()
      await banner.button(answer).click()

      await expect(banner.dialog).toBeHidden()
      await expect(banner.reopen).toBeVisible()
      const { consent, date } = await storedChoice(page)
      expect(consent).toEqual(stored)
      expect(date).toMatch(dateTime)
      expect(date && date >= before && date <= new Date().toISOString()).toBe(true)

      await page.goto('/services')
      await expect(banner.reopen).toBeVisible()
      await expect(banner.dialog).toBeHidden()
      await banner.reopen.click()
      await banner.openPreferences()
      const id = await page.evaluate(() => localStorage.getItem('cookie-consent-id'))
      await expect(banner.dialog.getByText('Your choice of')).toContainText(`number ${id}`)
    })
  }

  test('[CONS-6, CONS-7, CONS-8, CONS-9, CONS-11] shows the four categories, the functional one switched on', async ({
    page,
  }) => {
    const banner = cookieBanner(page)
    await page.goto('/')
    await banner.openPreferences()

    await expect(banner.simpleTitle).toBeHidden()
    await expect(banner.dialog.getByRole('button', { name: 'Back to the first view' })).toBeVisible()
    await expect(banner.dialog.getByRole('heading', { level: 3 })).toHaveText([
      'Necessary',
      'Functional',
      'Analytics',
      'Marketing',
    ])
    await expect(banner.toggle('Functional')).toBeChecked()
    await expect(banner.toggle('Analytics')).not.toBeChecked()
    await expect(banner.toggle('Marketing')).not.toBeChecked()
    await expect(banner.dialog.getByRole('button').filter({ visible: true, hasText: /./ })).toHaveText([
      'Reject All',
      'Save Preferences',
      'Accept All',
    ])
    expect(await keptBy(page)).toEqual([])
  })

  test('[CONS-20, CONS-22, CONS-23, CONS-24, CONS-25] says what each covers, and cannot switch off the necessary', async ({
    page,
  }) => {
    const banner = cookieBanner(page)
    await page.goto('/')
    await banner.openPreferences()
    const cards = banner.dialog.getByRole('listitem')

    await expect(cards.nth(0)).toContainText('Always Active')
    await expect(cards.nth(0).getByRole('switch')).toHaveCount(0)
    await expect(cards.nth(0)).toContainText('Security, network management and accessibility')
    await expect(banner.toggle('Functional')).toHaveAccessibleDescription(
      /Remembered choices, chat support and personalized content/,
    )
    await expect(banner.toggle('Analytics')).toHaveAccessibleDescription(/Anonymous visit statistics/)
    await expect(banner.toggle('Marketing')).toHaveAccessibleDescription(
      /Relevant advertisements and campaign effectiveness/,
    )
  })

  test('[CONS-14, CONS-15, CONS-16, CONS-21] Save Preferences stores the switches as they stand', async ({ page }) => {
    const banner = cookieBanner(page)
    await page.goto('/')
    await banner.openPreferences()
    await banner.toggle('Functional').click()
    await banner.toggle('Analytics').focus()
    await page.keyboard.press('Space')
    await banner.toggle('Marketing').click()
    await banner.toggle('Marketing').press('Space')
    await banner.button('Save Preferences').click()

    await expect(banner.dialog).toBeHidden()
    await expect(banner.reopen).toBeVisible()
    const { consent, date } = await storedChoice(page)
    expect(consent).toEqual({ necessary: true, functional: false, analytics: true, marketing: false })
    expect(date).toMatch(dateTime)
    // What the register is told waits beside them until it has heard.
    await expect
      .poll(() => keptBy(page))
      .toEqual(['cookie-consent', 'cookie-consent-date', 'cookie-consent-id', 'cookie-consent-version'])
  })

  for (const [answer, stored] of [
    ['Accept All', fullConsent],
    ['Reject All', leastConsent],
  ] as const) {
    test(`[CONS-8] ${answer} in the preferences wins over the switches`, async ({ page }) => {
      const banner = cookieBanner(page)
      await page.goto('/')
      await banner.openPreferences()
      await banner.toggle('Analytics').click()
      await banner.button(answer).click()

      await expect(banner.dialog).toBeHidden()
      expect((await storedChoice(page)).consent).toEqual(stored)
    })
  }

  test('[CONS-4] says what Customize lacks without a network, and opens with one', async ({ page, context }) => {
    const banner = cookieBanner(page)
    const words = banner.dialog.getByText('Customize needs the network.')
    await page.goto('/')
    await expect(banner.simpleTitle).toBeVisible()
    await expect(words).toBeHidden()
    await context.setOffline(true)
    await banner.button('Customize').click()
    await expect(words).toBeVisible()
    await context.setOffline(false)
    await banner.openPreferences()
    await banner.button('Back to the first view').click()

    await expect(banner.simpleTitle).toBeVisible()
    await expect(words).toBeHidden()
  })

  test('[CONS-10] the close button leads back to the simple view, which is no answer', async ({ page }) => {
    const banner = cookieBanner(page)
    await page.goto('/')
    await banner.openPreferences()
    await banner.button('Back to the first view').click()

    await expect(banner.simpleTitle).toBeVisible()
    await expect(banner.preferencesTitle).toBeHidden()
    await expect(banner.button('Customize')).toBeFocused()
    expect(await keptBy(page)).toEqual([])
    await banner.openPreferences()
    await expect(banner.preferencesTitle).toBeFocused()
  })
})

test.describe('the cookie banner of a visitor who has answered', () => {
  const answered = { necessary: true, functional: false, analytics: true, marketing: false }
  test.use({ answered })

  test('[CONS-17, CONS-18] comes back by a small round button at the bottom left, with what was chosen', async ({
    page,
  }) => {
    const banner = cookieBanner(page)
    await page.setViewportSize(screens.phone)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Cookie preferences' })).toBeVisible()
    const box = await banner.reopen.boundingBox()
    expect(box?.width).toBe(box?.height)
    expect(box && box.x < 48 && box.y > screens.phone.height - 2 * 48).toBe(true)
    // A thumb meets more than is seen beside the text: 24 px from its middle on (WCAG 2.5.8).
    const isMet = await banner.reopen.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      const [across, down] = [x + width / 2, y + height / 2]
      const around = [
        [across + 12, down],
        [across, down - 12],
        [across, down + 12],
      ] as const
      return around.every((point) => document.elementFromPoint(...point) === button)
    })
    expect(isMet).toBe(true)
    await expect(banner.reopen).toHaveCSS('border-radius', '50%')
    await expect(banner.reopen).toHaveCSS('position', 'fixed')
    await banner.reopen.click()

    await expect(banner.simpleTitle).toBeVisible()
    await banner.openPreferences()
    await expect(banner.toggle('Functional')).not.toBeChecked()
    await expect(banner.toggle('Analytics')).toBeChecked()
    expect((await storedChoice(page)).consent).toEqual(answered)
  })

  test('[CONS-18] can be left again without an answer, by Escape or by a touch beside it', async ({ page }) => {
    const banner = cookieBanner(page)
    await page.goto('/')
    const before = await storedChoice(page)
    await banner.reopen.click()
    await expect(banner.simpleTitle).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(banner.dialog).toBeHidden()
    await expect(banner.reopen).toBeFocused()
    await banner.reopen.click()
    await page.mouse.click(4, 4)

    await expect(banner.dialog).toBeHidden()
    expect(await storedChoice(page)).toEqual(before)
  })

  test('[CONS-19] Ctrl+Shift+C takes the choice back and asks again', async ({ page }) => {
    const banner = cookieBanner(page)
    await page.goto('/features')
    await expect(banner.reopen).toBeVisible()
    await page.keyboard.press('Control+Shift+C')

    await expect(banner.simpleTitle).toBeVisible()
    await expect(banner.reopen).toBeHidden()
    expect(await keptBy(page)).toEqual([])
    await page.reload()
    await expect(banner.simpleTitle).toBeVisible()
    await banner.openPreferences()
    await expect(banner.toggle('Functional')).toBeChecked()
  })
})
