import type { Page } from '@playwright/test'
import { fullConsent } from '#contract/consent.ts'
import { cookieBanner, storedChoice } from './cookie-banner.ts'
import { demoForm, expect, test } from './site.ts'

test.use({ answered: null })

/** What the page complains of: uncaught errors, and warnings about the consent. */
function listen(page: Page) {
  const heard = { errors: [] as string[], warnings: [] as string[] }
  page.on('pageerror', ({ message }) => heard.errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('consent')) heard.warnings.push(message.text())
  })
  return heard
}

const store = (page: Page, items: Readonly<Record<string, string>>) =>
  page.addInitScript((values) => {
    if (sessionStorage.getItem('stored-once')) return
    sessionStorage.setItem('stored-once', 'yes')
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, items)

const whole = JSON.stringify(fullConsent)

/** What nobody can have chosen, one for each key that is read; what else is wrong with it, `consent.test.ts` reads. */
const unreadable: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  corrupt: { 'cookie-consent': '{"necessary":true' },
  'of a text still to come': { 'cookie-consent': whole, 'cookie-consent-version': '999' },
  'dated in the future': { 'cookie-consent': whole, 'cookie-consent-date': '2999-01-01T00:00:00.000Z' },
}

test('a stored consent that nobody can have given is none: the visitor is asked, the log says it once, the page works', async ({
  page,
  context,
  site,
}) => {
  const banner = cookieBanner(page)
  const heard = listen(page)
  const devtools = await context.newCDPSession(page)
  for (const [name, items] of Object.entries(unreadable)) {
    await test.step(name, async () => {
      // A page without scripts, and a browser that has never been here.
      await page.goto('/robots.txt')
      await devtools.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'all' })
      await page.evaluate((values) => Object.assign(localStorage, values), items)
      heard.warnings.length = 0
      await page.goto('/?utm_source=radio')
      await banner.simpleTitle.waitFor()
      expect(await page.evaluate(() => localStorage.getItem('attribution'))).toBeNull()
      await banner.openPreferences()
      await expect(banner.toggle('Functional')).toBeChecked()
      await expect(banner.toggle('Marketing')).not.toBeChecked()
      await banner.button('Accept All').click()
      await expect(banner.dialog).toBeHidden()

      expect((await storedChoice(page)).consent).toEqual(fullConsent)
      expect(heard.warnings).toEqual(['Unreadable cookie consent.'])
      expect(heard.errors).toEqual([])
      await page.reload()
      await expect(banner.reopen).toBeVisible()
      expect(heard.warnings).toHaveLength(1)
    })
  }
})

const blocked = `
  for (const area of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, area, { get() { throw new DOMException('denied', 'SecurityError') } })
  }`
const full = `
  Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`

test.describe('where the browser', () => {
  for (const [name, script] of [
    ['blocks storage', blocked],
    ['has no room left', full],
  ] as const) {
    test(`${name}, the visitor is asked once a visit and the page works`, async ({ page }) => {
      const banner = cookieBanner(page)
      const heard = listen(page)
      await page.addInitScript(script)
      await page.goto('/')
      await banner.openPreferences()
      await banner.toggle('Functional').click()
      await banner.toggle('Analytics').click()
      await banner.button('Save Preferences').click()
      await expect(banner.dialog).toBeHidden()
      await expect(banner.reopen).toBeVisible()
      for (const path of ['/pricing', '/contact', '/']) {
        await page.goto(path)
        await expect(banner.reopen).toBeVisible()
        await expect(banner.dialog).toBeHidden()
      }
      await banner.reopen.click()
      await banner.openPreferences()
      await expect(banner.toggle('Functional')).not.toBeChecked()
      await expect(banner.toggle('Analytics')).toBeChecked()
      await banner.button('Reject All').click()
      const demo = demoForm(page)
      await demo.open()
      await demo.form.getByLabel('Full name').fill('Amina Uwase')
      await page.keyboard.press('Control+Shift+C')

      await expect(banner.simpleTitle).toBeVisible()
      expect(heard).toEqual({ errors: [], warnings: [] })
    })
  }

  test('can no longer store, an earlier choice does not outlive a new one', async ({ page }) => {
    const banner = cookieBanner(page)
    await store(page, { 'cookie-consent': whole, 'cookie-consent-date': '2000-01-05T08:00:00.000Z' })
    await page.goto('/')
    await page.evaluate(full)
    await banner.reopen.click()
    await banner.button('Reject All').click()
    await expect(banner.dialog).toBeHidden()
    await page.goto('/?utm_source=radio')
    await expect(banner.reopen).toBeVisible()
    await banner.reopen.click()
    await banner.openPreferences()

    await expect(banner.toggle('Marketing')).not.toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('attribution'))).toBeNull()
  })
})

test.describe('without a network', () => {
  test('the first view stays and can be answered, and Customize works once the network is back', async ({
    page,
    context,
  }) => {
    const banner = cookieBanner(page)
    await page.goto('/about')
    await expect(banner.simpleTitle).toBeVisible()
    await context.setOffline(true)
    await banner.button('Customize').click()
    await expect(banner.simpleTitle).toBeVisible()
    await context.setOffline(false)
    await expect(async () => {
      await banner.button('Customize').click({ timeout: 1000 })
      await expect(banner.preferencesTitle).toBeVisible({ timeout: 1000 })
    }).toPass()
    await banner.button('Accept All').click()

    expect((await storedChoice(page)).consent).toEqual(fullConsent)
  })
})
