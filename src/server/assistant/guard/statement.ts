import { findOffers } from './mentions.ts'
import { findNumbers, type NumberFound } from './numbers.ts'
import type { Computed } from './own-answer.ts'
import type { PagesSay } from './pages-say.ts'
import { foldWriting, stripMarks } from './plain-text.ts'
import { writeDigits } from './spoken-numbers.ts'
import type { GuardReason } from './guard.ts'

/** A sentence as the judges read it. */
export type Statement = {
  /** Plain words, every number in digits, our own names with numbers (standards, addresses) left out. */
  readonly text: string
  /** The same of what was said last before it. */
  readonly before: string
  /** Plain counts of the visitor's question. */
  readonly own: ReadonlySet<number>
  /** Sums that our own answer to the question has worked out. */
  readonly computed: readonly Computed[]
  readonly pages: PagesSay
}

/**
 * A judge either says why a sentence may not leave, or which of the numbers that nobody has explained yet it found to
 * be ours. A number that no judge explains is not known.
 */
export type Judge = (statement: Statement, open: readonly NumberFound[]) => GuardReason | readonly NumberFound[]

/** How much of what was said before still tells what a sentence is about. */
const longestBefore = 600

/** Plain words of Markdown, with numbers in digits. */
export function toPlain(markdown: string) {
  return writeDigits(stripMarks(foldWriting(markdown)))
}

/**
 * What was said last, and the beginning of a sentence that was given out before it was complete: one too long, or one
 * whose full stop turned out to be none, because `sentence` follows it without a space.
 */
export function splitSaid(said: string, sentence: string) {
  const tail = said.slice(-longestBefore)
  const unfinished = /^\S/.test(sentence) ? /[^.!?…؟\n]*[.!?…؟]*$/ : /[^.!?…؟\n]*$/
  const begun = unfinished.exec(tail)?.[0] ?? ''
  return { before: tail.slice(0, tail.length - begun.length), begun }
}

/** A table row without its head says little: `| Users | 1 | 5 |` is read as `Starter: 1 Users; Professional: 5 Users`. */
export function nameCells(row: string, said: string) {
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

/** The visitor's own counts: numbers of the question that are neither money nor a share. */
export function findOwnCounts(question: string): ReadonlySet<number> {
  const text = toPlain(question)
  const counts = findNumbers(text).filter(
    ({ start, end }) =>
      !/[$€£%]|dollar|franc|rwf|usd/i.test(text.slice(Math.max(0, start - 5), start) + text.slice(end, end + 8)),
  )
  return new Set(counts.map(({ value }) => value))
}

/** The question as if we said it: `do you sell …` is `do we sell …`, and what the visitors do is not what we do. */
export function sayOfUs(question: string) {
  return foldWriting(question)
    .replaceAll(/\b(?:we|nous)\b/giu, 'they')
    .replaceAll(/(\p{L}{1,40})ez-vous\b/giu, 'nous $1ons')
    .replaceAll(/\bvous (\p{L}+)ez\b/giu, 'nous $1ons')
    .replaceAll(/\byou\b/giu, 'we')
}
