import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { fillIn } from '../fill-in.ts'
import { costs, priced } from '../prices.ts'
import { runTool } from '../spawn-product.ts'
import { screens } from './screens.ts'
import { expect, startSite, test, type Site } from './site.ts'

// One worker takes them all, one after the other: each would start a desk of its own for its share.
test.describe.configure({ mode: 'default' })

/** A desk of its own: with a member, letters to sales look otherwise. */
let site: Site
test.beforeAll(async () => {
  site = await startSite()
  for (const [name, email] of [
    ['Claire Umuhoza', 'claire@imisozi.example'],
    ['Joel Ochieng', 'joel@imisozi.example'],
  ] as const) {
    runDesk('add', name, email)
  }
})
test.afterAll(() => site.stop())

let lastNumber = 100_000

/** A request as the form sends it; returns its reference. */
async function askForDemo(
  email: string,
  name: string,
  message = 'Two branches. Can the expiry list come each Monday?',
): Promise<string> {
  const send = await fillIn(site.url, {
    name,
    // Whoever gives the number of another is named in the row of that one.
    phone: `+250 788 ${(lastNumber += 1)}`,
    email,
    company: 'Imbuto Market',
    interestedModules: ['Complete Suite'],
    businessSize: 'Small Business (1-10 employees)',
    message,
  })
  // Who is quicker than a person is taken for a program and gets no confirmation.
  const from = Date.now()
  await expect.poll(() => Date.now() - from, { intervals: [250] }).toBeGreaterThan(1000)
  const { reference } = (await (await send()).json()) as { reference: string }
  await expect.poll(() => site.lettersAbout(`To: ${email}`).length).toBe(1)
  return reference
}

/** `npm run desk`, beside the running server. */
function runDesk(...words: readonly string[]) {
  return runTool({ DATA_DIR: site.folder, PUBLIC_URL: site.url }, 'desk', ...words)
}

async function signIn(page: Page, email = 'claire@imisozi.example') {
  await comeIn(page, email)
  await expect(page.getByRole('heading', { name: 'To answer', level: 2 })).toBeVisible()
}

/** Signs in, and opens what somebody has asked for. */
async function openLead(page: Page, name: string) {
  await signIn(page)
  await page.getByRole('table').getByRole('link', { name }).click()
}

async function comeIn(page: Page, email: string) {
  await page.goto(runDesk('link', email))
  await page.getByRole('button', { name: 'Sign in on this device' }).click()
}

/** As if nobody had been here for 30 days. */
function endSessions() {
  const database = new DatabaseSync(join(site.folder, 'site.db'), { timeout: 5000 })
  database.exec('delete from desk_sessions')
  database.close()
}

const overflow = (page: Page) => page.evaluate('document.documentElement.scrollWidth - innerWidth')

test('shows a request, takes it, notes on it, answers it, and says no more than it should', async ({
  browser,
  email,
}) => {
  const name = 'Jean at the desk'
  const reference = await askForDemo(email, name)

  // Everything below is done without a line of JavaScript.
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: screens.smallPhone })
  const colleague = await context.newPage()
  await signIn(colleague)
  const row = colleague.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('24 h left')
  await row.getByRole('button', { name: 'Take' }).click()
  await row.getByRole('link', { name }).click()
  await expect(colleague.getByText('Claire Umuhoza has it')).toBeVisible()

  await colleague.getByLabel('A note, for colleagues only').fill('Met him in Musanze.')
  await colleague.getByRole('button', { name: 'Add' }).click()
  await expect(colleague.getByText('Met him in Musanze.')).toBeVisible()

  await colleague.getByRole('button', { name: 'Prices of the plans' }).click()
  const box = colleague.getByLabel('Your answer')
  await expect(box).toHaveValue(priced`^Dear Jean,.*Starter: ${costs.starter.month} per month.*Claire Umuhoza$`)
  await box.fill('Yes, each Monday at 7:00.\n\nClaire')
  await colleague.getByRole('button', { name: 'Send' }).click()
  await expect(colleague.getByText('Yes, each Monday at 7:00.')).toBeVisible()
  await expect
    .poll(() => site.lettersAbout('Yes, each Monday at 7:00.').filter((letter) => letter.includes(`To: ${email}`)))
    .toHaveLength(1)
  const [letter] = site.lettersAbout('Yes, each Monday at 7:00.')
  expect(letter).toMatch(/^In-Reply-To: </m)
  expect(letter).not.toMatch(/^Auto-Submitted/m)

  await colleague.goto(`${site.url}/desk?q=${reference}`)
  await expect(colleague.getByRole('table').getByText('Answered in')).toBeVisible()
  await context.close()
})

test('sends no untouched box, keeps apart what sends and what marks, and opens again what was marked', async ({
  browser,
  email,
}) => {
  const name = 'Nana with a thumb'
  await askForDemo(email, name)
  const context = await browser.newContext({ viewport: screens.smallPhone })
  const page = await context.newPage()
  await openLead(page, name)
  const send = page.getByRole('button', { name: 'Send', exact: true })
  const mark = page.getByRole('button', { name: 'Mark as answered' })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Nothing is written yet')
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.getByLabel('Your answer')).toHaveValue(/^Dear Nana,\s+Claire Umuhoza$/)
  const [above, below] = [await send.boundingBox(), await mark.boundingBox()]
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(48)

  await mark.click()
  await expect(page.getByText('Answered in under a minute')).toBeVisible()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  const lead = page.url()
  await page.goto(`${site.url}/desk/figures`)
  await expect(page.getByRole('table')).toContainText('under a minute')
  const isWithin = 'document.querySelector("table").offsetWidth <= document.querySelector("main h1").offsetWidth'
  expect(await page.evaluate(isWithin), 'the table stays within the margins').toBe(true)
  await page.goto(lead)
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect(page.getByText('24 h left')).toBeVisible()
  await expect(mark).toBeVisible()
  await context.close()
})

test('warns in the same box of letters that do not go out and of what may be a program', async ({ browser, email }) => {
  const name = 'Quick as a program'
  const request = { name, email, phone: '', company: 'X', message: 'Hello', interestedModules: ['Complete Suite'] }
  const size = { businessSize: 'Small Business (1-10 employees)' }
  expect((await (await fillIn(site.url, { ...request, phone: '+250 788 999 111', ...size }))()).status).toBe(201)
  const page = await (await browser.newContext({ viewport: screens.smallPhone })).newPage()
  await openLead(page, name)
  const box = page.getByText('Look twice, this may be a program: filled in within a second.').locator('..')
  await expect(box).toHaveCSS('border-inline-start-width', '6px')
  const look = (await box.getAttribute('class')) ?? ''

  const database = new DatabaseSync(join(site.folder, 'site.db'), { timeout: 5000 })
  database.exec(`update outbox set status = 'waiting', attempts = 1, refusals = 0, due_at = ${Date.now() + 3_600_000}`)
  await page.goto(`${site.url}/desk`)
  const stuck = page.getByRole('status').filter({ hasText: 'Letters have not gone out since' })
  await expect(stuck).toHaveClass(look)
  expect(await overflow(page)).toBe(0)
  database.exec("update outbox set status = 'delivered', attempts = 0")
  database.close()
  await page.context().close()
})

test('opens again behind the link of a letter what was marked there, without a script', async ({ browser, email }) => {
  await askForDemo(email, 'Nana by a letter')
  const letters = () => site.lettersAbout('Nana by a letter').filter((one) => one.includes('/answered/'))
  // Hers may be out before the one to the team.
  await expect.poll(() => letters().length).toBe(1)
  const [letter = ''] = letters()
  const [path = ''] = /\/answered\/[\w.-]+\w/.exec(letter.replaceAll(/=\r?\n/g, '')) ?? []
  const context = await browser.newContext({ viewport: screens.smallPhone })
  await context.route(/\.js$/, (route) => route.abort())
  const page = await context.newPage()
  await page.goto(site.url + path)
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByRole('heading', { name: 'Answered', exact: true })).toBeVisible()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
  expect(page.url()).toBe(site.url + path)
  await context.close()
})

test('leads the page of a lead to the door soon after its member is signed out in another tab', async ({
  browser,
  email,
}) => {
  const name = 'Jean on two tabs'
  await askForDemo(email, name)
  const context = await browser.newContext()
  const page = await context.newPage()
  await openLead(page, name)
  await page.getByLabel('Your answer').fill('Half a word')
  const other = await context.newPage()
  await other.goto(`${site.url}/desk/you`)
  await other.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.bringToFront()
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible()
  await expect(page.getByText('What you wrote was not sent.')).toBeVisible()
  await context.close()
})

test('keeps what is half written through everything that loads the page, until it was sent', async ({
  page,
  email,
}) => {
  await askForDemo(email, 'Jean with a draft')
  await openLead(page, 'Jean with a draft')
  const address = page.url()
  const box = page.getByLabel('Your answer')
  const note = page.getByLabel('A note, for colleagues only')
  const template = await box.inputValue()
  const text = 'Dear Jean,\n\nYes, each Monday.\n\nClaire Umuhoza'

  await box.fill(text)
  await note.fill('Half a no')
  await page.getByRole('button', { name: 'Take' }).click()
  await expect(page.getByText('Claire Umuhoza has it')).toBeVisible()
  await expect(box).toHaveValue(text)
  await note.fill('A whole note')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.locator('#notes').getByText('A whole note')).toBeVisible()
  await expect(note).toHaveValue('')
  await note.fill('x'.repeat(2001))
  await expect(page.getByText('2001 of 2000 characters. Shorten it')).toBeVisible()
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('alert')).toContainText('a note 2000')
  await expect(note).toHaveValue('x'.repeat(2001))
  await note.fill('')
  await page.goto(address)
  await expect(box).toHaveValue(text)

  await page.getByRole('button', { name: 'Prices of the plans' }).click()
  await expect(box).toHaveValue(/^Dear Jean,\n\nYes, each Monday\.\n\nHere is what[^]*\n\nClaire Umuhoza$/)
  await box.fill('x'.repeat(8001))
  await expect(page.getByText('8001 of 8000 characters')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('An answer may have 8000 characters')
  await expect(box).toHaveValue('x'.repeat(8001))
  await box.fill(text)
  await expect(page.getByText('of 8000 characters')).toBeHidden()
  await page.goto(address)
  await expect(box).toHaveValue(text)

  // Pressed before the page has heard of it: it would go to the door by itself.
  const news = /\/desk\/(?:events|you)$/
  await page.route(news, (route) => route.abort())
  await page.reload()
  endSessions()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByLabel('What was written')).toHaveValue(text)
  await page.unroute(news)
  await comeIn(page, 'claire@imisozi.example')
  await page.waitForURL(address)
  await expect(box).toHaveValue(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.locator('#answers').getByText('Yes, each Monday.')).toBeVisible()
  await expect(box).toHaveValue(template)
  await page.goto(`${site.url}/desk/sign-in`)
  await expect(page.getByText('What you wrote was not sent.')).toBeHidden()
})

test('stays where it is without a network, and shows at once what a colleague has done', async ({ browser, email }) => {
  const name = 'Jean beside a colleague'
  await askForDemo(email, name)
  const [claire, joel] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()]
  await signIn(joel, 'joel@imisozi.example')
  await openLead(claire, name)
  const row = joel.getByRole('listitem').filter({ hasText: name })
  await expect(row.getByRole('button', { name: 'Take' })).toBeVisible()
  await claire.getByRole('button', { name: 'Take' }).click()
  await expect(row.getByRole('img', { name: 'Claire Umuhoza has it' })).toBeVisible()

  await row.getByRole('link', { name }).click()
  await joel.getByLabel('Your answer').fill('Half an answer')
  await claire.context().setOffline(true)
  await claire.getByLabel('Your answer').fill('Yes, each Monday.')
  await claire.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(claire.getByText('No network, so nothing was sent.')).toBeVisible()
  await expect(claire.getByLabel('Your answer')).toHaveValue('Yes, each Monday.')
  await claire.context().setOffline(false)
  await expect(claire.getByText('No network, so nothing was sent.')).toBeHidden()
  await claire.getByRole('button', { name: 'Send', exact: true }).click()

  await expect(joel.locator('#answers').getByText('Yes, each Monday.')).toBeVisible()
  await expect(joel.getByLabel('Your answer')).toHaveValue('Half an answer')
  for (const page of [claire, joel]) await page.context().close()
})

test('takes nothing from the page of whoever was signed in before, and leaves none open', async ({
  browser,
  email,
}) => {
  const name = 'Jean behind a stale page'
  await askForDemo(email, name)
  const change = async (tab: Page) => {
    await tab.goto(`${site.url}/desk/you`)
    await tab.getByRole('button', { name: 'Sign out', exact: true }).click()
    await comeIn(tab, 'joel@imisozi.example')
    // Not where one of Claire's pages was that went to the door meanwhile.
    await tab.waitForURL(`${site.url}/desk`)
    await expect(tab.getByRole('link', { name: 'Joel Ochieng' })).toBeVisible()
  }

  // Without the script of the desk: it would not wait for the press.
  const bare = await browser.newContext({ viewport: screens.smallPhone })
  await bare.route(/\.js$/, (route) => route.abort())
  const page = await bare.newPage()
  await openLead(page, name)
  const address = page.url()
  await page.getByLabel('Your answer').fill('Yes, each Monday.\n\nClaire')
  await change(await bare.newPage())
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(
    'a page of Claire Umuhoza, and Joel Ochieng is signed in here now',
  )
  await expect(page.getByLabel('What was written')).toHaveValue('Yes, each Monday.\n\nClaire')
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('alert')).toContainText('nothing was sent')
  const beside = bare.waitForEvent('page')
  await page.getByRole('link', { name: 'Sign in as Claire Umuhoza' }).click()
  await (await beside).goto(runDesk('link', 'claire@imisozi.example'))
  await (await beside).getByRole('button', { name: 'Sign in on this device' }).click()
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.waitForURL(`${address}#answers`)
  await expect(page.locator('#answers')).toContainText('Claire Umuhoza')
  await bare.close()

  const context = await browser.newContext()
  const open = await Promise.all(
    [address, `${site.url}/desk`, `${site.url}/desk/figures`].map(async (one) => {
      return { one, tab: await context.newPage() }
    }),
  )
  await signIn(await context.newPage())
  for (const { one, tab } of open) {
    await tab.goto(one)
    await expect(tab.getByRole('link', { name: 'Claire Umuhoza' })).toBeVisible()
  }
  await change(await context.newPage())
  for (const { one, tab } of open) {
    // It may have gone to the door before Joel came in.
    await expect(tab.getByRole('link', { name: 'Claire Umuhoza' })).toHaveCount(0, { timeout: 20_000 })
    expect([one, `${site.url}/desk/sign-in`]).toContain(tab.url())
  }
  await context.close()
})

test('stays live where a form has led to, and sends that form no second time', async ({ browser, email }) => {
  const name = 'Jean behind a form'
  await askForDemo(email, name)
  const [claire, joel] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()]
  await signIn(joel, 'joel@imisozi.example')
  await signIn(claire)
  for (const page of [claire, joel]) await page.getByRole('table').getByRole('link', { name }).click()
  const address = claire.url()
  await claire.getByRole('button', { name: 'Prices of the plans' }).click()
  await expect(claire.getByLabel('Your answer')).toHaveValue(/Here is what/)
  await joel.getByRole('button', { name: 'Take' }).click()
  await expect(claire.getByText('Joel Ochieng has it')).toBeVisible()

  const posts: string[] = []
  claire.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await claire.clock.install()
  endSessions()
  await claire.clock.runFor(60_000)
  await claire.waitForURL('**/desk/sign-in')
  expect(posts).toEqual([])
  await comeIn(claire, 'claire@imisozi.example')
  await claire.waitForURL(address)
  for (const page of [claire, joel]) await page.context().close()
})

test('leads a tab back to what is half written, once the letter’s link has opened the desk in another', async ({
  browser,
  email,
}) => {
  await askForDemo(email, 'Jean behind a letter')
  const context = await browser.newContext()
  const page = await context.newPage()
  await openLead(page, 'Jean behind a letter')
  const address = page.url()
  await page.getByLabel('Your answer').fill('Half an answer')
  endSessions()
  // It goes to the door by itself.
  await page.getByLabel('Your email address').fill('claire@imisozi.example')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'A letter is out' })).toBeVisible()

  const tab = await context.newPage()
  await comeIn(tab, 'claire@imisozi.example')
  await tab.waitForURL(address)
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForURL(address)
  await expect(page.getByLabel('Your answer')).toHaveValue('Half an answer')
  await context.close()
})

test('leads a tab at the door to the inbox, once somebody else than its member has come in', async ({
  browser,
  email,
}) => {
  await askForDemo(email, 'Jean of one of two')
  const context = await browser.newContext()
  const page = await context.newPage()
  await openLead(page, 'Jean of one of two')
  await expect(page.getByLabel('Your answer')).toBeVisible()
  endSessions()
  await page.waitForURL('**/desk/sign-in')

  const tab = await context.newPage()
  await comeIn(tab, 'joel@imisozi.example')
  await tab.waitForURL(`${site.url}/desk`)
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForURL(`${site.url}/desk`)
  await expect(page.getByRole('link', { name: 'Joel Ochieng' })).toBeVisible()
  await context.close()
})

test('runs its clocks while nothing happens, and when a phone wakes', async ({ browser, email }) => {
  const name = 'Jean who waits'
  await askForDemo(email, name)
  const page = await (await browser.newContext({ viewport: screens.smallPhone })).newPage()
  await page.clock.install()
  await signIn(page)
  const row = page.locator('#open').getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('24 h left')
  const pass = (hours: number) => {
    const database = new DatabaseSync(join(site.folder, 'site.db'), { timeout: 5000 })
    database.prepare('update leads set due_at = due_at - ? where email = ?').run(hours * 3_600_000, email)
    database.close()
  }
  pass(3)
  // The page may be seen before its clock runs.
  await expect(async () => {
    await page.clock.runFor(60_000)
    await expect(row).toContainText('21 h left', { timeout: 1000 })
  }).toPass()
  pass(2)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(row).toContainText('19 h left')
  await page.context().close()
})

test('hears again what a server tells that was away for a moment, and leads to the door whoever is signed out', async ({
  browser,
  email,
}) => {
  const page = await (await browser.newContext()).newPage()
  await page.clock.install()
  let isAway = true
  const refused: string[] = []
  await page.route('**/api/desk/events', (route) => {
    if (!isAway) return route.continue()
    refused.push(route.request().url())
    return route.fulfill({ status: 503, body: '' })
  })
  await signIn(page)
  await expect.poll(() => refused.length).toBe(1)
  const name = 'Jean who came meanwhile'
  await askForDemo(email, name)
  isAway = false
  await page.clock.runFor(5000)
  await expect(page.locator('#open').getByRole('link', { name })).toBeVisible()

  isAway = true
  await page.reload()
  await expect.poll(() => refused.length).toBe(2)
  endSessions()
  await page.clock.runFor(5000)
  await expect(page.getByLabel('Your email address')).toBeVisible()
  await page.context().close()
})

test('offers what could not be taken just now to be sent again, without a script, and does it once', async ({
  browser,
  email,
}) => {
  await askForDemo(email, 'Jean while we are busy')
  const context = await browser.newContext({ viewport: screens.phone })
  await context.route(/\.js$/, (route) => route.abort())
  const page = await context.newPage()
  await openLead(page, 'Jean while we are busy')
  await page.getByLabel('A note, for colleagues only').fill('Met him in Musanze.')
  const database = new DatabaseSync(join(site.folder, 'site.db'), { timeout: 5000 })
  database.exec('begin exclusive')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('heading', { name: 'One moment' })).toBeVisible()
  await expect(page.getByLabel('What was written')).toHaveValue('Met him in Musanze.')
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  // Whoever is not signed in gets the page again that the form stands on.
  const stranger = await (await browser.newContext({ viewport: screens.smallPhone })).newPage()
  database.exec('rollback')
  await stranger.goto(`${site.url}/desk/sign-in`)
  await stranger.getByLabel('Your email address').fill('claire@imisozi.example')
  database.exec('begin exclusive')
  await stranger.getByRole('button', { name: 'Send me a link' }).click()
  await expect(stranger.getByRole('heading', { name: 'One moment' })).toBeVisible()
  expect([await axeFindings(stranger), await overflow(stranger)]).toEqual([[], 0])
  database.exec('rollback')
  database.close()
  await stranger.getByRole('link', { name: 'Try again' }).click()
  await expect(stranger.getByLabel('Your email address')).toBeVisible()
  await stranger.context().close()
  await page.getByRole('button', { name: 'Send again' }).dblclick()
  await expect(page.locator('#notes').getByText('Met him in Musanze.')).toHaveCount(1)
  await context.close()
})

test('leads to the door whoever has fetched the list, or looked for the same twice, which brings no other page', async ({
  browser,
  email,
}) => {
  await askForDemo(email, 'Jean sought twice')
  for (const what of ['list', 'search']) {
    const page = await (await browser.newContext()).newPage()
    await page.clock.install()
    await signIn(page)
    if (what === 'list') {
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export' }).click()
      await (await file).delete()
    } else {
      await page.getByRole('searchbox').fill('Jean')
      await page.getByRole('searchbox').press('Enter')
      await page.waitForURL(/q=Jean/)
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.getByRole('searchbox').press('Enter')
    }
    const isRead = page.waitForResponse((response) => response.url().includes('/desk/sign-in'))
    endSessions()
    // A file looks like a page that is still to come.
    if (what === 'list') await page.clock.runFor(20_000)
    await isRead
    // Behind it stands the place on the page that it came from.
    await page.waitForURL(/\/desk\/sign-in(#all)?$/)
    await page.context().close()
  }
})

test('leaves the screen to the page where it is enlarged four times', async ({ browser, email }) => {
  await askForDemo(email, 'Jean in large letters')
  const page = await (await browser.newContext({ viewport: { width: 320, height: 200 } })).newPage()
  await signIn(page)
  const lead = await page.getByRole('table').getByRole('link').first().getAttribute('href')
  for (const address of ['/desk', `${lead}`]) {
    await page.goto(site.url + address)
    await page.evaluate('scrollTo(0, 300)')
    const staying = await page.evaluate<string[]>(
      `[...document.querySelectorAll('body *')].filter((one) => {
        const { top, bottom, height } = one.getBoundingClientRect()
        return /fixed|sticky/.test(getComputedStyle(one).position) && height > 0 && bottom > 0 && top < innerHeight
      }).map((one) => one.tagName)`,
    )
    expect([address, staying, await overflow(page)]).toEqual([address, [], 0])
  }
  await page.context().close()
})

for (const width of [360, 1440]) {
  test.describe(`the desk at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('breaks no rule of accessibility on any of its pages, light or dark', async ({ page, email }) => {
      await askForDemo(email, '🌱 Amina', 'نريد تجربة النظام، كم السعر؟')
      await signIn(page)
      expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
      const lead = await page.getByRole('table').getByRole('link').first().getAttribute('href')
      // What is one column at every width is looked at once.
      const others = width === 360 ? ['/desk/you', '/desk/figures', '/desk/nowhere', '/desk/sign-in'] : []
      for (const address of [`${lead}`, ...others]) {
        await page.goto(site.url + address)
        expect([address, await axeFindings(page), await overflow(page)]).toEqual([address, [], 0])
      }
      await page.goto(`${site.url}${lead}`)
      await expect(page.getByRole('heading', { name: 'What Amina wrote' })).toBeVisible()
      await expect(page.getByRole('blockquote')).toHaveCSS('direction', 'rtl')
    })
  })
}
