import type { Locator, Page } from '@playwright/test'
import { expect } from './chat-peer.ts'

/** The script of what only a conversation needs. */
export const talkFile = '**/assets/create-talk-*'

/** A visitor's eyes and hands on the chat. */
export function chatWindow(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Sozi', exact: true })
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  return {
    trigger: page.locator('[data-chat-trigger]'),
    dialog,
    button,
    log: dialog.getByRole('log'),
    messages: dialog.getByRole('log').locator(':scope > *'),
    input: dialog.getByRole('textbox', { name: 'Your message' }),
    field: (label: string) => dialog.getByLabel(label, { exact: true }),
    typing: dialog.getByText('Sozi is typing'),
    async open(address = '/pricing') {
      await page.goto(address)
      await this.trigger.click()
      await dialog.waitFor()
    },
    /** With what the page asks for: the home page wants a number, too. */
    async introduce({ name = 'Grace', email = 'grace@duka.example', phone = phoneFor(page) } = {}) {
      await this.field('Name').fill(name)
      await this.field('Email').fill(email)
      if (phone) await this.field('Phone').fill(phone)
      await dialog.getByRole('button', { name: /^(Chat with Sozi|Start chat)$/ }).click()
      await expect(this.input).toBeVisible()
    },
    /** The whole way to a conversation. */
    async begin(address = '/pricing') {
      await this.open(address)
      await this.introduce()
      await expect(this.messages).toHaveCount(2)
    },
    async ask(text: string) {
      await this.input.fill(text)
      await expect(button('Send')).toBeEnabled()
      await this.input.press('Enter')
    },
    async clearMessages() {
      await button('Clear Chat').click()
      await page.getByRole('button', { name: 'Clear Messages Only' }).click()
    },
  }
}

const phoneFor = (page: Page) => (new URL(page.url()).pathname === '/' ? '+250 788 000 111' : '')

/** Lets the time between a chat's tries pass until something is in sight, on a page whose clock the test has taken. */
export async function passTriesUntil(sign: Locator) {
  const { clock } = sign.page()
  const isThere = async () => {
    await clock.runFor(1000)
    return sign.isVisible()
  }
  await expect.poll(isThere, { intervals: [50] }).toBe(true)
}

/** What the browser keeps of the conversation. */
export function keptChat(page: Page) {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('management-chat-state') ?? 'null') as Record<string, unknown> | null,
  )
}

/** What it keeps of a message that was not sent. */
export const keptDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('chat-draft'))
