import type { FallbackWords } from '#content/conversation-words.ts'
import { assistantFallback, fallbackSources } from '#content/assistant-fallback.ts'
import { defaultLanguage } from '#content/languages.ts'
import type { Answer, Assistant, Question, Say, Turn } from '#server/assistant/assistant.ts'
import type { Guard, QuestionGuard } from '#server/assistant/guard/guard.ts'
import type { GuardReason } from '#server/assistant/guard/statement.ts'
import type { Library } from '#server/assistant/library.ts'
import { compile } from '#server/assistant/reading/reading-words.ts'
import { createSentenceStream, longestPiece } from '#server/assistant/reading/sentences.ts'
import { tellLanguage } from '#server/assistant/tell-language.ts'
import type { Log } from '#server/log/log.ts'
import type { Parts } from '#server/parts.ts'
import { estimateTokens, type Budget } from './budget.ts'
import { countOne, ModelFailure, type Model, type ModelCounts, type ModelFailureKind } from './model.ts'
import { mostTokens } from './services.ts'
import { findPassages, findSources, writeTurns, writeWelcomeTurns } from './turns.ts'

type Needs = Pick<Parts, 'log'> & {
  readonly model: Model
  /** The same model with less patience: nobody waits long for a greeting. */
  readonly greeter: Model
  readonly guard: QuestionGuard
  readonly knowledge: Library
  readonly embedded: Assistant
  readonly budget: Budget
  readonly modelCounts: ModelCounts
}

/** Characters of a greeting. A longer one is no greeting. */
const longestWelcome = 600

const silently = () => undefined

/**
 * The generative assistant (BOT-1..11). The model is told what the embedded assistant would answer, because that one
 * can calculate, and what it says reaches the visitor through the guard. What the guard stops is replaced by the
 * embedded answer, what never comes by the words of BOT-12..14.
 */
export function createModelAssistant(needs: Needs): Assistant {
  const { model, greeter, guard, knowledge, embedded, budget, modelCounts, log } = needs

  /** Null above the day's budget. */
  async function ask(asked: Model, turns: readonly Turn[], judge: Guard, speech: Speech): Promise<Ending | null> {
    const most = estimateTokens(turns) + mostTokens
    const reply = await budget.spend(most, () => sayGuarded(asked, turns, judge, speech))
    if (reply) note(reply.ending, modelCounts, log)
    return reply?.ending ?? null
  }

  async function answer(question: Question, speech: Speech): Promise<Answer> {
    const own = await embedded.sendMessage(question, silently)
    // A button asked for this topic, and what we say of it is written.
    if (question.topic !== undefined && own.kind === 'answered') return repeat(own, speech)
    const passages = findPassages(knowledge, question)
    const judge = guard.forQuestion(question.text, {
      answer: own.text,
      isOpen: own.kind === 'unknown',
      told: tellAll(question),
      passages: passages.map(({ heading, text }) => `${heading} ${text}`),
    })
    const ending = await ask(model, writeTurns(question, { passages, own }), judge, speech)
    if (ending === null || ending.kind === 'stopped') return repeat(own, speech)
    if (ending.kind === 'failed') {
      if (speech.text === '') return repeat(answerByWords(question), speech)
      speech.addParagraph(findFallback(question).brokeOff)
    }
    const said = { text: speech.text, language: tellLanguage(speech.text, [], own.language) }
    const used = own.kind === 'declined' ? [] : findSources(knowledge, passages, said)
    return {
      kind: 'answered',
      ...said,
      sources: used.length > 0 ? used : own.sources,
      suggestions: own.suggestions.length > 0 ? own.suggestions : findFallback(question).suggestions,
    }
  }

  return {
    tellWish: (text, last) => embedded.tellWish(text, last),
    answerBeside: (question) => embedded.answerBeside(question),

    async sendMessage(question, say) {
      const speech = createSpeech(say)
      try {
        return await answer(question, speech)
      } catch (error) {
        log.error({ err: error }, 'the assistant failed')
        return repeat(answerByWords(question), speech)
      }
    },

    async welcome(context, language) {
      const speech = createSpeech(silently)
      const judge = guard.forQuestion('', { told: tellAll({ context, history: [] }) })
      try {
        const ending = await ask(greeter, writeWelcomeTurns(context, language), judge, speech)
        if (ending?.kind === 'whole' && speech.text.length <= longestWelcome) return speech.text
      } catch (error) {
        log.error({ err: error }, 'the assistant failed')
      }
      return embedded.welcome(context, language)
    },
  }
}

/** What a visitor has told of himself and his matter. */
const tellAll = ({ context, history }: Pick<Question, 'context' | 'history'>) =>
  [...Object.values(context), ...history.flatMap(({ role, text }) => (role === 'user' ? [text] : []))].join(' ')

/** An answer of ours after whatever has been said already. */
function repeat(answer: Answer, speech: Speech): Answer {
  speech.addParagraph(answer.text)
  return { ...answer, text: speech.text }
}

/** Neither the visitor's words nor the model's go into the log. */
function note(ending: Ending, { refusals, failures }: ModelCounts, log: Log) {
  if (ending.kind === 'stopped') {
    countOne(refusals, ending.because)
    log.warn({ because: ending.because }, 'the guard stopped a reply of the model')
  }
  if (ending.kind !== 'failed') return
  const { kind, status } = ending.failure
  countOne(failures, kind)
  log.warn({ failure: kind, status }, 'the model gave no whole answer')
}

/** How a reply ended. What had passed the guard by then has been said. */
type Ending =
  | { readonly kind: 'whole' }
  /** By the guard, or because a piece was too long to be judged in time. */
  | { readonly kind: 'stopped'; readonly because: GuardReason | 'length' }
  | { readonly kind: 'failed'; readonly failure: ModelFailure }

/** Characters: several times what the most tokens of an answer come to. Not every service keeps to them. */
const longestReply = 12_000

/** A service that reports more than so many times the most that we expect has miscounted: what we estimate counts. */
const mostTimes = 8

/** Of these nothing has been worked for. */
const free: readonly ModelFailureKind[] = ['unreachable', 'reset', 'overloaded', 'rate-limited', 'broken', 'refused']

/**
 * Says what the model answers, sentence by sentence: each as soon as it is complete and has passed the guard. At the
 * first one that does not pass the model is hung up on. A sentence that broke off is not said.
 */
async function sayGuarded(model: Model, turns: readonly Turn[], guard: Guard, speech: Speech) {
  const sentences = createSentenceStream()
  const mostReported = mostTimes * (estimateTokens(turns) + mostTokens)
  let reported: number | null = null
  let received = 0
  let passed = ''

  function release(pieces: readonly string[]): Ending | null {
    for (const piece of pieces) {
      if (piece.length > longestPiece) return { kind: 'stopped', because: 'length' }
      const verdict = guard.check(piece, passed)
      if (!verdict.ok) return { kind: 'stopped', because: verdict.because }
      passed += piece
      speech.add(piece)
    }
    return null
  }

  async function hear(): Promise<Ending> {
    for await (const { text, tokens } of model(turns)) {
      if (tokens !== null && tokens <= mostReported) reported = tokens
      received += text.length
      if (received > longestReply) throw new ModelFailure('cut')
      const stopped = release([...sentences.feed(text), ...sentences.settle()])
      if (stopped) return stopped
    }
    return release(sentences.end()) ?? { kind: 'whole' }
  }

  const ending = await hear().catch((error: unknown): Ending => {
    if (error instanceof ModelFailure) return { kind: 'failed', failure: error }
    throw error
  })
  const isFree = received === 0 && ending.kind === 'failed' && free.includes(ending.failure.kind)
  return { ending, tokens: reported ?? (isFree ? 0 : estimateTokens(turns, received)) }
}

type Speech = ReturnType<typeof createSpeech>

/** An answer while it is being given. What was said together is `text`; it neither begins nor ends with white space. */
export function createSpeech(say: Say) {
  // What has come, with the white space at its end that waits for the words that follow it.
  let heard = ''
  return {
    get text() {
      return heard.trimEnd()
    },
    add(piece: string) {
      const before = this.text
      heard = (heard + piece).trimStart()
      if (this.text !== before) say(this.text.slice(before.length))
    },
    addParagraph(paragraph: string) {
      heard = `${this.text}\n\n`
      this.add(paragraph)
    },
  }
}

type Asked = Pick<Question, 'text' | 'history' | 'pageLanguage'>
const fallbackPages = fallbackSources[defaultLanguage]

/** The first that is found wins: who asks what a person costs wants a person. */
const occasions: readonly (readonly [keyof typeof fallbackPages, RegExp])[] = [
  ['person', compile(String.raw`(?<!\p{L})«meansPerson»(?!\p{L})`, 'iu')],
  ['pricing', compile(String.raw`(?<!\p{L})«meansPrice»(?!\p{L})`, 'iu')],
]

/** The words for trouble in the visitor's language. */
const findFallback = (asked: Asked): FallbackWords => assistantFallback[languageOf(asked)]

function languageOf({ text, history, pageLanguage = defaultLanguage }: Asked) {
  const before = history.flatMap((turn) => (turn.role === 'user' ? [turn.text] : []))
  return tellLanguage(text, before, pageLanguage)
}

/** BOT-11: what is said where no answer came, chosen by words in the visitor's message. */
export function answerByWords(asked: Asked): Answer {
  const [occasion] = occasions.find(([, pattern]) => pattern.test(asked.text)) ?? ['apology' as const]
  const language = languageOf(asked)
  const fallback = assistantFallback[language]
  return {
    kind: 'failed',
    text: fallback[occasion],
    sources: fallbackPages[occasion],
    suggestions: fallback.suggestions,
    language,
  }
}
