import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test as base, expect, type BrowserContext, type Frame, type Page } from '@playwright/test'
import { leastConsent, type Consent } from '#contract/consent.ts'
import { findFreePort } from '../ports.ts'
import { solve } from '../solve.ts'
import { compiledBefore, endProcess, spawnProduct, waitUntilReady, type Environment } from '../spawn-product.ts'
import { asStored } from '../stored-consent.ts'
import { watchTraffic } from './settled.ts'
import { noteStoppedPainting } from './stopped-painting.ts'

export type StoredRow = Readonly<Record<string, unknown>>

/** The built product, running for one worker on a database and a mail folder of its own. */
export type Site = {
  readonly url: string
  /** Its data: for the command line beside it. */
  readonly folder: string
  /** The leads of one person, oldest first, as the database holds them. */
  leadsOf(email: string): readonly StoredRow[]
  /** The letters to sales that mention a text. */
  lettersAbout(text: string): readonly string[]
  /** Stops the process as a crash would, and starts it again on the same data and port; with what was changed since. */
  restart(changes?: Environment): Promise<void>
  /** Stops the process as a crash would, for good. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts the build, with further variables of the environment. Links in letters lead to the address it was built for. */
export async function startSite(environment: Environment = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'site-e2e-'))
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess

  async function start(changes?: Environment) {
    const env = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', ...compiledBefore }
    child = spawnProduct({ ...env, ...environment, ...changes }, { stdio: ['ignore', 'inherit', 'inherit'] })
    await waitUntilReady(url, child)
  }

  await start()
  return {
    url,
    folder,
    leadsOf(email) {
      const database = new DatabaseSync(join(folder, 'site.db'), { readOnly: true })
      try {
        return database.prepare('select * from leads where email = ? order by received_at').all(email)
      } finally {
        database.close()
      }
    },
    lettersAbout(text) {
      return readMail(join(folder, 'mail')).filter((letter) => letter.includes(text))
    },
    async restart(changes) {
      await endProcess(child, 'SIGKILL')
      await start(changes)
    },
    async kill() {
      await endProcess(child, 'SIGKILL')
    },
    async stop() {
      await endProcess(child, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Takes from a site's database all that stands in some tables. */
export function emptyTables({ folder }: Site, ...tables: readonly string[]) {
  const database = new DatabaseSync(join(folder, 'site.db'), { timeout: 5000 })
  for (const table of tables) database.exec(`delete from ${table}`)
  database.close()
}

/** The letters in a folder; one that is being written is not there yet. */
export function readMail(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
  } catch {
    return []
  }
}

type PerTest = {
  /** The page for tests that only look, at a visitor who allowed the necessary: it was open before, and will be after. */
  readonly look: Page
  /** A person of the test's own. */
  readonly email: string
  /** What the visitor has answered the cookie banner before; null for one who has never been here. */
  readonly answered: Consent | null
}

type PerWorker = {
  /** A page for tests that only look, opened once; whatever they set they set anew. */
  readonly worn: Page
  readonly site: Site
  /** A second one, for tests that count all that arrives: started where the first of them asks for it. */
  readonly countedSite: Site
  /**
   * A third one, whose desk has members. It stands here, not in the file that uses it: a fixture for each worker that only
   * one file has would give that file workers of its own, and those run last, when all others are done.
   */
  readonly deskSite: Site
}

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names it needs from the pattern
async function runSite({}: object, use: (site: Site) => Promise<void>) {
  const site = await startSite()
  await use(site)
  await site.stop()
}

/**
 * Playwright's test with the running product; `page` and `request` start at its address. Its visitor has allowed the
 * necessary only, so that no test meets the banner, or storage, that it did not ask for.
 */
export const test = base.extend<PerTest, PerWorker>({
  answered: [leastConsent, { option: true }],
  site: [runSite, { scope: 'worker' }],
  countedSite: [runSite, { scope: 'worker' }],
  deskSite: [runSite, { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context, baseURL, answered }, use) => {
    if (answered && baseURL !== undefined) await storeOnce(context, baseURL, answered)
    await use(context)
  },
  page: async ({ page }, use, testInfo) => {
    watchTraffic(page)
    await use(page)
    if (testInfo.status !== testInfo.expectedStatus) await noteStoppedPainting(page, testInfo)
  },
  worn: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
      await storeOnce(context, site.url, leastConsent)
      const page = await context.newPage()
      watchTraffic(page)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  look: async ({ worn, viewport }, use, testInfo) => {
    if (viewport) await worn.setViewportSize(viewport)
    await use(worn)
    if (testInfo.status !== testInfo.expectedStatus) await noteStoppedPainting(worn, testInfo)
    else await leaveAsFound(worn)
  },
  // Each test is a person of its own, so that nobody is taken for a repeat of another.
  email: async ({}, use, { testId }) => use(`${testId.replaceAll(/[^a-z\d]/gi, '').slice(-20)}@example.com`),
})

export { expect }

/** For the next test that looks. After a failure it gets another page. */
async function leaveAsFound(page: Page) {
  await page.unrouteAll()
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' })
  await page.mouse.move(0, 0)
  // Another document, without scripts: the next test may ask for the same address at another anchor.
  await page.goto('/robots.txt')
}

/** For `test.use`: a visitor who has not asked for less motion, to whom pages scroll, change and are fetched ahead. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/**
 * Stores a choice as the first document of the site opens, and never again. Playwright's own `storageState` opens a page
 * of its own for it, which costs as much as a short test.
 */
export async function storeOnce(context: BrowserContext, origin: string, answered: Consent) {
  const storing = await context.addInitScript(
    (given) => {
      if (location.origin !== given.origin) return
      for (const { name, value } of given.items) localStorage.setItem(name, value)
    },
    { origin, items: asStored(answered) },
  )
  let isStored = false
  const stop = (frame: Frame) => {
    if (isStored || new URL(frame.url()).origin !== origin) return
    isStored = true
    // A context that is closed meanwhile stores nothing more either.
    storing.dispose().catch(() => {})
  }
  context.on('page', (page) => page.on('framenavigated', stop))
}

/** Allows or refuses storage categories before the page is opened, as a visitor who has answered the banner. */
export async function chooseConsent(
  page: Page,
  allowed: { readonly functional?: boolean; readonly marketing?: boolean },
) {
  await page.addInitScript(
    (items) => {
      for (const { name, value } of items) localStorage.setItem(name, value)
    },
    asStored({ ...leastConsent, ...allowed }),
  )
}

/** A visitor's hands on the demo form. */
export function demoForm(page: Page) {
  const form = page.locator('form[action="/api/demo-requests"]')
  const question = form.locator('[data-challenge-question]')
  return {
    form,
    question,
    countdown: form.locator('[data-challenge-countdown]'),
    answer: form.locator('[name=captcha]'),
    send: form.getByRole('button', { name: /Send Request|Sending Request/ }),
    async open() {
      await page.goto('/#contact')
      await question.filter({ hasText: /\d/ }).waitFor()
    },
    async fill(email: string, message = 'Two shops in Musanze and a store room.') {
      await form.getByLabel('Full name').fill('Jean Bosco Habimana')
      await form.getByLabel('Phone number').fill(phoneFor(email))
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Company name').fill('Imbuto Market')
      await form.getByLabel('Complete Suite').check()
      await form.getByLabel('Retail Business').check()
      await form.getByLabel('Business size').selectOption('Small Business (1-10 employees)')
      await form.getByLabel('Message').fill(message)
    },
    async solveSum() {
      await this.answer.fill(solve((await question.textContent()) ?? ''))
    },
    /** Everything but the last touch. */
    async makeReady(email: string) {
      await this.open()
      await this.fill(email)
      await this.solveSum()
    },
    /** The last touch where there is no network. */
    async sendOffline() {
      await page.context().setOffline(true)
      await this.send.click()
    },
    /** A person takes a second and more; who is quicker is taken for a program and gets no confirmation. */
    async thinkOver() {
      const from = Date.now()
      await expect.poll(() => Date.now() - from, { intervals: [250] }).toBeGreaterThan(1000)
    },
    /** The whole way: open, fill in, solve, send, and see that it went. */
    async request(email: string) {
      await this.makeReady(email)
      await this.send.click()
      await expect(page.getByText(sentText)).toBeVisible()
    },
  }
}

/** A number of its own for each address: the same number would make two tests one person. */
function phoneFor(email: string) {
  let hash = 0
  for (const letter of email) hash = (hash * 31 + letter.charCodeAt(0)) % 100_000_000
  return `+250 7${String(hash).padStart(8, '0')}`
}

export const sentText = "Your inquiry has been sent successfully! We'll get back to you within 24 hours."
export const failedText = 'Failed to send inquiry. Please try again or contact us directly at sales@imisozi.example'
