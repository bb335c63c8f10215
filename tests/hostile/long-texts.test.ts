import { beforeAll, describe, expect, it } from 'vitest'
import { longestMessage } from '#contract/chat.ts'
import { readChatStart } from '#contract/read-chat-start.ts'
import { readSending } from '#contract/read-sending.ts'
import { readDemoRequest } from '#contract/read-demo-request.ts'
import { guessRegion } from '#contract/location.ts'
import { asks } from '#contract/intent.ts'
import { visit } from '#contract/visit.ts'
import { readMarkdownLines, readTypedLines } from '#emails/letter-lines.ts'
import { writeCsv } from '#server/csv.ts'
import { takeOutLinks } from '#emails/take-out-links.ts'
import { createEmbeddedAssistant } from '#server/assistant/embedded/embedded-assistant.ts'
import { loadKnowledge } from '#server/assistant/load-knowledge.ts'
import { createGuard, type QuestionGuard } from '#server/assistant/guard/guard.ts'
import { longestPiece } from '#server/assistant/reading/sentences.ts'
import { writeDigits } from '#server/assistant/reading/number-words.ts'
import { isCounted, readQuantities } from '#server/assistant/reading/quantities.ts'
import { toPlainName } from '#server/assistant/plain-name.ts'
import { tellLanguage } from '#server/assistant/tell-language.ts'
import { asksForPerson } from '#server/chat/asks-for-person.ts'
import { describeFailure } from '#server/log/describe-failure.ts'
import { nameFailure } from '#server/log/name-failure.ts'
import { asksNoted, readAnswer, readChange, readRefusal, splitAnswer } from '#server/requests/read-answer.ts'
import { readSaidPlace } from '#server/assistant/embedded/said-place.ts'
import { findSuspicions, readSubmission } from '#server/leads/submission.ts'
import { isCourtesy } from '#server/talks/is-courtesy.ts'
import { createEmbeddedAsker } from '../assistant/ask-embedded.ts'
import { startTestServer } from '../server/start-test-server.ts'
import { findSteep, leastCost, type Door } from './growth.ts'
import { listParts } from './pattern-parts.ts'
import { signs } from './signs.ts'

/** As much as a body may hold. */
const longestBody = 60_000
/** As much as Node lets a caller say ahead of a body. */
const longestHeader = 12_000
const sentence = 'We are a pharmacy with 2 shops and 14 people. What does it cost a year? '
/** A text may cost this many times what ordinary words of its length cost, and no sign of growth is looked for below. */
const dearerThanOrdinary = 4
/** Microseconds that may pass whatever is read: less than a third of what a request may hold the process up for. */
const least = 30_000

/** `npm run break` reads every word; in a share of the time, which one share of them takes, nearly as much is found. */
const share = (words: readonly string[], of: number, first = 0) =>
  process.env['EVERY_WORD'] === 'yes' ? words : words.filter((_, at) => at % of === first)

async function findAllSteep(door: Door, parts: readonly string[], longest: number): Promise<readonly string[]> {
  const usual = sentence.repeat(Math.ceil(longest / sentence.length)).slice(0, longest)
  const ordinary = Math.max(least, (await leastCost(door, usual, 5)) * dearerThanOrdinary)
  const steep: string[] = []
  for (const part of parts) {
    const found = await findSteep(door, part, { longest, ordinary })
    if (found) steep.push(found)
    // Enough to see what it is; each costs seconds.
    if (steep.length === 3) break
  }
  return steep
}

describe('the judge of growth', () => {
  it('finds a pattern that begins anew at every sign, and lets an even one go', async () => {
    const squared: Door = (text) => /^[^@]+\.[^@]+$/.test(`${text}@`)
    const doubled: Door = (text) => /^(?:a+b?)+$/.test(`${text}c`)
    expect(await findAllSteep(squared, ['.'], 12_000)).not.toEqual([])
    expect(await findAllSteep(doubled, ['a'], longestBody)).not.toEqual([])
    // Even, but dearer than words: a busy machine makes it dearer still, and never steep.
    const even: Door = (text) => {
      for (let time = 0; time < (text.startsWith('.') ? 8000 : 1); time += 1) /^[^@]+$/.test(text)
    }
    expect(await leastCost(even, '.'.repeat(longestBody), 1)).toBeGreaterThan(least)
    expect(await findAllSteep(even, ['.'], longestBody)).toEqual([])
  })
})

describe('a text as long as a body may be costs no more than its length', () => {
  const doors: Readonly<Record<string, Door>> = {
    'the name of the start form': (name) => readChatStart({ name }),
    'the address of the start form': (email) => readChatStart({ email }),
    'the address of the start form, behind a name': (text) => readChatStart({ email: `a@${text},x` }),
    'the phone of the start form': (phone) => readChatStart({ phone, variant: 'A' }),
    'the company of the start form': (company) => readChatStart({ company }),
    'the time zone of the start form': (timeZone) => readChatStart({ timeZone }),
    'the page of the start form': (page) => readChatStart({ page: `/${page}` }),
    'all fields of the demo form': (text) =>
      readDemoRequest({ name: text, phone: text, email: text, company: text, message: text, captcha: text }),
    'the address of the demo form, behind a name': (text) => readDemoRequest({ email: `a@${text},x` }),
    'the choices of the demo form': (text) => readDemoRequest({ interestedModules: text.split('') }),
    'what travels beside the demo form': (text) =>
      readSubmission({ _honey: text, challengeId: text, captcha: text, businessSize: text, attribution: text }, 'en'),
    'where somebody came from': (text) =>
      readSubmission({ attribution: { first: { referrer: text, utm: { [text]: text } }, last: {} } }, 'en'),
    'a message of the chat': (text) => readSending({ text, id: text }),
    'a visit': (text) => visit.safeParse({ path: `/${text}`, referrer: text, device: text }),
    'a time zone': guessRegion,
    'a name to be greeted by': toPlainName,
  }
  const parts = [...listParts('src/contract/*.ts'), ...signs]

  it.each(Object.entries(doors))('%s', async (_name, door) => {
    expect(parts.length).toBeGreaterThan(100)
    expect(await findAllSteep(door, parts, longestBody)).toEqual([])
  })
})

describe('an answer as long as a receiver may make it costs no more than its length', () => {
  const doors: Readonly<Record<string, Door>> = {
    'why a letter was not taken': (text) => describeFailure(new Error(`Message failed: 550 ${text}`)),
    'by which codes it was not': (text) =>
      nameFailure(Object.assign(new Error(text), { response: `550 ${text}`, command: text, code: text })),
  }
  const parts = [...listParts('src/server/{log,mail,post}/*.ts'), ...signs]

  it.each(Object.entries(doors))('%s', async (_name, door) => {
    expect(await findAllSteep(door, parts, longestBody)).toEqual([])
  })
})

describe('a head as long as Node lets it be costs no more than its length', () => {
  const headers = [
    'accept-encoding',
    'if-none-match',
    'idempotency-key',
    'x-forwarded-for',
    'accept',
    'origin',
    'cookie',
  ]

  it.each(headers)('%s', async (name) => {
    const { app } = await startTestServer({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'silent' } })
    const door: Door = (text) => app.inject({ url: '/', headers: { [name]: text.replaceAll(/[^\x20-\x7e]/g, '-') } })
    expect(await findAllSteep(door, signs, longestHeader)).toEqual([])
  })

  it.each(['content-type', 'idempotency-key', 'authorization'])('%s of what is posted', async (name) => {
    const { app } = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    const door: Door = (text) =>
      app.inject({
        method: 'POST',
        url: name === 'authorization' ? '/api/chat/sessions/x/reset' : '/api/chat/sessions',
        payload: '{}',
        headers: { 'content-type': 'application/json', [name]: text.replaceAll(/[^\x20-\x7e]/g, '-') },
      })
    expect(await findAllSteep(door, signs, longestHeader)).toEqual([])
  })

  it.each([
    ['application/x-www-form-urlencoded', ['a&', 'a=1&', '&', '=', '%', '+', '%41=&']],
    [
      'multipart/form-data; boundary=x',
      ['--x\r\n', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n', 'name="\\', '\r\n', ...signs],
    ],
  ])('a form that is posted as %s', async (type, parts) => {
    const { app } = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    const door: Door = (payload) =>
      app.inject({ method: 'POST', url: '/api/demo-requests', payload, headers: { 'content-type': type } })
    expect(await findAllSteep(door, parts, longestBody)).toEqual([])
  })

  it.each([
    ['an address', (text: string) => `/${text}x`],
    ['an address of the API', (text: string) => `/api/chat/sessions/${text}/messages`],
    ['what stands behind an address', (text: string) => `/?${text}x`],
    ['the sum before', (text: string) => `/api/challenge?previous=${text}`],
  ])('%s', async (_name, address) => {
    const { app } = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    const door: Door = (text) =>
      app.inject({ url: address(text.replaceAll(/[^\x21-\x7e]/g, '%20')), headers: { host: 'x' } })
    expect(await findAllSteep(door, signs, longestHeader)).toEqual([])
  })
})

/** Words that two languages have, each of them at the end of one of their patterns. */
const smallWords = ['a ', 'à ', 'de ', ' de', 'me a ', 'o ', 'e ', 'un ', 'um ', 'an the ', 'serveur un ']

describe('a message as long as it may be costs no more than its length', () => {
  const words = [
    ...listParts('src/server/assistant/{embedded,reading}/*.ts'),
    ...share(listParts('src/content/*/assistant/{quantities,reading-words}.ts'), 2),
  ].map((part) => `${part} `)
  let asker: Awaited<ReturnType<typeof createEmbeddedAsker>>
  let guard: QuestionGuard
  beforeAll(async () => {
    asker = await createEmbeddedAsker()
    const { vocabulary } = await loadKnowledge('dist')
    guard = createGuard({ paths: ['/', '/pricing', '/contact'], vocabulary, rules: 'Answer only from the facts.' })
  })

  it('the assistant, to whom it is said', async () => {
    const asked = share(words, 2)
    expect(asked.length).toBeGreaterThan(500)
    const door: Door = (text) => asker.ask({ text })
    expect(await findAllSteep(door, [...asked, ...signs], longestMessage)).toEqual([])
  }, 600_000)

  it('the assistant, of whom it may be a wish', async () => {
    const assistant = createEmbeddedAssistant({ knowledge: await loadKnowledge('dist'), now: Date.now })
    const door: Door = (text) => assistant.tellWish(text, '')
    const wished = share(words, 2, 1)
    expect(wished.length).toBeGreaterThan(500)
    expect(await findAllSteep(door, [...wished, ...signs, ...smallWords], longestMessage)).toEqual([])
  }, 600_000)

  it('the assistant, to whom it was said before', async () => {
    const door: Door = (text) =>
      asker.ask({
        text: 'And then?',
        history: [
          { role: 'user', text },
          { role: 'user', text },
        ],
      })
    expect(await findAllSteep(door, signs, longestMessage)).toEqual([])
  }, 600_000)

  const spoken = [
    ...share(
      [
        ...listParts('src/server/assistant/guard/*.ts'),
        ...listParts('src/content/{guard-*,*/assistant/{pledges,guard-words,counted-things}}.ts'),
      ],
      10,
    ).map((part) => `${part} `),
    // Names and words, known and not, claimed and denied.
    'Starter ',
    'Aa ',
    'no Aa ',
    'aa Aa module ',
    'printers ',
    'it has zzzz ',
  ]
  const doors: readonly (readonly [string, Door, number])[] = [
    ['the reader of numbers', (text) => readQuantities(writeDigits(text, isCounted)), longestMessage],
    ['the guard, of whom it is asked', (text) => guard.forQuestion(text, { answer: 'It costs $6.9.' }), longestMessage],
    ['the guard, before whom a model says it', (text) => guard.check(text, ''), longestPiece],
    [
      'the guard, where our own answer does not know',
      (text) =>
        guard
          .forQuestion(text, {
            isOpen: true,
            answer: 'I do not know that: I have not found it on our pages.',
            told: text,
            passages: ['Most receipt printers will do.'],
          })
          .check(text, ''),
      longestPiece,
    ],
    ['the guard, behind whom it was said', (text) => guard.check('It costs $6.9.', text), longestPiece],
  ]
  it.each(doors)(
    '%s',
    async (_name, door, longest) => {
      expect(spoken.length).toBeGreaterThan(200)
      expect(await findAllSteep(door, [...spoken, ...signs], longest)).toEqual([])
    },
    600_000,
  )

  const asked = [
    ...listParts('src/{server/chat/*,content/*/assistant/reading-words}.ts').map((part) => `${part} `),
    ...smallWords,
  ]
  const readers: Readonly<Record<string, Door>> = {
    'whoever listens for a wish to speak to a person': asksForPerson,
    'whoever listens for it, once it is begun': (text) => asksForPerson(`talk to ${text}zz`),
    'where a visitor says to be': (text) => readSaidPlace(text),
    'whoever listens whether a wish is taken back': (text) => [readRefusal(text), asksNoted(text)],
    'whoever listens whether a wish is changed': readChange,
    'whoever hears what was asked of a visitor': (text) => [
      splitAnswer(text),
      asks.map((ask) => readAnswer(ask, text)),
    ],
    'whoever tells a courtesy to a colleague': (text) => isCourtesy(text, 'Claire'),
    'the reader of numbers, behind what is a price': (text) => readQuantities(`The price ${text}zz 500 users`),
    'whoever tells the language': (text) => tellLanguage(text, [text], 'en'),
    'a letter that quotes it': (text) => [readTypedLines(text), readMarkdownLines(text, () => null)],
    'a copy of which the links are taken': (text) =>
      takeOutLinks(text, { publicUrl: 'https://imisozi.example', language: 'en' }),
    'a sheet that holds it': (text) => writeCsv({ text: () => text }, [null]),
    'whoever looks for programs': (message) =>
      findSuspicions({ message } as Parameters<typeof findSuspicions>[0], 5000),
  }
  it.each(Object.entries(readers))('%s', async (_name, door) => {
    expect(asked.length).toBeGreaterThan(200)
    expect(await findAllSteep(door, [...asked, ...signs], longestMessage)).toEqual([])
  })
})
