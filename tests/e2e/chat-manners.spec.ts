import { leastConsent } from '#contract/consent.ts'
import { expect, test } from './chat-peer.ts'
import { screens } from './screens.ts'
import { chatWindow } from './chat-window.ts'

test.describe('who answers now', () => {
  test.use({ timezoneId: 'Africa/Luanda' })

  for (const [moment, status, truth] of [
    [
      '2026-11-22T10:00:00Z',
      "Offline - We'll get back to you",
      'Sozi answers now; our team is back Mon 06:00 your time',
    ],
    ['2026-11-23T10:00:00Z', 'Sozi Online - Instant Support', 'Sozi answers now; our team is in until 20:00 your time'],
    // Christmas, a weekend, and the Monday on which Boxing Day is kept.
    [
      '2026-12-24T22:00:00Z',
      "Offline - We'll get back to you",
      'Sozi answers now; our team is back Tue 06:00 your time',
    ],
  ] as const) {
    test(`[CHAT-10, CHAT-11, OPEN-33] is said beside the status at ${moment}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(moment))
      const chat = chatWindow(page)
      await chat.open('/pricing')

      await expect(chat.dialog.getByText(status, { exact: true })).toBeVisible()
      await expect(chat.dialog.getByText(truth, { exact: true })).toBeVisible()
      await expect(chat.dialog.getByText('Sozi is a program; people answer Mon-Fri 8AM-10PM EAT.')).toBeVisible()
      await expect(chat.dialog.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy')
    })
  }

  test.describe('on our own clock', () => {
    test.use({ timezoneId: 'Africa/Nairobi' })

    test('says the hour without naming a clock', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-22T10:00:00Z'))
      const chat = chatWindow(page)
      await chat.open('/pricing')

      const answersNow = chat.dialog.getByText('Sozi answers now; our team is back Mon 08:00', { exact: true })
      await expect(answersNow).toBeVisible()
      // Over a working assistant `Offline` alone would be read as nobody there.
      await chat.introduce()
      await expect(chat.dialog.getByText('Sozi answers now', { exact: true })).toBeVisible()
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 740 }, hasTouch: true })

  test('[CHAT-21, CHAT-28] every quick action is in sight without scrolling', async ({ page }) => {
    const chat = chatWindow(page)
    await chat.begin()

    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 740 })
      for (const name of ['Request Demo', 'Pricing Info', 'Free Trial', 'Speak to Human', 'Clear Chat']) {
        await expect(chat.button(name)).toBeInViewport({ ratio: 1 })
      }
    }
  })
})

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`quick actions fold into one row, all of them whole, once the talk has begun, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const chat = chatWindow(page)
    await chat.begin()
    const quick = chat.dialog.getByRole('group', { name: 'Quick actions' })
    const heightOf = async (part: typeof quick) => (await part.boundingBox())?.height ?? 0
    const before = await heightOf(quick)
    await chat.ask('What does it cost?')
    await expect(chat.messages).toHaveCount(4)

    expect(await heightOf(quick)).toBeLessThan(before * 0.6)
    // The room goes to what was said, also below the offer to keep it.
    const scroller = chat.dialog.getByRole('group', { name: 'Conversation' })
    expect(await heightOf(scroller)).toBeGreaterThanOrEqual(250)
    // What one asks comes before what takes all away.
    for (const name of ['Request Demo', 'Pricing Info', 'Free Trial', 'Speak to Human', 'Clear Chat'])
      await expect(chat.button(name), name).toBeInViewport({ ratio: 1 })
    expect(await quick.getByRole('button').last().textContent()).toBe('Clear Chat')
    await chat.button('Free Trial').click()
    await expect(chat.messages.last()).toContainText('You asked: How can I start a free trial?')
  })
}

test('a page is cited once, and not at all where the message itself links to it', async ({ page, peer }) => {
  const chat = chatWindow(page)
  await chat.begin()
  peer.next({
    pieces: ['See [the prices](/pricing#plans).'],
    sources: [
      { title: 'Affordable Pricing Plans', url: '/pricing#plans' },
      { title: 'Hotel', url: '/hotel#rooms' },
      { title: 'Hotel', url: '/hotel#nights' },
    ],
  })
  await chat.ask('And rooms?')

  const sources = chat.dialog.getByRole('list', { name: 'From' }).getByRole('link')
  await expect(sources).toHaveCount(1)
  await expect(sources).toHaveAttribute('href', /\/hotel#rooms$/)
})

test.describe('the focus', () => {
  test('stays with the quick action that was pressed, while it is answered and after', async ({ page, peer }) => {
    const chat = chatWindow(page)
    await chat.begin()
    peer.next({ pieces: ['One ', 'two'], holdAfter: 1 })
    await chat.button('Pricing Info').press('Enter')
    await expect(chat.typing).toBeVisible()
    await expect(chat.button('Pricing Info')).toBeFocused()
    await expect(chat.button('Pricing Info')).toBeDisabled()
    await page.keyboard.press('Enter')
    peer.release()
    await expect(chat.messages.last()).toContainText('One two')

    await expect(chat.button('Pricing Info')).toBeFocused()
    expect(peer.called('POST messages')).toHaveLength(1)
  })

  test('goes to the conversation when the suggestion that was pressed is gone', async ({ page, peer }) => {
    const chat = chatWindow(page)
    await chat.begin()
    peer.next({ pieces: ['Ask on.'], suggestions: ['And per year?'] })
    await chat.ask('What does it cost?')
    await chat.button('And per year?').press('Enter')

    await expect(chat.dialog.getByRole('group', { name: 'Conversation' })).toBeFocused()
  })

  test.describe('of a first visitor', () => {
    test.use({ answered: null })

    test('begins at the head of the page after the cookie banner', async ({ page }) => {
      await page.goto('/pricing')
      const reject = page.getByRole('button', { name: 'Reject All' }).first()
      await expect(reject).toBeVisible()
      await reject.press('Enter')
      await expect(reject).toBeHidden()
      await page.keyboard.press('Tab')

      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    })
  })
})

test.describe('the size', () => {
  test.use({ viewport: screens.desktop, answered: { ...leastConsent, functional: true } })

  test('[CHAT-20, CHAT-37] that the visitor chose is never shrunk by expanding, and comes back', async ({ page }) => {
    const chat = chatWindow(page)
    const sizeOf = async () => {
      const { width, height } = (await chat.dialog.boundingBox()) ?? { width: 0, height: 0 }
      return { width, height }
    }
    await chat.open('/pricing')
    const handle = chat.button('Resize the window with the arrow keys')
    await handle.focus()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowLeft')
    const chosen = await sizeOf()
    expect(chosen.width).toBeGreaterThan(500)

    await chat.button('Maximize').click()
    expect(await sizeOf()).toEqual({ width: chosen.width, height: 600 })
    await page.reload()
    await expect.poll(sizeOf).toEqual({ width: chosen.width, height: 600 })
    await chat.button('Restore').click()
    expect(await sizeOf()).toEqual(chosen)
  })
})

test('[CHAT-58] Send Summary says where the copy goes', async ({ page }) => {
  const chat = chatWindow(page)
  await chat.begin()
  await chat.button('Close').click()
  await page.getByRole('button', { name: 'Send Summary' }).click()

  await expect(chat.dialog).toBeHidden()
  const told = page.getByRole('status').filter({ hasText: 'The summary is on its way to grace@duka.example.' })
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(told).toBeHidden()
})

test('quick actions and the ways to a person follow the language of the answer, all in sight', async ({
  page,
  peer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const chat = chatWindow(page)
  await chat.begin()
  peer.next({
    pieces: ['Un collègue prend la suite, par e-mail ou au +225 07 00.'],
    language: 'fr',
    handOff: {
      reference: 'K7R-46B',
      contacts: [{ region: 'Afrique francophone', phone: '+225 07 00', whatsApp: null }],
    },
  })
  await chat.ask('Je veux parler à une personne')

  await expect(chat.dialog.getByRole('link', { name: 'Appeler le +225 07 00' })).toBeVisible()
  const quick = chat.dialog.getByRole('group', { name: 'Quick actions' })
  const isWhole = () =>
    quick.evaluate(({ scrollWidth, clientWidth, children }) => {
      const range = document.createRange()
      const linesOf = (label: Element) => {
        range.selectNodeContents(label)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }
      return scrollWidth <= clientWidth && [...children].every((label) => linesOf(label) <= 2)
    })
  expect(await isWhole(), 'nothing has to be pushed aside in French, nor takes three lines').toBe(true)
  const answer = chat.messages.filter({ hasText: 'prend la suite' })
  expect(await answer.textContent(), 'no line ends within either').toContain(
    'par e-\u2060mail ou au +225\u00a007\u00a000.',
  )
  peer.next({ pieces: ['Um mês é grátis.'], language: 'pt' })
  await chat.ask('É grátis?')
  await expect(chat.button('Teste gratuito')).toBeVisible()
  expect(await isWhole(), 'nor in Portuguese').toBe(true)
  peer.next({ pieces: ['Oui.'], language: 'fr' })
  await chat.ask('Un essai ?')
  await chat.button('Essai gratuit').click()
  await expect(chat.messages.last()).toContainText('You asked: Comment commencer l’essai gratuit ?')
  await expect(chat.button('Free Trial')).toBeVisible()
  await chat.ask('كم السعر؟')
  await expect(chat.messages.filter({ hasText: 'كم السعر؟' }).first()).toHaveCSS('direction', 'rtl')
})
