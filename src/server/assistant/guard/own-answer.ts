import { readQuantities } from '../reading/quantities.ts'
import { cutSentences } from '../reading/sentences.ts'
import { takeOwnNames } from './known.ts'
import { nothingAsked, readStatement, toPlain, type Asked } from './statement.ts'

const listItem = /^(?:[-+•>|#]|\d+[.)])/

/** Marks of emphasis and the breaking of lines are free; the address of a link is not. */
const tidy = (text: string) => text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim()

/**
 * The visitor's question, and our own answer to it. Plain counts of theirs are theirs to be said back; money and shares
 * are not, and an amount of theirs in our answer is none of ours.
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
