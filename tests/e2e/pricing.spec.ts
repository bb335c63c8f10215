import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { keptBy } from './cookie-banner.ts'
import { screens } from './screens.ts'
import { chooseConsent, expect, test } from './site.ts'
import { costs, paidOnce } from '#tests/prices.ts'

/** A visitor's hands on the price list. */
function priceList(page: Page) {
  const radio = (name: string) => page.getByRole('radio', { name })
  return {
    oneTime: radio('One-Time Purchase'),
    subscription: radio('Monthly/Annual Plans'),
    monthly: radio('Monthly').and(page.locator('[value=monthly]')),
    annual: radio('Annual (Save up to 50%)'),
    starter: page.locator('[data-plan=starter]'),
    business: page.locator('[data-package=business]'),
    currency: page.getByLabel('Show prices'),
  }
}

for (const address of ['/pricing', '/fr/pricing', '/pt/pricing']) {
  test(`[PRICE-8] the first price stands on the first screen of a small phone: ${address}`, async ({ look: page }) => {
    await page.setViewportSize(screens.smallPhone)
    await page.goto(address)
    const price = await page.locator('[data-plan=starter] [data-billing=monthly] b').boundingBox()

    expect((price?.y ?? 0) + (price?.height ?? 999)).toBeLessThanOrEqual(740)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone })

  test('[PRICE-3, PRICE-5] the page opens on subscriptions by the month', async ({ look: page }) => {
    const list = priceList(page)
    await page.goto('/pricing')

    await expect(list.subscription).toBeChecked()
    await expect(list.monthly).toBeChecked()
    await expect(list.starter.getByText(costs.starter.month, { exact: true })).toBeVisible()
    await expect(list.starter.getByText(costs.starter.year, { exact: true })).toBeHidden()
    await expect(list.business).toBeHidden()
  })

  test('[PRICE-6, PRICE-12, PRICE-26] a click switches either way, and the address follows', async ({ look: page }) => {
    const list = priceList(page)
    await page.goto('/pricing?utm_source=radio#comparison')
    await list.annual.click()

    await expect(list.starter.getByText(`Save ${costs.starter.saved} (17% off)`)).toBeVisible()
    await expect(list.starter.getByText(costs.starter.month, { exact: true })).toBeHidden()
    await expect(page).toHaveURL(/\/pricing\?utm_source=radio&billing=annual#comparison$/)

    await list.oneTime.click()
    await expect(list.business.getByText(paidOnce.business)).toBeVisible()
    await expect(list.starter).toBeHidden()
    await expect(list.annual).toBeHidden()
    await expect(page).toHaveURL(/purchase=one-time/)

    await list.subscription.click()
    await expect(list.starter.getByText(costs.starter.year, { exact: true })).toBeVisible()
    await list.monthly.click()
    await expect(list.starter.getByText(costs.starter.month, { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/pricing\?utm_source=radio#comparison$/)
  })

  test('[PRICE-6] the keyboard alone switches', async ({ look: page }) => {
    const list = priceList(page)
    await page.goto('/pricing')
    await list.subscription.focus()
    await page.keyboard.press('Tab')
    await expect(list.monthly).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(list.starter.getByText('per year')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowRight')

    await expect(list.oneTime).toBeFocused()
    await expect(list.business).toBeVisible()
    await expect(page).toHaveURL(/\/pricing\?purchase=one-time&billing=annual$/)
  })

  test('a link points at a view, and a reload shows it again', async ({ look: page }) => {
    const list = priceList(page)
    await page.goto('/pricing?billing=annual')
    await expect(list.starter.getByText(costs.starter.year, { exact: true })).toBeVisible()
    await page.goto('/pricing?purchase=one-time')
    await expect(list.business).toBeVisible()
    await page.reload()
    await expect(list.business).toBeVisible()
  })

  test('an address nobody knows shows the defaults', async ({ look: page }) => {
    const list = priceList(page)
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    for (const search of [
      '?billing=weekly&purchase=barter&currency=EUR',
      '?billing=&purchase=',
      '?billing[]=annual',
      '?billing=%E0%A4%A',
    ]) {
      await page.goto(`/pricing${search}`)
      await expect(list.currency, search).toBeVisible()

      await expect(list.subscription).toBeChecked()
      await expect(list.monthly).toBeChecked()
      await expect(list.currency).toHaveValue('usd')
      await expect(list.starter.getByText(costs.starter.month, { exact: true })).toBeVisible()
    }
    expect(errors).toEqual([])
  })

  test('a link to the packages or the plans shows the view they stand in', async ({ look: page }) => {
    const list = priceList(page)
    await page.goto('/pricing#packages')
    await expect(list.oneTime).toBeChecked()
    await expect(page.getByRole('heading', { name: 'Pay once, keep it.' })).toBeInViewport()
    await expect(page).toHaveURL(/\/pricing\?purchase=one-time#packages$/)

    await page.evaluate(() => location.assign('#plans'))
    await expect(list.subscription).toBeChecked()
    await expect(list.starter).toBeInViewport()
    await expect(page).toHaveURL(/\/pricing#plans$/)
  })

  test('going on and back keeps the view', async ({ page }) => {
    const list = priceList(page)
    await page.goto('/pricing')
    await list.oneTime.click()
    await expect(page).toHaveURL(/purchase=one-time$/)
    await page.goto('/contact')
    await page.goBack()
    await expect(list.business).toBeVisible()
    await expect(list.oneTime).toBeChecked()
    await page.goForward()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('every price is also shown in the chosen currency, with the rate and its day', async ({ look: page }) => {
    const list = priceList(page)
    await page.goto('/pricing')
    await list.currency.selectOption('RWF')

    await expect(list.starter.getByText('about RWF').first()).toBeVisible()
    await expect(page.getByText(/^About RWF [\d,]+ to the dollar on \d+ \w+ \d{4}\. You pay in dollars/)).toBeVisible()
    await list.oneTime.click()
    await expect(list.business.getByText(/about RWF \d,\d{3},\d{3}/)).toBeVisible()
    await expect(page).toHaveURL(/currency=RWF/)

    await list.currency.selectOption('usd')
    await expect(list.business.getByText(/about RWF/)).toBeHidden()
    await expect(page).not.toHaveURL(/currency/)
  })

  test('the calculator answers while one types, with the keyboard alone', async ({ look: page }) => {
    await page.goto('/pricing')
    const calculator = page.locator('#calculator')
    const verdict = calculator.getByRole('status')
    await wake(page)
    await calculator.getByLabel('People who use it').focus()
    for (const value of ['1', '1', '50', '10']) {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(value)
      await page.keyboard.press('Tab')
    }

    await expect(verdict).toContainText(
      `Starter fits: ${costs.starter.month} a month, or ${costs.starter.year} a year.`,
    )
    await expect(verdict).toHaveAttribute('aria-live', 'polite')
    await expect(calculator.getByRole('row', { name: /Starter plan, by the year/ })).toContainText('$690')
    await expect(calculator.getByText(/in year 15; paid by the month, in year 13/)).toBeVisible()
    await expect(calculator.getByRole('button', { name: 'Get Started' })).toBeFocused()
    await expect(calculator.getByRole('button')).toHaveAttribute('value', /Starter: 1 user, 1 location, 50 products/)
  })

  test('the calculator refuses what is no number, and comes back', async ({ look: page }) => {
    await page.goto('/pricing')
    const calculator = page.locator('#calculator')
    const users = calculator.getByLabel('People who use it')
    await wake(page)
    for (const [typed, message] of [
      ['', 'Enter a number here.'],
      ['-1', 'Enter a whole number'],
      ['1,5', 'Enter a whole number'],
      ['1e5', 'Enter a whole number'],
      ['<img src=x onerror=alert(1)>', 'Enter a whole number'],
      ['9'.repeat(4000), 'more than we can count'],
    ] as const) {
      await users.fill(typed)
      await expect(users).toHaveAccessibleDescription(new RegExp(message))
      await expect(users).toHaveAttribute('aria-invalid', 'true')
      await expect(calculator.getByText(/fits: /)).toHaveCount(0)
    }
    expect(await axeFindings(page, { part: '#calculator' })).toEqual([])
    await users.fill('12')
    await expect(calculator.getByRole('status')).toContainText('Enterprise fits')
    await expect(calculator.getByRole('status')).toContainText('Professional allows 5 users, and you have 12 users.')
  })

  test('axe finds nothing in any view', async ({ look: page }) => {
    for (const search of ['', '?billing=annual&currency=UGX', '?purchase=one-time&currency=AOA']) {
      await page.goto(`/pricing${search}`)
      await expect(priceList(page).currency).toBeVisible()
      await page.getByText('All prices in five currencies').click()

      expect(await axeFindings(page, { part: 'main' }), search).toEqual([])
    }
  })
})

/** Brings the calculator onto the screen and waits until it answers. */
async function wake(page: Page) {
  const users = page.locator('#calculator').getByLabel('People who use it')
  await users.scrollIntoViewIfNeeded()
  await expect(async () => {
    await users.fill('77')
    await expect(page.locator('#calculator').getByRole('status')).toContainText('Enterprise fits', { timeout: 500 })
  }).toPass()
}

test.describe('what the calculator was given', () => {
  const users = (page: Page) => page.locator('#calculator').getByLabel('People who use it')

  test('is what its button asks for, however late its script is', async ({ page }) => {
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route(/PlanCalculator\.island/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/pricing')
    await users(page).fill('4')
    const action = page.locator('#calculator button[data-intent]')
    await expect(action.click({ timeout: 1000 })).rejects.toThrow()
    // Nor does the keyboard find it, which goes on to what comes after.
    await page.locator('#calculator').getByRole('textbox').last().press('Tab')
    await expect(page.locator('#calculator :focus')).toHaveCount(0)
    letThrough()

    await action.click({ trial: true })
    await expect(action).toHaveAttribute('value', /Professional: 4 users/)
  })

  test('is there again where the visitor has allowed it', async ({ page }) => {
    await chooseConsent(page, { functional: true })
    await page.goto('/pricing')
    await wake(page)
    await users(page).fill('4')
    await page.reload()
    await users(page).scrollIntoViewIfNeeded()

    await expect(users(page)).toHaveValue('4')
  })

  test('is kept nowhere when it is refused', async ({ look: page }) => {
    await page.goto('/pricing')
    await wake(page)

    expect(await keptBy(page)).not.toContain('plan-needs')
  })

  test('is the example again when what was kept is rubbish', async ({ page }) => {
    await chooseConsent(page, { functional: true })
    await page.addInitScript(() => localStorage.setItem('plan-needs', '{"users":"<b>","years":1e99}'))
    await page.goto('/pricing')
    await users(page).scrollIntoViewIfNeeded()

    await expect(users(page)).toHaveValue('3')
    await expect(page.locator('#calculator').getByRole('status')).toContainText('Professional fits')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PRICE-6] the views switch, and all amounts are in the page', async ({ page }) => {
    const list = priceList(page)
    await page.goto('/pricing')
    await list.annual.click()
    await expect(list.starter.getByText(costs.starter.year, { exact: true })).toBeVisible()
    await list.oneTime.click()
    await expect(list.business).toBeVisible()
    await expect(list.starter).toBeHidden()

    await expect(list.currency).toBeHidden()
    await page.getByText('All prices in five currencies').click()
    await expect(page.getByRole('table', { name: 'Approximate prices, paid once' })).toBeVisible()
    await expect(page.locator('#calculator').getByText('Professional fits')).toBeVisible()
  })
})

test('on paper all views stand one below the other', async ({ look: page }) => {
  await page.goto('/pricing')
  await page.emulateMedia({ media: 'print' })
  const list = priceList(page)

  await expect(list.starter.getByText(costs.starter.month, { exact: true })).toBeVisible()
  await expect(list.starter.getByText(costs.starter.year, { exact: true })).toBeVisible()
  await expect(list.business).toBeVisible()
  await expect(list.annual).toBeHidden()
  const lead = await page.getByText('All subscription plans have').first().boundingBox()
  const card = await list.starter.boundingBox()
  expect(card?.y).toBeGreaterThan((lead?.y ?? 0) + (lead?.height ?? 0) + 8)
})

test('no view scrolls sideways, narrow or enlarged', async ({ look: page }) => {
  for (const search of ['?currency=UGX', '?billing=annual&currency=AOA', '?purchase=one-time&currency=UGX']) {
    await page.goto(`/pricing${search}`)
    await expect(page.locator('[data-currency-note]')).toBeVisible()
    for (const [width, rootSize] of [
      [320, '100%'],
      [390, '200%'],
      [360, '200%'],
      [768, '100%'],
      [1024, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
        for (const details of document.querySelectorAll('details')) details.open = true
      }, rootSize)
      const outside = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'main :is(h1, h2, h3, h4, p, a, li, td, th, label, span, b, input, select, button)',
          ),
        ]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
      )

      expect(outside, `${search}, ${width} px, text at ${rootSize}`).toEqual([])
    }
  }
})

test('[PRICE-35] every button of every view asks for the chat, and says what about', async ({ page }) => {
  await page.addInitScript(() => {
    // Without a trigger the buttons ask whoever listens (CTA-4): quicker to hear than a window that opens.
    addEventListener('DOMContentLoaded', () => document.querySelector('[data-chat-trigger]')?.remove())
    addEventListener('openLiveChat', (event) => {
      event.preventDefault()
      const { message } = (event as CustomEvent<{ message: string }>).detail
      document.documentElement.dataset['asked'] = message
    })
  })
  for (const search of ['', '?purchase=one-time']) {
    await page.goto(`/pricing${search}`)
    await expect(priceList(page).currency).toBeVisible()
    // The calculator's button is there once the calculator has read its fields.
    await page.locator('#calculator').scrollIntoViewIfNeeded()
    await expect(page.locator('#calculator button[data-intent]')).toBeVisible()
    let pressed = 0
    for (const button of await page.locator('main').getByRole('button').all()) {
      if (!(await button.isVisible())) continue
      pressed += 1
      await button.click()
      await expect(page.locator('html')).toHaveAttribute('data-asked', (await button.getAttribute('value')) ?? 'none')
      await expect(page).toHaveURL(/\/pricing/)
    }
    expect(pressed, search).toBeGreaterThanOrEqual(3)
  }
})
