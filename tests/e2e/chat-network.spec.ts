import { leastConsent } from '#contract/consent.ts'
import { expect, test } from './chat-peer.ts'
import { screens } from './screens.ts'
import { chatWindow, passTriesUntil, talkFile } from './chat-window.ts'

test.use({ answered: { ...leastConsent, functional: true } })

test.describe('a bad network', () => {
  test.use({ viewport: screens.phone })

  test('a reply goes on by itself where its stream breaks, offline, over a reload and on another page; nothing is lost, shown twice or sent twice', async ({
    page,
    peer,
    context,
  }) => {
    const chat = chatWindow(page)
    await chat.begin()
    const pieces = ['One ', 'two ', 'three.']
    peer.next({ pieces, cutAfter: 2 })
    await chat.ask('Count')
    await expect(chat.messages.last()).toContainText('One two three.')
    await expect(chat.messages).toHaveCount(4)
    const sent = peer.called('POST messages')
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)

    peer.next({ pieces, holdAfter: 1, cutAfter: 1 })
    await chat.ask('Offline in the middle')
    await expect(chat.messages.last()).toHaveText('One')
    await context.setOffline(true)
    peer.release()
    await expect(chat.dialog.getByText('Waiting for the network')).toBeVisible()
    await expect(chat.messages.last()).toHaveText('One')
    await context.setOffline(false)
    await expect(chat.messages.last()).toContainText('One two three.')
    await expect(chat.messages).toHaveCount(6)

    peer.next({ pieces, holdAfter: 1 })
    await chat.ask('Over a reload')
    await expect(chat.messages.last()).toHaveText('One')
    await page.reload()
    await expect(chat.messages.last()).toHaveText('One')
    await expect(chat.typing).toBeVisible()
    peer.release()
    await expect(chat.messages.last()).toContainText('One two three.')
    await expect(chat.messages).toHaveCount(8)

    // On another page, though it was finished on the way there.
    peer.next({ pieces, holdAfter: 1 })
    await chat.ask('On another page')
    await expect(chat.messages.last()).toHaveText('One')
    await page.goto('about:blank')
    peer.release()
    await page.goto('/')
    await expect(chat.messages.last()).toContainText('One two three.')
    await expect(chat.messages).toHaveCount(10)
    await expect(chat.typing).toHaveCount(0)
  })

  test('[CHAT-54] what the server could not clear stays cleared, and is cleared there before anything else; in the middle of a reply, the question is not asked again meanwhile', async ({
    page,
    peer,
  }) => {
    const chat = chatWindow(page)
    await chat.begin()
    peer.next({ pieces: ['One ', 'two.'] })
    await chat.ask('Count')
    await expect(chat.messages).toHaveCount(4)
    await page.route('**/reset', (route) => route.fulfill({ status: 503 }), { times: 1 })
    await chat.clearMessages()
    await expect(chat.messages).toHaveCount(1)
    peer.next({ pieces: ['Three.'] })
    await chat.ask('Go on')
    await expect(chat.messages.last()).toContainText('Three.')
    await expect(chat.messages).toHaveCount(3)
    await page.reload()
    await expect(chat.messages).toHaveCount(3)
    expect(peer.called('POST reset')).toHaveLength(1)

    peer.next({ pieces: ['One ', 'two.'], holdAfter: 1 })
    await chat.ask('Count')
    await expect(chat.messages.last()).toHaveText('One')
    // The server takes its time: so long the question would wait for an answer.
    let isClearing = () => {}
    const clearing = new Promise<void>((done) => (isClearing = done))
    await page.route('**/reset', async (route) => {
      await clearing
      await route.continue()
    })
    await chat.clearMessages()
    await expect(chat.messages).toHaveCount(1)
    isClearing()
    peer.release()
    await expect.poll(() => peer.called('POST reset').length).toBe(2)
    peer.next({ pieces: ['Four.'] })
    await chat.ask('Go on')
    await expect(chat.messages.last()).toContainText('Four.')
    await expect(chat.messages).toHaveCount(3)
    expect(peer.called('POST messages')).toHaveLength(4)
  })
})

test.describe('without a copy of what it needs', () => {
  // The service worker would have one.
  test.use({ serviceWorkers: 'block' })

  test('a kept conversation that cannot be shown yet says that it waits, and is there as soon as it can be fetched', async ({
    page,
  }) => {
    const chat = chatWindow(page)
    await chat.begin()
    await page.route(talkFile, (route) => route.abort())
    await page.reload()
    await expect(chat.dialog.getByRole('status')).toHaveText('Waiting for the network')
    await page.unroute(talkFile)

    await expect(chat.messages).toHaveCount(2)
    await expect(chat.dialog.getByText('Waiting for the network')).toHaveCount(0)
    await chat.button('Close').click()
    await expect(chat.dialog.getByRole('heading', { name: 'Conversation Summary' })).toBeVisible()
    await chat.button('No, Thanks').click()
    await page.reload()
    await chat.trigger.click()
    await expect(chat.input).toBeFocused()
  })

  test('what is done to the window while it waits is kept beside the conversation', async ({ page }) => {
    const chat = chatWindow(page)
    await chat.begin()
    await page.route(talkFile, (route) => route.abort())
    await page.reload()
    await expect(chat.dialog.getByRole('status')).toHaveText('Waiting for the network')
    await chat.button('Minimize').click()
    await page.reload()
    await expect(chat.button('Restore')).toBeVisible()
    await page.unroute(talkFile)
    await chat.button('Restore').click()
    await expect(chat.messages).toHaveCount(2)
  })
})

test('[CHAT-47, CHAT-48, CHAT-49, CONFLICT-30] a server that cannot be reached: the apology, with phone and e-mail', async ({
  page,
  peer,
}) => {
  const chat = chatWindow(page)
  await page.clock.install()
  await chat.begin()
  peer.next({ refuse: { status: 500, times: 3 } })
  await chat.ask('Hello?')
  await passTriesUntil(chat.log.getByText('I apologize'))
  const apology = chat.messages.last()

  await expect(apology).toContainText("I apologize, but I'm experiencing some technical difficulties right now")
  await expect(apology).toContainText('available 24/7')
  await expect(apology.getByRole('link', { name: 'Call +250 000 000 100' })).toHaveAttribute(
    'href',
    'tel:+250000000100',
  )
  await expect(apology.getByRole('link', { name: 'hello@imisozi.example' })).toBeVisible()
  await expect(chat.messages.nth(2)).toContainText('Not sent')

  await chat.button('Retry').click()
  await expect(chat.messages.last()).toContainText('You asked: Hello?')
  await expect(chat.log.getByText('I apologize')).toHaveCount(0)
  await expect(chat.messages).toHaveCount(4)
  expect(new Set(peer.called('POST messages').map(({ id }) => id)).size).toBe(1)
})

test('a message that the server does not take in half a minute is not sent, and nobody types before', async ({
  page,
  peer,
}) => {
  const chat = chatWindow(page)
  await page.clock.install()
  await chat.begin()
  let calls = 0
  await page.route('**/api/chat/sessions/*/messages', (route) => {
    calls += 1
    // The first is neither taken nor refused.
    return calls === 1 ? new Promise(() => {}) : route.continue()
  })
  await chat.ask('Hello?')
  await expect(chat.messages.last()).toContainText('Sending')
  await expect(chat.typing).toHaveCount(0)
  await page.clock.runFor(31_000)
  await expect(chat.messages.nth(2)).toContainText('Not sent')
  expect(calls).toBe(1)

  await chat.button('Retry').click()
  await expect(chat.messages.last()).toContainText('You asked: Hello?')
  expect(peer.called('POST messages')).toHaveLength(1)
})

test('[CHAT-55] what could not be cleared on the server is never said to be, and is cleared there with the network', async ({
  page,
  peer,
  context,
}) => {
  const chat = chatWindow(page)
  await chat.begin()
  await chat.ask('Hello')
  await expect(chat.messages).toHaveCount(4)
  await context.setOffline(true)
  await chat.button('Clear Chat').click()
  await page.getByRole('button', { name: 'Clear Everything' }).click()
  const notice = chat.dialog.getByRole('status').filter({ hasText: 'not on our server yet' })
  await expect(notice).toBeVisible()
  await expect(chat.field('Name')).toHaveValue('')
  await notice.getByRole('button').click()
  await expect(notice).toBeVisible()
  expect(peer.called('DELETE session')).toHaveLength(0)

  // The network is back before the visitor's own try has ended.
  const back = Promise.withResolvers<void>()
  const trying = Promise.withResolvers<void>()
  await page.route('**/api/chat/sessions/*', async (route) => {
    trying.resolve()
    await back.promise
    await route.continue()
  })
  await notice.getByRole('button').click()
  await trying.promise
  await context.setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
  back.resolve()
  await expect(notice).toHaveCount(0)
  expect(peer.called('DELETE session')).toHaveLength(1)
})

test('too many messages: says when to go on, and the message waits', async ({ page, peer }) => {
  const chat = chatWindow(page)
  await chat.begin()
  peer.next({ refuse: { status: 429, message: 'Too many tries. Please try again in 3 minutes' } })
  await chat.ask('Again')

  await expect(chat.dialog.getByRole('status').filter({ hasText: 'try again in 3 minutes' })).toBeVisible()
  await expect(chat.messages.last()).toContainText('Not sent')
  await chat.button('Retry').click()
  await expect(chat.messages.last()).toContainText('You asked: Again')
  await expect(chat.dialog.getByText('try again in 3 minutes')).toHaveCount(0)
})

test('a session the server no longer knows begins anew and says so, when a message is sent and when the page is loaded', async ({
  page,
  peer,
}) => {
  const chat = chatWindow(page)
  const notice = chat.dialog.getByText('The earlier conversation is no longer on our server')
  await chat.open()
  for (const meet of [() => chat.ask('Still there?'), () => page.reload()]) {
    await chat.introduce()
    await expect(chat.messages).toHaveCount(2)
    await expect(notice).toHaveCount(0)
    peer.forgetSessions()
    await meet()

    await expect(notice).toBeVisible()
    await expect(chat.field('Name')).toHaveValue('Grace')
    await expect(chat.field('Email')).toHaveValue('grace@duka.example')
  }
})

test('a clock that jumps back an hour changes nothing', async ({ page }) => {
  const chat = chatWindow(page)
  await chat.begin()
  await page.clock.setFixedTime(Date.now() - 3_600_000)
  await chat.ask('First')
  await expect(chat.messages).toHaveCount(4)
  await page.clock.setFixedTime(Date.now() - 7_200_000)
  await chat.ask('Second')
  await expect(chat.messages).toHaveCount(6)
  await page.reload()

  await expect(chat.messages).toHaveCount(6)
  await expect(chat.messages.nth(2)).toContainText('First')
  await expect(chat.messages.nth(4)).toContainText('Second')
})
