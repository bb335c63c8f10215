import type { Page } from '@playwright/test'
import { expect, test } from './chat-peer.ts'
import { chatWindow } from './chat-window.ts'

type Chat = ReturnType<typeof chatWindow>
const boxOf = async ({ dialog }: Chat) => (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

async function expectInside(page: Page, chat: Chat) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await expect
    .poll(async () => {
      const box = await boxOf(chat)
      return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
    })
    .toBe(true)
}

async function drag(page: Page, from: { x: number; y: number }, x: number, y: number) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + x / 2, from.y + y / 2)
  await page.mouse.move(from.x + x, from.y + y)
  await page.mouse.up()
}

for (const address of ['/', '/pricing']) {
  test.describe(`the window of ${address}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } })

    test('[CHAT-12, CHAT-37, CHAT-38, CHAT-39, CHAT-7] is 384x500 at 24 and 24, 500x600 expanded, 64 minimised', async ({
      page,
    }) => {
      const chat = chatWindow(page)
      await chat.open(address)
      const width = await page.evaluate(() => document.documentElement.clientWidth)
      expect(await boxOf(chat)).toEqual({ x: width - 24 - 384, y: 900 - 24 - 500, width: 384, height: 500 })

      await chat.button('Maximize').click()
      expect(await boxOf(chat)).toMatchObject({ width: 500, height: 600 })
      await chat.button('Restore').click()
      expect(await boxOf(chat)).toMatchObject({ width: 384, height: 500 })
      await chat.button('Minimize').click()
      expect(await boxOf(chat)).toMatchObject({ width: 384, height: 64, y: 900 - 24 - 64 })
      await chat.button('Restore').click()
      expect(await boxOf(chat)).toMatchObject({ height: 500 })
      await chat.button('Close').click()
      await expect(chat.dialog).toBeHidden()
    })

    test('[CHAT-6] is dragged by its bar, and never out of the viewport', async ({ page }) => {
      const chat = chatWindow(page)
      await chat.open(address)
      const start = await boxOf(chat)
      await drag(page, { x: start.x + 150, y: start.y + 20 }, -300, -100)
      expect(await boxOf(chat)).toMatchObject({ x: start.x - 300, y: start.y - 100 })

      const moved = await boxOf(chat)
      await drag(page, { x: moved.x + 150, y: moved.y + 20 }, -3000, -3000)
      await expectInside(page, chat)
      await page.setViewportSize({ width: 700, height: 520 })
      await expectInside(page, chat)
    })

    test('[CHAT-6] is moved with the arrow keys, in bigger steps with Shift, and back with Escape', async ({
      page,
    }) => {
      const chat = chatWindow(page)
      await chat.open(address)
      const start = await boxOf(chat)
      await chat.button('Move the window with the arrow keys').focus()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Shift+ArrowUp')
      expect(await boxOf(chat)).toMatchObject({ x: start.x - 16, y: start.y - 64 })
      await page.keyboard.press('Escape')

      expect(await boxOf(chat)).toEqual(start)
      await expect(chat.button('Minimize')).toBeVisible()
    })
  })
}

test.describe('variant B', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('[CHAT-20, OPEN-10] is resized by pointer and keys between 320x400 and the viewport', async ({ page }) => {
    const chat = chatWindow(page)
    await chat.open('/pricing')
    const handle = chat.button('Resize the window with the arrow keys')
    const start = await boxOf(chat)
    await drag(page, { x: start.x + 8, y: start.y + 8 }, -100, -60)
    expect(await boxOf(chat)).toMatchObject({ width: 484, height: 560, x: start.x - 100, y: start.y - 60 })

    await handle.focus()
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Shift+ArrowRight')
      await page.keyboard.press('Shift+ArrowDown')
    }
    expect(await boxOf(chat)).toMatchObject({ width: 320, height: 400 })
    const small = await boxOf(chat)
    await drag(page, { x: small.x + 8, y: small.y + 8 }, -3000, -3000)
    await expectInside(page, chat)
  })

  test('[CHAT-20] is the only one that can be resized', async ({ page }) => {
    const chat = chatWindow(page)
    await chat.open('/')

    await expect(chat.button('Resize the window with the arrow keys')).toHaveCount(0)
  })
})

test('Escape minimises, and the focus returns to what opened the window', async ({ page }) => {
  const chat = chatWindow(page)
  await page.goto('/pharmacy')
  const ask = page.getByRole('button', { name: 'Schedule Demo' })
  await ask.focus()
  await page.keyboard.press('Enter')
  await expect(chat.field('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat.field('Name')).toBeHidden()
  await chat.button('Close').press('Enter')

  await expect(chat.dialog).toBeHidden()
  await expect(ask).toBeFocused()
  await chat.trigger.press('Enter')
  await chat.button('Close').press('Enter')
  await expect(chat.trigger).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('takes the whole screen and keeps the focus inside', async ({ page }) => {
    const chat = chatWindow(page)
    await chat.open('/pricing')

    expect(await boxOf(chat)).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await expect(chat.dialog).toHaveAttribute('aria-modal', 'true')
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('[role=dialog]'),
      )
      expect(isOutside).toBe(false)
    }
  })

  test('[CHAT-7] is closed by Back, which leaves the page and its own history as they were', async ({ page }) => {
    const chat = chatWindow(page)
    await page.goto('/about')
    await chat.open('/pricing')
    await page.goBack()
    await expect(chat.dialog).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/pricing')

    await chat.trigger.click()
    await expect(chat.dialog).toBeVisible()
    await chat.button('Close').click()
    await expect(chat.dialog).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull()
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/about')
  })

  test('keeps the input above the on-screen keyboard', async ({ page }) => {
    const chat = chatWindow(page)
    await chat.begin()
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { value: 480, configurable: true })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    })

    await expect.poll(async () => (await boxOf(chat)).height).toBe(480)
    const input = await chat.input.boundingBox()
    expect((input?.y ?? 0) + (input?.height ?? 999)).toBeLessThanOrEqual(480)
  })

  test('stays whole when the phone is turned', async ({ page }) => {
    const chat = chatWindow(page)
    await chat.open('/pricing')
    await page.setViewportSize({ width: 844, height: 390 })

    await expect.poll(() => boxOf(chat)).toEqual({ x: 0, y: 0, width: 844, height: 390 })
  })
})

for (const [name, width, size] of [
  ['at 320 px', 320, '100%'],
  ['with text twice as large', 390, '200%'],
  ['in a floating window with text twice as large', 1280, '200%'],
] as const) {
  test(`nothing is cut off or scrolls sideways ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const chat = chatWindow(page)
    await page.goto('/')
    await page.evaluate((rootSize) => (document.documentElement.style.fontSize = rootSize), size)
    await chat.trigger.click()
    const outside = () =>
      chat.dialog.evaluate((dialog) => {
        const { right } = dialog.getBoundingClientRect()
        return [...dialog.querySelectorAll('h2, h3, small, p, label, input, textarea, a, button')]
          .filter(
            (element) => element.checkVisibility() && !element.closest('[role=group][aria-label="Quick actions"]'),
          )
          .filter((element) => element.getBoundingClientRect().right > right + 1)
          .map((element) => `${element.tagName} ${element.textContent}`)
      })
    expect(await outside()).toEqual([])
    await chat.introduce({ phone: '+250 788 000 111' })
    await chat.ask('averylongwordwithoutanyspaces'.repeat(8))
    await expect(chat.messages).toHaveCount(4)
    expect(await outside()).toEqual([])
    await chat.button('Clear Chat').click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    expect(await outside()).toEqual([])
  })
}
