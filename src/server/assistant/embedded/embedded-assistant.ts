import type { ChatSource } from '#contract/chat.ts'
import { isLargeEnough } from '#contract/plan-advice.ts'
import type { FixedWords } from '#content/assistant-words.ts'
import { assistantWords as wordings, type SpokenLanguage } from '#content/assistant.ts'
import type { TopicId } from '#content/copy/assistant/topics.ts'
import { packages } from '#facts/packages.ts'
import { smallestWith } from '#facts/plans.ts'
import type { Answer, Assistant, AssistantContext, Question } from '../assistant.ts'
import type { Knowledge } from '../knowledge.ts'
import { toPlainName } from '../plain-name.ts'
import { createAnswerFirst } from './answer-first.ts'
import { calculate, isCounted, requiredBy } from './calculations.ts'
import { readMessage } from './read-message.ts'
import { compile } from '../reading/reading-words.ts'
import { cutSentences } from '../reading/sentences.ts'
import { choose, decide, type Decided, type Decision } from './choose.ts'
import { createClassify, createFind, isAnswer, isPage, sureShare, type Id, type PassageId } from './find.ts'
import { mostQuestions } from './split-questions.ts'
import { createPassages, type Quoted } from './passages.ts'
import { normalise } from './words.ts'
import { answerTable, isCalculation, roleOf, type AnswerId } from '#content/assistant-topics.ts'
import { compare, compareLimits, findFigures } from './verdict.ts'
import { takeFrom, understand, type Understood } from './understand.ts'
import { findOutsideNames } from './names.ts'
import { readBeside, readWish, takesOffer } from './wish.ts'

/** The language is that of the whole. */
type Said = Omit<Answer, 'language'>
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
  const { answerFirst, pickSaid } = createAnswerFirst(learnt)
  const passages = createPassages(knowledge, answerFirst)
  const ids = learnt.ids as readonly Id[]

  /** What a button says that asks for it; null where nothing does. */
  function nameOf(id: Id, language: SpokenLanguage): string | null {
    const asks: Partial<Record<Id, string>> = wordings[language].asks
    return isPage(id) ? passages.questionOf(id, language) : (asks[id] ?? null)
  }

  /** What is asked in the very words of a button. */
  const findOffered = (text: string, language: SpokenLanguage): Id | null =>
    ids.find((id) => nameOf(id, language) === text) ?? null

  /** What can be said to somebody, in the language of the answer. */
  function speakTo({ timeZone, text: message }: Question, { language, isUnheard }: Message) {
    const outside = findOutsideNames(message)
    const { fixed, topics, nextQuestions, computed, sayFigures } = wordings[language]

    /** A page of ours in the language of the answer, where it is written in it. */
    function sourceOf(url: string): ChatSource {
      const link = knowledge.linkIn(url, language)
      return { title: link.title ?? url, url: link.url }
    }

    function sayQuoted({ passage, text }: Quoted): Said {
      const [path = ''] = passage.id.split(':')
      const about = topicByPage.get(path)
      const suggestions = about ? topics[about].next : []
      return { kind: 'answered', text, sources: [{ title: passage.page, url: passage.url }], suggestions }
    }

    /** What is said to a question: surely, with a doubt, by asking back, or that it is not known. */
    function reply({ found, reading, manner }: Decision): Said {
      if (manner === 'surely') return addBelow(say(found.id, reading), found.beside, reading)
      if (manner === 'by its words' && isPage(found.id)) return sayTitled(found.id, reading)
      if (manner === 'asking back') {
        const meant = [found, ...found.others.slice(0, 1)].flatMap(({ id }) => nameOf(id, language) ?? [])
        return { kind: 'unknown', text: fixed.ask(meant, false), sources: [], suggestions: meant }
      }
      // Who was misunderstood once wants no second guess.
      if (isUnheard) return leaveToPerson(fixed.unheard)
      const quoted = passages.findNearest(reading, language)
      const nearest = manner === 'with a doubt' ? say(found.id, reading, false) : quoted && sayQuoted(quoted)
      if (!nearest) return leaveToPerson(fixed.unknown)
      return { ...leaveToPerson(fixed.nearest(nearest.text)), sources: nearest.sources }
    }

    const leaveToPerson = (text: string): Said => ({
      kind: 'unknown',
      text,
      sources: [sourceOf('/contact')],
      suggestions: fixed.unknownSuggestions,
    })

    /** What else may be meant, as its buttons say it. */
    const listMeant = ({ said }: Decided, text: string): readonly string[] =>
      said
        .filter(({ found, manner }) => found.share < clearShare && manner !== 'asking back' && manner !== 'not at all')
        .flatMap(({ found }) => found.others.filter(({ id, share }) => isAnswer(id) && share >= leastMeant))
        .flatMap(({ id }) => nameOf(id, language) ?? [])
        .filter((name, index, names) => names.indexOf(name) === index && !text.includes(name))
        .slice(0, mostMeant)

    const sayTitled = (id: PassageId, reading: Understood) => sayQuoted(passages.quote(id, reading, language, true))

    /** An answer, and below it a place that may be meant as well, under its heading. */
    function addBelow(said: Said, id: PassageId | null, reading: Understood): Said {
      const below = id && sayTitled(id, reading)
      if (!below || below.text === '' || passages.isSaid(below.text, said.text)) return said
      return { ...said, text: `${said.text}\n\n${below.text}`, sources: [...said.sources, ...below.sources] }
    }

    /** A comparison is a claim: none is made where the question may be another. */
    function say(id: Id, reading: Understood, isSure = true): Said {
      if (isPage(id)) return sayQuoted(passages.quote(id, reading, language))
      const said = sayTopic(id, reading)
      if (!isSure) return { ...said, text: sayFigures(said.text) }
      // What is true of our till may not be true of the office that is named.
      const verdict = outside.length > 0 || reading.asked.isUnsure ? null : compare(id, reading)
      const limits = verdict === null ? compareLimits(id, reading) : []
      const { beside, excludes } = answerTable[id]
      const isOut = excludes && limits.some(({ is }) => is === 'beyond' || is === 'below')
      const above = [...(isOut ? [fixed.unmet] : []), ...limits.map((limit) => fixed.limit(limit))]
      const others = [
        ...findFigures(id, reading),
        ...(beside && reading.terms.includes(beside.term) ? [beside.topic] : []),
      ]
      const further = others.map((other) => sayTopic(other, reading).text)
      const text = sayFigures([...above, said.text, ...further].join('\n\n'))
      return { ...said, text: verdict === null ? text : verdict ? fixed.yes(text) : fixed.no(text) }
    }

    function sayTopic(id: AnswerId, reading: Understood): Said {
      const { asked } = reading
      const { pages, kind = 'answered', feature, saysOurPrice } = answerTable[id]
      const sources = pages.map(sourceOf)
      if (saysOurPrice && asked.asksPrice) {
        const said = sayTopic(isCounted(asked) ? 'fit' : 'plans', reading)
        return { ...said, text: `${said.text}\n\n${fixed.others}` }
      }
      if (isCalculation(id)) {
        const text = calculate(id, asked, computed, { now: new Date(now()), timeZone, language })
        return { kind, text, sources, suggestions: nextQuestions[id] }
      }
      if (feature && asked.plans.length > 0) {
        const text = computed.feature(feature, asked.plans, smallestWith([feature]))
        return { kind, text, sources: [sourceOf('/pricing#comparison')], suggestions: topics.plans.next }
      }
      const { answer, next } = topics[id]
      if (id === 'cheapest' && (asked.features.length > 0 || isCounted(asked))) return sayTopic('fit', reading)
      const said = typeof answer === 'string' ? answer : answer(asked)
      const [item] = asked.packages
      // What is too small has the one that fits above it.
      if (id === 'packageDetails' && item && isCounted(asked) && !isLargeEnough(packages[item], requiredBy(asked))) {
        return { kind, text: `${sayTopic('once', reading).text}\n\n${said}`, sources, suggestions: next }
      }
      const text = roleOf(id) === 'urgent' ? said : answerFirst(said, reading)
      return { kind, text, sources, suggestions: next }
    }

    /** Above it that no page names what was asked for by name. */
    const sayOutside = (said: Said): Said =>
      said.kind === 'answered' && outside.length > 0
        ? { ...said, text: `${fixed.notNamed(outside)}\n\n${said.text}` }
        : said

    return { reply, say, sayOutside, listMeant, leaveToPerson }
  }

  function answerEmbedded(given: Question, why: (reason: string) => void = () => undefined): Answer {
    const question = { ...given, text: pickAsked(given.text, given.history.at(-1)?.text) ?? given.text }
    const message = readMessage(question, speller, (part) => choose(part, find))
    const { language } = message
    const { kind, text: answer, sources, suggestions, isGist, meant = [] } = answerMessage(question, message, why)
    const { fixed, computed } = wordings[language]
    // The links in an answer lead to the pages of its language.
    const text = answer.replaceAll(/(?<=\]\()\/[^)\s]*/g, (url) => knowledge.linkIn(url, language).url)
    const last = question.history.at(-1)
    // What asks how many there are may be asked again.
    const isAgain =
      isGist &&
      kind === 'answered' &&
      last?.role === 'model' &&
      last.text.startsWith(text) &&
      !text.includes(computed.asksCount)
    if (isAgain && message.isUnheard)
      return { ...speakTo(question, message).leaveToPerson(fixed.noMore(sayShortly(text))), language }
    return {
      kind,
      text: [
        isAgain ? fixed.again(pickSaid(text, message.whole)) : text,
        ...(meant.length > 0 ? [fixed.ask(meant, true)] : []),
      ].join('\n\n'),
      sources: [...new Map(sources.map((source) => [source.url, source])).values()].slice(0, mostSources),
      suggestions: [...new Set(suggestions)].slice(0, mostSuggestions),
      language,
    }
  }

  /** `isGist`: it is of our matter, and no greeting, and no button has asked for it. `meant`: what it asks about below. */
  function answerMessage(
    question: Question,
    message: Message,
    why: (reason: string) => void,
  ): Said & { readonly isGist?: boolean; readonly meant?: readonly string[] } {
    const { topic, text } = question
    const { language, whole, before } = message
    const { fixed, topics } = wordings[language]
    const { reply, say, sayOutside, listMeant, leaveToPerson } = speakTo(question, message)
    if (topic !== undefined && Object.hasOwn(topics, topic)) {
      const said = say(topic as TopicId, understand('', speller))
      // Who pressed a button is led on to his own question; where the button asked it itself, the answer is the answer.
      return text.trim().endsWith('?') ? said : { ...said, text: `${fixed.askAway}\n\n${said.text}` }
    }
    const offered = findOffered(text, language)
    if (offered) return say(offered, before ? takeFrom(whole, before, 'talk') : whole)
    const last = question.history.at(-1)
    if (message.onlyWants && last?.role === 'model')
      return leaveToPerson(message.onlyWants === 'yesOrNo' ? fixed.noMore(sayShortly(last.text)) : fixed.unheard)
    const hasName = (id: Id) => nameOf(id, language) !== null
    const decided = decide({ ...message, text }, { find, hasName, why })
    const isGist = decided.said.some(({ found }) => !chatter.has(roleOf(found.id)))
    const said = sayOutside(compose(decided, reply, { fixed, isSaid: (...texts) => passages.isSaid(...texts) }))
    const meant = listMeant(decided, said.text)
    // What has been answered is not offered below.
    const isAnswered = (name: string) =>
      decided.said.some(
        ({ found: { id, beside }, manner }) =>
          manner !== 'asking back' && [id, beside].some((one) => one !== null && nameOf(one, language) === name),
      )
    return {
      ...said,
      isGist,
      suggestions: [...meant, ...said.suggestions.filter((name) => !isAnswered(name))],
      meant: isSure(decided) || message.isUnheard ? [] : meant,
    }
  }

  /** The topic that a sentence is surely about. */
  function topicOf(sentence: string): AnswerId | null {
    const { id, share } = find.best(understand(sentence, speller))
    return !isPage(id) && share >= sureShare ? id : null
  }

  return {
    answerEmbedded,
    tellWish: (text, last) => Promise.resolve(readWish(text, topicOf, pickAsked(text, last) === null ? last : '')),
    answerBeside(question) {
      const text = readBeside(question.text, topicOf)
      const answer = text === null ? null : answerEmbedded({ ...question, text })
      return Promise.resolve(answer?.kind === 'answered' ? answer : null)
    },
    sendMessage(question, sayPiece) {
      const answer = answerEmbedded(question)
      cutSentences(answer.text).forEach((piece) => sayPiece(piece))
      return Promise.resolve(answer)
    },
    welcome: ({ name, company }: AssistantContext, language) =>
      Promise.resolve(wordings[language].fixed.welcome(toPlainName(name), toPlainName(company))),
  }
}

/** What each page as a whole is about: the first topic that leads to it. */
const topicByPage = new Map<string, TopicId>(
  (Object.keys(answerTable) as AnswerId[])
    .toReversed()
    .flatMap((id) => (isCalculation(id) ? [] : answerTable[id].pages.slice(0, 1).map((page) => [page, id] as const))),
)

/** `The second one`, `yes`: what the last answer asked whether it is meant, as its button says it; null where none is picked. */
function pickAsked(text: string, last = ''): string | null {
  const asked = last.split('\n\n').at(-1) ?? ''
  const offered = [...asked.matchAll(/[“«]\s?(.+?)\s?[”»]/g)].map(([, name = '']) => name)
  const isAsked = Object.values(wordings).some(({ fixed }) =>
    [true, false].some((isBelow) => fixed.ask(offered, isBelow) === asked),
  )
  if (!isAsked) return null
  const picks = offered.length > 1 ? ofTwo : ofOne
  return offered[picks.findIndex((pick) => pick.test(normalise(text)))] ?? null
}
const ofTwo = (['firstOf', 'secondOf'] as const).map((name) => compile(`^(?:«lead» )?«${name}»$`))
const ofOne = [takesOffer]

const isSure = ({ said }: Decided) => said.every(({ found, manner }) => manner === 'surely' && found.share >= sureShare)

const chatter: ReadonlySet<string | undefined> = new Set(['smallTalk', 'urgent'])
/** Below this an answer may be none: so many others may be meant, each at least so likely. */
const clearShare = 0.7
const mostMeant = 2
const leastMeant = 0.05
const mostSources = 3
const mostSuggestions = 3

type Spoken = {
  readonly fixed: FixedWords
  /** Whether an answer says what would stand below it. */
  readonly isSaid: (below: string, answer: string) => boolean
}

/** One answer to all that is answered. */
function compose({ said, notes, left }: Decided, reply: (decision: Decision) => Said, { fixed, isSaid }: Spoken): Said {
  const sayAll = (some: readonly Decision[]) =>
    withoutRepeats(
      some.map((one) => ({ ...reply(one), manner: one.manner, isFurther: one.isFurther === true })),
    ).filter(
      ({ text, isFurther }, at, all) => !isFurther || !all.slice(0, at).some((other) => isSaid(text, other.text)),
    )
  const answers = sayAll(said).slice(0, mostQuestions)
  const below = sayAll(notes)
  const [first] = answers
  if (!first) return { kind: 'declined', text: fixed.declined, sources: [], suggestions: fixed.declinedSuggestions }
  const rest = left.length > 0 ? [fixed.rest(left.map(toPhrase).filter(isPlain))] : []
  // A paragraph that two answers have, in whatever order of its words, is said once.
  const paragraphs = Map.groupBy(
    [...answers, ...below].flatMap(({ text }) => text.split('\n\n')),
    sortWords,
  )
  return {
    kind: first.kind,
    text: [...Array.from(paragraphs.values(), ([paragraph]) => paragraph), ...rest].join('\n\n'),
    sources: answers.length > 1 ? answers.flatMap(({ sources }) => sources.slice(0, 1)) : first.sources,
    // The buttons of a question back come first.
    suggestions: [...below.filter(({ manner }) => manner === 'asking back'), ...answers].flatMap(
      ({ suggestions }) => suggestions,
    ),
  }
}

/** `Is there an API, and in which plan?` is answered once, with its yes. Two questions of one topic may name two plans. */
const withoutRepeats = <Item extends { readonly text: string }>(items: readonly Item[]) =>
  items.filter(({ text }, at) => !items.some((other, place) => place !== at && holds(other.text, text, place < at)))
const holds = (whole: string, text: string, isBefore: boolean) =>
  whole.endsWith(text) && (isBefore || whole.length > text.length)

const sortWords = (paragraph: string) =>
  paragraph
    .split(/[^\p{L}\d]+/u)
    .toSorted()
    .join(' ')

/** What an answer begins with, without a heading: `No. Starter does not include SMS.` */
function sayShortly(text: string): string {
  const said = text.split('\n\n').find((paragraph) => !/^\*\*.*\*\*$/.test(paragraph)) ?? text
  const [first = '', second = ''] = cutSentences(said)
  return (first.length < shortest ? first + second : first).trim()
}
/** Characters: a yes or a no alone says too little. */
const shortest = 15

const around = compile(String.raw`^«lead»\s+|[\s,.;?!]+$`, 'gi')
const toPhrase = (text: string) => text.replaceAll(around, '')
/** A few words, without a number or a sign that could be taken for ours. */
const isPlain = (text: string) => /^[\p{L}\s'’,-]{4,70}$/u.test(text)
