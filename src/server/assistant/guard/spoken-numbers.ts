import { countedWords } from './counted-words.ts'
import { multipliers, oneWords, smallNumbers } from './number-words.ts'

/** Stands before digits that were a word, so that `two ways` can be told from `2 ways`. Folding leaves none of its own. */
export const wordMark = '\uE000'

const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|')
const small = longestFirst(Object.keys(smallNumbers))
const factors = longestFirst(Object.keys(multipliers))
const names = `${small}|${factors}`
const one = oneWords.join('|')
const link = String.raw`(?:[\s-]+(?:and|et)[\s-]+|[\s-]+)`
const sequence = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${one})(?=${link}(?:${factors})\b)|${small}|(?<!\d[ -])(?:${factors}))(?:${link}(?:${names}|(?:${one})(?!-)))*(?![\p{L}\d])`,
  'giu',
)
const oneCounted = new RegExp(
  String.raw`(?<![\p{L}\d])(?:only |just )?(?:one|single|un seul|une seule)(?:[\s-]+(?=(?:${countedWords})))`,
  'giu',
)
const point = new RegExp(String.raw`(${wordMark}\d+)\s+(?:point|virgule|comma)\s+${wordMark}(\d+)`, 'g')

/** Writes the numbers that stand as English or French words in digits. */
export function writeDigits(text: string) {
  return text
    .replaceAll(wordMark, '')
    .replaceAll(/\bper cent\b|\bpercent(?:age points?)?\b|\bpour[\s-]?cents?\b|\bpct\b/gi, ' %')
    .replaceAll(sequence, (words) =>
      readNumbers(words)
        .map((number) => `${wordMark}${number}`)
        .join(' '),
    )
    .replaceAll(oneCounted, `${wordMark}1 `)
    .replaceAll(point, '$1.$2')
}

type Count = { total: number; current: number }

/** The numbers of a run of number words: `four hundred two` is one, `nine ninety` two. */
function readNumbers(words: string): readonly number[] {
  const done: number[] = []
  let count: Count | null = null
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === 'and' || word === 'et') continue
    const factor = multipliers[word]
    const value = smallNumbers[word] ?? 1
    if (factor !== undefined) count = multiply(count, factor)
    else if (count === null) count = { total: 0, current: value }
    else if (/^vingts?$/.test(word) && count.current % 100 === 4) count.current += 76
    else if (count.total + count.current > 0 && fits(count.current % 100, value)) count.current += value
    else {
      done.push(count.total + count.current)
      count = { total: 0, current: value }
    }
  }
  return count === null ? done : [...done, count.total + count.current]
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
