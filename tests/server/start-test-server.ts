import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Challenge } from '#contract/challenge.ts'
import { createApp } from '#server/app.ts'
import { createLaterAssistant } from '#server/assistant/think-in-turn.ts'
import type { ModelCounts } from '#server/assistant/model/model.ts'
import { createChat } from '#server/chat/create-chat.ts'
import { readConfig } from '#server/config.ts'
import { createLocator, type Locator } from '#server/location/locator.ts'
import { createLogger } from '#server/log/logger.ts'
import type { PageRenderer } from '#server/pages.ts'
import type { Wait } from '#server/clock.ts'
import type { Secret } from '#server/secret/secret.ts'
import { loadSite, type Site } from '#server/static/site.ts'
import type { Storage } from '#server/storage/storage.ts'
import { scriptAssistant, type ScriptedAssistant } from './scripted-assistant.ts'
import { makeTestSite } from './make-test-site.ts'
import { makeTestFolder, openTestStorage } from './open-test-storage.ts'
import { solve } from '../solve.ts'

type Options = {
  readonly engine?: Storage['engine']
  /** Instead of a fresh database of `engine`. */
  readonly storage?: Storage
  /** What the app signs with. */
  readonly secret?: Secret
  readonly env?: Readonly<Record<string, string>>
  /** Answers at once unless the test holds it back. */
  readonly assistant?: ScriptedAssistant
  /** False until what an assistant has to know is read; it answers once it is. */
  readonly reading?: Promise<void>
  readonly modelCounts?: ModelCounts
  readonly locator?: Locator
  /** Time limits of conversations; they never pass unless the test lets them. */
  readonly wait?: Wait
  /** As in the app; off unless asked for, because the machine that runs the tests may well be busy. */
  readonly longestDelayMs?: number
  /** As in the app. */
  readonly mostConnections?: number
  readonly mostOfAddress?: number
  /** As in the conversations. */
  readonly mostStreams?: number
}

export const testSecret: Secret = { current: 'the tests share this secret of theirs', previous: [] }

/** Shows what a page was given; how it looks is the site's business. */
const show = (given: unknown) => ({
  html: `<!doctype html><script type="application/json">${JSON.stringify(given)}</script>`,
  contentSecurityPolicy: "default-src 'self'",
})
const pages: PageRenderer = { renderDemoAnswer: show, renderRequestSent: show, renderDesk: show }

/** Passes no time; the real one ends at the signal, too. */
const waitUntilWoken: Wait = (_ms, signal) => new Promise((wake) => signal.addEventListener('abort', () => wake()))

/** The test site by the address it is served at. It lies in memory, and nobody changes it: one does for all tests. */
const sites = new Map<string, Promise<Site>>()

function loadTestSite(publicUrl: string): Promise<Site> {
  const site = sites.get(publicUrl) ?? loadSite(makeTestSite(), { publicUrl, packedDir: makeTestFolder() })
  sites.set(publicUrl, site)
  return site
}

/** The real app on a real database, with a clock that stands until the test moves it. */
export async function startTestServer(options: Options = {}) {
  const reading = readConfig({ LOG_LEVEL: 'debug', ...options.env })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  const storage = options.storage ?? (await openTestStorage(options.engine))
  const clock = { time: Date.UTC(2026, 10, 20, 12) }
  const logLines: string[] = []
  const nudges = { count: 0 }
  const assistant = options.assistant ?? scriptAssistant()
  const { reading: knowing } = options
  let isReady = !knowing
  void knowing?.then(() => (isReady = true))
  const told = { config: reading.config, secret: options.secret ?? testSecret, storage, now: () => clock.time }
  const log = createLogger(reading.config, { write: (line) => logLines.push(line) })
  const locator = options.locator ?? createLocator({ ...reading.config, log, now: told.now })
  const nudge = () => (nudges.count += 1)
  const given = {
    assistant: knowing ? createLaterAssistant(knowing.then(() => assistant)) : assistant,
    locator,
    log,
    nudge,
    wait: options.wait ?? waitUntilWoken,
  }
  const chat = createChat({ ...told, ...given, ...(options.mostStreams && { mostStreams: options.mostStreams }) })
  const app = await createApp({
    ...told,
    ...given,
    ...(options.modelCounts && { modelCounts: options.modelCounts }),
    ...(options.mostConnections && { mostConnections: options.mostConnections }),
    ...(options.mostOfAddress && { mostOfAddress: options.mostOfAddress }),
    chat,
    site: await loadTestSite(reading.config.publicUrl),
    pages,
    isReady: () => isReady,
    randomBytes,
    longestDelayMs: options.longestDelayMs ?? 0,
  })
  onTestFinished(() => app.close())
  return { app, storage, chat, clock, nudges, assistant, log: () => logLines.join('') }
}

/** A sum as the form gets it, with its answer. */
export async function askChallenge(app: FastifyInstance, previous?: string) {
  const query: Record<string, string> = previous === undefined ? {} : { previous }
  const response = await app.inject({ url: '/api/challenge', query })
  const challenge = response.json<Challenge>()
  return { ...challenge, answer: solve(challenge.question) }
}

/** What Amina fills in, in the specification's words; the sum comes on top. */
export const amina = {
  name: 'Amina Uwase',
  phone: '+250 788 123 456',
  email: 'amina@example.com',
  company: 'Isoko y’Amata',
  interestedModules: ['Inventory Management', 'Point of Sale (POS)'],
  businessSize: 'Small Business (1-10 employees)',
  message: 'Two shops, one stock.\nCan you show us?',
}

/** The same as it is kept. */
export const aminaKept = { ...amina, interestedModules: ['inventory', 'pos'], businessSize: 'small' } as const

/** A whole request of hers, the sum worked out. */
export async function fillInForm(app: FastifyInstance, changes: Readonly<Record<string, unknown>> = {}) {
  const { id, answer } = await askChallenge(app)
  return { ...amina, challengeId: id, captcha: answer, ...changes }
}
