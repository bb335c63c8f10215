import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from '@playwright/test'
import { leastConsent } from '#contract/consent.ts'
import { builtOrigin } from '#contract/built-origin.ts'
import { startCluster } from '../server/postgres.ts'
import { listen, stopServer } from '../ports.ts'
import { runTool } from '../spawn-product.ts'
import { axeFindings } from './axe.ts'
import { pass } from './chat-peer.ts'
import { screens } from './screens.ts'
import { chatWindow, passTriesUntil } from './chat-window.ts'
import { expect, startSite, storeOnce, test as base, type Site } from './site.ts'
import { costs } from '#tests/prices.ts'

const claire = 'claire@imisozi.example'

type Desk = {
  readonly site: Site
  readonly chatOf: (email: string) => string
  readonly signInLink: (email: string) => string
  readonly addMember: (name: string, email: string) => void
  /** Once an answer is stored: for whoever looks whether the visitor's window was closed long ago. Returns how many talks aged. */
  readonly letHalfAMinutePass: (email: string, answer: string) => number
}

/** A site with one member at the desk: its own for a test that counts who waits, one for all others. */
const test = base.extend<{ readonly desk: Desk; readonly sharedDesk: Desk }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names it needs from the pattern
  desk: async ({}, use) => {
    const site = await startSite()
    const desk = deskOf(site)
    addClaire(desk)
    await use(desk)
    await site.stop()
  },
  sharedDesk: ({ deskSite }, use) => use(deskOf(deskSite)),
})

// One worker takes them all, one after the other: each would start a desk of its own for its share.
test.describe.configure({ mode: 'default' })

test.beforeAll(({ deskSite }) => addClaire(deskOf(deskSite)))

const addClaire = (desk: Desk) => desk.addMember('Claire Umuhoza', claire)

function deskOf(site: Site): Desk {
  const env = { DATA_DIR: site.folder, PUBLIC_URL: site.url }
  const chatOf = (email: string) => {
    const database = new DatabaseSync(join(site.folder, 'site.db'), { readOnly: true })
    const row = database
      .prepare('select chats.id from chats join leads on leads.id = chats.lead_id where leads.email = ?')
      .get(email)
    database.close()
    return String(row?.['id'])
  }
  return {
    site,
    signInLink: (email) => runTool(env, 'desk', 'link', email),
    addMember: (name, email) => void runTool(env, 'desk', 'add', name, email),
    chatOf,
    letHalfAMinutePass(email, answer) {
      const database = new DatabaseSync(join(site.folder, 'site.db'), { timeout: 5000 })
      const { changes } = database
        .prepare(
          `update talks set said_at = said_at - 30000, visitor_at = visitor_at - 30000 where chat_id = ?
          and exists (select 1 from chat_messages where chat_messages.chat_id = talks.chat_id and text = ?)`,
        )
        .run(chatOf(email), answer)
      database.close()
      return Number(changes)
    },
  }
}

async function openVisitor(browser: Browser, site: Site) {
  const context = await browser.newContext({ baseURL: site.url, viewport: screens.phone })
  await storeOnce(context, site.url, { ...leastConsent, functional: true })
  const page = await context.newPage()
  return { context, page, chat: chatWindow(page) }
}

/** She opens the chat, says who she is and asks for a person. */
async function askForPerson(
  { chat }: Awaited<ReturnType<typeof openVisitor>>,
  who: { readonly name?: string; readonly email: string },
) {
  await chat.open('/pricing')
  await chat.introduce(who)
  await chat.ask('I would like to speak to a human agent')
  await expect(chat.log).toContainText('I am calling somebody at the desk')
}

async function openColleague(browser: Browser, desk: Pick<Desk, 'site' | 'signInLink'>, width: number) {
  const context = await browser.newContext({ baseURL: desk.site.url, viewport: { width, height: 900 } })
  // What the button behind the link does.
  await context.request.post(desk.signInLink(claire), { headers: { 'sec-fetch-site': 'same-origin' } })
  const page = await context.newPage()
  await page.goto('/desk')
  return { context, page, log: page.getByRole('log'), box: page.getByLabel('Your answer') }
}

async function signIn(page: Page, desk: Pick<Desk, 'signInLink'>, email: string, place: string | RegExp = '**/desk') {
  await page.goto(desk.signInLink(email))
  await page.getByRole('button', { name: 'Sign in on this device' }).click()
  await page.waitForURL(place)
}

/**
 * Until the page that it leads to listens: what is set before may not hold for it, and a key does what keys do. Only that
 * page tells what it has seen.
 */
async function joinTalk(page: Page, button = 'Join the conversation') {
  const isAwake = page.waitForResponse('**/seen')
  await page.getByRole('button', { name: button }).click()
  await isAwake
}

/** A visitor has asked for a person, and a colleague has joined. */
async function startTalk(browser: Browser, desk: Desk, email: string) {
  const colleague = await openColleague(browser, desk, 1440)
  const visitor = await openVisitor(browser, desk.site)
  await askForPerson(visitor, { email })
  await colleague.page.goto(`/desk/chats/${desk.chatOf(email)}`)
  await joinTalk(colleague.page)
  await expect(visitor.chat.log).toContainText('Claire has joined')
  return { colleague, visitor }
}

/** How often each of the texts stands in a log: counted, not looked at. */
async function count(log: ReturnType<Page['getByRole']>, texts: readonly string[]) {
  const all = (await log.innerText()).split('\n').map((line) => line.trim())
  return texts.map((text) => all.filter((line) => line === text).length)
}

test('a colleague at a phone joins a visitor, and nothing is lost or doubled', async ({ browser, desk }) => {
  const email = 'grace@duka.example'
  const colleague = await openColleague(browser, desk, 360)
  const visitor = await openVisitor(browser, desk.site)
  await askForPerson(visitor, { email })
  await expect(colleague.page.locator('[data-waiting]').first()).toHaveText('1')

  const address = `/desk/chats/${desk.chatOf(email)}`
  await colleague.page.goto(address)
  await joinTalk(colleague.page)
  await expect(visitor.chat.log).toContainText('Claire has joined')
  await expect(visitor.chat.dialog.getByRole('heading', { name: 'Claire', exact: true })).toBeVisible()
  await expect(visitor.chat.input).toHaveAttribute('placeholder', 'Write to Claire')
  expect(await axeFindings(visitor.page, { part: '[role=dialog]' })).toEqual([])
  expect(await axeFindings(colleague.page)).toEqual([])

  await colleague.box.fill('Which scale is it?')
  await colleague.box.press('Enter')
  await expect(visitor.chat.log).toContainText('Which scale is it?')
  await expect(colleague.log).toContainText('seen')
  await visitor.chat.ask('A grey one')
  await expect(colleague.log).toContainText('A grey one')
  await expect(visitor.chat.log).toContainText('Seen')
  // Told every few seconds to whoever hears it, and not kept for whoever does not.
  await expect(async () => {
    await colleague.box.pressSequentially('The ')
    await expect(visitor.chat.dialog).toContainText('Claire is typing', { timeout: 4000 })
  }).toPass()

  // The colleague's network goes, and comes back.
  await colleague.context.setOffline(true)
  await colleague.box.fill('The cable is what we need.')
  await colleague.box.press('Enter')
  await expect(colleague.page.getByText('No network.')).toBeVisible()
  await expect(colleague.log).toContainText('kept here')
  await colleague.context.setOffline(false)
  await expect(visitor.chat.log).toContainText('The cable is what we need.')
  await expect(colleague.page.getByText('No network.')).toBeHidden()

  // The visitor's network goes while something is said.
  await visitor.context.setOffline(true)
  await colleague.box.fill('Is the plug round?')
  await colleague.box.press('Enter')
  await expect(colleague.log).toContainText('Is the plug round?')
  await visitor.context.setOffline(false)
  await expect(visitor.chat.log).toContainText('Is the plug round?')

  // Another page.
  await visitor.page.goto('/modules')
  await expect(visitor.chat.log).toContainText('Is the plug round?')
  await visitor.chat.ask('With pins')
  await expect(colleague.log).toContainText('With pins')
  const said = ['Which scale is it?', 'A grey one', 'The cable is what we need.', 'Is the plug round?', 'With pins']
  expect(await count(visitor.chat.log, said)).toEqual([1, 1, 1, 1, 1])
  expect(await count(colleague.log, said)).toEqual([1, 1, 1, 1, 1])

  await visitor.chat.button('Back to Sozi').click()
  await expect(visitor.chat.log).toContainText('Claire has left')
  await expect(visitor.chat.log).toContainText('I take up what still waits for an answer.')
  await expect(visitor.chat.input).toHaveAttribute('placeholder', 'Write a message')
  await visitor.chat.ask('What does Professional cost?')
  await expect(visitor.chat.log).toContainText(costs.professional.month)

  // The visitor is gone, and the answer goes after him.
  await visitor.context.close()
  await joinTalk(colleague.page)
  const answer = 'The adapter comes on Thursday.'
  await colleague.box.fill(answer)
  await colleague.box.press('Enter')
  await expect.poll(() => desk.letHalfAMinutePass(email, answer)).toBe(1)
  await expect.poll(() => desk.site.lettersAbout('/talk/').length, { timeout: 90_000, intervals: [200] }).toBe(1)
  const link = readLink(desk.site.lettersAbout('/talk/')[0] ?? '')
  // Whoever has none here is asked whether it is his: a stranger's link would have him write to the stranger.
  const stranger = await openVisitor(browser, desk.site)
  const [question] = await Promise.all([
    stranger.page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss()
      return dialog.message()
    }),
    stranger.page.goto(link),
  ])
  expect(question).toContain('This link continues the conversation of Grace. Is that you?')
  await expect(stranger.chat.field('Email')).toHaveValue('')
  await stranger.context.close()
  // Whoever has another one here is asked before it is left aside.
  const { context: elsewhere, page, chat: reopened } = await openVisitor(browser, desk.site)
  await page.setViewportSize({ width: 1280, height: 720 })
  await reopened.open('/pricing')
  await reopened.introduce({ email: 'other@duka.example' })
  await Promise.all([page.waitForEvent('dialog').then((dialog) => dialog.dismiss()), page.goto(link)])
  await expect(reopened.log).toBeVisible()
  await expect(reopened.log).not.toContainText(answer)
  await Promise.all([page.waitForEvent('dialog').then((dialog) => dialog.accept()), page.goto(link)])
  await expect(reopened.log.getByText(answer)).toBeInViewport()
  expect(await count(reopened.log, [...said, answer])).toEqual([1, 1, 1, 1, 1, 1])
  // Known by now, it opens unasked.
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto('/pricing')
  await page.goto(link)
  await expect(reopened.log.getByText(answer)).toBeInViewport()
  expect(asked).toEqual([])
  await reopened.ask('Thank you, Claire')
  await expect(colleague.log).toContainText('Thank you, Claire')
  await elsewhere.close()
  await colleague.context.close()
})

test('a visitor whom the server has no room to tell at once reads what is said all the same, once', async ({
  browser,
  sharedDesk: desk,
}) => {
  const email = 'full@duka.example'
  const colleague = await openColleague(browser, desk, 1440)
  const visitor = await openVisitor(browser, desk.site)
  const full = { status: 503, headers: { 'retry-after': '10' }, body: '{}' }
  let isFull = true
  await visitor.page.route('**/api/chat/sessions/*/events', (route) =>
    isFull ? route.fulfill(full) : route.continue(),
  )
  await visitor.page.clock.install()
  await askForPerson(visitor, { email })
  await colleague.page.goto(`/desk/chats/${desk.chatOf(email)}`)
  await joinTalk(colleague.page)
  await colleague.box.fill('Which scale is it?')
  await colleague.box.press('Enter')
  await passTriesUntil(visitor.chat.log.getByText('Which scale is it?'))
  await visitor.chat.ask('A grey one')
  await expect(colleague.log).toContainText('A grey one')
  isFull = false
  await passTriesUntil(visitor.chat.log.getByText('Claire has joined'))
  expect(await count(visitor.chat.log, ['Which scale is it?', 'A grey one'])).toEqual([1, 1])
  await visitor.context.close()
  await colleague.context.close()
})

test('a colleague reads what was said while the server could not show it, without waiting for more', async ({
  browser,
  sharedDesk: desk,
}, { testId }) => {
  const { colleague, visitor } = await startTalk(browser, desk, `unread.${testId}@example.com`)
  let failed = 0
  await colleague.page.route('**/desk/chats/*', async (route) => {
    failed += 1
    await (failed === 1 ? route.fulfill({ status: 503 }) : route.continue())
  })
  await visitor.chat.ask('Is anybody there?')

  await expect.poll(() => failed).toBeGreaterThan(0)
  await expect(colleague.log).toContainText('Is anybody there?')
  await colleague.context.close()
  await visitor.context.close()
})

test('keeps what a colleague writes whose session has ended, until he has signed in again', async ({
  browser,
  sharedDesk: desk,
}) => {
  const { colleague, visitor } = await startTalk(browser, desk, 'ended@duka.example')
  const address = colleague.page.url()
  await colleague.box.fill('The cable is what we need.')
  await colleague.context.clearCookies()
  // Pressed on the box, it would wait for a page that this very press leaves.
  await colleague.page.keyboard.press('Enter')
  await colleague.page.waitForURL('**/desk/sign-in')
  await signIn(colleague.page, desk, claire, address)
  await expect(visitor.chat.log).toContainText('The cable is what we need.')
  expect(await count(visitor.chat.log, ['The cable is what we need.'])).toEqual([1])
  await visitor.context.close()
  await colleague.context.close()
})

test('what a colleague could not send waits for her, whoever signs in there meanwhile, and no longer than a day', async ({
  browser,
  sharedDesk: desk,
}) => {
  desk.addMember('Ben Okello', 'ben@imisozi.example')
  const { colleague, visitor } = await startTalk(browser, desk, 'shared@duka.example')
  const address = colleague.page.url()
  const secret = 'Our discount is a secret.'
  const unsent = colleague.page.getByText('kept here')
  await colleague.context.route('**/messages', (route) => route.abort())
  await colleague.box.fill(secret)
  await colleague.box.press('Enter')
  await expect(unsent).toBeVisible()
  await colleague.box.fill('Half a sen')

  // Somebody else sits down; her page is still open behind his.
  const tab = await colleague.context.newPage()
  const change = async (email: string) => {
    await tab.goto('/desk/you')
    await tab.getByRole('button', { name: 'Sign out', exact: true }).click()
    await tab.waitForURL('**/desk/sign-in')
    // Where her page has noted where she was, one comes back there.
    await signIn(tab, desk, email, /\/desk(?:\/chats\/[\w-]+)?$/)
    await tab.goto(address)
  }
  // Her page loads itself anew when it hears who has signed in, which may cut this off.
  const lookAgain = () => expect(() => colleague.page.goto(address)).toPass()
  const box = tab.getByLabel('Your answer')
  await change('ben@imisozi.example')
  await joinTalk(tab, 'Take over')
  await expect(box).toHaveValue('')
  await colleague.context.unroute('**/messages')
  await expect(unsent).toBeHidden()
  await box.fill('Ben here.')
  await box.press('Enter')
  await expect(visitor.chat.log).toContainText('Ben here.')
  expect(await count(visitor.chat.log, [secret])).toEqual([0])
  await lookAgain()
  await expect(colleague.box).toHaveValue('')

  // She comes back: not before she speaks again.
  await change(claire)
  await expect(tab.getByText('kept here')).toBeVisible()
  await joinTalk(tab, 'Take over')
  await expect(visitor.chat.log).toContainText(secret)
  expect(await count(visitor.chat.log, [secret])).toEqual([1])
  await lookAgain()
  await expect(colleague.box).toHaveValue('Half a sen')

  await colleague.context.route('**/messages', (route) => route.abort())
  await colleague.box.fill('Not before the day after tomorrow.')
  await colleague.box.press('Enter')
  await expect(unsent).toBeVisible()
  await colleague.page.clock.setFixedTime(Date.now() + 25 * 3_600_000)
  await colleague.page.goto('/desk')
  await expect.poll(() => colleague.page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await visitor.context.close()
  await colleague.context.close()
})

test('says of what was said on another day on which', async ({ browser, sharedDesk: desk }) => {
  const { colleague, visitor } = await startTalk(browser, desk, 'yesterday@duka.example')
  const database = new DatabaseSync(join(desk.site.folder, 'site.db'), { timeout: 5000 })
  database
    .prepare('update chat_messages set at = at - ? where chat_id = ?')
    .run(3 * 24 * 3_600_000, desk.chatOf('yesterday@duka.example'))
  database.close()
  await colleague.page.reload()
  const times = await colleague.log.locator('time').allInnerTexts()
  expect(times.length).toBeGreaterThan(1)
  for (const time of times) expect(time).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d:\d\d$/)
  await visitor.context.close()
  await colleague.context.close()
})

test('what a colleague says is in sight, or its visitor is told, and only what was in sight is seen', async ({
  browser,
  sharedDesk: desk,
}) => {
  const { colleague, visitor } = await startTalk(browser, desk, 'below@duka.example')
  await visitor.page.setViewportSize(screens.desktop)
  const say = async (text: string) => {
    await colleague.box.fill(text)
    await colleague.box.press('Enter')
    await expect(visitor.chat.log).toContainText(text)
  }
  await say('Which scale is it?')
  await expect(visitor.chat.log.getByText('Which scale is it?')).toBeInViewport()
  await expect(colleague.log.locator('[data-entry]').last()).toContainText('seen')

  const place = visitor.chat.dialog.getByRole('group', { name: 'Conversation' })
  await place.hover()
  await visitor.page.mouse.wheel(0, -2000)
  await expect.poll(() => place.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await say('It takes a cable.')
  await expect(visitor.chat.log.getByText('It takes a cable.')).not.toBeInViewport()
  await say('And a plug.')
  await expect(colleague.log).toContainText('And a plug.')
  const unseen = colleague.log.locator('[data-entry]').last()
  await expect(unseen).not.toContainText('seen')
  expect(await axeFindings(visitor.page, { part: '[role=dialog]' })).toEqual([])
  await visitor.chat.button('2 new messages').click()
  await expect(visitor.chat.log.getByText('It takes a cable.')).toBeInViewport()
  await expect(visitor.chat.log.getByText('And a plug.')).toBeInViewport()
  await expect(visitor.chat.button('2 new messages')).toBeHidden()
  await expect(unseen).toContainText('seen')
  await visitor.context.close()
  await colleague.context.close()
})

test('the inbox shows who asks for a person, and what came, without being loaded again', async ({ browser, desk }) => {
  const colleague = await openColleague(browser, desk, 1440)
  await expect(colleague.page.getByRole('heading', { name: 'No one waits.' })).toBeVisible()
  await colleague.page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
  const visitor = await openVisitor(browser, desk.site)
  await askForPerson(visitor, { email: 'live@duka.example' })
  const waiting = colleague.page.locator('#waiting')
  await expect(waiting.getByRole('heading', { name: 'Grace' })).toBeVisible()
  await expect(waiting.getByRole('button', { name: 'Join the conversation' })).toBeVisible()
  await expect(colleague.page).toHaveTitle(/^1 waiting, 1 to answer/)
  await expect(colleague.page.locator('#open').getByRole('listitem')).toHaveCount(1)
  await expect(colleague.page.locator('#all').getByRole('row')).toHaveCount(2)
  await expect(colleague.page.locator('[data-all]')).toHaveText('1')
  await colleague.page.reload()
  await expect(colleague.page.locator('[data-open]')).toHaveText('1')
  await colleague.page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
  // Another one comes while the first is about to be answered.
  await waiting.getByRole('button').focus()
  const other = await openVisitor(browser, desk.site)
  await askForPerson(other, { name: 'Amina', email: 'other@duka.example' })
  await expect(waiting.getByRole('heading', { name: 'Amina' })).toBeVisible()
  await expect(waiting.getByRole('button').first()).toBeFocused()
  await expect(colleague.page.locator('html[data-first]')).toHaveCount(1)
  await Promise.all([visitor, other, colleague].map(({ context }) => context.close()))
})

test('a button of the inbox that is being pressed is pressed, whatever comes in meanwhile', async ({
  browser,
  desk,
}) => {
  const colleague = await openColleague(browser, desk, 390)
  const call = async (name: string) => {
    const visitor = await openVisitor(browser, desk.site)
    await askForPerson(visitor, { name, email: `${name.toLowerCase()}@duka.example` })
    return visitor.context
  }
  const first = await call('Grace')
  await colleague.page.locator('#waiting').getByRole('button', { name: 'Join the conversation' }).hover()
  await colleague.page.mouse.down()
  const isRead = colleague.page.waitForResponse('**/desk')
  const second = await call('Amina')
  await (await isRead).finished()
  await expect(colleague.page.locator('[data-waiting]').first()).toHaveText('2')
  await colleague.page.mouse.up()
  await expect(colleague.page).toHaveURL(`/desk/chats/${desk.chatOf('grace@duka.example')}`)
  await expect(colleague.box).toBeVisible()
  await Promise.all([first, second, colleague.context].map((context) => context.close()))
})

test('a second finger that is lifted changes nothing under the first', async ({ browser, desk }) => {
  const { page, context } = await openColleague(browser, desk, 390)
  await page.clock.install()
  await page.goto('/desk')
  const touch = (kind: string, finger: number) =>
    page.evaluate(
      ([type, pointerId]) => dispatchEvent(new PointerEvent(type, { pointerId, isPrimary: pointerId === 1 })),
      [kind, finger] as const,
    )
  const waiting = page.locator('#waiting')
  for (const finger of [1, 2]) await touch('pointerdown', finger)
  await touch('pointerup', 2)
  await page.clock.runFor(1000)
  const isRead = page.waitForResponse('**/desk')
  const visitor = await openVisitor(browser, desk.site)
  await askForPerson(visitor, { name: 'Grace', email: 'grace@duka.example' })
  await (await isRead).finished()
  // What has been read is taken by the time that something else has been.
  await page.evaluate(async () => (await fetch('/desk/you')).text())
  await expect(waiting.getByRole('link', { name: 'Grace' })).toHaveCount(0)
  await touch('pointerup', 1)
  await page.clock.runFor(1000)
  await expect(waiting.getByRole('link', { name: 'Grace' })).toBeVisible()
  await Promise.all([visitor.context, context].map((one) => one.close()))
})

const presses = [
  {
    what: 'a form',
    address: '**/notes',
    press: async (page: Page) => {
      await page.getByLabel('A note, for colleagues only').fill('Has two tills.')
      await page.getByRole('button', { name: 'Add', exact: true }).click({ noWaitAfter: true })
    },
    expectDone: async (page: Page) => {
      await expect(page.getByRole('listitem').getByText('Has two tills.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Join the conversation' })).toBeVisible()
    },
  },
  {
    what: 'a link',
    address: '**/desk/you',
    press: (page: Page) => page.getByRole('link', { name: 'Claire Umuhoza' }).click({ noWaitAfter: true }),
    expectDone: (page: Page) => expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible(),
  },
]

for (const { what, address, press, expectDone } of presses) {
  test(`${what} that is under way is not called back by a page that hears of something`, async ({
    browser,
    sharedDesk: desk,
  }) => {
    const { colleague, visitor } = await startTalk(browser, desk, `${what.slice(2)}@duka.example`)
    const underWay = Promise.withResolvers<void>()
    const arrival = Promise.withResolvers<void>()
    await colleague.page.route(address, async (route) => {
      underWay.resolve()
      await arrival.promise
      await route.continue()
    })
    await press(colleague.page)
    await underWay.promise
    // Nobody speaks any more: the page is another one.
    const isRead = Promise.withResolvers<void>()
    await colleague.page.route(colleague.page.url(), async (route) => {
      const response = await route.fetch()
      const isOther = (await response.text()).includes('data-mode="open"')
      await route.fulfill({ response })
      if (isOther) isRead.resolve()
    })
    await visitor.chat.button('Back to Sozi').click()
    await isRead.promise
    await expect(visitor.chat.log).toContainText('Claire has left')
    await colleague.page.unroute(colleague.page.url())
    arrival.resolve()
    await expectDone(colleague.page)
    await visitor.context.close()
    await colleague.context.close()
  })
}

test('the page of somebody who waits leads into the chat, on a phone too', async ({ browser, sharedDesk: desk }) => {
  const colleague = await openColleague(browser, desk, 390)
  const visitor = await openVisitor(browser, desk.site)
  await askForPerson(visitor, { name: 'Vestine', email: 'waits@duka.example' })
  await colleague.page.goto('/desk')
  await colleague.page.locator('#open').getByRole('link', { name: 'Vestine' }).click()
  const ways = colleague.page.getByRole('link', { name: 'Join the conversation' })
  await expect(ways).toHaveCount(2)
  for (const way of await ways.all()) await expect(way).toBeInViewport()
  expect(await axeFindings(colleague.page)).toEqual([])
  await ways.last().click()
  await joinTalk(colleague.page)
  // Left without a word they wait on.
  await colleague.page.getByLabel('Your answer').fill('Good morning, Vestine.')
  await colleague.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(visitor.chat.log).toContainText('Good morning, Vestine.')
  await colleague.page.getByRole('button', { name: 'Leave the conversation' }).click()
  await colleague.page.getByRole('link', { name: 'The whole request' }).click()
  await expect(ways).toHaveCount(0)
  await colleague.page.locator('#conversation').getByRole('link', { name: 'Open the chat' }).click()
  await expect(colleague.page).toHaveURL(`/desk/chats/${desk.chatOf('waits@duka.example')}`)
  await Promise.all([visitor, colleague].map(({ context }) => context.close()))
})

test('a colleague’s half sentence outlives the page, and is not sent twice', async ({ browser, sharedDesk: desk }) => {
  const { colleague, visitor } = await startTalk(browser, desk, 'half@duka.example')
  await colleague.box.fill('Which scale')
  await colleague.page.reload()
  await expect(colleague.box).toHaveValue('Which scale')
  await colleague.box.fill('x'.repeat(4001))
  await colleague.box.press('Enter')
  await expect(colleague.page.getByText('4001 of 4000 characters')).toBeVisible()
  await expect(colleague.box).toHaveValue('x'.repeat(4001))
  await colleague.box.fill('Which scale is it?')
  await colleague.box.press('Enter')
  await expect(visitor.chat.log).toContainText('Which scale is it?')
  const page = `${desk.site.url}/pricing`
  await colleague.box.fill(`It stands at ${page}, and not at https://elsewhere.example/pricing.`)
  await colleague.box.press('Enter')
  const links = visitor.chat.log.getByRole('link', { name: '/pricing' })
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute('href', page)
  await colleague.page.reload()
  await expect(colleague.box).toHaveValue('')
  expect(await count(colleague.log, ['Which scale is it?'])).toEqual([1])
  await visitor.context.close()
  await colleague.context.close()
})

test('what a visitor writes to a colleague goes out by itself after an outage, and nobody apologises', async ({
  browser,
  sharedDesk: desk,
}) => {
  const { colleague, visitor } = await startTalk(browser, desk, 'outage@duka.example')
  await visitor.page.clock.install()
  let refused = 0
  await visitor.page.route('**/messages', (route) => {
    refused += 1
    return route.abort()
  })
  await visitor.chat.ask('Are you still there?')
  await expect(visitor.chat.dialog.getByText('Waiting for the network')).toBeVisible()
  const { clock } = visitor.page
  const tries = async () => {
    await clock.runFor(1000)
    return refused
  }
  await expect.poll(tries, { intervals: [50] }).toBeGreaterThan(3)
  await expect(visitor.chat.typing).toBeHidden()
  await expect(visitor.chat.log).not.toContainText('I apologize')
  await visitor.page.unroute('**/messages')
  await clock.runFor(5000)
  await expect(colleague.log).toContainText('Are you still there?')
  await expect(visitor.chat.log).not.toContainText('Not sent')
  await expect(visitor.chat.dialog.getByText('Waiting for the network')).toBeHidden()
  await visitor.context.close()
  await colleague.context.close()
})

test('the copy counts what the window counted, and names who spoke', async ({ browser, sharedDesk: desk }) => {
  const { colleague, visitor } = await startTalk(browser, desk, 'copy@duka.example')
  await colleague.box.fill('Which scale is it?')
  await colleague.box.press('Enter')
  await expect(visitor.chat.log).toContainText('Which scale is it?')
  await visitor.chat.button('Close').click()
  const sheet = visitor.page.getByRole('dialog', { name: 'Conversation Summary' })
  await expect(sheet).toContainText('4 messages')
  await sheet.getByRole('button', { name: 'Send Summary' }).click()
  const copies = () => desk.site.lettersAbout('What you, Sozi and Claire said')
  await expect.poll(() => copies().length).toBe(1)
  expect(copies()[0]).toContain('Messages: 4')
  await visitor.context.close()
  await colleague.context.close()
})

/** Where a letter leads to. At another address than it was built for the site would have to be packed anew. */
function readLink(letter: string): string {
  const link = /http:[\w/:]+\/talk\/[\w.-]+/.exec(letter.replaceAll(/=\r?\n/g, ''))?.[0] ?? ''
  expect(link).toMatch(new RegExp(`^${builtOrigin}/talk/`))
  return link.slice(builtOrigin.length)
}

test('a colleague whom nobody asked for is noticed by an open window', async ({ browser, sharedDesk: desk }) => {
  const colleague = await openColleague(browser, desk, 1440)
  const visitor = await openVisitor(browser, desk.site)
  await visitor.page.clock.install()
  await visitor.chat.open('/pricing')
  await visitor.chat.introduce({ email: 'idle@duka.example' })
  // The window opens before the server has begun the conversation.
  await expect.poll(() => desk.chatOf('idle@duka.example')).not.toBe('undefined')
  await colleague.page.goto(`/desk/chats/${desk.chatOf('idle@duka.example')}`)
  await joinTalk(colleague.page)
  await colleague.box.fill('May I help?')
  await colleague.box.press('Enter')
  await expect(colleague.log).toContainText('May I help?')
  // What a window asks within half a minute.
  await visitor.page.clock.runFor(30_000)
  await expect(visitor.chat.log).toContainText('May I help?')
  expect(await count(visitor.chat.log, ['Claire has joined', 'May I help?'])).toEqual([1, 1])
  await visitor.context.close()
  await colleague.context.close()
})

/** One address before two instances: the desk's pages come from the second, the visitor's from the first while it lives. */
async function balance(targets: () => { readonly visitor: string; readonly desk: string }) {
  const server = createServer((request, response) => {
    const isDesk = /^\/(?:api\/)?desk/.test(request.url ?? '')
    pass(targets()[isDesk ? 'desk' : 'visitor'], request, response)
  })
  return { url: `http://127.0.0.1:${await listen(server)}`, stop: () => stopServer(server) }
}

test('nothing is lost or doubled when the instance dies that the visitor is connected to', async ({ browser }) => {
  const cluster = await startCluster()
  const shared = {
    DATABASE_URL: `${cluster.url}/postgres`,
    SECRET: 'a secret that both instances share among them',
  }
  await using held = new AsyncDisposableStack()
  held.defer(() => cluster.remove())
  const [near, far] = [await startSite(shared), await startSite(shared)]
  held.defer(async () => void (await Promise.all([near.stop(), far.stop()])))
  let visitorsOwn = near.url
  const { url, stop } = await balance(() => ({ visitor: visitorsOwn, desk: far.url }))
  held.defer(stop)
  const env = { ...shared, DATA_DIR: far.folder, PUBLIC_URL: url }
  runTool(env, 'desk', 'add', 'Claire Umuhoza', 'claire@imisozi.example')
  const desk = { site: { ...far, url }, signInLink: (email: string) => runTool(env, 'desk', 'link', email) }
  const colleague = await openColleague(browser, desk, 1440)
  const visitor = await openVisitor(browser, desk.site)
  await askForPerson(visitor, { email: 'two@duka.example' })
  await colleague.page.goto('/desk')
  await joinTalk(colleague.page)
  await expect(visitor.chat.log).toContainText('Claire has joined')
  const say = async (text: string) => {
    await colleague.box.fill(text)
    await colleague.box.press('Enter')
  }
  const before = ['One.', 'Two.', 'Three.']
  const after = ['Four.', 'Five.', 'Six.', 'Seven.']
  for (const text of before) await say(text)
  await expect(visitor.chat.log).toContainText('Three.')
  await visitor.chat.ask('A grey one')
  await expect(colleague.log).toContainText('A grey one')

  await near.kill()
  for (const text of after) await say(text)
  await visitor.chat.ask('With a round plug')
  visitorsOwn = far.url
  await expect(visitor.chat.log).toContainText('Seven.')
  await expect(colleague.log).toContainText('With a round plug')
  const said = [...before, 'A grey one', ...after, 'With a round plug']
  const once = said.map(() => 1)
  expect(await count(visitor.chat.log, said)).toEqual(once)
  expect(await count(colleague.log, said)).toEqual(once)
  await visitor.context.close()
  await colleague.context.close()
})
