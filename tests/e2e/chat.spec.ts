import { leastConsent } from '#contract/consent.ts'
import { chatWindow, keptChat } from './chat-window.ts'
import { expect, test } from './site.ts'
import { costs } from '#tests/prices.ts'

/** The window and the product's own server, with nothing between them. */
test.use({ answered: { ...leastConsent, functional: true } })

for (const [variant, width, address] of [
  ['A', 390, '/'],
  ['B', 1440, '/pricing'],
] as const) {
  test.describe(`variant ${variant} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('[CHAT-1, CHAT-2, CHAT-42, CHAT-43, CHAT-45, CHAT-54, CHAT-55] is a lead, a welcome, answers from the site, survives the next page, and is cleared on both sides', async ({
      page,
      site,
      email,
    }) => {
      const chat = chatWindow(page)
      await chat.open(address)
      await chat.introduce({ name: 'Amina', email, ...(variant === 'A' && { phone: '+250 788 000 111' }) })
      await expect(chat.messages).toHaveCount(2)
      await expect(chat.messages.last()).toContainText('Amina')
      expect(site.leadsOf(email)).toHaveLength(1)
      await chat.button('Pricing Info').click()
      await expect(chat.messages).toHaveCount(4)
      await expect(chat.messages.last()).toContainText(costs.starter.month)
      // Who speaks is said once the reply is whole.
      await expect(chat.messages.last()).toContainText(/^Sozi: /)
      const said = await chat.messages.last().textContent()

      await page.goto('/about')
      await expect(chat.messages).toHaveCount(4)
      expect(await chat.messages.last().textContent()).toBe(said)

      await chat.button('Clear Chat').click()
      await page.getByRole('button', { name: 'Clear Messages Only' }).click()
      await expect(chat.messages).toHaveCount(1)
      await page.reload()
      await expect(chat.messages).toHaveCount(1)
      await chat.button('Clear Chat').click()
      await page.getByRole('button', { name: 'Clear Everything' }).click()
      await expect(chat.field('Name')).toHaveValue('')
      expect(await keptChat(page)).toBeNull()
    })
  })
}

test("'Speak to Human' shows the reference and the ways to a person", async ({ page, email }) => {
  const chat = chatWindow(page)
  await chat.open('/pricing')
  await chat.introduce({ name: 'Amina', email })
  await expect(chat.messages).toHaveCount(2)
  await chat.button('Speak to Human').click()

  await expect(chat.log.getByText(/Your reference is [A-Z\d]{3}-[A-Z\d]{3}/)).toHaveCount(1)
  await expect(chat.log.getByRole('link', { name: /^Call / }).first()).toHaveAttribute('href', /^tel:\+\d+$/)
})

test('[CHAT-52, CHAT-3] closing sends sales the summary, and the visitor a copy when asked', async ({
  page,
  site,
  email,
}) => {
  const chat = chatWindow(page)
  await chat.open('/pricing')
  await chat.introduce({ name: 'Amina', email })
  await chat.ask('What does Professional cost?')
  await expect(chat.messages).toHaveCount(4)
  await chat.button('Close').click()
  // A server that is too busy says so, and the visitor presses again.
  await expect(async () => {
    const send = page.getByRole('button', { name: 'Send Summary' })
    if (await send.isVisible()) await send.click()
    await expect(chat.dialog).toBeHidden({ timeout: 5000 })
  }).toPass()

  await expect.poll(() => site.lettersAbout(`To: ${email}`).length, { timeout: 30_000 }).toBe(1)
})
