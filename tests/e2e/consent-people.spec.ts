import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { cookieBanner, keptBy } from './cookie-banner.ts'
import { screens } from './screens.ts'
import { expect, test, withMotion } from './site.ts'

test.use({ ...withMotion, answered: null })

/** Where the keyboard is: 'inside' the dialog, on the 'browser' itself, or the text of what it reached outside. */
const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    if (activeElement?.closest('dialog')) return 'inside'
    return activeElement === body || activeElement === null
      ? 'browser'
      : `outside: ${activeElement.outerHTML.slice(0, 80)}`
  })

test.describe('the cookie banner, for everyone', () => {
  test('takes the focus, keeps it and gives it back to where it was', async ({ page }) => {
    const banner = cookieBanner(page)
    await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') })
    await page.clock.pauseAt(new Date('2026-11-21T08:00:01Z'))
    await page.goto('/')
    await expect(page.locator('script[type=speculationrules]')).toBeAttached()
    const field = page.getByLabel('Full name')
    await field.focus()
    await page.clock.runFor(600)
    await expect(banner.simpleTitle).toBeFocused()
    const reached = new Set<string>()
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      reached.add(await focusPlace(page))
    }
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab')
      reached.add(await focusPlace(page))
    }
    reached.delete('browser')
    expect([...reached]).toEqual(['inside'])
    await banner.button('Reject All').press('Enter')

    await expect(banner.dialog).toBeHidden()
    await expect(field).toBeFocused()
  })

  test('keeps the focus in the preferences too, in the order they are read', async ({ page }) => {
    const banner = cookieBanner(page)
    await page.goto('/')
    await banner.button('Customize').press('Enter')
    await expect(banner.preferencesTitle).toBeFocused()
    const stops = [
      banner.button('Back to the first view'),
      banner.toggle('Functional'),
      banner.toggle('Analytics'),
      banner.toggle('Marketing'),
      banner.button('Reject All'),
      banner.button('Save Preferences'),
      banner.button('Accept All'),
    ]
    for (const stop of stops) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
    await page.keyboard.press('Tab')
    expect(await focusPlace(page)).not.toContain('outside')
  })

  test('leaves the page behind it out of reach', async ({ page }) => {
    await page.setViewportSize(screens.desktop)
    await page.goto('/')
    await expect(cookieBanner(page).dialog).toBeVisible()
    const reached = await page.evaluate(() => {
      const found: string[] = []
      for (let x = 10; x < innerWidth; x += 60) {
        for (let y = 10; y < innerHeight; y += 40) {
          const element = document.elementFromPoint(x, y)
          if (!element?.closest('dialog')) found.push(`${x},${y}: ${element?.tagName}`)
        }
      }
      return found.filter((place) => !place.endsWith('HTML'))
    })

    expect(reached).toEqual([])
  })

  test('takes Escape as no answer: from the preferences to the first view, and there it waits', async ({ page }) => {
    const banner = cookieBanner(page)
    await page.goto('/')
    await banner.openPreferences()
    await banner.toggle('Analytics').press('Space')
    await page.keyboard.press('Escape')
    await expect(banner.simpleTitle).toBeVisible()
    await expect(banner.button('Customize')).toBeFocused()
    // Chromium lets a second Escape past a page that refuses the first.
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Escape')
      await expect(banner.simpleTitle).toBeVisible()
      expect(await focusPlace(page)).toBe('inside')
    }

    expect(await keptBy(page)).toEqual([])
  })

  test('says of each switch that it is one, what it is called and what it covers', async ({ page }) => {
    const banner = cookieBanner(page)
    await page.goto('/')
    await banner.openPreferences()
    await expect(banner.dialog.getByRole('switch')).toHaveCount(3)
    for (const name of ['Functional', 'Analytics', 'Marketing'] as const) {
      const toggle = banner.toggle(name)
      await expect(toggle).toHaveAccessibleName(name)
      await expect(toggle).toHaveAccessibleDescription(/\w{4}/)
      const box = await toggle.boundingBox()
      expect(box && Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(44)
    }
  })

  for (const [name, width, rootSize] of [
    ['at 320 px, which is 400 % of 1280', 320, '100%'],
    ['at 390 px with text twice as large', 390, '200%'],
  ] as const) {
    test(`can be read and answered ${name}`, async ({ page }) => {
      const banner = cookieBanner(page)
      await page.setViewportSize({ width, height: 640 })
      await page.goto('/')
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), rootSize)
      await expect(banner.dialog).toBeVisible()
      const cutOff = () =>
        banner.dialog.evaluate((dialog) =>
          [dialog, ...dialog.querySelectorAll('h2, h3, p, a, button, input, span')]
            .filter((element) => element.checkVisibility())
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect()
              return (
                left < -1 ||
                right > innerWidth + 1 ||
                element.scrollWidth >
                  element.clientWidth + 1 + 1000 * Number(getComputedStyle(element).display === 'inline')
              )
            })
            .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
        )
      expect(await cutOff()).toEqual([])
      await banner.openPreferences()
      expect(await cutOff()).toEqual([])
      await banner.button('Save Preferences').click()
      await expect(banner.dialog).toBeHidden()
    })
  }

  test('gives axe nothing to find in both views', async ({ page }) => {
    const banner = cookieBanner(page)
    await page.goto('/')
    await expect(banner.dialog).toBeVisible()
    const findings = () => axeFindings(page, { part: 'dialog[data-consent]' })
    expect(await findings()).toEqual([])
    await banner.openPreferences()
    expect(await findings()).toEqual([])
  })
})

test.describe('to a browser that asks not to be tracked', () => {
  for (const [signal, script] of [
    ['Global Privacy Control', `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })`],
    ['Do Not Track', `Object.defineProperty(Navigator.prototype, 'doNotTrack', { value: '1' })`],
  ] as const) {
    test(`the banner says that it heard ${signal}, and an explicit choice still wins`, async ({ page }) => {
      const banner = cookieBanner(page)
      const line = banner.dialog.getByText('Your browser asks not to be tracked').filter({ visible: true })
      await page.addInitScript(script)
      await page.goto('/')
      await expect(line).toBeVisible()
      await banner.openPreferences()
      await expect(line).toBeVisible()
      await expect(banner.toggle('Analytics')).not.toBeChecked()
      await expect(banner.toggle('Marketing')).not.toBeChecked()
      await banner.toggle('Analytics').click()
      await banner.button('Save Preferences').click()
      await banner.reopen.click()
      await expect(banner.simpleTitle).toBeVisible()
      await expect(line).toHaveCount(0)
      await banner.openPreferences()

      await expect(banner.toggle('Analytics')).toBeChecked()
      await expect(banner.toggle('Marketing')).not.toBeChecked()
      await expect(line).toHaveCount(0)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is asked, because nothing is stored', async ({ page, context }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await expect(page.locator('dialog[data-consent]')).toBeHidden()
    await expect(cookieBanner(page).reopen).toBeHidden()
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] })
  })
})
