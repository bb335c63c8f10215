import type { Answer, Assistant, Question } from '#server/assistant/assistant.ts'
import { createAssistant } from '#server/assistant/create-assistant.ts'
import { listVocabulary } from '#server/assistant/guard/vocabulary.ts'
import type { Library, Passage } from '#server/assistant/library.ts'
import type { Knowledge } from '#server/assistant/load-knowledge.ts'
import { createModelCounts, type Patience } from '#server/assistant/model/model.ts'
import { readConfig } from '#server/config.ts'
import { createTestLog } from '../test-log.ts'
import type { Storage } from '#server/storage/storage.ts'
import { openTestStorage } from '../open-test-storage.ts'
import { startModelPeer } from './model-peer.ts'
import type { Protocol } from './protocols.ts'

type Options = {
  readonly protocol: Protocol
  readonly env?: Readonly<Record<string, string>>
  readonly patience?: Partial<Patience>
  readonly storage?: Storage
  /** What the embedded assistant says instead of `embeddedAnswer`. */
  readonly own?: string
}

export const apiKey = 'key-that-nobody-may-see'

/** What the embedded assistant says here; scripted, so that a test knows it when it hears it. */
export const embeddedAnswer: Answer = {
  kind: 'answered',
  language: 'en',
  text: 'This comes from the pages. Nothing else does.',
  sources: [{ title: 'About', url: '/about' }],
  suggestions: ['What is the free trial?'],
}
export const embeddedWelcome = 'Welcome from the pages.'

function scriptEmbedded(text: string): Assistant {
  return {
    async sendMessage(_question, say) {
      say(text)
      return { ...embeddedAnswer, text }
    },
    tellWish: async () => null,
    answerBeside: async () => null,
    welcome: async () => embeddedWelcome,
  }
}

const passages: readonly Passage[] = [
  { id: '1', url: '/pricing#plans', page: 'Pricing', heading: 'Plans', text: 'Starter is for one counter.' },
  { id: '2', url: '/hotel#rooms', page: 'Hotel', heading: 'Rooms', text: 'Rooms and their guests.' },
]
/** Finds the passages that share a longer word with the query. */
const knowledge: Library & Pick<Knowledge, 'vocabulary'> = {
  passages,
  vocabulary: listVocabulary(passages, passages),
  inLanguage: (passage) => passage,
  linkIn: (url) => ({ title: null, url }),
  search(query, limit) {
    const words = query.toLowerCase().match(/\p{L}{5,}/gu) ?? []
    return passages.filter(({ text }) => words.some((word) => text.toLowerCase().includes(word))).slice(0, limit)
  },
}

export const question: Question = {
  text: 'Is Starter for hotels with many rooms?',
  context: { name: 'Amina', company: 'Isoko', location: 'Rwanda' },
  history: [],
  timeZone: 'Africa/Kigali',
}

/** The assistant as the server makes it from its configuration, with a peer in the place of the model's service. */
export async function startTestAssistant({ protocol, env, patience, storage: given, own }: Options) {
  const peer = await startModelPeer()
  const storage = given ?? (await openTestStorage())
  const { log, lines } = createTestLog()
  const clock = { time: Date.UTC(2026, 10, 20, 12) }
  const reading = readConfig({
    ASSISTANT: protocol.assistant,
    ASSISTANT_API_KEY: apiKey,
    ASSISTANT_BASE_URL: `${peer.url}${protocol.base}`,
    ...env,
  })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  const modelCounts = createModelCounts()
  const assistant = createAssistant({
    modelCounts,
    config: reading.config.assistant,
    publicUrl: reading.config.publicUrl,
    knowledge,
    embedded: scriptEmbedded(own ?? embeddedAnswer.text),
    modelUse: storage.modelUse,
    now: () => clock.time,
    log,
    patience: { quietMs: 20_000, wholeMs: 20_000, ...patience },
  })
  async function ask(asked: Partial<Question> = {}) {
    const pieces: string[] = []
    const answer = await assistant.sendMessage({ ...question, ...asked }, (piece) => pieces.push(piece))
    return { answer, pieces }
  }
  return { assistant, ask, peer, storage, clock, lines, modelCounts }
}
