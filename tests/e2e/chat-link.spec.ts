import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { leastConsent } from '#contract/consent.ts'
import { dayMs } from '#server/clock.ts'
import { signLink } from '#server/secret/signed-links.ts'
import { chatWindow, keptChat } from './chat-window.ts'
import { expect, test as onSite, type Site } from './site.ts'

onSite.use({ answered: { ...leastConsent, functional: true } })

/** The address that a letter about a visitor's conversation leads to; `days` after its last word. */
function linkTo({ folder }: Site, email: string, days = 0): string {
  const database = new DatabaseSync(join(folder, 'site.db'), { timeout: 5000 })
  const found = database
    .prepare('select chats.id from chats join leads on leads.id = lead_id where email = ?')
    .get(email)
  const id = String(found?.['id'])
  database.prepare('update chat_messages set at = at - ? where chat_id = ?').run(days * dayMs, id)
  database.close()
  const secret = { current: readFileSync(join(folder, 'secret'), 'utf8').trim(), previous: [] }
  return `/contact#talk=${signLink(secret, 'talk-link', id, Date.now() - days * dayMs)}`
}

async function begin(page: Page, email: string) {
  const chat = chatWindow(page)
  await chat.open()
  await chat.introduce({ email })
  await expect(chat.messages).toHaveCount(2)
  return chat
}

/** As on a phone that has never held it. */
async function forget(page: Page) {
  await page.evaluate(() => localStorage.removeItem('management-chat-state'))
  await page.goto('/about')
}

/** The visitor says that the conversation is theirs. */
const sayYes = (page: Page) => page.on('dialog', (dialog) => void dialog.accept())

/** Somebody has begun to talk, and opens the letter about it later, where nothing of that is kept. */
const test = onSite.extend<{ readonly later: Page }>({
  async later({ page, email }, use) {
    await begin(page, email)
    await forget(page)
    sayYes(page)
    await use(page)
  },
})

test("[CHAT-61] what a letter's link opens after ten silent days is still there on the next page", async ({
  later: page,
  site,
  email,
}) => {
  await page.goto(linkTo(site, email, 10))
  const chat = chatWindow(page)
  await expect(chat.log).toContainText('Thank you, Grace.')
  await page.goto('/about')
  await expect(chat.log).toContainText('Thank you, Grace.')
  await expect(chat.input).toBeVisible()
})

test("a letter's link without a network opens its talk once that is back, and says no end before", async ({
  later: page,
  site,
  email,
}) => {
  let refusals = 2
  await page.route('**/api/chat/resume', (route) => ((refusals -= 1) < 0 ? route.fallback() : route.abort()))
  await page.goto(linkTo(site, email))
  const chat = chatWindow(page)
  await expect(chat.dialog.getByText('Waiting for the network')).toBeVisible()
  await expect(chat.log).toContainText('Thank you, Grace.')
  await expect(chat.dialog.getByText('Waiting for the network')).toBeHidden()
})

test("a letter's link takes every tab along, and none of them goes back by itself", async ({
  page,
  context,
  site,
  email,
}) => {
  const earlier = `first-${email}`
  await begin(page, earlier)
  await forget(page)
  const chat = await begin(page, email)
  const opened = await context.newPage()
  sayYes(opened)
  await opened.goto(linkTo(site, earlier))
  const emailOf = async () => (await keptChat(page))?.['userInfo']
  await expect.poll(emailOf).toMatchObject({ email: earlier })
  await page.bringToFront()
  await chat.button('Minimize').click()
  await expect.poll(async () => (await keptChat(page))?.['isMinimized']).toBe(true)
  expect(await emailOf()).toMatchObject({ email: earlier })
})
