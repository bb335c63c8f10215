import type { ChatSource } from '#contract/chat.ts'
import { assistantWords as wordings, type SpokenLanguage } from '#content/assistant.ts'
import type { TopicId } from '#content/copy/assistant/topics.ts'
import { defaultLanguage, nameLanguage } from '#content/languages.ts'
import { hasFeature } from '#facts/plans.ts'
import type { Answer, Assistant, AssistantContext, Question, Say } from '../assistant.ts'
import type { Knowledge } from '../knowledge.ts'
import { toPlainName } from '../plain-name.ts'
import { planIds, calculations } from './calculations.ts'
import { readMessage, type Part } from './candidates.ts'
import {
  choose,
  createClassify,
  createFind,
  gatherSum,
  isAnswer,
  isPage,
  splitSides,
  sureShare,
  type Choice,
  type Id,
} from './choose.ts'
import { composeAnswer, toAnswer, type PartReply, type Reply, type Said } from './compose-answer.ts'
import { createPassages, type Quoted } from './passages.ts'
import { answerTable, isCalculation, type AnswerId } from '#content/assistant-topics.ts'
import { compare, compareLimits, findFigures } from './verdict.ts'
import { takeFrom, understand, type Understood } from './understand.ts'
import { readWish } from './wish.ts'

type Message = ReturnType<typeof readMessage>
type Needs = { readonly knowledge: Knowledge; readonly now: () => number }

export type EmbeddedAssistant = Assistant & {
  /** The whole answer at once, for whoever replaces a sentence that may not be said. `why` hears the reasons. */
  answerEmbedded(question: Question, why?: (reason: string) => void): Answer
}

/** Answers from facts and pages, without a key and without a network (issue point 3). */
export function createEmbeddedAssistant({ knowledge, now }: Needs): EmbeddedAssistant {
  const { speller, learnt } = knowledge
  const find = createFind(createClassify(learnt))
  const passages = createPassages(knowledge)
  const ids = [...new Set(learnt.flatMap((set) => set.ids))] as readonly Id[]

  /** A page of ours in the language of the answer, where it is written in it. */
  function sourceOf(url: string, language: SpokenLanguage): ChatSource {
    const link = knowledge.linkIn(url, language)
    return { title: link.title ?? url, url: link.url }
  }

  /** The links in an answer lead to the pages of its language. */
  const translateLinks = (text: string, language: SpokenLanguage) =>
    text.replaceAll(/(?<=\]\()\/[^)\s]*/g, (url) => knowledge.linkIn(url, language).url)

  function sayQuoted({ passage, text, isTranslated }: Quoted, language: SpokenLanguage): Reply {
    const { fixed } = wordings[language]
    return {
      id: passage.id,
      kind: 'answered',
      text: isTranslated ? text : fixed.quote(text, nameLanguage(defaultLanguage, language)),
      sources: [{ title: passage.page, url: passage.url }],
      suggestions: [],
    }
  }

  /** What is said to a reading: surely, with a doubt, or that it is not known. */
  function reply({ found, reading }: Choice, question: Question, language: SpokenLanguage): Reply {
    const { fixed } = wordings[language]
    const meant = isTorn(found)
      ? [found.id, found.second?.id ?? found.id].flatMap((id) => nameOf(id, language) ?? [])
      : []
    if (meant.length === 2)
      return { id: 'ask', kind: 'unknown', text: fixed.ask(meant), sources: [], suggestions: meant }
    if (found.share >= nearShare || (!isAnswer(found.id) && found.share >= leastShare))
      return say(found.id, reading, question, language)
    const nearest =
      found.share >= leastShare ? sayInDoubt(found.id, reading, question, language) : sayNearest(reading, language)
    return {
      id: 'unknown',
      kind: 'unknown',
      text: nearest ? fixed.nearest(nearest.text) : fixed.unknown,
      sources: nearest?.sources ?? [sourceOf('/contact', language)],
      suggestions: fixed.unknownSuggestions,
    }
  }

  /** What a button says that asks for it; null where nothing does. */
  function nameOf(id: Id, language: SpokenLanguage): string | null {
    const asks: Partial<Record<Id, string>> = wordings[language].asks
    if (!isPage(id)) return asks[id] ?? null
    const quoted = passages.quote(id.slice('page:'.length), understand('', speller), language)
    return quoted.isTranslated && quoted.passage.heading.endsWith('?') ? quoted.passage.heading : null
  }

  /** What was asked by a button under the answer before. */
  function findOffered({ text, history }: Question, language: SpokenLanguage): Id | null {
    const before = history.at(-1)
    if (before?.role !== 'model' || !before.text.includes(text)) return null
    return ids.find((id) => nameOf(id, language) === text) ?? null
  }

  function say(id: Id, reading: Understood, question: Question, language: SpokenLanguage): Reply {
    if (isPage(id)) return sayQuoted(passages.quote(id.slice('page:'.length), reading, language), language)
    const { fixed, sayFigures } = wordings[language]
    const said = sayTopic(id, reading, question, language)
    const verdict = compare(id, reading)
    const limits = verdict === null ? compareLimits(id, reading) : []
    const compared = limits.map(({ value, unit, is }) => fixed[is](fixed.measure(value, unit)))
    const { besidePlan } = answerTable[id]
    const others = [...findFigures(id, reading), ...(besidePlan && reading.asked.plans.length > 0 ? [besidePlan] : [])]
    const further = others.map((other) => sayTopic(other, reading, question, language).text)
    const text = sayFigures([...compared, said.text, ...further].join('\n\n'))
    return { ...said, text: verdict === null ? text : verdict ? fixed.yes(text) : fixed.no(text) }
  }

  function sayNearest(reading: Understood, language: SpokenLanguage): Reply | null {
    const quoted = passages.findNearest(reading, language)
    return quoted && sayQuoted(quoted, language)
  }

  /** A comparison is a claim: none is made where the question may be another. */
  function sayInDoubt(id: Id, reading: Understood, question: Question, language: SpokenLanguage): Reply {
    if (isPage(id)) return sayQuoted(passages.quote(id.slice('page:'.length), reading, language), language)
    const said = sayTopic(id, reading, question, language)
    return { ...said, text: wordings[language].sayFigures(said.text) }
  }

  function sayTopic(id: AnswerId, reading: Understood, question: Question, language: SpokenLanguage): Reply {
    const { asked } = reading
    const { timeZone } = question
    const { topics, calculations: calculated, computed } = wordings[language]
    const { pages, kind = 'answered', feature } = answerTable[id]
    const sources = pages.map((url) => sourceOf(url, language))
    if (id === 'competitors' && asked.asksPrice) {
      const own = sayTopic(Object.keys(asked.needs).length > 0 ? 'fit' : 'plans', reading, question, language)
      return { ...own, text: `${own.text}\n\n${wordings[language].fixed.others}` }
    }
    if (isCalculation(id)) {
      const text = calculations[id](asked, computed, { now: new Date(now()), timeZone, language })
      return { id, kind, text, sources, suggestions: calculated[id].next }
    }
    if (feature && asked.plans.length > 0) {
      const first = planIds.find((plan) => hasFeature(plan, feature)) ?? 'enterprise'
      const text = computed.feature(feature, asked.plans, first)
      return { id, kind, text, sources: [sourceOf('/pricing#comparison', language)], suggestions: topics.plans.next }
    }
    const { answer, next } = topics[id]
    return { id, kind, text: typeof answer === 'string' ? answer : answer(asked), sources, suggestions: next }
  }

  function answerEmbedded(question: Question, why: (reason: string) => void = () => undefined): Answer {
    const message = readMessage(question, speller, (part) => choose(part, find).reading)
    const { language } = message
    const said = answerMessage(question, message, why)
    return { ...said, text: translateLinks(said.text, language), language }
  }

  function answerMessage(question: Question, message: Message, why: (reason: string) => void): Said {
    const { topic } = question
    const pick = (part: Part) => choose(part, find)
    const { language, whole, before } = message
    if (topic !== undefined && Object.hasOwn(wordings[language].topics, topic))
      return answerTopic(topic as TopicId, question, language)
    const offered = findOffered(question, language)
    if (offered) return toAnswer(say(offered, before ? takeFrom(whole, before, 'talk') : whole, question, language))
    // Beside an attempt to change what it is, only a real question counts.
    const isAttempt = message.parts.some(({ isHostile }) => isHostile)
    const parts = message.parts.filter(({ isHostile, isQuestion }) => !isHostile && (!isAttempt || isQuestion))
    const sum = isAttempt ? null : gatherSum(whole, parts.map(pick), find)
    const heard = parts.flatMap((part) => splitSides(part, find))
    const chosen = sum ?? heard.map(pick)
    const replies = chosen.map((choice, at): PartReply => {
      const { reading, found } = choice
      const { text = question.text, isQuestion = true } = (sum ? undefined : heard[at]) ?? {}
      why(
        `“${text}” ${choice.how}: ${found.id} ${found.share.toFixed(2)}${found.second ? `, then ${found.second.id} ${found.second.share.toFixed(2)}` : ''}`,
      )
      const isEmpty = reading.terms.length === 0 && reading.bare.length === 0 && found.share < sureShare
      return { ...reply(choice, question, language), asked: text, score: found.share, isQuestion, isEmpty }
    })
    if (!isAttempt && replies.every(({ isEmpty }) => isEmpty))
      return toAnswer(sayTopic('capable', whole, question, language))
    return composeAnswer(replies, wordings[language].fixed)
  }

  /** Somebody pressed a button to ask about this: the answer leads on to his own question. */
  function answerTopic(id: TopicId, question: Question, language: SpokenLanguage): Said {
    const said = say(id, understand('', speller), question, language)
    // Where the button asked the question itself, the answer is the answer.
    const lead = question.text.trim().endsWith('?') ? [] : [wordings[language].fixed.askAway]
    return toAnswer({ ...said, text: [...lead, said.text].join('\n\n') })
  }

  function tellWish(text: string): string | null {
    return readWish(text, (sentence) => {
      const { id, share } = find(understand(sentence, speller))
      return !isPage(id) && share >= sureShare ? id : null
    })
  }

  return {
    answerEmbedded,
    tellWish: (text) => Promise.resolve(tellWish(text)),
    sendMessage(question, sayPiece) {
      const answer = answerEmbedded(question)
      sayPieces(answer.text, sayPiece)
      return Promise.resolve(answer)
    },
    welcome: ({ name, company }: AssistantContext, language) =>
      Promise.resolve(wordings[language].fixed.welcome(toPlainName(name), toPlainName(company))),
  }
}
/** Below this nothing is said without a doubt; below the other nothing of it at all. */
const nearShare = 0.35
const leastShare = 0.2

/** Two readings are as likely: better a short question back than a guess. */
const isTorn = ({ id, share, second }: Choice['found']) =>
  share >= leastShare &&
  share < tornShare &&
  second !== null &&
  second.share >= share * leastOfFirst &&
  isAnswer(id) &&
  isAnswer(second.id)
const tornShare = 0.45
const leastOfFirst = 0.6

/** Sentence by sentence, so that it can be shown as it comes; all pieces together are the text. */
function sayPieces(text: string, say: Say) {
  for (const piece of text.match(/[^\n]+?(?:[.?:](?=\s)\s*|\n+|$)|\n+/g) ?? []) say(piece)
}
