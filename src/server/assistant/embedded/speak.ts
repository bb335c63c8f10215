import type { ChatSource } from '#contract/chat.ts'
import { answerIds, answerTable, isCalculation, roleOf, type AnswerId } from '#content/assistant-topics.ts'
import { assistantWords as wordings, type SpokenLanguage } from '#content/assistant.ts'
import type { Asked } from '#content/assistant-words.ts'
import type { TopicId } from '#content/copy/assistant/topics.ts'
import { smallestWith } from '#facts/plans.ts'
import type { Answer, Question } from '../assistant.ts'
import type { Library } from '../library.ts'
import { createPassages, isSaid, type AnswerFirst, type Quoted } from './quote.ts'
import { calculate, isCounted, isPlanTooSmall, isTooSmall } from './calculations.ts'
import { sharesLogin, type Decided, type Decision } from './choose.ts'
import type { Id, PassageId } from './classifier.ts'
import { isAnswer, isPage } from './find.ts'
import { findOutsideNames } from './names.ts'
import type { Whereabouts } from './said-place.ts'
import type { Understood } from './understand.ts'
import { compare, compareLimits, findFigures } from './verdict.ts'
import { normalise } from './words.ts'

/** The language is that of the whole. */
export type Said = Omit<Answer, 'language'>
type Needs = { readonly knowledge: Library; readonly answerFirst: AnswerFirst; readonly now: () => number }
type Heard = {
  /** Of the answer. */
  readonly language: SpokenLanguage
  /** The one before it was none. */
  readonly isUnheard: boolean
  /** All that the message says. */
  readonly whole: Understood
  /** What was told of who asks before it. */
  readonly known: Understood
  readonly whereabouts: Whereabouts
}

/** From here on a guess is mostly right. */
const likelyShare = 0.28
/** Below this an answer may be none: so many others may be meant, each at least so likely. */
const clearShare = 0.6
const mostMeant = 2
const leastMeant = 0.1

/** Says what was decided, from topics, calculations and pages. */
export function createSpeaker({ knowledge, answerFirst, now }: Needs) {
  const passages = createPassages(knowledge, answerFirst)
  return { nameOf, speakTo }

  /** What a button says that asks for it; null where nothing does. */
  function nameOf(id: Id, language: SpokenLanguage): string | null {
    const asks: Partial<Record<Id, string>> = wordings[language].asks
    return isPage(id) ? passages.questionOf(id, language) : (asks[id] ?? null)
  }

  /** What can be said to somebody, in the language of the answer. */
  function speakTo(
    { text: message, history }: Pick<Question, 'text' | 'history'>,
    { language, isUnheard, whole, known, whereabouts }: Heard,
  ) {
    const outside = findOutsideNames(message)
    const { elsewhere, offices } = whole.asked
    const officeElsewhere = offices.length === 0 && whole.terms.includes('office') ? elsewhere : null
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
      const guess = manner === 'with a doubt' ? say(found.id, reading, false) : null
      // What else may be meant stands below it, and is doubt enough.
      if (guess && found.share >= likelyShare) return guess
      const quoted = guess ? null : passages.findNearest(reading, language)
      const nearest = guess ?? (quoted && sayQuoted(quoted))
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
      if (!below || below.text === '' || isSaid(below.text, said.text)) return said
      return { ...said, text: `${said.text}\n\n${below.text}`, sources: [...said.sources, ...below.sources] }
    }

    /** A comparison is a claim: none is made where the question may be another. */
    function say(id: Id, reading: Understood, isSure = true): Said {
      if (isPage(id)) {
        const quoted = sayQuoted(passages.quote(id, reading, language))
        return officeElsewhere ? { ...quoted, text: `${fixed.noOffice(officeElsewhere)}\n\n${quoted.text}` } : quoted
      }
      const said = sayTopic(id, reading)
      if (!isSure) return { ...said, text: sayFigures(said.text) }
      // What is true of our till may not be true of the office that is named.
      const isOpen = outside.length > 0 || reading.asked.unsure || sharesLogin.test(normalise(message))
      const verdict = isOpen ? null : compare(id, reading)
      const limits = verdict === null ? compareLimits(id, reading, new Date(now())) : []
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
      const asked = inAllPlaces(reading.asked, known.asked)
      const { pages, kind = 'answered', feature, saysOurPrice } = answerTable[id]
      const sources = pages.map(sourceOf)
      if (saysOurPrice && asked.asksPrice) {
        const said = sayTopic(isCounted(asked) ? 'fit' : 'plans', reading)
        return { ...said, text: `${said.text}\n\n${fixed.others}` }
      }
      if (isCalculation(id)) {
        const text = calculate(id, asked, computed, { now: new Date(now()), language, ...whereabouts })
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
      const led = roleOf(id) === 'urgent' ? said : answerFirst(said, reading)
      // What is too small has the one that fits above it.
      const isOfLarger = id === 'packageDetails' && item && isTooSmall(item, asked)
      // `We are two. May I go down to Starter?`
      const isOfFewer = id === 'changePlan' && isPlanTooSmall(asked)
      const above = isOfLarger ? 'once' : isOfFewer ? 'limits' : null
      const text = above ? `${sayTopic(above, reading).text}\n\n${said}` : led
      return { kind, text, sources, suggestions: next }
    }

    /** Above it that no page names what was asked for by name, once in a talk. */
    function sayOutside(said: Said): Said {
      const notNamed = fixed.notNamed(outside)
      const isKnown = history.some(({ role, text }) => role === 'model' && text.includes(notNamed))
      return said.kind === 'answered' && outside.length > 0 && !isKnown
        ? { ...said, text: `${notNamed}\n\n${said.text}` }
        : said
    }

    return { reply, say, sayOutside, listMeant, leaveToPerson }
  }
}

/** Whoever counts people later has as many shops as before: `We have 2 shops.`, and then `We are 3. Can we buy once?` */
function inAllPlaces(asked: Asked, { needs: { locations } }: Asked): Asked {
  const isOpen = asked.needs.users !== undefined && asked.needs.locations === undefined && locations !== undefined
  return isOpen ? { ...asked, needs: { ...asked.needs, locations } } : asked
}

/** What each page as a whole is about: the first topic that leads to it. */
const topicByPage = new Map<string, TopicId>(
  answerIds
    .toReversed()
    .flatMap((id) => (isCalculation(id) ? [] : answerTable[id].pages.slice(0, 1).map((page) => [page, id] as const))),
)
