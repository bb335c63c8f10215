import { beforeAll, describe, expect, it } from 'vitest'
import { assistantWords } from '#content/assistant.ts'
import { chatConversation } from '#content/chat.ts'
import { defaultLanguage } from '#content/languages.ts'
import { requestMail } from '#content/team/emails/request.ts'
import { requests as requestsIn } from '#content/requests.ts'
import { requestKinds, type RequestKind } from '#contract/intent.ts'
import { createAssistant } from '#server/assistant/create-assistant.ts'
import type { Assistant } from '#server/assistant/assistant.ts'
import { createEmbeddedAssistant, type EmbeddedAssistant } from '#server/assistant/embedded/embedded-assistant.ts'
import { loadKnowledge, type Knowledge } from '#server/assistant/load-knowledge.ts'
import { readConfig } from '#server/config.ts'
import { costs, priced } from '#tests/prices.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Storage } from '#server/storage/storage.ts'
import { callsToAction, type CallToAction } from '../calls-to-action.ts'
import { createTestLog } from './test-log.ts'
import { startModelPeer, stream } from './assistant/model-peer.ts'
import { protocols } from './assistant/protocols.ts'
import { openChat, send } from './chat-visitor.ts'
import { openTestStorage } from './open-test-storage.ts'
import { aboutRequests, deliverDue } from './sales-letters.ts'
import { scriptAssistant } from './scripted-assistant.ts'
import { startTestServer } from './start-test-server.ts'

const requests = requestsIn[defaultLanguage]
const offersIn = Object.values(assistantWords).map(({ fixed }) => fixed.offers)
const { quick } = chatConversation[defaultLanguage]
/** Everything that may be pressed: what the pages offer, and the window's quick actions (CHAT-51). */
const all: readonly CallToAction[] = [
  ...callsToAction,
  { page: 'window', label: quick.demo.label, message: quick.demo.message, intent: 'demo' },
  { page: 'window', label: quick.pricing.label, message: quick.pricing.message, intent: 'question' },
  { page: 'window', label: quick.trial.label, message: quick.trial.message, intent: 'trial' },
  { page: 'window', label: quick.person.label, message: quick.person.message, intent: 'person' },
]

/** What sends the visitor round: to press something, to fill in what is known, or nowhere. */
const circular = /press ["“]?(?:Request|Free|Schedule|Start|Get)|fill in|your name\b.*\?|your e-?mail address\?/i

const nonsense = 'Bananas are blue. Starter costs $1 and the demo was yesterday.'

describe.each(['the embedded assistant', 'a model that answers nonsense'])('every call to action, with %s', (which) => {
  let knowledge: Knowledge
  let embedded: EmbeddedAssistant
  let storage: Storage
  let assistant: Assistant

  beforeAll(async () => {
    knowledge = await loadKnowledge('dist')
    embedded = createEmbeddedAssistant({ knowledge, now: () => Date.UTC(2026, 10, 20, 12) })
  })

  async function start() {
    storage = await openTestStorage()
    assistant = which === 'the embedded assistant' ? embedded : await askNonsense(storage)
    return startTestServer({ storage, assistant: { ...scriptAssistant(), ...assistant } })
  }

  async function askNonsense({ modelUse }: Storage) {
    const peer = await startModelPeer()
    const [protocol] = protocols
    if (!protocol) throw new Error('A model speaks some protocol')
    peer.react(stream(protocol.events([{ text: nonsense }, { end: 'whole', tokens: 20 }])))
    const reading = readConfig({
      ASSISTANT: protocol.assistant,
      ASSISTANT_API_KEY: 'key',
      ASSISTANT_BASE_URL: `${peer.url}${protocol.base}`,
    })
    if (!reading.ok) throw new Error(reading.problems.join('\n'))
    const { log } = createTestLog()
    const { assistant: model, publicUrl } = reading.config
    return createAssistant({ config: model, publicUrl, knowledge, embedded, modelUse, now: Date.now, log })
  }

  const message = ({ message: written }: CallToAction) => written || 'Hello, I have a question.'
  const kindOf = ({ intent }: CallToAction) => requestKinds.find((kind) => intent.split(' ')[0] === kind) ?? null
  const asked = all.flatMap((call) => {
    const kind = kindOf(call)
    return kind ? [{ call, kind }] : []
  })

  it('that asks for something is confirmed, kept and told to sales as what it is', async () => {
    const server = await start()
    for (const [place, { call, kind }] of asked.entries()) {
      const where = `${call.page}: ${call.label} (${call.intent})`
      const session = await openChat(server, { email: `visitor${place}@duka.example`, name: `Visitor ${place}` })
      const { done } = await send(server, session, message(call), undefined, call.intent)
      const text = done?.text ?? ''
      const leadId = (await server.storage.chats.find(session.id))?.leadId ?? ''

      expect([where, text]).toEqual([where, expect.stringContaining(`**${requests.kinds[kind]}`)])
      expect([where, circular.exec(text)?.[0]]).toEqual([where, undefined])
      expect(text).toContain(`**${makeReference(leadId)}**`)
      expect(text).not.toContain('Bananas')
      for (const name of detailsOf(call, kind)) expect([where, text]).toEqual([where, expect.stringContaining(name)])
      expect(await server.storage.wishes.ofLead(leadId)).toMatchObject([
        { intent: call.intent, text: message(call).trim() },
      ])

      server.clock.time += 180_000
      const letters = aboutRequests(await deliverDue(server))
      expect([where, letters.map(({ subject }) => subject)]).toEqual([
        where,
        [expect.stringMatching(new RegExp(`^${requestMail.subjects[kind]}: Duka Bora`))],
      ])
    }
    expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(requestKinds))
  })

  it('with questions in the place of its words is noted, and they are answered', async () => {
    const server = await start()
    const session = await openChat(server)
    const text = 'I would like my village to be considered. How long is the trial? What does Starter cost?'
    const { done } = await send(server, session, text, undefined, 'programme rural')

    expect(done?.text).toMatch(priced`30[- ]day.*${costs.starter.month} a month.*\*\*a place in a program`)
    expect(done?.text).not.toContain('Bananas')
    expect(await server.storage.wishes.list()).toMatchObject([{ intent: 'programme rural', text }])

    const byHand = await send(server, session, 'I want a demo. Do I need a card for the trial?')
    expect(byHand.done?.text).toMatch(/card[^]*\*\*A demo/i)
    expect(await server.storage.wishes.list()).toHaveLength(2)
  })

  it('that asks for a person gets one', async () => {
    const server = await start()
    const answers = await answerEach(
      server,
      all.filter(({ intent }) => intent.startsWith('person')),
    )

    expect(answers.length).toBeGreaterThan(2)
    expect(answers.filter(({ done }) => done?.handOff === undefined)).toEqual([])
    expect(await server.storage.wishes.list()).toEqual([])
  })

  it('that asks about a topic gets its answer, and none sends the visitor round', async () => {
    const server = await start()
    const asking = all.filter(({ intent }) => intent.startsWith('question'))
    const answers = await answerEach(server, asking)
    const ofTopics = answers.flatMap(({ where, call, done }) => {
      const topic = /^question (\w+)/.exec(call.intent)?.[1]
      return topic ? [{ where, topic, text: message(call), said: done?.text }] : []
    })

    expect(ofTopics.length).toBeGreaterThan(10)
    expect(ofTopics.map(({ where, said }) => [where, said])).toEqual(
      ofTopics.map(({ where, topic, text }) => [where, embedded.answerEmbedded({ ...blank, text, topic }).text]),
    )
    expect(answers.filter(({ done }) => !done || circular.test(done.text))).toEqual([])
    expect(await server.storage.wishes.list()).toEqual([])
  })

  async function answerEach(server: Awaited<ReturnType<typeof start>>, calls: readonly CallToAction[]) {
    const answers = []
    for (const [place, call] of calls.entries()) {
      const session = await openChat(server, { email: `visitor${place}@duka.example`, name: `Visitor ${place}` })
      const { done } = await send(server, session, message(call), undefined, call.intent)
      answers.push({ where: `${call.page}: ${call.label} (${call.intent})`, call, done })
    }
    return answers
  }
})

describe('who only asks how', () => {
  it.each([
    ['How do I get a demo?', 'yes please', 'demo'],
    ['How can I start a free trial?', 'I want to start', 'trial'],
    ['Comment avoir une démo ?', 'oui', 'demo'],
    ['Comment commencer un essai gratuit ?', 'oui', 'trial'],
    ['Como peço uma demonstração?', 'sim', 'demo'],
    ['Como começo um teste gratuito?', 'sim, quero', 'trial'],
  ] as const)('is told and offered it, and nothing is noted before it is wanted: %s', async (question, yes, kind) => {
    const knowledge = await loadKnowledge('dist')
    const embedded = createEmbeddedAssistant({ knowledge, now: () => Date.UTC(2026, 10, 20, 12) })
    const server = await startTestServer({ assistant: { ...scriptAssistant(), ...embedded } })
    const noted = async () => (await server.storage.wishes.list()).map(({ intent }) => intent)
    for (const [name, next] of [
      ['word', () => yes],
      ['button', (suggestions: readonly string[]) => suggestions[0] ?? ''],
    ] as const) {
      const before = await noted()
      const session = await openChat(server, { email: `${name}@duka.example` })
      const { done } = await send(server, session, question)
      expect(offersIn.some((offers) => done?.text.includes(offers[kind]))).toBe(true)
      expect(await noted()).toEqual(before)
      await send(server, session, next(done?.suggestions ?? []))
      expect(await noted()).toEqual([...before, kind])
    }
  })
})

const blank = { context: { name: '', company: '', location: '' }, history: [], timeZone: '' }

/** What the codes of a button are called: each must be named in the answer. */
function detailsOf({ intent }: CallToAction, kind: RequestKind): readonly string[] {
  const codes = intent.split(' ').slice(1)
  const { subjects, programmes, papers } = requests
  const tables: Readonly<Record<string, string>> = {
    ...subjects,
    ...(kind === 'programme' ? programmes : {}),
    ...papers,
  }
  return codes.flatMap((code) => {
    const [, count, need] = /^(\d+)-(users|locations|products)$/.exec(code) ?? []
    if (count && need) return [`${count} ${need.slice(0, -1)}`]
    return tables[code] ? [tables[code]] : []
  })
}
