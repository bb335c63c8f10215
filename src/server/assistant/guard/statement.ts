import { assistantWords } from '#content/assistant.ts'
import type { ProgramId } from '#content/guard-figures.ts'
import { writeDigits } from '../reading/number-words.ts'
import { isCounted, readQuantities, type Quantity } from '../reading/quantities.ts'
import { cutSentences } from '../reading/sentences.ts'
import { foldWriting, stripMarks } from '../reading/writing.ts'
import { bind, findOffers, findPrograms, type Offer } from './offers.ts'
import { longWords } from './vocabulary.ts'
import { pattern, says, takeOwnNames } from './words.ts'

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

/** What one number says, and the plans and packages, and the programme, it is said of: undefined where none is named. */
export type Said<Kind extends Quantity['kind'] = Quantity['kind']> = Extract<Quantity, { readonly kind: Kind }> & {
  readonly saidOf: readonly Offer[] | undefined
  readonly program: ProgramId | undefined
}

/** What is known of the question that a sentence answers. */
export type Asked = ReturnType<typeof readAsked> & {
  /** What is wrong with what is asked, if we said it. */
  readonly untrue: GuardReason | false
}

/** A sentence as the rules read it. */
export type Statement = Readonly<ReturnType<typeof readStatement>>

/** A rule reads something of a sentence, compares it with the facts, and objects or has nothing to say. */
export type Rule = (statement: Statement) => GuardReason | false

/**
 * Reads a sentence once for all rules. `text` and what was `said` just before it are plain and folded;
 * `asked` says what the question allows.
 */
export function readStatement(text: string, said: string, asked: Asked) {
  const before = `${asked.question} ${said}`.trim()
  const offers = findOffers(text)
  const askedOffers = findOffers(asked.question).flatMap(({ things }) => things)
  const isOfAsked = askedOffers.length > 0 && !says('everyOffer', text)
  const lastOffers = findOffers(said).at(-1)?.things ?? (isOfAsked ? askedOffers : undefined)
  const programs = findPrograms(text)
  const lastProgram = findPrograms(before).at(-1)?.things
  const numbers: readonly Said[] = [...Map.groupBy(readQuantities(text), ({ kind }) => kind).values()].flatMap(
    (ofAKind) => {
      const ofPrograms = bind(text, ofAKind, programs, lastProgram)
      return bind(text, ofAKind, offers, lastOffers).map((one, at) => ({
        ...one,
        program: ofPrograms[at]?.saidOf?.[0],
      }))
    },
  )
  const clauses = [...new Set(text.split(pattern('turn')))].filter((clause) => /[\p{L}\p{N}]/u.test(clause))
  return {
    ...asked,
    /** Plain words, every number in digits, our own names with numbers (standards, addresses) left out. */
    text,
    /** The same of what was said last before it. */
    before,
    /** Cut where what it says may turn: at a stop, a dash, or a word such as `but`; each once, and none without a word. */
    clauses,
    numbers,
    /** Plans and packages named in it, and those that were named last before it. */
    offers,
    lastOffers,
  }
}

const listItem = /^(?:[-+•>|#]|\d+[.)])/

/** Marks of emphasis and the breaking of lines are free; the address of a link is not. */
const tidy = (text: string) => text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim()

/** What is known of a question beside its words. */
export type Beside = {
  /** Our own answer, and whether it leaves the question open. */
  readonly answer?: string
  readonly isOpen?: boolean
  /** What else the visitor has told: his name, what he wrote before. */
  readonly told?: string
  /** What our pages say that may answer it. */
  readonly passages?: readonly string[]
}

/**
 * What the visitor's question and our own answer to it allow. Plain counts of theirs are theirs to be said back; money
 * and shares are not, and an amount of theirs in our answer is none of ours.
 */
export function readAsked(question: string, { answer = '', isOpen = false, told = '', passages = [] }: Beside) {
  const asked = toPlain(question)
  const theirs = readQuantities(asked)
  const isTheirs = ({ value }: Quantity) => theirs.some((one) => one.kind === 'money' && one.value === value)
  const isPlain = (one: Quantity) => one.kind !== 'percent' && !(one.kind === 'money' && one.isNamed)
  const pieces = cutSentences(answer).map((piece, at, all) => {
    const said = all.slice(0, at).join('')
    const isOpening = (said === '' || /\n\s*\n\s*$/.test(said)) && !listItem.test(piece)
    return { piece, said, text: tidy(piece), last: isOpening ? null : tidy(all[at - 1] ?? '') }
  })
  // Below a question of our pages, a no answers that one.
  const isPageQuestion = /^\s*\*\*[^*]*\?\*\*\s*$/.test(pieces[0]?.piece ?? '')
  const ours = longWords(answer)
  const computed: readonly Said<'money'>[] = pieces
    .flatMap(({ piece, said }) => readStatement(takeOwnNames(toPlain(piece)), toPlain(said), nothingAsked).numbers)
    .filter((one) => one.kind === 'money')
    .filter((one) => !isTheirs(one))
  const opening = toPlain(pieces.find(({ piece }) => !/^\s*(?:#.*|\*\*[^*]*\*\*)\s*$/.test(piece))?.piece ?? '')
  return {
    /** It in plain words: what was asked is what was spoken of first. */
    question: asked,
    /** Longer words of it where our own answer does not know it, but for those it says itself. */
    unanswered: isOpen && says('unsure', opening) ? longWords(asked).filter((word) => !ours.includes(word)) : [],
    /** Longer words of each passage of our pages that may answer it. */
    passages: passages.map(longWords),
    /** Every word of the visitor's that is known, in small letters. */
    told: new Set(
      foldWriting(`${question} ${told}`)
        .toLowerCase()
        .match(/[\p{L}\d]+/gu),
    ),
    /** Whether our own answer begins with a no, and it does not ask for one. */
    isDenied: !isPageQuestion && says('saysNoTo', opening) && !says('asksWithout', asked),
    /** All its numbers, and the plain counts among them. */
    theirs,
    own: new Set(theirs.filter(isPlain).map(({ value }) => value)),
    /** Sums that our own answer has worked out. */
    computed,
    /**
     * Whether a sentence is one of our own answer and stands where it stands there: behind the same sentence, or at the
     * beginning of a paragraph. Elsewhere it could be about something else.
     */
    isSaidThere(this: void, sentence: string, said: string): boolean {
      const isOpening = said.trim() === '' || /\n\s*$/.test(said)
      const isHere = (last: string | null) => (last === null ? isOpening : tidy(said).endsWith(last))
      return pieces.some(({ text, last }) => text !== '' && text === tidy(sentence) && isHere(last))
    },
  }
}

/** Plain words of Markdown, with numbers in digits. */
export const toPlain = (markdown: string): string => inDigits(stripMarks(foldWriting(markdown)))

/** Plain text with every number in digits, cents behind the point of their dollars. */
export const inDigits = (plain: string): string =>
  writeDigits(plain, isCounted).replaceAll(pattern('dollarsAndCents', 'giu'), '$1.$3$2')

/** Of a sentence that answers nothing. */
export const nothingAsked: Asked = { ...readAsked('', {}), untrue: false }

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
  if (!isRow(row)) return row
  const rows = said.split('\n').slice(0, -1)
  const [, ...heads] = cellsOf(rows[rows.findLastIndex((one) => !isRow(one)) + 1] ?? '')
  const [first = '', ...cells] = cellsOf(row)
  if (cells.length === 0 || heads.length !== cells.length || /^[-: ]+$/.test(first)) return row.replaceAll('|', ' ; ')
  const isOfOffer = findOffers(first).length > 0
  return cells
    .map((cell, at) => (isOfOffer ? `${first}: ${cell} ${heads[at]}` : `${heads[at]}: ${cell} ${first}`))
    .join(' ; ')
}

const isRow = (line: string) => line.trimStart().startsWith('|')
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
