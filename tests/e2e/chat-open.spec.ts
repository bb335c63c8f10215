import type { Page } from '@playwright/test'
import { expect, test } from './chat-peer.ts'
import { screens } from './screens.ts'
import { chatWindow } from './chat-window.ts'

const monday = new Date('2026-11-23T10:00:00Z')
const sunday = new Date('2026-11-22T10:00:00Z')
const holiday = new Date('2027-07-05T10:00:00Z')

const openLiveChat = (page: Page, detail?: unknown) =>
  page.evaluate((said) => dispatchEvent(new CustomEvent('openLiveChat', { cancelable: true, detail: said })), detail)

test.describe('the button', () => {
  test('[CHAT-19] is round and stands bottom right, on every width', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/pricing')
      const box = await chatWindow(page).trigger.boundingBox()
      const right = await page.evaluate(() => document.documentElement.clientWidth)

      expect(box).toMatchObject({ width: 56, height: 56, x: right - 24 - 56, y: 800 - 24 - 56 })
      await expect(chatWindow(page).trigger).toHaveCSS('border-radius', '50%')
    }
  })

  // Where it is night while the chat is open: whoever read its hours by the visitor's clock would say another thing.
  test.describe('in Los Angeles', () => {
    test.use({ timezoneId: 'America/Los_Angeles' })

    test('[CHAT-36, CHAT-10, CHAT-11] says whether somebody is there, by the hours of the chat', async ({ page }) => {
      const chat = chatWindow(page)
      for (const [now, name, line] of [
        [monday, 'Open live chat. Sozi is online.', 'Sozi Online - Instant Support'],
        [sunday, 'Open live chat. Sozi is offline.', "Offline - We'll get back to you"],
        [holiday, 'Open live chat. Sozi is offline.', "Offline - We'll get back to you"],
      ] as const) {
        await page.clock.setFixedTime(now)
        await page.goto('/')
        await expect(chat.trigger).toHaveAccessibleName(name)
        await chat.trigger.click()
        await expect(chat.dialog.getByText(line, { exact: true })).toBeVisible()
        await chat.button('Close').click()
      }
    })
  })

  test('[CHAT-4, CHAT-9] opens the window, whose title is the name of the assistant', async ({ page }) => {
    const chat = chatWindow(page)
    await chat.open('/')

    await expect(chat.dialog.getByRole('heading', { name: 'Sozi' })).toBeVisible()
    await expect(chat.trigger).toBeHidden()
  })

  test('steps aside while one reads down a phone', async ({ page }) => {
    await page.setViewportSize(screens.phone)
    await page.goto('/pricing')
    await page.mouse.wheel(0, 600)

    await expect(chatWindow(page).trigger).not.toBeInViewport()
    await page.mouse.wheel(0, -100)
    await expect(chatWindow(page).trigger).toBeInViewport()
  })
})

test('[CHAT-5] opens on the event openLiveChat, again after it was minimised, and takes the event', async ({
  page,
}) => {
  const chat = chatWindow(page)
  await page.goto('/about')

  expect(await openLiveChat(page)).toBe(false)
  await expect(chat.dialog).toBeVisible()
  await chat.button('Minimize').click()
  await expect(chat.field('Name')).toBeHidden()
  await openLiveChat(page)
  await expect(chat.field('Name')).toBeVisible()
})

for (const [address, button, message] of [
  ['/ngo-compatibility', 'Apply for the NGO Program', /NGO program/],
  ['/pharmacy', 'Schedule Demo', /pharmacy/],
] as const) {
  test(`[CTA-1, CTA-3, OPEN-11, OPEN-15] '${button}' brings its message along, through the form`, async ({ page }) => {
    const chat = chatWindow(page)
    await page.goto(address)
    await page.getByRole('button', { name: button }).first().click()
    await expect(chat.dialog.getByText('Your message waits below')).toBeVisible()
    await chat.introduce()

    await expect(chat.input).toHaveValue(message)
    expect(new URL(page.url()).pathname).toBe(address)
  })
}

for (const [address, numbers, least] of [
  ['/small-business-backbone', 'OPEN-13', 10],
  ['/enterprise-grade', 'OPEN-14', 4],
] as const) {
  test(`[NAV-44] [${numbers}] each button of ${address} opens the chat with words of its own, and the page stays`, async ({
    page,
  }) => {
    const chat = chatWindow(page)
    await chat.begin(address)
    await chat.button('Close').click()
    await chat.dialog.getByRole('button', { name: 'No, Thanks' }).click()
    const { input } = chat
    const buttons = await page.locator('main').getByRole('button').all()
    expect(buttons.length).toBeGreaterThanOrEqual(least)
    for (const button of buttons) {
      await expect(input).toBeHidden()
      await button.press('Enter')
      const message = (await button.getAttribute('value')) ?? ''
      expect(message).toMatch(/^\S+ \S+ .*[.?:] ?$/)
      await expect(input).toHaveValue(message)
      await input.fill('')
      await chat.button('Minimize').click()
    }

    expect(new URL(page.url()).pathname).toBe(address)
  })
}

test('a button does not write over what the visitor has begun to write', async ({ page }) => {
  const chat = chatWindow(page)
  await chat.begin('/pharmacy')
  await chat.input.fill('My own words')
  await openLiveChat(page, { message: 'I would like a demo.' })

  await expect(chat.input).toHaveValue('My own words\nI would like a demo.')
})

test('[OPEN-34, CHAT-8, CHAT-18] variant A stands on the landing page, variant B on all others', async ({ page }) => {
  const chat = chatWindow(page)
  await chat.open('/')
  await expect(chat.button('Chat with Sozi')).toBeVisible()
  for (const address of ['/pricing', '/documentation', '/hotel', '/no-such-page']) {
    await chat.open(address)
    await expect(chat.button('Start chat')).toBeVisible()
  }
})

test('says in words when the window cannot be fetched, and tries again at the next click', async ({ page }) => {
  const chat = chatWindow(page)
  await page.goto('/pricing')
  await page.route('**/assets/hydrate-*', (route) => route.abort())
  await chat.trigger.click()
  const notice = page.getByRole('alert').filter({ hasText: 'The chat did not load. Call +250' })
  await expect(notice).toBeVisible()
  await page.unroute('**/assets/hydrate-*')
  await chat.trigger.click()

  await expect(chat.dialog).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to the demo form', async ({ page }) => {
    await page.goto('/pricing')
    await chatWindow(page).trigger.click()

    await expect(page.getByRole('heading', { name: 'Request a Demo' })).toBeInViewport()
  })
})
