import { anyOf, compileQuantity as compile, languages } from './reading-words.ts'

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
  ...languages.flatMap(({ vague, ordinals }) => [...vague.split(' '), ...ordinals.split(' ')]),
]

const vague = new Set(languages.flatMap((words) => words.vague.split(' ')))

const longestFirst = (words: readonly string[]) => words.toSorted((one, other) => other.length - one.length).join('|')
const factors = longestFirst(Object.keys(multipliers))
const below = longestFirst(Object.keys(small))
const names = `${below}|${factors}`
const one = [...ones].join('|')
const link = String.raw`(?:[\s-]+«and»[\s-]+|[\s-]+)`
const sequence = compile(
  String.raw`(?<![\p{L}\d])(?:(?:${one})(?=${link}(?:${factors})\b)|${below}|(?<!\d[ -])(?:${factors}))(?:${link}(?:${names}|(?:${one})(?!-))){0,30}(?![\p{L}\d])`,
  'giu',
)
const step = compile(String.raw`((?:[\s-]+(?:«and»[\s-]+)?)?)([^\s-]+)`, 'giu')
const onlyOne = compile(String.raw`(?<![\p{L}\d-])«onlyOne»[\s-]+(?=(?:US )?(?<word>[\p{L}%]+))`, 'giu')
const perHundred = compile(String.raw`(?<=[\p{L}\d])[\s-]«perHundred»(?!\p{L})`, 'giu')
const asWord = (said: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${said})(?!\p{L})`, 'giu')
/** What is said otherwise first, before numbers are read word by word. */
const rewritings: readonly (readonly [RegExp, string])[] = [
  [perHundred, ' %'],
  ...languages.flatMap((words) =>
    words.rewritings.map(([said, by]): [RegExp, string] => [asWord(said), by.replace(/^\d/, `${wordMark}$&`)]),
  ),
]
const point = compile(String.raw`(${wordMark}\d+)\s+«point»\s+${wordMark}(\d+)`, 'giu')

/**
 * Writes number words of any language as digits behind a mark: `twenty five users` → `25 users`, `quatre-vingt-dix` →
 * `90`. Accents must have been dropped. `isCounted` tells whether a word is something that the `one` before it counts, so
 * that `one user` is a number and `which one` is not.
 */
export function writeDigits(text: string, isCounted: (word: string) => boolean): string {
  return rewritings
    .reduce((rest, [said, by]) => rest.replaceAll(said, by), text.replaceAll(wordMark, ''))
    .replaceAll(sequence, readRun)
    .replaceAll(onlyOne, (said, word: string) => (isCounted(word.toLowerCase()) ? `${wordMark}1 ` : said))
    .replaceAll(point, '$1.$2')
}

type Count = { readonly total: number; readonly current: number }

/** The numbers of a run of number words with what links them: `four hundred two` is one, `nine ninety` two. */
function readRun(run: string): string {
  if (vague.has(run.toLowerCase())) return run
  const counts: (Count & { readonly gap: string })[] = []
  let article = ''
  for (const { 0: said, 1: gap = '', 2: name = '', index } of run.matchAll(step)) {
    const word = name.toLowerCase()
    const last = counts.at(-1)
    const joined = last && add(last, word)
    if (joined) counts.splice(-1, 1, { ...joined, gap: last.gap })
    // A last one that adds to nothing is an article: `three one-time packages`.
    else if (ones.has(word) && index + said.length === run.length) article = said
    else counts.push({ ...(add({ total: 0, current: 0 }, word) ?? { total: 0, current: valueOf(word) }), gap })
  }
  return counts.map(({ gap, total, current }) => `${gap}${wordMark}${total + current}`).join('') + article
}

const valueOf = (word: string) => small[word] ?? 1

/** The number with one more word of it; null where that one begins another number. */
function add({ total, current }: Count, word: string): Count | null {
  const factor = multipliers[word]
  if (factor === 100) return { total, current: (current || 1) * factor }
  if (factor !== undefined) return { total: total + (current || 1) * factor, current: 0 }
  const value = valueOf(word)
  return total + current > 0 && fits(current % 100, value) ? { total, current: current + value } : null
}

/** Whether a word adds to the tens before it: twenty-nine, soixante-dix-sept, quatre-vingt-onze, dix-neuf. */
function fits(tens: number, value: number) {
  if (tens === 0) return true
  if (tens === 10 || tens === 70 || tens === 90) return value < 10
  if (tens === 60 || tens === 80) return value < 20
  return tens % 10 === 0 && value < 10
}
