import { assistantWords } from '#content/assistant.ts'
import { writeDigits } from '../reading/number-words.ts'
import { isCounted, readQuantities, type Quantity } from '../reading/quantities.ts'
import { cutSentences } from '../reading/sentences.ts'
import { foldWriting, stripMarks } from '../reading/writing.ts'
import { takeOwnNames } from './known.ts'
import { bind, findOffers, findPrograms, type Mention } from './mentions.ts'
import type { Offer, ProgramId } from './offers.ts'
import { pattern } from './words.ts'

/** Why a sentence of a model may not reach the visitor. Logged; the sentence itself and the visitor's words are not. */
export type GuardReason =
  | 'amount'
  | 'percentage'
  | 'limit'
  | 'number'
  | 'phone'
  | 'address'
  | 'promise'
  | 'prompt'
  | 'link'
  | 'language'

/** What one number says, and the plans and packages it is said of: undefined where none is named. */
export type Said<Kind extends Quantity['kind'] = Quantity['kind']> = Extract<Quantity, { readonly kind: Kind }> & {
  readonly saidOf: readonly Offer[] | undefined
}

/** What is known of the question that a sentence answers. */
export type Asked = {
  /** Plain counts of the visitor's question. */
  readonly own: ReadonlySet<number>
  /** Sums that our own answer to the question has worked out. */
  readonly computed: readonly Said<'money'>[]
  /** What is wrong with what is asked, if we said it. */
  readonly untrue: GuardReason | false
  /**
   * Whether a sentence is one of our own answer and stands where it stands there: behind the same sentence, or at the
   * beginning of a paragraph. Elsewhere it could be about something else.
   */
  isSaidThere(this: void, sentence: string, said: string): boolean
}
export const nothingAsked: Asked = { own: new Set(), computed: [], untrue: false, isSaidThere: () => false }

/** A sentence as the rules read it. */
export type Statement = Omit<Asked, 'isSaidThere'> & {
  /** Plain words, every number in digits, our own names with numbers (standards, addresses) left out. */
  readonly text: string
  /** The same of what was said last before it. */
  readonly before: string
  /** Cut where what it says may turn: at a stop, a dash, or a word such as `but`. */
  readonly clauses: readonly string[]
  readonly numbers: readonly Said[]
  /** Plans and packages named in it, and those that were named last before it. */
  readonly offers: readonly Mention<Offer>[]
  readonly lastOffers: readonly Offer[] | undefined
}

/** A rule reads something of a sentence, compares it with the facts, and objects or has nothing to say. */
export type Rule = (statement: Statement) => GuardReason | false

/**
 * Reads a sentence once for all rules. `text` and `before` (what was said just before it) are plain and folded;
 * `asked` says what the question allows.
 */
export function readStatement(text: string, before: string, asked: Asked): Statement {
  const offers = findOffers(text)
  const lastOffers = findOffers(before).at(-1)?.things
  const ofEachKind = Map.groupBy(readQuantities(text), ({ kind }) => kind)
  return {
    ...asked,
    text,
    before,
    clauses: cutAt(pattern('turn'), text),
    numbers: [...ofEachKind.values()].flatMap((some) => bind(text, some, offers, lastOffers)),
    offers,
    lastOffers,
  }
}

/** What stands between turns of a text: each once, and none without a word. */
export const cutAt = (turn: RegExp, text: string): readonly string[] =>
  [...new Set(text.split(turn))].filter((clause) => /[\p{L}\p{N}]/u.test(clause))

const listItem = /^(?:[-+•>|#]|\d+[.)])/

/** Marks of emphasis and the breaking of lines are free; the address of a link is not. */
const tidy = (text: string) => text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim()

/**
 * What the visitor's question and our own answer to it allow. Plain counts of theirs are theirs to be said back; money
 * and shares are not, and an amount of theirs in our answer is none of ours.
 */
export function readAsked(question: string, answer: string): Omit<Asked, 'untrue'> {
  const theirs = readQuantities(toPlain(question))
  const pieces = cutSentences(answer)
  const computed = pieces.flatMap((piece, index) => {
    const before = toPlain(pieces.slice(0, index).join(''))
    const { numbers } = readStatement(takeOwnNames(toPlain(piece)), before, nothingAsked)
    return numbers.filter((one) => one.kind === 'money')
  })
  const places = pieces.map((piece, index) => {
    const before = pieces[index - 1] ?? '\n\n'
    const isOpening = /\n\s*\n\s*$/.test(before) && !listItem.test(piece)
    return { piece: tidy(piece), before: isOpening ? null : tidy(before) }
  })
  return {
    own: new Set(
      theirs.flatMap((one) => (one.kind === 'percent' || (one.kind === 'money' && one.isNamed) ? [] : [one.value])),
    ),
    computed: computed.filter(({ value }) => !theirs.some((one) => one.kind === 'money' && one.value === value)),
    isSaidThere(sentence, said) {
      const isOpening = said.trim() === '' || /\n\s*$/.test(said)
      const isCutOff = !/(?:^|\s)$/.test(said) && !/^\s/.test(sentence)
      const text = tidy(sentence)
      const isHere = (before: string | null) => (before === null ? isOpening : tidy(said).endsWith(before))
      return !isCutOff && text !== '' && places.some(({ piece, before }) => piece === text && isHere(before))
    },
  }
}

/** What was said before a sentence may tell which programme it is about. */
export const programsNear = ({ text, before }: Statement): readonly ProgramId[] =>
  findPrograms(`${before} ${text}`).flatMap(({ things }) => things)

/** Plain words of Markdown, with numbers in digits. */
export const toPlain = (markdown: string): string => writeDigits(stripMarks(foldWriting(markdown)), isCounted)

/** How much of what was said before still tells what a sentence is about. */
const longestBefore = 600

/**
 * A sentence with its beginning that was given out before it was complete (one too long, or one whose full stop turned out
 * to be none, because `sentence` follows it without a space), and what was said last before it.
 */
export function joinBegun(sentence: string, said: string) {
  const tail = said.slice(-longestBefore)
  const unfinished = /^\S/.test(sentence) ? /[^.!?…؟\n]*[.!?…؟]*$/ : /[^.!?…؟\n]*$/
  const begun = unfinished.exec(tail)?.[0] ?? ''
  return { written: begun + nameCells(sentence, said), before: tail.slice(0, tail.length - begun.length) }
}

/** A table row without its head says little: `| Users | 1 | 5 |` is read as `Starter: 1 Users; Professional: 5 Users`. */
function nameCells(row: string, said: string) {
  if (!row.trimStart().startsWith('|')) return row
  const table = /(?:^[ \t]*\|.*\n)+$/m.exec(said)?.[0] ?? ''
  const heads = cellsOf(table.split('\n')[0] ?? '')
  const [first = '', ...cells] = cellsOf(row)
  if (heads.length !== cells.length + 1 || /^[-: ]+$/.test(first)) return row.replaceAll('|', ' ; ')
  const isOfOffer = findOffers(first).length > 0
  const named = cells.map((cell, index) => {
    const head = heads[index + 1] ?? ''
    return isOfOffer ? `${first}: ${cell} ${head}` : `${head}: ${cell} ${first}`
  })
  return named.join(' ; ')
}

const cellsOf = (row: string) =>
  row
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

const asOurs = Object.values(assistantWords).flatMap(({ sayOfUs: pairs }) =>
  pairs.map(([said, ours]) => [new RegExp(said, 'giu'), ours] as const),
)

/** The question as if we said it: `do you sell …` is `do we sell …`, and what the visitors do is not what we do. */
export const sayOfUs = (question: string) =>
  asOurs.reduce((rest, [said, ours]) => rest.replaceAll(said, ours), foldWriting(question))
