import { leastConsent } from '#contract/consent.ts'
import { cookieBanner, keptBy } from './cookie-banner.ts'
import { demoForm, expect, test } from './site.ts'

test.describe('in another open tab', () => {
  test.describe('of a new visitor', () => {
    test.use({ answered: null })

    test('[CONS-16] an answer closes the banner at once', async ({ page, context }) => {
      const other = await context.newPage()
      await other.goto('/about')
      await page.goto('/')
      await expect(cookieBanner(other).dialog).toBeVisible()
      // Only the tab in front is drawn at full speed.
      await page.bringToFront()
      await cookieBanner(page).button('Reject All').click()

      await expect(cookieBanner(other).dialog).toBeHidden()
      await expect(cookieBanner(other).reopen).toBeVisible()
    })
  })

  test('a choice that is taken back is asked for again at once', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/about')
    await page.goto('/')
    await expect(cookieBanner(other).reopen).toBeVisible()
    await page.bringToFront()
    await page.keyboard.press('Control+Shift+C')

    await expect(cookieBanner(other).simpleTitle).toBeVisible()
    await expect(cookieBanner(other).reopen).toBeHidden()
    await other.bringToFront()
    await cookieBanner(other).button('Accept All').click()
    await expect(cookieBanner(page).dialog).toBeHidden()
  })

  test.describe('that keeps a half-written request', () => {
    test.use({ answered: { ...leastConsent, functional: true } })

    test('a withdrawn category takes what it had stored with it, at once', async ({ page, context }) => {
      const demo = demoForm(page)
      await demo.open()
      await demo.form.getByLabel('Full name').fill('Amina Uwase')
      await expect.poll(() => keptBy(page)).toContain('demo-request-draft')
      const other = await context.newPage()
      const banner = cookieBanner(other)
      await other.goto('/pricing')
      expect(await keptBy(other)).toContain('demo-request-draft')
      await banner.reopen.click()
      await banner.openPreferences()
      await banner.toggle('Functional').click()
      await banner.button('Save Preferences').click()
      await expect(banner.dialog).toBeHidden()

      expect(await keptBy(other)).not.toContain('demo-request-draft')
      await expect.poll(() => keptBy(page)).not.toContain('demo-request-draft')
      await page.bringToFront()
      await demo.form.getByLabel('Email').fill('amina@example.com')
      expect(await keptBy(page)).not.toContain('demo-request-draft')
      await expect(demo.form.getByLabel('Full name')).toHaveValue('Amina Uwase')
    })
  })
})
