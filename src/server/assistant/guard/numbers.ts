import { wordMark } from './spoken-numbers.ts'

/** A number where it stands in a text. */
export type NumberFound = {
  readonly value: number
  readonly start: number
  readonly end: number
  readonly isWord: boolean
}

const written = new RegExp(
  String.raw`${wordMark}?(?:\d{1,3}(?:[ .,'_]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)(?: ?(?:k|m|hundred|thousand|mille|millions?|billions?|milliards?)(?![\p{L}\d]))?`,
  'giu',
)
const scales: readonly (readonly [RegExp, number])[] = [
  [/(?:milliards?|billions?)$/i, 1_000_000_000],
  [/(?:m|millions?)$/i, 1_000_000],
  [/(?:k|thousand|mille)$/i, 1000],
  [/hundred$/i, 100],
]

/** Every number of a text in which number words are digits already. Decimal comma and point, any thousands mark. */
export function findNumbers(text: string): readonly NumberFound[] {
  return [...text.matchAll(written)].map((found) => {
    const [said] = found
    return {
      value: readValue(said),
      start: found.index,
      end: found.index + said.length,
      isWord: said.startsWith(wordMark),
    }
  })
}

function readValue(said: string) {
  const scale = scales.find(([word]) => word.test(said))?.[1] ?? 1
  const digits = /\d(?:[\d .,'_]*\d)?/.exec(said)?.[0] ?? ''
  const isGrouped = /^\d{1,3}(?:[ .,'_]\d{3})+(?:[.,]\d{1,2})?$/.test(digits)
  const whole = isGrouped ? digits.replaceAll(/[ .,'_](?=\d{3})/g, '') : digits
  // Kept to a millionth, so that 6.9 thousand is 6,900.
  return Math.round(Number(whole.replace(',', '.')) * scale * 1e6) / 1e6
}
