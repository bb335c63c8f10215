import type { Asked } from '#content/assistant-words.ts'
import type { NeedName } from '#contract/plan-advice.ts'
import { mostOf } from '#contract/plan-needs.ts'
import { wordMark, writeDigits } from '../reading/number-words.ts'
import { countedBy, readQuantities, type Quantity } from '../reading/quantities.ts'

type Unit = NeedName | 'months' | 'amount' | 'percent'

export type Numbers = Pick<Asked, 'needs' | 'more' | 'self' | 'months' | 'amounts' | 'percents'> & {
  /** The text with each number as its kind: `{users}`, `{amount}`; a number of nothing we count as `{number}`. */
  readonly text: string
  /** Numbers of nothing that was named. */
  readonly bare: readonly number[]
}

type Found = {
  readonly unit: Unit
  readonly value: number
  readonly word: string
  /** `More than 50 products`. */
  readonly isMore: boolean
}
const timeWords: Readonly<Record<string, Unit>> = {
  year: 'years',
  years: 'years',
  yr: 'years',
  yrs: 'years',
  an: 'years',
  ans: 'years',
  annee: 'years',
  annees: 'years',
  month: 'months',
  months: 'months',
  mois: 'months',
}
/** `One shop` is a number; `one product` is an example, for nobody sells one thing, and `one day` is some day. */
const isCountedByOne = (word: string, one: string) =>
  one === 'one' && (word in timeWords || /^dollars?$/.test(word) || (countedBy(word) ?? 'products') !== 'products')
const isNeed = (unit: Unit): unit is NeedName => unit !== 'months' && unit !== 'amount' && unit !== 'percent'

/** `a team of 8`, `we are 8`, `nous sommes 8`: people, though nothing names them. */
const beforePeople =
  /(?:team of|staff of|we are|we become|we grow to|there are|are we|equipe de|nous sommes|on est|sommes|devenons|devient) (?:about |around |only |seulement |environ )?$/
/** What is counted where only `we are 8` says so. */
const people = 'people'
const ofUs = /^ ?(?:of (?:us|my people)|entre nous)\b/
/** Characters beside a number in which those may stand. */
const beside = 80
/** `The first and the second year`, `year 1 plus year 2`: so many years in all. */
const lastYear =
  /\b(?:year|annee) \uE000?(?:1|one|un) (?:plus|and|et|to|a|\+) (?:year|annee|an|the)? ?(?=\uE000?\d)\uE000?(\d)\b|\b(?:first|premiere) (?:and|plus|et)(?: the| la)? (?:second|2nd|deuxieme|2e) (?:year|annee)\b/g
/** How many words may stand between a number and what it counts. */
const lookAhead = 3

/** Reads the numbers of a normalised text with what they count. Whole needs only; the largest a field takes is the most. */
export function readNumbers(normalised: string): Numbers {
  // `We start from zero`: a word that counts nothing here.
  const digits = writeDigits(normalised, isCountedByOne)
    .replaceAll(`${wordMark}0`, 'zero')
    .replaceAll(lastYear, (_, last: string | undefined) => `${last ?? 2} years`)
  const found: Found[] = []
  const bare: number[] = []
  let text = ''
  let at = 0
  for (const quantity of readQuantities(digits).filter(({ isGlued }) => !isGlued)) {
    const { value, start, end, bound } = quantity
    const unit = unitOf(quantity, digits)
    if (unit) found.push({ ...unit, value, isMore: bound === 'moreThan' })
    else bare.push(value)
    text += `${digits.slice(at, start)} {${unit?.unit ?? 'number'}} `
    at = end
  }
  text += digits.slice(at)
  const gathered = gather(found)
  const plain = digits.replaceAll(wordMark, '')
  const { needs, self } = addSelf(gathered.needs, plain)
  const own = self === 'alone' ? ' {users}' : ''
  const words = withoutMoney(`${text.replaceAll(wordMark, '')}${own}`).split(/\s+/)
  return { ...gathered, needs, self, bare, text: dropCounted(words).join(' ').trim() }
}

/** What says that a number is money or a share says no more once it is called so. */
const withoutMoney = (text: string) =>
  text
    .replaceAll(/(?:\$|€|(?<![a-z])usd) ?(?= \{amount\})/g, ' ')
    .replaceAll(/\{amount\} {1,2}(?:\$|(?:usd|us dollars?|dollars?|bucks)(?![a-z]))/g, '{amount}')
    .replaceAll(/\{percent\} {1,2}(?:%|percent|per cent)/g, '{percent}')

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
    const next = words.slice(at + 1, at + 1 + lookAhead).findIndex((word) => `{${wordUnit(word)}}` === kind)
    if (next >= 0) dropped.add(at + 1 + next)
  }
  return words.filter((_, at) => !dropped.has(at))
}

const wordUnit = (word: string) => countedBy(word) ?? timeWords[word]

function unitOf(quantity: Quantity, text: string): Pick<Found, 'unit' | 'word'> | null {
  const { start, end } = quantity
  if (quantity.kind === 'percent') return { unit: 'percent', word: '' }
  if (quantity.kind === 'money' && quantity.isNamed)
    return quantity.money.includes('USD') ? { unit: 'amount', word: '' } : null
  if (quantity.kind === 'count') return { unit: quantity.of, word: quantity.word }
  if (quantity.kind === 'duration' && (quantity.unit === 'years' || quantity.unit === 'months'))
    return { unit: quantity.unit, word: quantity.unit }
  const isPeople =
    beforePeople.test(text.slice(Math.max(0, start - beside), start)) || ofUs.test(text.slice(end, end + beside))
  return isPeople && quantity.kind !== 'duration' ? { unit: 'users', word: people } : null
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
