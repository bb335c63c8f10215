import { axeFindings } from './axe.ts'
import { expect, test } from './chat-peer.ts'
import { chatWindow, passTriesUntil } from './chat-window.ts'
import { screens } from './screens.ts'

for (const [width, address] of [
  [390, '/'],
  [1440, '/pricing'],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('axe finds nothing in any state of the chat', async ({ page, peer }) => {
      // Nine states.
      test.slow()
      const chat = chatWindow(page)
      // The chat has the same colours at every width.
      const colours = width === 390 ? (['light', 'dark'] as const) : []
      // The page around it is the same in each: it is looked at with a conversation and with the window put aside.
      const inChat = () => axeFindings(page, { part: '[role=dialog], [role=alertdialog]', colours })
      const inPage = () => axeFindings(page, { colours })
      await page.clock.install()
      await chat.open(address)
      expect(await inChat(), 'start form').toEqual([])
      await chat.dialog.getByRole('button', { name: /^(Chat with Sozi|Start chat)$/ }).click()
      await expect(chat.field('Name')).toHaveAttribute('aria-invalid', 'true')
      expect(await inChat(), 'start form with errors').toEqual([])

      await chat.introduce()
      await expect(chat.messages).toHaveCount(2)
      peer.next({
        pieces: ['**Two** plans:\n\n- [one](/pricing)\n', '- two'],
        holdAfter: 1,
        sources: [{ title: 'Pricing', url: '/pricing' }],
        suggestions: ['Is there a trial?'],
        handOff: {
          reference: 'SZ-1234',
          contacts: [{ region: 'Southern Africa', phone: '+244 000 000 400', whatsApp: 'https://wa.me/244000000400' }],
        },
      })
      await chat.ask('Plans?')
      await expect(chat.messages.nth(3)).toContainText('Two plans')
      expect(await inChat(), 'typing').toEqual([])
      peer.release()
      await expect(chat.log.getByRole('group', { name: 'Southern Africa' })).toBeVisible()
      expect(await inPage(), 'conversation').toEqual([])

      peer.next({ refuse: { status: 500, times: 3 } })
      await chat.ask('a'.repeat(1900))
      await passTriesUntil(chat.log.getByText('I apologize'))
      await chat.input.fill('a'.repeat(2001))
      expect(await inChat(), 'failure, and a message that is too long').toEqual([])
      await chat.button('Clear Chat').click()
      expect(await inChat(), 'Clear Chat').toEqual([])
      await page.getByRole('button', { name: 'Cancel' }).click()
      await chat.button('Close').click()
      await page.getByRole('dialog', { name: 'Conversation Summary' }).getByLabel('Email').fill('x@')
      expect(await inChat(), 'Conversation Summary with an invalid address').toEqual([])
      await page.keyboard.press('Escape')
      if (width > 480) {
        await chat.button('Maximize').click()
        expect(await inChat(), 'expanded').toEqual([])
      }
      await chat.button('Minimize').click()
      expect(await inPage(), 'minimised').toEqual([])
    })
  })
}
test('the whole conversation can be held with the keyboard alone', async ({ page }) => {
  const chat = chatWindow(page)
  // 1280 by 1024 at 400 %: the form is longer than the screen.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/pricing')
  await chat.trigger.focus()
  await page.keyboard.press('Enter')
  await expect(chat.field('Name')).toBeFocused()
  await page.keyboard.type('Grace')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('grace@duka.example')
  // The end of the form is read first.
  await chat.dialog.getByRole('link', { name: 'privacy policy' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(chat.input).toBeFocused()
  await expect(chat.input).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(screens.desktop)
  // Until the greeting has come, nothing is sent (CHAT-30).
  await expect(chat.messages).toHaveCount(2)
  await page.keyboard.type('Hello')
  await page.keyboard.press('Enter')
  await expect(chat.messages.last()).toContainText('You asked: Hello')
  await page.keyboard.press('Shift+Tab')
  await expect(chat.button('Clear Chat')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(chat.messages).toHaveCount(1)
})
