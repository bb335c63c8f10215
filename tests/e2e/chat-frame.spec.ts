import type { Locator, Page } from '@playwright/test'
import { expect, test } from './chat-peer.ts'
import { screens } from './screens.ts'
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
    test.use({ viewport: screens.desktop })

    test('[CHAT-12, CHAT-37, CHAT-38, CHAT-39, CHAT-6, CHAT-7] is 384x500 at 24 and 24, 500x600 expanded, 64 minimised; is moved with the arrow keys, and back with Escape; and dragged by its bar, never out of the viewport', async ({
      page,
    }) => {
      const chat = chatWindow(page)
      await chat.open(address)
      const width = await page.evaluate(() => document.documentElement.clientWidth)
      expect(await boxOf(chat)).toEqual({
        x: width - 24 - 384,
        y: screens.desktop.height - 24 - 500,
        width: 384,
        height: 500,
      })

      await chat.button('Maximize').click()
      expect(await boxOf(chat)).toMatchObject({ width: 500, height: 600 })
      await chat.button('Restore').click()
      expect(await boxOf(chat)).toMatchObject({ width: 384, height: 500 })
      await chat.button('Minimize').click()
      expect(await boxOf(chat)).toMatchObject({ width: 384, height: 64, y: screens.desktop.height - 24 - 64 })
      await chat.button('Restore').click()
      expect(await boxOf(chat)).toMatchObject({ height: 500 })

      const start = await boxOf(chat)
      await chat.button('Move the window with the arrow keys').focus()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Shift+ArrowUp')
      expect(await boxOf(chat)).toMatchObject({ x: start.x - 16, y: start.y - 64 })
      await page.keyboard.press('Escape')
      expect(await boxOf(chat)).toEqual(start)
      await expect(chat.button('Minimize')).toBeVisible()

      await drag(page, { x: start.x + 150, y: start.y + 20 }, -300, -100)
      expect(await boxOf(chat)).toMatchObject({ x: start.x - 300, y: start.y - 100 })
      const moved = await boxOf(chat)
      await drag(page, { x: moved.x + 150, y: moved.y + 20 }, -3000, -3000)
      await expectInside(page, chat)
      await page.setViewportSize({ width: 700, height: 520 })
      await expectInside(page, chat)
      await chat.button('Close').click()
      await expect(chat.dialog).toBeHidden()
    })
  })
}

test.describe('variant B', () => {
  test.use({ viewport: screens.desktop })

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
  await expect(chat.button('Restore')).toBeFocused()
  await expect(chat.field('Name')).toBeHidden()
  await chat.button('Close').press('Enter')

  await expect(chat.dialog).toBeHidden()
  await expect(ask).toBeFocused()
  await chat.trigger.press('Enter')
  await chat.button('Close').press('Enter')
  await expect(chat.trigger).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true })

  test('takes the whole screen, also when the phone is turned, and keeps the focus inside', async ({ page }) => {
    const chat = chatWindow(page)
    await chat.open('/pricing')

    expect(await boxOf(chat)).toEqual({ x: 0, y: 0, ...screens.phone })
    await expect(chat.dialog).toHaveAttribute('aria-modal', 'true')
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('[role=dialog]'),
      )
      expect(isOutside).toBe(false)
    }

    await page.setViewportSize({ width: 844, height: 390 })
    await expect.poll(() => boxOf(chat)).toEqual({ x: 0, y: 0, width: 844, height: 390 })
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

  test('[CHAT-7] closed by its button, it leaves nothing behind in the history that Back would stumble over', async ({
    page,
  }) => {
    const chat = chatWindow(page)
    const pathIs = (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path)
    await page.goto('/about')
    await page.goto('/pricing')
    await chat.trigger.click()
    await chat.button('Close').click()
    await expect(chat.dialog).toBeHidden()
    await page.getByRole('link', { name: 'Do I qualify?' }).first().click()
    await pathIs('/small-business-backbone')
    await page.goBack()
    await pathIs('/pricing')
    await expect(chat.dialog).toBeHidden()
    await page.goBack()
    await pathIs('/about')
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

  test('one sees what one writes and a line of what was said', async ({ page }) => {
    const chat = chatWindow(page)
    await chat.begin()
    for (const [name, width, height, keyboard] of [
      ['with the phone turned and the keyboard up', 640, 360, 190],
      ['at 400 % zoom', 320, 256, 256],
      ['at 400 % zoom with the keyboard up', 320, 256, 160],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate((visible) => {
        Object.defineProperty(window.visualViewport, 'height', { value: visible, configurable: true })
        window.visualViewport?.dispatchEvent(new Event('resize'))
      }, keyboard)
      await expect.poll(async () => (await boxOf(chat)).height, { message: name }).toBe(keyboard)
      await chat.ask(`Is it there ${name}?`)
      await expect(chat.messages.last()).toContainText(`You asked: Is it there ${name}?`)
      await expect(chat.button('Send')).toBeVisible()
      const bar = await chat.button('Close').boundingBox()
      const input = await chat.input.boundingBox()
      const floor = (bar?.y ?? 0) + (bar?.height ?? 0)

      expect((input?.y ?? 0) + (input?.height ?? 999), name).toBeLessThanOrEqual(keyboard)
      expect((input?.y ?? 0) - floor, name).toBeGreaterThanOrEqual(20)
      // Nothing is lost: what stood beside the input is below it.
      await chat.button('Clear Chat').scrollIntoViewIfNeeded()
      await expect(chat.button('Clear Chat'), name).toBeInViewport()
    }
  })
})

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' })

  test('bar, messages, state, typing and focus stay distinguishable', async ({ page, peer }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T10:00:00Z'))
    const chat = chatWindow(page)
    await page.goto('/pricing')
    const dot = () => chat.trigger.evaluate((button) => getComputedStyle(button, '::after').backgroundColor)
    const online = await dot()
    await chat.trigger.click()
    await chat.introduce()
    peer.next({ pieces: ['One ', 'two'], holdAfter: 1 })
    await chat.ask('Hello')
    await expect(chat.messages.last()).toHaveText('One')
    const seen = await chat.dialog.evaluate((dialog) => {
      const canvas = getComputedStyle(dialog).backgroundColor
      const isDrawn = (element: Element | null | undefined, side = 'Bottom') => {
        const style = element ? getComputedStyle(element) : null
        const colour = style?.getPropertyValue(`border-${side.toLowerCase()}-color`)
        return style?.getPropertyValue(`border-${side.toLowerCase()}-width`) !== '0px' && colour !== canvas
      }
      const messages = [...dialog.querySelectorAll('[role=log] > *')]
      const diamond = dialog.querySelector('[role=status] > i')
      return {
        bar: isDrawn(dialog.firstElementChild),
        messages: messages.length > 3 && messages.every((message) => isDrawn(message)),
        typing: diamond !== null && getComputedStyle(diamond).backgroundColor !== canvas,
        focus: getComputedStyle(document.activeElement ?? dialog).outlineStyle,
      }
    })

    expect(seen).toEqual({ bar: true, messages: true, typing: true, focus: 'solid' })
    peer.release()
    await page.clock.setFixedTime(new Date('2026-11-22T10:00:00Z'))
    await page.reload()
    await expect(chat.trigger).toHaveAttribute('data-state', 'offline')
    expect(await dot()).not.toBe(online)
  })
})

test('says whether somebody is there on one line, and the ways to us on one, at every width', async ({ page }) => {
  const chat = chatWindow(page)
  const linesOf = (text: string) =>
    chat.dialog.getByText(text, { exact: true }).evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return {
        lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
        isWhole: element.scrollWidth <= element.clientWidth + 1 || getComputedStyle(element).display === 'inline',
      }
    })
  for (const [now, line] of [
    ['2026-11-23T10:00:00Z', 'Sozi Online - Instant Support'],
    ['2026-11-22T10:00:00Z', "Offline - We'll get back to you"],
  ] as const) {
    await page.clock.setFixedTime(new Date(now))
    await chat.open('/pricing')
    for (const width of [360, 384, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await linesOf(line), `${width} px`).toEqual({ lines: 1, isWhole: true })
      const links = ['+250 000 000 100', 'hello@imisozi.example'].map((name) => chat.dialog.getByRole('link', { name }))
      const [phone, email] = await Promise.all(links.map((link) => link.boundingBox()))
      expect(phone?.y, `${width} px`).toBe(email?.y)
      for (const box of [phone, email]) expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(24)
    }
  }
})

test('nothing is cut off or scrolls sideways, narrow or enlarged', async ({ page }) => {
  const chat = chatWindow(page)
  const outside = () =>
    chat.dialog.evaluate((dialog) => {
      const { right } = dialog.getBoundingClientRect()
      return [...dialog.querySelectorAll('h2, h3, small, p, label, input, textarea, a, button')]
        .filter((element) => element.checkVisibility() && !element.closest('[role=group][aria-label="Quick actions"]'))
        .filter((element) => element.getBoundingClientRect().right > right + 1)
        .map((element) => `${element.tagName} ${element.textContent}`)
    })
  const expectNothingOutside = async (sign: Locator) => {
    for (const [name, width, size] of [
      ['at 320 px', 320, '100%'],
      ['with text twice as large', 390, '200%'],
      ['in a floating window with text twice as large', 1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((rootSize) => (document.documentElement.style.fontSize = rootSize), size)
      await expect(sign, name).toBeVisible()
      expect(await outside(), name).toEqual([])
    }
  }
  await chat.open('/')
  await expectNothingOutside(chat.field('Name'))
  await chat.introduce({ phone: '+250 788 000 111' })
  await chat.ask('averylongwordwithoutanyspaces'.repeat(8))
  await expect(chat.messages).toHaveCount(4)
  await expectNothingOutside(chat.input)
  await chat.button('Clear Chat').click()
  await expectNothingOutside(page.getByRole('alertdialog'))
})
