import type { CurrencyCode } from '#facts/exchange-rates.ts'

/** What a number may count, or how long it may last. */
export type CountedName = 'users' | 'locations' | 'products'
export type TimeUnit = 'milliseconds' | 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years'
/** A word that several currencies share. */
export type SharedMoney = 'CFA' | 'franc' | 'shilling'
/** A word of money: a currency, several that share a word, or those in which we name no price. */
export type MoneyName = 'USD' | 'otherDollar' | 'dollar' | CurrencyCode | SharedMoney | 'other'
/** How a number may be a limit. */
export type BoundName = 'atLeast' | 'moreThan' | 'atMost' | 'lessThan'

/** How a language says numbers and what they count: words without accents, patterns without anchors. */
export type QuantityWords = {
  /** Numbers below a hundred; one is not among them. */
  readonly numbers: Readonly<Record<string, number>>
  /** What multiplies the number before it. */
  readonly multipliers: Readonly<Record<string, number>>
  /** Those that alone are no number: `thousands of books`. */
  readonly vague: string
  /** A one inside a larger number; alone it is an article. */
  readonly one: string
  /** A one that counts whatever it stands before, a pattern. */
  readonly onlyOne: string
  /** Words of `counted.users` for an account or a place to stand at, whoever it is. */
  readonly accounts: string
  /** Before how many people there are whom somebody works for. */
  readonly served: string
  /** What has members, and what those are called, who do not sign in. */
  readonly association: string
  readonly members: string
  /** They count nothing, and are no slips of words that do: a `sixth` waiter is not sixty. */
  readonly ordinals: string
  /** What is said otherwise before numbers are read word by word: spans with a half in them, four twenties, where even an article counts. */
  readonly rewritings: readonly (readonly [pattern: string, by: string])[]
  readonly point: string
  /** Percent, in words of which one is a number: `pour cent`. */
  readonly perHundred: string
  readonly percent: string
  /** Single words, apart by spaces. */
  readonly counted: Readonly<Record<CountedName, string>>
  readonly time: Readonly<Record<TimeUnit, string>>
  /** May stand between a number and the time it counts. */
  readonly timeAdjectives: string
  /** Beside a time that costs nothing, as we offer it. */
  readonly free: string
  /** Between a number and what it counts these end the search. */
  readonly stops: string
  /** What is asked about is nothing that somebody has: `three things about you`. */
  readonly uncounted: string
  /** Behind 24, and behind 7 in `24 hours, 7 days a week`. */
  readonly hoursADay: string
  readonly daysAWeek: string
  /** A currency of the price list has its own words, or null where it only shares some. */
  readonly money: Readonly<Record<CurrencyCode, string | null> & Partial<Record<MoneyName, string | null>>>
  /** Ahead of a number that is a price although no currency is said. */
  readonly priced: string
  /** Behind such a number. */
  readonly perTime: string
  readonly bounds: Readonly<Record<BoundName, string>>
  /** A first year and later ones, as one span whose last number counts, or two: `year 1 plus year 2`. */
  readonly firstYears: string
  /** Behind a number that is an hour. */
  readonly oClock: string
  /** Between hours and the day they are counted in. */
  readonly perDay: string
  /** Ahead of an hour. */
  readonly beforeHour: string
  /** Behind one, which half of the day it is in. */
  readonly morning: string
  readonly evening: string
  /** Of the small hours and of the late ones. */
  readonly night: string
  /** Between two ends of a range, and between what is listed. */
  readonly range: string
  readonly list: string
  /** Letters and words right behind a number that multiply it. */
  readonly scales: Readonly<Record<string, number>>
  /** May stand between a price and its number. */
  readonly pricedAs: string
  /** What a price is of, behind a stroke: `$5/user`. */
  readonly perStroke: string
}
