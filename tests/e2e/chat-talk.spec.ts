import { expect, test } from './chat-peer.ts'
import { screens } from './screens.ts'
import { chatWindow } from './chat-window.ts'

test.describe('a conversation on / at 390 px', () => {
  test.use({ viewport: screens.phone })

  test('[CHAT-45, CHAT-22, CHAT-27, CHAT-29, CHAT-30] sends on Enter, shows typing, streams and keeps the reply', async ({
    page,
    peer,
  }) => {
    const chat = chatWindow(page)
    await chat.begin('/')
    await expect(chat.button('Send')).toBeDisabled()
    peer.next({ pieces: ['Two plans ', 'fit you.'], holdAfter: 1 })
    await chat.input.fill('What are the plans?')
    await expect(chat.button('Send')).toBeEnabled()
    await chat.input.press('Enter')

    await expect(chat.input).toHaveValue('')
    await expect(chat.messages.nth(2)).toContainText('What are the plans?')
    await expect(chat.messages.nth(2)).toContainText('Sent')
    await expect(chat.typing).toBeVisible()
    await expect(chat.messages.nth(3)).toHaveText('Two plans')
    await chat.input.fill('One more thing')
    await expect(chat.button('Send')).toBeDisabled()
    await chat.input.press('Enter')
    await expect(chat.messages).toHaveCount(4)
    peer.release()

    await expect(chat.messages.last()).toContainText('Two plans fit you.')
    await expect(chat.typing).toHaveCount(0)
    await expect(chat.messages).toHaveCount(4)
    await expect(chat.input).toHaveValue('One more thing')
    await expect(chat.button('Send')).toBeEnabled()
    expect(peer.called('POST messages')).toHaveLength(1)
  })
})

test.describe('a conversation on /pricing at 1440 px', () => {
  test.use({ viewport: screens.desktop })

  test('[CHAT-21, CHAT-28, CHAT-50, CHAT-51] quick actions send their messages, word for word', async ({
    page,
    peer,
  }) => {
    const chat = chatWindow(page)
    await chat.open('/pricing')
    await chat.introduce()
    for (const [label, message] of [
      ['Request Demo', 'I would like to request a demo'],
      ['Pricing Info', 'What are your pricing plans?'],
      ['Free Trial', 'How can I start a free trial?'],
      ['Speak to Human', 'I would like to speak to a human agent'],
    ] as const) {
      await chat.button(label).click()
      await expect(chat.messages.last()).toContainText(`You asked: ${message}`)
    }
    expect(peer.called('POST messages').map(({ text }) => text)).toEqual([
      'I would like to request a demo',
      'What are your pricing plans?',
      'How can I start a free trial?',
      'I would like to speak to a human agent',
    ])
    await expect(chat.button('Clear Chat')).toBeVisible()
  })
})

test('[CHAT-46] a blank message is ignored, Shift+Enter breaks the line, and a word that is being composed is not sent; a message has 2,000 characters at most: the counter says so, nothing is cut off', async ({
  page,
  peer,
}) => {
  const chat = chatWindow(page)
  await chat.begin()
  await chat.input.fill('   \t ')
  await chat.input.press('Enter')
  await chat.input.press('Shift+Enter')
  await chat.input.press('Enter')
  await expect(chat.button('Send')).toBeDisabled()
  await expect(chat.messages).toHaveCount(2)
  expect(peer.called('POST messages')).toEqual([])

  await chat.input.fill('one')
  await chat.input.press('Shift+Enter')
  await chat.input.pressSequentially('two')
  await chat.input.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })),
  )
  expect(peer.called('POST messages')).toEqual([])
  await chat.input.press('Enter')
  await expect(chat.messages.last()).toContainText('You asked: one')
  expect(peer.called('POST messages')).toMatchObject([{ text: 'one\ntwo' }])

  await chat.input.fill('a'.repeat(1799))
  await expect(chat.dialog.getByText('of 2000 characters')).toHaveCount(0)
  await chat.input.fill('a'.repeat(2001))
  await expect(chat.dialog.getByText('2001 of 2000 characters')).toBeVisible()
  await expect(chat.input).toHaveAttribute('aria-invalid', 'true')
  await expect(chat.button('Send')).toBeDisabled()
  await chat.input.press('Enter')
  await expect(chat.input).toHaveValue('a'.repeat(2001))
  await chat.input.fill('a'.repeat(2000))
  await chat.input.press('Enter')

  await expect(chat.messages).toHaveCount(6)
  expect(peer.called('POST messages')).toHaveLength(2)
})

test('[CHAT-59] links lead only where they may, in a new tab; no HTML and no image is let through; what the visitor writes is text and nothing else; under an answer stand up to three questions that can be asked', async ({
  page,
  peer,
}) => {
  const chat = chatWindow(page)
  await chat.begin()
  peer.next({
    pieces: [
      '[plans](/pricing) [site](https://imisozi.example/x) [mail](mailto:a@imisozi.example) [irc](ircs://irc.example/a) ',
      '[xmpp](xmpp:a@imisozi.example) [js](javascript:alert(1)) [data](data:text/html,x) [split](java\tscript:alert(1)) ',
      '[tel](tel:+250000) [file](file:///etc/passwd) [blob](blob:x) ![cat](https://x.example/cat.png) ',
      '<img src=x onerror="document.title=\'broken\'"><a href="javascript:alert(1)">raw</a>',
    ],
    sources: [
      { title: 'Pricing', url: '/pricing#plans' },
      { title: 'Evil', url: 'javascript:alert(1)' },
    ],
  })
  await chat.ask('Links, please')
  await expect(chat.log.getByRole('list', { name: 'From' })).toBeVisible()

  const links = await chat.log.getByRole('link').evaluateAll((found) =>
    found.map((link) => ({
      text: link.textContent,
      protocol: (link as HTMLAnchorElement).protocol,
      target: (link as HTMLAnchorElement).target,
    })),
  )
  expect(links.map(({ protocol }) => protocol)).toEqual(['http:', 'https:', 'mailto:', 'ircs:', 'xmpp:', 'http:'])
  expect(links.every(({ target }) => target === '_blank')).toBe(true)
  expect(links.every(({ text }) => text.endsWith(', opens a new tab'))).toBe(true)
  await expect(chat.log.locator('img')).toHaveCount(0)
  await expect(chat.messages.last()).toContainText('<img src=x')
  await expect(chat.messages.last()).toContainText('js')
  await expect(page).not.toHaveTitle('broken')

  const hostile = '<b>bold</b> **stars** [x](https://x.example) 🙂 \u202Eشكرا'
  peer.next({ suggestions: ['Is there a trial?', 'Who calls me?', 'What is in Enterprise?', 'A fourth'] })
  await chat.ask(hostile)
  await expect(chat.messages.nth(4).locator('p').first()).toHaveText(hostile)
  await expect(chat.messages.nth(4).getByRole('link')).toHaveCount(0)

  const suggestions = chat.dialog.getByRole('group', { name: 'You could ask' }).getByRole('button')
  await expect(suggestions).toHaveCount(3)
  await suggestions.first().click()
  await expect(chat.messages.last()).toContainText('You asked: Is there a trial?')
  await expect(suggestions).toHaveCount(0)
})

test('a hand-off shows its reference once and the ways to a person by region, large enough for a thumb', async ({
  page,
  peer,
}) => {
  const chat = chatWindow(page)
  await chat.begin()
  const contacts = [
    { region: 'East and West Africa', phone: '+250 000 000 100', whatsApp: 'https://wa.me/250000000100' },
    { region: 'Southern Africa', phone: '+244 000 000 400', whatsApp: 'javascript:alert(1)' },
  ]
  peer.next({ pieces: ['Your reference is **SZ-1234**.'], handOff: { reference: 'SZ-1234', contacts } })
  await chat.button('Speak to Human').click()

  await expect(chat.log.getByText('SZ-1234')).toHaveCount(1)
  const ways = (region: string) => chat.log.getByRole('group', { name: region }).getByRole('link')
  await expect(chat.log.getByRole('group').first()).toHaveAccessibleName('East and West Africa')
  await expect(ways('East and West Africa')).toHaveText(['Call +250 000 000 100', 'WhatsApp, opens a new tab'])
  await expect(ways('East and West Africa').first()).toHaveAttribute('href', 'tel:+250000000100')
  await expect(ways('East and West Africa').last()).toHaveAttribute('href', 'https://wa.me/250000000100?text=SZ-1234')
  await expect(ways('Southern Africa')).toHaveText(['Call +244 000 000 400'])
  const heights = await chat.log
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(heights.every((height) => height >= 44)).toBe(true)
})

test.describe('where one reads', () => {
  test.use({ viewport: screens.desktop })
  const long = Array.from({ length: 40 }, (_, line) => `Paragraph ${line}.\n\n`)
  const placeOf = (chat: ReturnType<typeof chatWindow>) =>
    chat.dialog.getByRole('group', { name: 'Conversation' }).evaluate((scroller) => {
      const own = [...scroller.querySelectorAll('[role=log] > *')].filter((each) =>
        each.textContent?.startsWith('You:'),
      )
      const top = own.at(-1)?.getBoundingClientRect().top ?? Infinity
      return {
        question: Math.round(top - scroller.getBoundingClientRect().top),
        scrolled: Math.round(scroller.scrollTop),
      }
    })

  test('a long answer is read from its beginning: the question stays at the top while it grows and when it is done, and one of many lines leaves it room; who scrolls up is left there until the next question', async ({
    page,
    peer,
  }) => {
    const chat = chatWindow(page)
    await chat.begin()
    peer.next({ pieces: long, holdAfter: 39, suggestions: ['Is there more?'] })
    await chat.ask('Tell me all')
    await expect(chat.messages.last()).toContainText('Paragraph 38.')
    await expect.poll(async () => (await placeOf(chat)).question).toBe(8)
    peer.release()
    await expect(chat.button('Is there more?')).toBeAttached()
    expect((await placeOf(chat)).question).toBe(8)

    await chat.ask('A short one')
    await expect(chat.messages.last()).toContainText('You asked: A short one')
    await expect(chat.messages.last()).toBeInViewport({ ratio: 1 })

    peer.next({ pieces: long })
    await chat.ask('word '.repeat(390))
    await expect(chat.messages.last()).toContainText('Paragraph 39.')
    await expect(chat.messages.last().getByText('Paragraph 0.')).toBeInViewport()

    peer.next({ pieces: long, holdAfter: 20 })
    await chat.ask('Second')
    await expect(chat.messages.last()).toContainText('Paragraph 19.')
    await expect.poll(async () => (await placeOf(chat)).question).toBe(8)
    const { scrolled } = await placeOf(chat)
    await chat.dialog.getByRole('group', { name: 'Conversation' }).hover()
    await page.mouse.wheel(0, -300)
    await expect.poll(async () => (await placeOf(chat)).scrolled).toBe(scrolled - 300)
    peer.release()
    await expect(chat.messages.last()).toContainText('Paragraph 39.')
    expect((await placeOf(chat)).scrolled).toBe(scrolled - 300)

    await chat.ask('Third')
    await expect.poll(async () => (await placeOf(chat)).question).toBeGreaterThanOrEqual(8)
  })
})

test('a screen reader hears each message once: a reply joins the live region when it is whole', async ({
  page,
  peer,
}) => {
  const chat = chatWindow(page)
  await chat.begin()
  peer.next({ pieces: ['One ', 'two ', 'three.'], holdAfter: 2 })
  await chat.ask('Count')
  const part = chat.messages.last()
  await expect(part).toHaveText('One two')
  await expect(part).toHaveAttribute('aria-live', 'off')
  await expect(part).toHaveAttribute('aria-busy', 'true')
  await part.evaluate((element) => element.setAttribute('data-part', ''))
  await chat.log.evaluate((log) => {
    const added: string[] = []
    Object.assign(window, { added })
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target === log) for (const node of addedNodes) added.push(node.textContent ?? '')
      }
    }).observe(log, { childList: true })
  })
  peer.release()
  await expect(chat.typing).toHaveCount(0)

  await expect(chat.log.locator('[data-part]')).toHaveCount(0)
  const added = await page.evaluate(() => (window as unknown as { added: readonly string[] }).added)
  expect(added.filter((text) => text.includes('One two three.'))).toHaveLength(1)
})

test('a reply that is stopped can be had whole later, for the server has finished it; [CHAT-31] each message has its time on the clock of the visitor; the footer names company, phone and e-mail; an answer nobody is looking at is counted on the button and in the title', async ({
  page,
  peer,
}) => {
  const chat = chatWindow(page)
  await chat.begin()
  peer.next({ pieces: ['The first half ', 'and the second.'], holdAfter: 1 })
  await chat.ask('Tell me')
  await expect(chat.messages.last()).toHaveText('The first half')
  await chat.button('Stop the answer').click()
  await expect(chat.typing).toHaveCount(0)
  await expect(chat.messages.last()).toHaveText('The first half')
  peer.release()
  await chat.button('Show the whole answer').click()

  await expect(chat.messages.last()).toContainText('The first half and the second.')
  await expect(chat.messages).toHaveCount(4)
  await expect(chat.button('Show the whole answer')).toHaveCount(0)

  const times = await chat.log.locator('time').evaluateAll((found) =>
    found.map((time) => {
      const moment = new Date((time as HTMLTimeElement).dateTime)
      const said = `${String(moment.getHours()).padStart(2, '0')}:${String(moment.getMinutes()).padStart(2, '0')}`
      return time.textContent === said
    }),
  )
  expect(times).toEqual([true, true, true, true])

  const footer = chat.dialog.getByText('Imisozi Software Ltd').locator('..')
  await expect(footer.getByRole('link', { name: '+250 000 000 100' })).toHaveAttribute('href', 'tel:+250000000100')
  await expect(footer.getByRole('link', { name: 'hello@imisozi.example' })).toBeVisible()

  const title = await page.title()
  peer.next({ pieces: ['Late ', 'answer'], holdAfter: 1 })
  await chat.ask('Slow?')
  await expect(chat.messages.last()).toHaveText('Late')
  await chat.button('Minimize').click()
  peer.release()

  await expect(page).toHaveTitle(`(1) ${title}`)
  await expect(chat.trigger).toHaveAttribute('data-unread', '1')
  await expect(chat.dialog.getByText('1 new message')).toBeVisible()
  await chat.button('Restore').click()
  await expect(page).toHaveTitle(title)
  await expect(chat.trigger).not.toHaveAttribute('data-unread')
})

test('sound is off until the visitor turns it on', async ({ page }) => {
  await page.addInitScript(() => {
    const Real = window.AudioContext
    Object.assign(window, { contexts: 0 })
    window.AudioContext = class extends Real {
      constructor() {
        super()
        ;(window as unknown as { contexts: number }).contexts += 1
      }
    }
  })
  const contexts = () => page.evaluate(() => (window as unknown as { contexts: number }).contexts)
  const chat = chatWindow(page)
  await chat.begin()
  expect(await contexts()).toBe(0)
  await chat.button('Turn the sound on').click()
  await expect(chat.button('Turn the sound off')).toBeVisible()
  expect(await contexts()).toBe(1)
})
