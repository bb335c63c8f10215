import { leastConsent } from '#contract/consent.ts'
import { expect, test } from './chat-peer.ts'
import { screens } from './screens.ts'
import { chatWindow, keptChat } from './chat-window.ts'

test.use({ answered: { ...leastConsent, functional: true } })

const phone = { address: '/', viewport: screens.phone }
const desktop = { address: '/pricing', viewport: screens.desktop }

// What the sheets do is the same at every width; `chat.spec.ts` and `chat-axe.spec.ts` open them at both.
test.describe('on / at 390 px', () => {
  test.use({ viewport: phone.viewport })

  test('[CHAT-23, CHAT-32, CHAT-54, CONFLICT-26] Clear Chat offers three choices: Cancel changes nothing, Clear Messages Only resets the session, restores the welcome and empties the input, and a page that is left before the welcome has come again is greeted once on the next; [CHAT-55] Clear Everything ends the session, blanks who one is and deletes what was kept', async ({
    page,
    peer,
  }) => {
    const chat = chatWindow(page)
    await chat.begin('/')
    await chat.ask('Hello')
    await expect(chat.messages).toHaveCount(4)
    await chat.button('Clear Chat').click()
    const sheet = page.getByRole('alertdialog', { name: 'Clear Chat' })
    await expect(sheet).toBeFocused()
    expect(await sheet.getByRole('button').allTextContents()).toEqual([
      'Clear Messages Only Keeps your name and info',
      'Clear Everything Removes all data and starts fresh',
      'Cancel',
    ])
    await expect(sheet).toContainText('Our team keeps your name, your request and emails already sent.')
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(chat.button('Clear Chat')).toBeFocused()
    await expect(chat.messages).toHaveCount(4)

    await chat.input.fill('a draft')
    await chat.clearMessages()
    await expect(chat.messages).toHaveCount(1)
    await expect(chat.messages.first()).toContainText('Welcome again.')
    await expect(chat.input).toHaveValue('')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(peer.called('POST reset')).toHaveLength(1)
    expect(await keptChat(page)).toMatchObject({ userInfo: { name: 'Grace' }, showUserForm: false })
    await page.reload()
    await expect(chat.messages).toHaveCount(1)
    await chat.ask('Anew')
    await expect(chat.messages.last()).toContainText('You asked: Anew')
    await expect(chat.messages).toHaveCount(3)

    const missed = '**/api/chat/sessions/*/messages*'
    await page.route(missed, (route) => (route.request().method() === 'GET' ? route.abort() : route.fallback()))
    await chat.clearMessages()
    await expect.poll(() => peer.called('POST reset')).toHaveLength(2)
    await expect(chat.messages).toHaveCount(1)
    await page.reload()
    await page.unroute(missed)
    await page.reload()
    await expect.poll(() => peer.called('POST reset').length).toBeGreaterThan(2)
    await expect(chat.messages).toHaveCount(1)

    await chat.ask('Hello')
    await expect(chat.messages).toHaveCount(3)
    await chat.button('Clear Chat').click()
    await page.getByRole('button', { name: 'Clear Everything' }).click()
    await expect(chat.field('Name')).toHaveValue('')
    await expect(chat.field('Email')).toHaveValue('')
    expect(await keptChat(page)).toBeNull()
    await expect.poll(() => peer.called('DELETE session')).toHaveLength(1)
    await chat.introduce()
    await expect(chat.messages).toHaveCount(2)
    await expect(chat.log.getByText('Hello', { exact: true })).toHaveCount(0)
  })

  test('[CHAT-55] Clear Everything also ends a session that was still beginning', async ({ page, peer }) => {
    const chat = chatWindow(page)
    const begun = Promise.withResolvers<void>()
    await page.route('**/api/chat/sessions', async (route) => {
      await begun.promise
      await route.continue()
    })
    await chat.open('/')
    await chat.introduce()
    await chat.button('Clear Chat').click()
    await page.getByRole('button', { name: 'Clear Everything' }).click()
    begun.resolve()
    await expect.poll(() => peer.called('DELETE session')).toHaveLength(1)
    await expect(chat.field('Name')).toHaveValue('')
    expect(await keptChat(page)).toBeNull()
  })
})

test.describe('on /pricing at 1440 px', () => {
  test.use({ viewport: desktop.viewport })

  test('[CHAT-52, CHAT-24, CHAT-33, CHAT-56, CHAT-57, CHAT-58] closing tells sales and offers a copy', async ({
    page,
    peer,
  }) => {
    const chat = chatWindow(page)
    await chat.begin('/pricing')
    await chat.ask('Hello')
    await expect(chat.messages).toHaveCount(4)
    await chat.button('Close').click()
    const sheet = page.getByRole('dialog', { name: 'Conversation Summary' })
    await expect(sheet).toBeVisible()
    await expect.poll(() => peer.called('POST summary')).toEqual([{}])
    const email = sheet.getByLabel('Email')
    await expect(email).toHaveValue('grace@duka.example')
    await email.fill('grace@duka')
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(email).toHaveCSS('border-top-color', await redOf(email))
    await expect(sheet.getByRole('button', { name: 'Send Summary' })).toBeDisabled()
    await email.fill('')
    await expect(sheet.getByRole('button', { name: 'Skip' })).toBeEnabled()
    await expect(sheet.getByRole('button', { name: 'No, Thanks' })).toBeVisible()
    await email.fill('me@duka.example')
    await page.route('**/summary', (route) => route.fulfill({ status: 503 }), { times: 1 })
    await sheet.getByRole('button', { name: 'Send Summary' }).click()
    await expect(sheet.getByText('The summary could not be sent.')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Send Summary' })).toBeFocused()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/summary', async (route) => {
      await held
      await route.continue()
    })
    await sheet.getByRole('button', { name: 'Send Summary' }).click()
    await expect(sheet.getByRole('button', { name: 'Sending' })).toBeDisabled()
    release()

    await expect(chat.dialog).toBeHidden()
    await expect.poll(() => peer.called('POST summary')).toEqual([{}, { email: 'me@duka.example' }])
    await expect(chat.trigger).toBeFocused()
  })
})

for (const [way, { address, viewport }] of [
  ['Skip', phone],
  ['No, Thanks', desktop],
] as const) {
  test.describe(`on ${address} at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(`[CHAT-33, CHAT-53, CONFLICT-18, CONFLICT-27] closing before one has said who one is just closes; later ${way} closes and sends the visitor nothing`, async ({
      page,
      peer,
    }) => {
      const chat = chatWindow(page)
      await chat.open(address)
      await chat.button('Close').click()
      await expect(chat.dialog).toBeHidden()
      expect(peer.calls).toEqual([])

      await chat.trigger.click()
      await chat.introduce()
      await expect(chat.messages).toHaveCount(2)
      await chat.button('Close').click()
      const sheet = page.getByRole('dialog', { name: 'Conversation Summary' })
      await sheet.getByLabel('Email').fill('')
      await sheet.getByRole('button', { name: way }).click()

      await expect(chat.dialog).toBeHidden()
      await expect(chat.trigger).toBeFocused()
      await expect.poll(() => peer.called('POST summary')).toEqual([{}])
      await chat.trigger.click()
      await expect(chat.messages).toHaveCount(2)
    })
  })
}

test('[CHAT-53] Escape goes back to the conversation, before it minimises; after the messages were cleared closing just closes', async ({
  page,
  peer,
}) => {
  const chat = chatWindow(page)
  await chat.begin()
  await chat.clearMessages()
  await expect(chat.messages).toHaveCount(1)
  await chat.button('Close').click()
  await expect(chat.dialog).toBeHidden()
  expect(peer.called('POST summary')).toEqual([])

  await chat.trigger.click()
  await chat.ask('Hello')
  await expect(chat.messages).toHaveCount(3)
  await chat.button('Close').click()
  await expect(page.getByRole('dialog', { name: 'Conversation Summary' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Conversation Summary' })).toHaveCount(0)
  await expect(chat.input).toBeVisible()
  await expect(chat.button('Close')).toBeFocused()
  await page.keyboard.press('Escape')

  await expect(chat.input).toBeHidden()
})

/** The colour of errors, as this page paints it. */
function redOf(input: import('@playwright/test').Locator) {
  return input.evaluate((element) => {
    const problem = element.parentElement?.querySelector('p')
    return problem ? getComputedStyle(problem).color : 'no problem shown'
  })
}
