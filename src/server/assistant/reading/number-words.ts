import { anyOf, languages, compile } from './reading-words.ts'

/** Stands before digits that were a word, so that `two ways` can be told from `2 ways`. */
export const wordMark = '\uE000'

const small: Readonly<Record<string, number>> = Object.assign({}, ...languages.map(({ numbers }) => numbers))
const multipliers: Readonly<Record<string, number>> = Object.assign({}, ...languages.map((words) => words.multipliers))
const ones = new Set(anyOf(({ one }) => one).split('|'))

/** Words that are numbers: none of them is a slip. */
export const numberWords: readonly string[] = [
  ...Object.keys(small),
  ...Object.keys(multipliers),
  ...ones,
  ...languages.flatMap(({ lateHundred, ordinals }) => [...ordinals.split(' '), ...(lateHundred ? [lateHundred] : [])]),
]

const twenties = new RegExp(`^(?:${anyOf((words) => words.twenties ?? undefined)})$`)
const vague = new Set(languages.flatMap((words) => words.vague.split(' ')))

const anyAnd = compile('«and»').source
const longestFirst = (words: readonly string[]) => words.toSorted((one, other) => other.length - one.length).join('|')
const factors = longestFirst(Object.keys(multipliers))
const below = longestFirst(Object.keys(small))
const names = `${below}|${factors}`
const one = [...ones].join('|')
const link = String.raw`(?:[\s-]+(?:${anyAnd})[\s-]+|[\s-]+)`
const sequence = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${one})(?=${link}(?:${factors})\b)|${below}|(?<!\d[ -])(?:${factors}))(?:${link}(?:${names}|(?:${one})(?!-)))*(?![\p{L}\d])`,
  'giu',
)
const between = new RegExp(String.raw`([\s-]+(?:(?:${anyAnd})[\s-]+)?)`, 'i')
const lateHundreds = languages.flatMap(({ numbers, lateHundred }) => {
  const few = Object.keys(numbers).filter((word) => (numbers[word] ?? 0) <= 9)
  return lateHundred
    ? [new RegExp(String.raw`(?<![\p{L}\d])(${few.join('|')})[\s-]${lateHundred}(?!\p{L})`, 'giu')]
    : []
})
const onlyOne = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${anyOf((words) => words.onlyOne)})[\s-]+(?=(?:US )?(?<word>[\p{L}%]+))`,
  'giu',
)
const articles = languages.flatMap(({ articleCounts, one: article }) =>
  articleCounts.map((around) => {
    const [before = '', after = ''] = around.split('#')
    return new RegExp(String.raw`(?<=(?<![\p{L}\d])${before})(?:${article})${after}`, 'giu')
  }),
)
const halves = languages.flatMap((words) =>
  words.halves.map(
    ([said, months]) => [new RegExp(String.raw`(?<![\p{L}\d])(?:${said})(?!\p{L})`, 'giu'), months] as const,
  ),
)
const perHundred = new RegExp(String.raw`(?<=[\p{L}\d])[\s-](?:${anyOf((words) => words.perHundred)})(?!\p{L})`, 'giu')
const point = new RegExp(String.raw`(${wordMark}\d+)\s+(?:${anyOf((words) => words.point)})\s+${wordMark}(\d+)`, 'giu')

/**
 * Writes number words of any language as digits behind a mark: `twenty five users` → `25 users`, `quatre-vingt-dix` →
 * `90`. Accents must have been dropped. `isCounted` tells whether a word is something that the `one` before it counts, so
 * that `one user` is a number and `which one` is not.
 */
export function writeDigits(text: string, isCounted: (word: string) => boolean): string {
  return [
    ...halves.map(
      ([said, months]) =>
        (rest: string) =>
          rest.replaceAll(said, `${wordMark}${months} months`),
    ),
    ...lateHundreds.map((said) => (rest: string) => rest.replaceAll(said, '$1 hundred')),
    ...articles.map((said) => (rest: string) => rest.replaceAll(said, `${wordMark}1`)),
  ]
    .reduce((rest, write) => write(rest), text.replaceAll(wordMark, '').replaceAll(perHundred, ' %'))
    .replaceAll(sequence, readRun)
    .replaceAll(onlyOne, (said, word: string) => (isCounted(word.toLowerCase()) ? `${wordMark}1 ` : said))
    .replaceAll(point, '$1.$2')
}

type Count = { readonly total: number; readonly current: number }

/** The numbers of a run of number words with what links them: `four hundred two` is one, `nine ninety` two. */
function readRun(run: string): string {
  if (vague.has(run.toLowerCase())) return run
  let written = ''
  let count: Count | null = null
  let gap = ''
  const finish = () => {
    if (count) written += `${wordMark}${count.total + count.current}`
    count = null
  }
  const pieces = run.split(between)
  for (const [at, piece] of pieces.entries()) {
    const word = piece.toLowerCase()
    const factor = multipliers[word]
    const value = small[word] ?? (ones.has(word) ? 1 : undefined)
    if (factor === undefined && value === undefined) gap = piece
    else {
      const joined: Count | null = factor === undefined ? addTo(count, value ?? 0, word) : multiply(count, factor)
      if (!joined) {
        finish()
        // A last one that adds to nothing is an article: `three one-time packages`.
        if (ones.has(word) && at === pieces.length - 1) written += gap + piece
        else {
          written += gap
          count = { total: 0, current: value ?? 0 }
        }
      } else {
        if (!count) written += gap
        count = joined
      }
      gap = ''
    }
  }
  finish()
  return written + gap
}

function addTo(count: Count | null, value: number, word: string): Count | null {
  if (!count) return { total: 0, current: value }
  const { total, current } = count
  if (twenties.test(word) && current % 100 === 4) return { total, current: current + 76 }
  return total + current > 0 && fits(current % 100, value) ? { total, current: current + value } : null
}

function multiply(count: Count | null, factor: number): Count {
  const { total, current } = count ?? { total: 0, current: 0 }
  if (factor === 100) return { total, current: (current || 1) * factor }
  return { total: total + (current || 1) * factor, current: 0 }
}

/** Whether a word adds to the tens before it: twenty-nine, soixante-dix-sept, quatre-vingt-onze, dix-neuf. */
function fits(tens: number, value: number) {
  if (tens === 0) return true
  if (tens === 10 || tens === 70 || tens === 90) return value < 10
  if (tens === 60 || tens === 80) return value < 20
  return tens % 10 === 0 && value < 10
}
