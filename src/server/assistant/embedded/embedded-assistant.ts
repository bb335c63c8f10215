import type { FixedWords } from '#content/assistant-words.ts'
import { roleOf } from '#content/assistant-topics.ts'
import { packageIds } from '#facts/packages.ts'
import { assistantWords as wordings } from '#content/assistant.ts'
import type { TopicId } from '#content/copy/assistant/topics.ts'
import type { Answer, Assistant, AssistantContext, Question } from '../assistant.ts'
import type { Knowledge } from '../load-knowledge.ts'
import { toPlainName } from '../plain-name.ts'
import { compile } from '../reading/reading-words.ts'
import { cutSentences } from '../reading/sentences.ts'
import { createAnswerFirst, cutUnits, isSaid } from './quote.ts'
import { choose, decide, type Decided, type Decision } from './choose.ts'
import { createClassify, type Id } from './classifier.ts'
import { createFind, listNamed, nearShare, standIn, sureShare } from './find.ts'
import { readMessage } from './read-message.ts'
import { createSpeaker, type Said } from './speak.ts'
import { mostQuestions } from './split-questions.ts'
import { takeFrom, understand } from './understand.ts'
import { readBeside, readWish, takesOffer } from './wish.ts'
import { normalise, oneOf } from './words.ts'

type Message = ReturnType<typeof readMessage>
type Needs = { readonly knowledge: Knowledge; readonly now: () => number }

export type EmbeddedAssistant = Assistant & {
  /** The whole answer at once, for whoever replaces a sentence that may not be said. `why` hears the reasons. */
  answerEmbedded(question: Question, why?: (reason: string) => void): Answer
}

/** Answers from facts and pages, without a key and without a network. */
export function createEmbeddedAssistant({ knowledge, now }: Needs): EmbeddedAssistant {
  const { speller, learnt } = knowledge
  const find = createFind(createClassify(learnt))
  const { answerFirst, pickSaid } = createAnswerFirst(learnt)
  const { nameOf, speakTo } = createSpeaker({ knowledge, answerFirst, now })

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
      saysNothingNew(text, last.text) &&
      !text.includes(computed.asksCount)
    const asides = message.whole.terms.some(isOfAsides) ? [] : [computed.urgent, ...packageIds.map(computed.paidOnce)]
    const isBefore = (aside: string) => last?.role === 'model' && last.text.split('\n\n').includes(aside)
    if (isAgain && message.isUnheard)
      return { ...speakTo(question, message).leaveToPerson(fixed.noMore(sayShortly(text))), language }
    return {
      kind,
      text: [
        isAgain ? fixed.again(pickSaid(text, message.whole)) : withoutAsides(text, asides.filter(isBefore)),
        ...(meant.length > 0 ? [fixed.ask(meant, true)] : []),
      ].join('\n\n'),
      sources: [...new Map(sources.map((source) => [source.url, source])).values()].slice(0, mostSources),
      suggestions: withoutTwins(suggestions).slice(0, mostSuggestions),
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
    // In the very words of a button.
    const offered = (learnt.ids as readonly Id[]).find((id) => nameOf(id, language) === text)
    const asked = before ? takeFrom(whole, before, 'talk') : whole
    if (offered) return say(standIn(offered, listNamed(asked)), asked)
    const last = question.history.at(-1)
    if (message.onlyWants && last?.role === 'model')
      return leaveToPerson(message.onlyWants === 'yesOrNo' ? fixed.noMore(sayShortly(last.text)) : fixed.unheard)
    const hasName = (id: Id) => nameOf(id, language) !== null
    const decided = decide({ ...message, text }, { find, hasName, why })
    const isGist = decided.said.some(({ found }) => !chatter.has(roleOf(found.id)))
    const said = sayOutside(compose(decided, reply, fixed))
    const meant = listMeant(decided, said.text)
    // What has been answered is not offered below.
    const answered = decided.said
      .filter(({ manner }) => manner !== 'asking back')
      .flatMap(({ found: { id, beside } }) => [nameOf(id, language), beside && nameOf(beside, language)])
    return {
      ...said,
      isGist,
      suggestions: [...meant, ...said.suggestions.filter((name) => !answered.includes(name))],
      meant: isSure(decided) || message.isUnheard ? [] : meant,
    }
  }

  /** What a sentence is surely about, or likely. */
  function topicOf(sentence: string, isLikelyEnough?: true): Id | null {
    const { id, share } = find.best(understand(sentence, speller))
    return share >= (isLikelyEnough ? nearShare : sureShare) ? id : null
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

/** `The second one`, `yes`: what the last answer asked whether it is meant, as its button says it; null where none is picked. */
function pickAsked(text: string, last = ''): string | null {
  const asked = last.split('\n\n').at(-1) ?? ''
  const offered = [...asked.matchAll(/[“«]\s?(.+?)\s?[”»]/g)].map(([, name = '']) => name)
  const isAsked = Object.values(wordings).some(({ fixed }) =>
    [true, false].some((isBelow) => fixed.ask(offered, isBelow) === asked),
  )
  if (!isAsked) return null
  const picks = offered.length > 1 ? ofTwo : [takesOffer]
  return offered[picks.findIndex((pick) => pick.test(normalise(text)))] ?? null
}
const ofTwo = (['firstOf', 'secondOf'] as const).map((name) => compile(`^(?:«lead» )?«${name}»$`))

const isSure = ({ said }: Decided) => said.every(({ found, manner }) => manner === 'surely' && found.share >= sureShare)

const isOfAsides = oneOf('onetime emergency')
const chatter: ReadonlySet<string | undefined> = new Set(['smallTalk', 'urgent'])
const mostSources = 3
const mostSuggestions = 3

/** One answer to all that is answered. */
function compose({ said, notes, left }: Decided, reply: (decision: Decision) => Said, fixed: FixedWords): Said {
  const sayAll = (some: readonly Decision[]) =>
    withoutRepeats(some.map((one) => ({ ...one, ...reply(one) }))).filter(
      ({ text, isFurther }, at, all) => !isFurther || !all.slice(0, at).some((other) => isSaid(text, other.text)),
    )
  const answers = sayAll(said).slice(0, mostQuestions)
  const below = sayAll(notes)
  const [first] = answers
  if (!first)
    return {
      kind: 'declined',
      text: [fixed.declined, ...below.map(({ text }) => text)].join('\n\n'),
      sources: below.flatMap(({ sources }) => sources),
      suggestions: fixed.declinedSuggestions,
    }
  const rest = left.length > 0 ? [fixed.rest(left.map(toPhrase).filter(isPlain))] : []
  const paragraphs = withoutSaid([...answers, ...below].flatMap(({ text }) => text.split('\n\n')))
  return {
    kind: first.kind,
    text: [...paragraphs, ...rest].join('\n\n'),
    sources: answers.length > 1 ? answers.flatMap(({ sources }) => sources.slice(0, 1)) : first.sources,
    // The buttons of a question back come first.
    suggestions: [...below.filter(({ manner }) => manner === 'asking back'), ...answers].flatMap(
      ({ suggestions }) => suggestions,
    ),
  }
}

/** Of two that read alike, one as a page sets it, the first. */
function withoutTwins(names: readonly string[]): readonly string[] {
  const read = names.map((name) => name.replaceAll(/[\s\u2060]+/g, ' '))
  return names.filter((_name, at) => read.indexOf(read[at] ?? '') === at)
}

/** `Is there an API, and in which plan?` is answered once, with its yes. Two questions of one topic may name two plans. */
const withoutRepeats = <Item extends { readonly text: string }>(items: readonly Item[]) =>
  items.filter(({ text }, at) => !items.some((other, place) => place !== at && holds(other.text, text, place < at)))
const holds = (whole: string, text: string, isBefore: boolean) =>
  whole.endsWith(text) && (isBefore || whole.length > text.length)

/** Two answers may say the same in another order: a paragraph that says nothing new is left out. */
function withoutSaid(paragraphs: readonly string[]): readonly string[] {
  const said = new Set<string>()
  return paragraphs.filter((paragraph) => {
    const units = cutUnits(paragraph)
    const isNews = units.some((unit) => !said.has(unit))
    units.forEach((unit) => said.add(unit))
    return isNews
  })
}

/** In whatever order; amounts in a list may be what is asked for again. */
function saysNothingNew(text: string, before: string): boolean {
  if (before.startsWith(text)) return true
  const said = new Set(cutUnits(before))
  return cutUnits(text).every((unit) => said.has(unit) && !/^- .*\d/.test(unit))
}

/** What stood below the answer before, and was not asked for, is not said once more below this one. */
const withoutAsides = (text: string, asides: readonly string[]) =>
  text
    .split('\n\n')
    .filter((paragraph, at) => at === 0 || !asides.includes(paragraph))
    .join('\n\n')

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
