import type { ChatSource } from '#contract/chat.ts'
import { hasFeature } from '#facts/plans.ts'
import type { Answer, Assistant, AssistantContext, Question, Say } from '../assistant.ts'
import type { Knowledge } from '../knowledge.ts'
import { toPlainName } from '../plain-name.ts'
import { calculations } from './calculations.ts'
import { planIds } from './asked-needs.ts'
import { createClassifier } from './classifier.ts'
import { composeAnswer, toAnswer, type Reply } from './compose-answer.ts'
import { isContradicted, isOfSmallBusiness } from './contradictions.ts'
import { findInTalk } from './follow-up.ts'
import { findAnswer, sureShare, type Find, type Found } from './find-answer.ts'
import type { Language } from './language.ts'
import type { PassageId } from './passage-id.ts'
import { createPassageFinder } from './passage-answer.ts'
import { isMeantTogether, settle, splitSides } from './parts.ts'
import { readMessage, type Part } from './read-message.ts'
import { isAboutPrice } from './share-needs.ts'
import { findBehindTrade, readSituation, readVague } from './situation.ts'
import { answerTable, type AnswerId } from './topic-table.ts'
import type { TopicId } from '#content/en/assistant/topics.ts'
import { understand, type Understood } from './understand.ts'
import { gatherSum } from './whole-sum.ts'
import { readWish } from './wish.ts'
import { wordings } from './wording.ts'

type Needs = { readonly knowledge: Knowledge; readonly now: () => number }

export type EmbeddedAssistant = Assistant & {
  /** The whole answer at once, for whoever replaces a sentence that may not be said. */
  answerEmbedded(question: Question): Answer
}

/** Answers from facts and pages, without a key and without a network (issue point 3). */
export function createEmbeddedAssistant({ knowledge, now }: Needs): EmbeddedAssistant {
  const { speller } = knowledge
  const classifier = createClassifier<AnswerId | PassageId>(knowledge.learnt)
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
        const text = wordings[language].sayFigures(said.text)
        return { ...said, text: isContradicted(found.id, understood) ? fixed.no(text) : text }
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
    const { topic } = question
    if (topic !== undefined && Object.hasOwn(wordings.en.topics, topic)) return answerTopic(topic as TopicId, question)
    const { parts, whole, all, language } = readMessage(question.text, question.history, speller)
    // Beside an attempt to change what it is, only a real question counts.
    const isAttempt = parts.some(({ isHostile }) => isHostile)
    const find = once(findBehindTrade((understood) => findAnswer(understood, { classifier, passages })))
    const findOf = (part: Part) => findInTalk(part, find)
    const read = (text: string) => understand(text, speller)
    const said = parts
      .filter(({ isHostile, isQuestion }) => !isHostile && (!isAttempt || isQuestion))
      .map((part) => settle(part, find))
    const sum = gatherSum(all, said.map(findOf))
    const heard = sum ? [] : said.flatMap((part) => splitSides(part, find))
    const vague = readVague(heard, find, read)
    if (vague) return toAnswer(reply(find(vague.understood), vague.understood, question, language))
    // A list is no situation with its question.
    const together = !sum && whole && heard.length <= parts.length ? find(whole) : null
    const alone = heard.map(({ understood }) => find(understood))
    if (together && whole && isMeantTogether(together, alone))
      return toAnswer(reply(together, whole, question, language))
    const asked = sum ?? readSituation(heard, find, read).map(findOf)
    const replies = asked.map(({ part: { text, understood, isQuestion }, found }) => ({
      ...reply(found, understood, question, language),
      asked: text,
      score: found.score,
      isQuestion,
      isEmpty: understood.terms.length === 0 && understood.bare.length === 0 && found.score < sureShare,
    }))
    if (!isAttempt && replies.every(({ isEmpty }) => isEmpty))
      return toAnswer(replyFromTopic('capable', understand('', speller), question, language))
    return composeAnswer(replies, wordings[language].fixed)
  }

  /** Somebody pressed a button to ask about this: the answer leads on to his own question. */
  function answerTopic(id: TopicId, question: Question): Answer {
    const { language } = readMessage('', question.history, speller)
    const said = replyFromTopic(id, understand('', speller), question, language)
    // Where the button asked the question itself, the answer is the answer.
    const lead = question.text.trim().endsWith('?') ? [] : [wordings[language].fixed.askAway]
    return toAnswer({ ...said, text: [...lead, wordings[language].sayFigures(said.text)].join('\n\n') })
  }

  function tellWish(text: string): string | null {
    return readWish(text, (sentence) => {
      const found = findAnswer(understand(sentence, speller), { classifier, passages })
      return found.kind === 'topic' && found.score >= sureShare ? found.id : null
    })
  }

  return {
    answerEmbedded,
    tellWish,
    sendMessage(question, say) {
      const answer = answerEmbedded(question)
      sayPieces(answer.text, say)
      return Promise.resolve(answer)
    },
    welcome: ({ name, company }: AssistantContext) =>
      Promise.resolve(wordings.en.fixed.welcome(toPlainName(name), toPlainName(company))),
  }
}

/** Each reading is looked at from several sides, and found once. */
function once(find: Find): Find {
  const founds = new Map<Understood, Found>()
  return (understood) => {
    const found = founds.get(understood) ?? find(understood)
    founds.set(understood, found)
    return found
  }
}

/** Sentence by sentence, so that it can be shown as it comes; all pieces together are the text. */
function sayPieces(text: string, say: Say) {
  for (const piece of text.match(/[^\n]+?(?:[.?:](?=\s)\s*|\n+|$)|\n+/g) ?? []) say(piece)
}
