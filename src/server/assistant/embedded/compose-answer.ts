import type { Answer } from '../assistant.ts'
import { compile } from '../reading/reading-words.ts'
import { sureShare } from './choose.ts'
import { takeMost } from './split-questions.ts'
import type { FixedWords } from '#content/assistant-words.ts'
import { answerTable, smallTalk, trades } from '#content/assistant-topics.ts'

/** The language is that of the whole. */
export type Said = Omit<Answer, 'language'>
export type Reply = Said & { readonly id: string }
/** A reply to one part of a message. */
export type PartReply = Reply & {
  /** The part in the visitor's words. */
  readonly asked: string
  readonly score: number
  readonly isQuestion: boolean
  /** Nothing in it could be read. */
  readonly isEmpty: boolean
}

const surePassage = 0.5
const mostSources = 3
const mostSuggestions = 3

/** One answer from the replies to all parts of a message: to its questions, else to what it tells. */
export function composeAnswer(replies: readonly PartReply[], fixed: FixedWords): Said {
  const chosen = choose(replies)
  const open = replies.filter(({ kind, isEmpty }) => kind === 'unknown' && !isEmpty)
  if (chosen.length === 0)
    return toAnswer(open[0] ?? replies.find(({ kind, isEmpty }) => kind === 'declined' && !isEmpty) ?? decline(fixed))
  const asking = replies.filter(({ isQuestion, isEmpty }) => isQuestion && !isEmpty)
  const [first] = chosen
  // A trade that was only told is no answer to what is asked.
  if (first && asking[0] && chosen.every(({ isQuestion, id }) => !isQuestion && trades.has(id)))
    return toAnswer(
      asking.find(({ kind, score }) => kind === 'declined' && score >= sureShare) ?? {
        ...first,
        kind: 'unknown',
        text: fixed.nearest(first.text),
        suggestions: fixed.unknownSuggestions,
      },
    )
  // Where only what is told was answered, the question is covered as far as it can be.
  const left = chosen.some(({ isQuestion }) => isQuestion)
    ? open.filter(({ isQuestion, id }) => isQuestion && id === 'unknown').map(({ asked }) => toPhrase(asked))
    : []
  const notes = withoutRepeats(open.filter(({ id }) => id !== 'unknown'))
  return toAnswer({
    kind: 'answered',
    text: [...chosen, ...notes]
      .map(({ text }) => text)
      .concat(left.length > 0 ? fixed.rest(left.filter(isPlain)) : [])
      .join('\n\n'),
    sources: uniqueBy(
      chosen.flatMap(({ sources }) => sources.slice(0, chosen.length > 1 ? 1 : mostSources)),
      ({ url }) => url,
    ).slice(0, mostSources),
    suggestions: [
      ...new Set([...notes.filter(({ id }) => id === 'ask'), ...chosen].flatMap(({ suggestions }) => suggestions)),
    ],
  })
}

/** The replies worth saying. */
function choose(replies: readonly PartReply[]): readonly PartReply[] {
  const isByTopic = replies.some(({ id, kind, isQuestion }) => isQuestion && id in answerTable && kind === 'answered')
  // Beside what was surely asked, a page is quoted only where it surely answers.
  const answered = replies
    .filter(({ kind, isEmpty }) => kind === 'answered' && !isEmpty)
    .filter(({ id, score }) => !isByTopic || id in answerTable || score >= surePassage)
  const real = answered.filter(({ id }) => !smallTalk.has(id))
  const worth = real.length > 0 ? real : answered
  // A sentence beside a question tells about the visitor; it is answered only where nothing is asked.
  const questions = worth.filter(({ isQuestion, id }) => isQuestion || talkFree(id))
  return takeMost(withoutRepeats(worth.some(({ isQuestion }) => isQuestion) ? questions : worth))
}

/** `Is there an API, and in which plan?` is answered once, with its yes. Two questions of one topic may name two plans. */
const withoutRepeats = <Item extends { readonly text: string }>(items: readonly Item[]) =>
  items.filter(({ text }, at) => !items.some((other, place) => place !== at && holds(other.text, text, place < at)))
const holds = (whole: string, text: string, isBefore: boolean) =>
  whole.endsWith(text) && (isBefore || whole.length > text.length)

const talkFree = (id: string) => id === 'emergency' || id === 'complaint' || id === 'human'

const decline = (fixed: FixedWords): Said => ({
  kind: 'declined',
  text: fixed.declined,
  sources: [],
  suggestions: fixed.declinedSuggestions,
})

export const toAnswer = ({ kind, text, sources, suggestions }: Said): Said => ({
  kind,
  text,
  sources,
  suggestions: suggestions.slice(0, mostSuggestions),
})

const around = compile(String.raw`^«lead»\s+|[\s,.;?!]+$`, 'gi')
const toPhrase = (text: string) => text.replaceAll(around, '')
/** A few words, without a number or a sign that could be taken for ours. */
const isPlain = (text: string) => /^[\p{L}\s'’,-]{4,70}$/u.test(text)

function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed()
}
