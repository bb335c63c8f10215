import { counted } from '#content/en/assistant/counted.ts'
import { counted as frenchCounted } from '#content/fr/assistant/counted.ts'
import type { Asked } from '#content/assistant-words.ts'
import type { NeedName } from '#contract/plan-advice.ts'
import { mostOf } from '#contract/plan-needs.ts'
import { writeDigits } from './number-words.ts'

type Unit = NeedName | 'months' | 'amount' | 'percent'

export type Numbers = Pick<Asked, 'needs' | 'more' | 'self' | 'months' | 'amounts' | 'percents'> & {
  /** The text with each number as its kind: `{users}`, `{amount}`; a number of nothing we count as `{number}`. */
  readonly text: string
  /** Numbers of nothing that was named. */
  readonly bare: readonly number[]
}

const unitByWord = new Map<string, Unit>()
for (const table of [counted, frenchCounted]) {
  for (const [unit, words] of Object.entries(table))
    for (const word of words.split(' ')) unitByWord.set(word, unit as Unit)
}

/** `One shop` is a number; `one product` is an example, for nobody sells one thing. */
function isCountedByOne(word: string) {
  const unit = unitByWord.get(word)
  return unit !== undefined && unit !== 'products'
}

type Found = {
  readonly unit: Unit
  readonly value: number
  readonly word: string
  /** `More than 50 products`. */
  readonly isMore: boolean
}
/** Characters beside a number that may say what it counts: more than any of the phrases that are looked for. */
const beside = 80
const moreThan = /\b(?:more than|over|above|beyond|exceed|plus de|au dela de|au dessus de|depasser?) ?$/
const isNeed = (unit: Unit): unit is NeedName => unit !== 'months' && unit !== 'amount' && unit !== 'percent'

const number = String.raw`(?:\d{1,3}(?:[ ,.]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)`
const pattern = new RegExp(
  String.raw`(?<![\w.,/])(\$|€|usd )? ?(${number})(?: ?(k|m|%|percent|per cent|\$|usd)(?![a-z]))?(?![\w/+])`,
  'g',
)
/** `a team of 8`, `we are 8`, `nous sommes 8`: people, though nothing names them. */
const beforePeople =
  /(?:team of|staff of|we are|we become|we grow to|there are|are we|equipe de|nous sommes|on est|sommes|devenons|devient) (?:about |around |only |seulement |environ )?$/
/** What is counted where only `we are 8` says so. */
const people = 'people'
const ofUs = /^ ?(?:of (?:us|my people)|entre nous)\b/
/** `The first and the second year`, `year 1 plus year 2`: so many years in all. */
const lastYear =
  /\b(?:year|annee) (?:1|one|un) (?:plus|and|et|to|a|\+) (?:year|annee|an|the)? ?(?=\d)(\d)\b|\b(?:first|premiere) (?:and|plus|et)(?: the| la)? (?:second|2nd|deuxieme|2e) (?:year|annee)\b/g
/** How many words may stand between a number and what it counts. */
const lookAhead = 3

/** Reads the numbers of a normalised text with what they count. Whole needs only; the largest a field takes is the most. */
export function readNumbers(normalised: string): Numbers {
  const digits = writeDigits(normalised, isCountedByOne).replaceAll(
    lastYear,
    (_, last: string | undefined) => `${last ?? 2} years`,
  )
  const found: Found[] = []
  const bare: number[] = []
  const text = digits.replaceAll(
    pattern,
    (whole, sign: string | undefined, written: string, mark: string | undefined, at: number) => {
      const value = readValue(written) * (mark === 'k' ? 1000 : mark === 'm' ? 1_000_000 : 1)
      const after = digits.slice(at + whole.length, at + whole.length + beside)
      const before = digits.slice(Math.max(0, at - beside), at)
      const { unit, word } = sign ? { unit: 'amount' as const, word: '' } : unitOf(mark, after, before)
      if (unit === null) {
        bare.push(value)
        return ' {number} '
      }
      found.push({ unit, value, word, isMore: moreThan.test(before) })
      return ` {${unit}} `
    },
  )
  const gathered = gather(found)
  const { needs, self } = addSelf(gathered.needs, digits)
  const own = self === 'alone' ? ' {users}' : ''
  return { ...gathered, needs, self, bare, text: dropCounted(`${text}${own}`.split(/\s+/)).join(' ').trim() }
}

const alone =
  /\b(?:only me|just me|me alone|by myself|i am alone|i alone|im alone|alone|je suis seule?|moi seule?|toute? seule?)\b/
const withMe =
  /\b(?:and|plus|et|avec) (?:me|myself|i(?! (?:count|counted|need|want|have|would|sell|like|think|see|saw|can|could|also)\b)|moi|moi meme|the owner|the boss|le patron|la patronne)\b/

/** `On est cinq avec le patron`: the owner is one of the five. */
const amongUs =
  /\b(?:on est|nous sommes|we are)\b.*\b(?:avec|with) (?:me|myself|the owner|the boss|moi|moi meme|le patron|la patronne)\b/

/** `Five cashiers and me` are six; `only me` is one. */
function addSelf(needs: Numbers['needs'], text: string): Pick<Numbers, 'needs' | 'self'> {
  if (needs.users !== undefined && withMe.test(text) && !amongUs.test(text))
    return { needs: { ...needs, users: Math.min(needs.users + 1, mostOf.users) }, self: 'added' }
  if (needs.users === undefined && alone.test(text)) return { needs: { ...needs, users: 1 }, self: 'alone' }
  return { needs, self: null }
}

/** What a number counts is said by its kind: `{users} users` is `{users}`. */
function dropCounted(words: readonly string[]): readonly string[] {
  const dropped = new Set<number>()
  for (const [at, kind] of words.entries()) {
    if (!/^\{\w+\}$/.test(kind)) continue
    const next = words.slice(at + 1, at + 1 + lookAhead).findIndex((word) => `{${unitByWord.get(word)}}` === kind)
    if (next >= 0) dropped.add(at + 1 + next)
  }
  return words.filter((_, at) => !dropped.has(at))
}

function readValue(written: string) {
  const grouped = /^\d{1,3}(?:[ ,.]\d{3})+$/.test(written)
  return Number(grouped ? written.replaceAll(/[ ,.]/g, '') : written.replace(',', '.'))
}

function unitOf(
  mark: string | undefined,
  after: string,
  before: string,
): { readonly unit: Unit | null; readonly word: string } {
  if (mark === '%' || mark === 'percent' || mark === 'per cent') return { unit: 'percent', word: '' }
  if (mark === '$' || mark === 'usd') return { unit: 'amount', word: '' }
  // What somebody wants to know is nothing that he sells.
  if (/^ ?(?:\w+ )?(?:things|questions|points|choses) (?:about|to|i|please|sur)\b/.test(after))
    return { unit: null, word: '' }
  const next = after.trim().split(' ').slice(0, lookAhead)
  for (const [index, word] of next.entries()) {
    if (/\d|^(?:and|et|or|ou|to|a|per|par|for|pour|in|dans|with|avec|on|sur)$/.test(word)) break
    const unit = unitByWord.get(word)
    if (unit && (index === 0 || unit !== 'amount')) return { unit, word }
  }
  const isPeople = beforePeople.test(`${before.trim()} `) || ofUs.test(after)
  return isPeople ? { unit: 'users', word: people } : { unit: null, word: '' }
}

function gather(found: readonly Found[]) {
  const needs: Partial<Record<NeedName, number>> = {}
  const seen = new Map<NeedName, Set<string>>()
  for (const { unit, value, word } of found) {
    if (!isNeed(unit) || !Number.isInteger(value) || value < 1) continue
    const words = seen.get(unit) ?? new Set()
    // Three cashiers and two managers are five; three users or five users are five, too.
    // `We are six. Could two of us …?`: some of those who were counted.
    const isSome = word === people && words.has(people)
    const before = needs[unit] ?? 0
    const sum = words.size > 0 && !words.has(word) ? before + value : isSome ? Math.max(before, value) : value
    needs[unit] = Math.min(sum, mostOf[unit])
    seen.set(unit, words.add(word))
  }
  const all = (unit: Unit) => found.filter((each) => each.unit === unit).map(({ value }) => value)
  const months = all('months').find((value) => Number.isInteger(value) && value >= 1 && value <= 600)
  const more = found.flatMap(({ unit, isMore }) => (isMore && isNeed(unit) ? [unit] : []))
  return {
    needs,
    more,
    months: months ?? null,
    amounts: all('amount').map((dollars) => Math.round(dollars * 100)),
    percents: all('percent'),
  }
}
