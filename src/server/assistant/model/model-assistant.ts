import type { Answer, Assistant, Question, Turn } from '#server/assistant/assistant.ts'
import { answerByWords, findFallback } from '#server/assistant/fallback.ts'
import type { Guard, QuestionGuard } from '#server/assistant/guard/guard.ts'
import type { Library } from '#server/assistant/knowledge.ts'
import { tellLanguage } from '#server/assistant/tell-language.ts'
import type { Log } from '#server/log/log.ts'
import { estimateTokens, type Budget } from './budget.ts'
import { sayGuarded, type Ending } from './guarded-reply.ts'
import { countOne, type Model, type ModelCounts } from './model.ts'
import { mostTokens } from './services.ts'
import { createSpeech, type Speech } from './speech.ts'
import { findPassages, findSources, writeTurns, writeWelcomeTurns } from './turns.ts'

type Needs = {
  readonly model: Model
  /** The same model with less patience: nobody waits long for a greeting. */
  readonly greeter: Model
  readonly guard: QuestionGuard
  readonly knowledge: Library
  readonly embedded: Assistant
  readonly budget: Budget
  readonly modelCounts: ModelCounts
  readonly log: Log
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
    const reply = await budget.spend(most, () => sayGuarded({ model: asked, turns, guard: judge, speech }))
    if (reply) note(reply.ending, modelCounts, log)
    return reply?.ending ?? null
  }

  async function answer(question: Question, speech: Speech): Promise<Answer> {
    const own = await embedded.sendMessage(question, silently)
    // A button asked for this topic, and what we say of it is written.
    if (question.topic !== undefined && own.kind === 'answered') return repeat(own, speech)
    const passages = findPassages(knowledge, question)
    const judge = guard.forQuestion(question.text, own.text)
    const ending = await ask(model, writeTurns(question, { passages, own }), judge, speech)
    if (ending === null || ending.kind === 'stopped') return repeat(own, speech)
    if (ending.kind === 'failed') {
      if (speech.text === '') return repeat(answerByWords(question), speech)
      speech.addParagraph(findFallback(question).brokeOff)
    }
    const language = tellLanguage(speech.text, [], own.language)
    const said = { text: speech.text, language }
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
      try {
        const ending = await ask(greeter, writeWelcomeTurns(context, language), guard, speech)
        if (ending?.kind === 'whole' && speech.text.length <= longestWelcome) return speech.text
      } catch (error) {
        log.error({ err: error }, 'the assistant failed')
      }
      return embedded.welcome(context, language)
    },
  }
}

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
