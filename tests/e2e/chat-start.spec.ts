import { leastConsent } from '#contract/consent.ts'
import { expect, test } from './chat-peer.ts'
import { screens } from './screens.ts'
import { chatWindow, keptChat, talkFile } from './chat-window.ts'

test.describe('the start form on a phone', () => {
  test.use({ viewport: screens.phone })

  test('[CHAT-13, CHAT-14, CHAT-16, CHAT-26, CHAT-40] A requires name, email and phone; company is optional', async ({
    page,
    peer,
  }) => {
    const chat = chatWindow(page)
    await chat.open('/')
    await expect(chat.dialog.getByRole('heading', { name: "Let's get started!" })).toBeVisible()
    await chat.button('Chat with Sozi').click()

    for (const [label, message] of [
      ['Name', 'Name is required'],
      ['Email', 'Email is required'],
      ['Phone', 'Phone number is required'],
    ] as const) {
      await expect(chat.field(label)).toHaveAccessibleDescription(message)
      await expect(chat.field(label)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(chat.field('Company')).not.toHaveAttribute('aria-invalid')
    await expect(chat.field('Name')).toBeFocused()
    expect(peer.called('POST sessions')).toEqual([])

    await chat.field('Name').fill('Grace')
    await expect(chat.field('Name')).not.toHaveAttribute('aria-invalid')
    await expect(chat.field('Name')).toBeFocused()
    await chat.introduce({ name: 'Grace', phone: '+250 788 000 111' })
    await expect
      .poll(() => peer.called('POST sessions'))
      .toMatchObject([{ variant: 'A', company: '', phone: '+250 788 000 111' }])
  })
})

test.describe('the start form at a desk', () => {
  test.use({ viewport: screens.desktop })

  test('[CHAT-25, CHAT-40, CHAT-43, CHAT-44, CONFLICT-15] B requires name and email and asks for no phone; then it thanks by name and asks for modules, pricing or a demo', async ({
    page,
    peer,
  }) => {
    const chat = chatWindow(page)
    await chat.open('/hotel')
    await expect(chat.field('Phone')).toHaveCount(0)
    await chat.button('Start chat').click()
    await expect(chat.field('Email')).toHaveAccessibleDescription('Email is required')
    await chat.introduce()

    await expect
      .poll(() => peer.called('POST sessions'))
      .toMatchObject([{ variant: 'B', name: 'Grace', email: 'grace@duka.example', page: '/hotel' }])
    await expect(chat.messages).toHaveCount(2)
    await expect(chat.messages.last()).toContainText('Thank you, Grace. Would your company like to discuss')
  })
})

test('[CHAT-17] the phone keeps digits, spaces, parentheses, hyphen and plus, wherever one types', async ({ page }) => {
  const chat = chatWindow(page)
  await chat.open('/')
  const phone = chat.field('Phone')
  await phone.pressSequentially('+250 (788)-00a0/1b11')
  await expect(phone).toHaveValue('+250 (788)-000111')
  await phone.press('Home')
  await phone.pressSequentially('x0')
  await expect(phone).toHaveValue('0+250 (788)-000111')
})

test.describe('where the visitor is', () => {
  test.use({ timezoneId: 'America/Lima' })

  test('[CHAT-15, CHAT-25] is shown as our server finds it', async ({ page }) => {
    await chatWindow(page).open('/')

    await expect(page.getByText('Detected location: Rwanda')).toBeVisible()
  })

  test('is said with the name of those whose list tells it, where it is told by that list', async ({ page, peer }) => {
    const credit = page.getByRole('link', { name: /^IP Geolocation by DB-IP ?, opens a new tab$/ })
    await chatWindow(page).open('/pricing')
    await expect(credit).toHaveAttribute('href', 'https://db-ip.com/')
    await expect(credit).toHaveAttribute('target', '_blank')

    peer.locate('RW', 'service')
    await chatWindow(page).open('/pricing')
    await expect(page.getByText('Detected location: Rwanda')).toBeVisible()
    await expect(credit).toHaveCount(0)
  })

  test('[GEO-4] is guessed from the time zone when the server does not answer', async ({ page, peer }) => {
    peer.locate(null)
    await chatWindow(page).open('/pricing')

    await expect(page.getByText('Detected location: Americas')).toBeVisible()
    await expect(page.getByRole('link', { name: /DB-IP/ })).toHaveCount(0)
  })

  test('[CHAT-15] is not shown when nobody knows', async ({ page, peer }) => {
    peer.locate('ZZ')
    const answered = page.waitForResponse('**/api/location*')
    await chatWindow(page).open('/pricing')
    await answered

    await expect(page.getByText('Detected location')).toHaveCount(0)
  })
})

test("too many conversations: says when to go on; the server's messages land under their fields, and what was typed is still there", async ({
  page,
  peer,
}) => {
  const chat = chatWindow(page)
  const message = 'Too many tries. Please try again in 3 minutes'
  peer.answerStart({ status: 429, body: { error: { code: 'too-many-requests', message } } })
  await chat.open('/pricing')
  await chat.field('Name').fill('Grace')
  await chat.field('Email').fill('grace@duka.example')
  await chat.button('Start chat').click()
  await expect(chat.dialog.getByRole('alert')).toContainText(message)

  peer.answerStart({ status: 422, body: { errors: { email: 'This address cannot be right' } } })
  await chat.button('Start chat').click()
  await expect(chat.field('Email')).toHaveAccessibleDescription('This address cannot be right')
  await expect(chat.field('Name')).toHaveValue('Grace')
})

test('a lost answer does not make two conversations: the second try bears the same key', async ({ page, peer }) => {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat/sessions')) keys.push(request.headers()['idempotency-key'])
  })
  const chat = chatWindow(page)
  peer.answerStart({ status: 503, body: {} })
  await chat.open('/pricing')
  await chat.field('Name').fill('Grace')
  await chat.field('Email').fill('grace@duka.example')
  await chat.button('Start chat').click()
  await expect(chat.dialog.getByRole('alert')).toContainText('call +250 000 000 100')
  await expect(chat.field('Name')).toHaveValue('Grace')
  peer.answerStart(null)
  await chat.introduce()

  await expect(chat.messages).toHaveCount(2)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test.describe('what only a conversation needs', () => {
  test.use({ viewport: screens.phone, hasTouch: true })

  test('comes with the first touch of the form; where it cannot, the form says so, and the next try begins', async ({
    page,
  }) => {
    const chat = chatWindow(page)
    const asked: string[] = []
    await page.route(talkFile, (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await chat.open('/pricing')
    await expect(chat.field('Name')).toBeVisible()
    expect(asked).toEqual([])
    await chat.field('Name').fill('Grace')
    await expect.poll(() => asked).toHaveLength(1)
    await chat.field('Email').fill('grace@duka.example')
    await chat.button('Start chat').click()
    await expect(chat.dialog.getByRole('alert')).toContainText('call +250 000 000 100')
    await expect(chat.field('Name')).toHaveValue('Grace')
    await page.unroute(talkFile)
    await chat.introduce()

    await expect(chat.messages).toHaveCount(2)
    await expect(chat.dialog.getByRole('alert')).toHaveCount(0)
  })

  test('is waited for where the form is sent before it has come', async ({ page, peer }) => {
    const chat = chatWindow(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(talkFile, async (route) => {
      await held
      await route.continue()
    })
    await chat.open('/pricing')
    await chat.field('Name').fill('Grace')
    await chat.field('Email').fill('grace@duka.example')
    await chat.button('Start chat').click()
    await chat.button('Sending').click()
    release()

    await expect(chat.messages).toHaveCount(2)
    expect(peer.called('POST sessions')).toHaveLength(1)
  })
})

test.describe('a reload while the start is on its way', () => {
  test.use({ answered: { ...leastConsent, functional: true } })

  test('brings the form back as it was; sent again it bears the same key', async ({ page }) => {
    const keys: (string | undefined)[] = []
    // The server has taken the first one, and the page never hears of it.
    await page.route('**/api/chat/sessions', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const answer = await route.fetch()
      if (keys.length > 1) await route.fulfill({ response: answer })
    })
    const chat = chatWindow(page)
    await chat.open('/pricing')
    await chat.introduce()
    await expect.poll(() => keys).toHaveLength(1)
    await page.reload()
    await expect(chat.field('Name')).toHaveValue('Grace')
    await expect(chat.field('Email')).toHaveValue('grace@duka.example')
    await chat.button('Start chat').click()

    await expect(chat.messages).toHaveCount(2)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(Object.keys((await keptChat(page)) ?? {})).not.toContain('startKey')
  })
})

test('[CHAT-41, CHAT-42, CONFLICT-31] A: the form gives way to the typing indicator, then the welcome is there', async ({
  page,
}) => {
  const chat = chatWindow(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/chat/sessions', async (route) => {
    await held
    await route.continue()
  })
  await chat.open('/')
  await chat.introduce({ phone: '+250 788 000 111' })
  await expect(chat.typing).toBeVisible()
  await expect(chat.field('Name')).toHaveCount(0)
  await expect(chat.messages).toHaveCount(1)
  release()

  await expect(chat.messages.last()).toContainText('Welcome, Grace.')
  await expect(chat.typing).toHaveCount(0)
})
