import type { ChatSource } from '#contract/chat.ts'
import { hasFeature, plans, type PlanId } from '#facts/plans.ts'
import type { Answer, Assistant, AssistantContext, Question, Say } from '../assistant.ts'
import type { Knowledge } from '../knowledge.ts'
import { toPlainName } from '../plain-name.ts'
import { calculations } from './calculations.ts'
import { createClassifier } from './classifier.ts'
import { isContradicted, isOfSmallBusiness } from './contradictions.ts'
import { findAnswer, sureShare, type Found } from './find-answer.ts'
import type { Language } from './language.ts'
import type { PassageId } from './page-examples.ts'
import { createPassageFinder } from './passage-answer.ts'
import { createQuestionSpeller, learnReading } from './reading.ts'
import { isMeantTogether, settle, splitSides } from './parts.ts'
import { readMessage } from './read-message.ts'
import { isAboutPrice } from './share-needs.ts'
import { findBehindTrade, readSituation, readVague } from './situation.ts'
import { takeMost } from './split-questions.ts'
import { answerTable, smallTalk, trades, type AnswerId } from './topic-table.ts'
import { understand, type Understood } from './understand.ts'
import { wordings } from './wording.ts'

type Needs = { readonly knowledge: Knowledge; readonly now: () => number }

export type EmbeddedAssistant = Assistant & {
  /** The whole answer at once, for whoever replaces a sentence that may not be said. */
  answerEmbedded(question: Question): Answer
}

type Reply = Answer & { readonly id: string }
const planIds = Object.keys(plans) as PlanId[]
const surePassage = 0.8
const mostSources = 3
const mostSuggestions = 3

/** Answers from facts and pages, without a key and without a network (issue point 3). */
export function createEmbeddedAssistant({ knowledge, now }: Needs): EmbeddedAssistant {
  const speller = createQuestionSpeller(knowledge.passages)
  const classifier = createClassifier<AnswerId | PassageId>(knowledge.reading ?? learnReading(knowledge.passages))
  const passages = createPassageFinder(knowledge)
  const titles = new Map(knowledge.passages.map(({ url, page }) => [url.replace(/#.*/, ''), page]))
  const sourceOf = (url: string): ChatSource => ({ title: titles.get(url.replace(/#.*/, '')) ?? url, url })

  function reply(found: Found, understood: Understood, question: Question, language: Language): Reply {
    const { fixed } = wordings[language]
    switch (found.kind) {
      case 'declined':
        return {
          id: 'declined',
          kind: 'declined',
          text: fixed.declined,
          sources: [],
          suggestions: fixed.declinedSuggestions,
        }
      case 'unknown': {
        const nearest = found.nearest && reply(found.nearest, understood, question, language)
        return {
          id: 'unknown',
          kind: 'unknown',
          text: nearest ? fixed.nearest(nearest.text) : fixed.unknown,
          sources: nearest?.sources ?? [sourceOf('/contact')],
          suggestions: fixed.unknownSuggestions,
        }
      }
      case 'passage': {
        const { passage, text } = found.found
        return {
          id: passage.id,
          kind: 'answered',
          text: fixed.quote(text),
          sources: [sourceOf(passage.url)],
          suggestions: [],
        }
      }
      case 'topic': {
        const said = replyFromTopic(found.id, understood, question, language)
        return isContradicted(found.id, understood) ? { ...said, text: fixed.no(said.text) } : said
      }
    }
  }

  function replyFromTopic(id: AnswerId, understood: Understood, question: Question, language: Language): Reply {
    const { asked } = understood
    const { timeZone } = question
    const { topics, calculations: calculated, computed, fixed } = wordings[language]
    const { pages, kind = 'answered', feature } = answerTable[id]
    const sources = pages.map(sourceOf)
    if (id === 'competitors' && isAboutPrice(understood)) {
      const isCounted = asked.needs.users ?? asked.needs.locations ?? asked.needs.products
      const own = replyFromTopic(isCounted ? 'fit' : 'plans', understood, question, language)
      return { ...own, text: `${own.text}\n\n${fixed.others}` }
    }
    if (id in calculations) {
      const key = id as keyof typeof calculations
      const text = calculations[key](asked, computed, { now: new Date(now()), timeZone, language })
      const beside = isOfSmallBusiness(id, understood)
        ? [replyFromTopic('smallBusiness', understood, question, language).text]
        : []
      return { id, kind, text: [text, ...beside].join('\n\n'), sources, suggestions: calculated[key].next }
    }
    if (feature && asked.plans.length > 0) {
      const first = planIds.find((plan) => hasFeature(plan, feature)) ?? 'enterprise'
      const text = computed.feature(feature, asked.plans, first)
      return { id, kind, text, sources: [sourceOf('/pricing#comparison')], suggestions: topics.plans.next }
    }
    const { answer, next } = topics[id as keyof typeof topics] as {
      answer: string | ((about: typeof asked) => string)
      next: readonly string[]
    }
    return { id, kind, text: typeof answer === 'string' ? answer : answer(asked), sources, suggestions: next }
  }

  function answerEmbedded(question: Question): Answer {
    const { parts, whole, language } = readMessage(question.text, question.history, speller)
    const { fixed } = wordings[language]
    // Beside an attempt to change what it is, only a real question counts.
    const isAttempt = parts.some(({ isHostile }) => isHostile)
    const find = findBehindTrade((understood) => findAnswer(understood, { classifier, passages }))
    const read = (text: string) => understand(text, speller)
    const heard = parts
      .filter(({ isHostile, isQuestion }) => !isHostile && (!isAttempt || isQuestion))
      .flatMap((part) => splitSides(settle(part, find), find))
    // A list is no situation with its question.
    const vague = readVague(heard, find, read)
    if (vague) return toAnswer(reply(find(vague.understood), vague.understood, question, language))
    // A list is no situation with its question.
    const together = whole && heard.length <= parts.length ? find(whole) : null
    const alone = heard.map(({ understood }) => find(understood))
    if (together && whole && isMeantTogether(together, alone))
      return toAnswer(reply(together, whole, question, language))
    const asked = readSituation(heard, find, read)
    const founds = asked.map(({ understood }) => find(understood))
    const replies = asked.map(({ text, understood, isQuestion }, at) => {
      const found = founds[at] ?? { kind: 'unknown', nearest: null, score: 0 }
      return {
        ...reply(found, understood, question, language),
        asked: text,
        score: found.score,
        isQuestion,
        isEmpty: understood.terms.length === 0 && understood.bare.length === 0 && found.score < sureShare,
      }
    })
    const isSaid = (kind: string) => (each: (typeof replies)[number]) => each.kind === kind && !each.isEmpty
    const isByTopic = replies.some(({ id, kind }) => id in answerTable && kind === 'answered')
    // Beside what was surely asked, a page is quoted only where it surely answers.
    const answered = replies
      .filter(isSaid('answered'))
      .filter(({ id, score }) => !isByTopic || id in answerTable || score >= surePassage)
    const real = answered.filter(({ id }) => !smallTalk.has(id))
    const worth = real.length > 0 ? real : answered
    // A sentence beside a question tells about the visitor; it is answered only where nothing is asked.
    const questions = worth.filter(({ isQuestion, id }) => isQuestion || talkFree(id))
    const chosen = takeMost(uniqueByText(worth.some(({ isQuestion }) => isQuestion) ? questions : worth))
    if (!isAttempt && replies.every(({ isEmpty }) => isEmpty))
      return toAnswer(replyFromTopic('capable', understand('', speller), question, language))
    const open = replies.filter(isSaid('unknown'))
    if (chosen.length === 0)
      return toAnswer(
        open[0] ?? replies.find(({ kind, isEmpty }) => kind === 'declined' && !isEmpty) ?? declined(fixed),
      )
    // A trade that was only told is no answer to what is asked.
    const asking = replies.filter(({ isQuestion, isEmpty }) => isQuestion && !isEmpty)
    if (chosen.every(({ isQuestion, id }) => !isQuestion && trades.has(id))) {
      if (asking.some(({ kind, score }) => kind === 'declined' && score >= sureShare))
        return toAnswer(asking[0] ?? declined(fixed))
      const [first] = asking
      if (first && chosen[0])
        return toAnswer({ ...first, kind: 'unknown', text: fixed.nearest(chosen[0].text), sources: chosen[0].sources })
    }
    // Where only what is told was answered, the question is covered as far as it can be.
    const left = chosen.some(({ isQuestion }) => isQuestion)
      ? open.filter(({ isQuestion, id }) => isQuestion && id === 'unknown').map(({ asked: text }) => text)
      : []
    const notes = uniqueByText(open.filter(({ id }) => id !== 'unknown'))
    return {
      kind: 'answered',
      text: [...chosen, ...notes]
        .map(({ text }) => text)
        .concat(left.length > 0 ? fixed.rest(left.map(toPhrase).filter(isPlain)) : [])
        .join('\n\n'),
      sources: uniqueBy(
        chosen.flatMap(({ sources }) => sources.slice(0, chosen.length > 1 ? 1 : mostSources)),
        ({ url }) => url,
      ).slice(0, mostSources),
      suggestions: [...new Set(chosen.flatMap(({ suggestions }) => suggestions))].slice(0, mostSuggestions),
    }
  }

  return {
    answerEmbedded,
    sendMessage(question, say) {
      const answer = answerEmbedded(question)
      sayPieces(answer.text, say)
      return Promise.resolve(answer)
    },
    welcome: ({ name, company }: AssistantContext) =>
      Promise.resolve(wordings.en.fixed.welcome(toPlainName(name), toPlainName(company))),
  }
}

const talkFree = (id: string) => id === 'emergency' || id === 'complaint' || id === 'human'
const declined = (fixed: (typeof wordings)[Language]['fixed']): Answer => ({
  kind: 'declined',
  text: fixed.declined,
  sources: [],
  suggestions: fixed.declinedSuggestions,
})
const toAnswer = ({ kind, text, sources, suggestions }: Answer): Answer => ({
  kind,
  text,
  sources,
  suggestions: suggestions.slice(0, mostSuggestions),
})

function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed()
}
const toPhrase = (text: string) => text.replaceAll(/^(?:and|et|but|mais)\s+|[\s,.;?!]+$/gi, '')
/** A few words, without a number or a sign that could be taken for ours. */
const isPlain = (text: string) => /^[\p{L}\s'’,-]{4,70}$/u.test(text)

/** Two questions of one topic may name different plans. */
const uniqueByText = <Item extends { readonly text: string }>(items: readonly Item[]) =>
  uniqueBy(items, ({ text }) => text)

/** Sentence by sentence, so that it can be shown as it comes; all pieces together are the text. */
function sayPieces(text: string, say: Say) {
  for (const piece of text.match(/[^\n]+?(?:[.?:](?=\s)\s*|\n+|$)|\n+/g) ?? []) say(piece)
}
