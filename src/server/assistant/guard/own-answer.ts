import { type Money, readQuantities, type Quantity, type Span } from '../reading/quantities.ts'
import { readPages, takeOwnNames } from './known.ts'
import type { Offer } from './offers.ts'
import { cutSentences } from '../reading/sentences.ts'
import { nothingAsked, offersOf, readStatement, toPlain } from './statement.ts'
import { says } from './words.ts'

/** An amount that our own answer has worked out, and what stood beside it. */
export type Computed = {
  readonly value: number
  readonly money: Money
  /** The plans and packages it was said of; none where it was said of no single one. */
  readonly things: readonly Offer[]
  readonly isSaving: boolean
}

export type OwnAnswer = {
  readonly computed: readonly Computed[]
  /**
   * Whether a sentence is one of our own answer and stands where it stands there: behind the same sentence, or at the
   * beginning of a paragraph. Elsewhere it could be about something else.
   */
  isSaidThere(this: void, sentence: string, said: string): boolean
}

/** Whether an amount is saved rather than paid, by what stands ahead of it. */
export const isSaving = (text: string, { start }: Span): boolean =>
  says('savingWord', text.slice(Math.max(0, start - 25), start))

/** No page is asked for an amount. */
const unknown = readPages([])
const listItem = /^(?:[-+•>|#]|\d+[.)])/

/** Marks of emphasis and the breaking of lines are free; the address of a link is not. */
const tidy = (text: string) => text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim()

/**
 * Our own answer to the question that a model answers. `question` is the visitor's: an amount of theirs that we say
 * back is none of ours.
 */
export function readOwnAnswer(answer: string, question: string): OwnAnswer {
  const pieces = cutSentences(answer)
  const places = pieces.map((piece, index) => {
    const before = pieces[index - 1] ?? '\n\n'
    const isOpening = /\n\s*\n\s*$/.test(before) && !listItem.test(piece)
    return { piece: tidy(piece), before: isOpening ? null : tidy(before) }
  })
  const theirs = moneyIn(readQuantities(toPlain(question)))
  const computed = pieces
    .flatMap((piece, index) => readComputed(piece, pieces.slice(0, index).join('')))
    .filter(({ value }) => !theirs.some((money) => money.value === value))
  return {
    computed,
    isSaidThere(sentence, said) {
      const isOpening = said.trim() === '' || /\n\s*$/.test(said)
      const isCutOff = !/(?:^|\s)$/.test(said) && !/^\s/.test(sentence)
      const text = tidy(sentence)
      if (isCutOff || text === '') return false
      return places.some(
        ({ piece, before }) => piece === text && (before === null ? isOpening : tidy(said).endsWith(before)),
      )
    },
  }
}

function readComputed(piece: string, before: string): readonly Computed[] {
  const statement = readStatement(takeOwnNames(toPlain(piece)), toPlain(before), nothingAsked, unknown)
  const found = moneyIn(statement.quantities)
  const offersOfOne = offersOf(statement, found)
  return found.map((one) => ({
    value: one.value,
    money: one.money,
    things: offersOfOne(one) ?? [],
    isSaving: isSaving(statement.text, one),
  }))
}

const moneyIn = (quantities: readonly Quantity[]) => quantities.filter((one) => one.kind === 'money')
