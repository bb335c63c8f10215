import { fill } from '#contract/fill.ts'
import { countIndication, currencyCodes, type CurrencyCode } from '#facts/exchange-rates.ts'
import type { Cents } from '#facts/plans.ts'

/** An amount in dollars alone, or with an indication in one more currency. */
type CurrencyView = 'usd' | CurrencyCode

/**
 * What a visitor of the price list can choose, by the names it has in the address: `/pricing?billing=annual`,
 * `?purchase=one-time`, `?currency=RWF`. The first of each is the default and is left out of the address (PRICE-3, PRICE-5).
 */
export const priceViews = {
  purchase: ['subscription', 'one-time'],
  billing: ['monthly', 'annual'],
  currency: ['usd', ...currencyCodes],
} as const satisfies {
  readonly purchase: readonly ('subscription' | 'one-time')[]
  readonly billing: readonly ('monthly' | 'annual')[]
  readonly currency: readonly CurrencyView[]
}

export type PriceChoice = keyof typeof priceViews
export type PriceView<Choice extends PriceChoice> = (typeof priceViews)[Choice][number]

/** What a visitor takes along to the other pages that name prices: how it is paid, and in which money it is read. */
export const carriedChoices = ['billing', 'currency'] as const satisfies readonly PriceChoice[]
export type CarriedChoice = { readonly [Choice in (typeof carriedChoices)[number]]: PriceView<Choice> }

/** The pages that say a price in the visitor's money; links between them carry the choice. */
export const pricedPaths: readonly string[] = [
  '/pricing',
  '/pharmacy',
  '/retail',
  '/restaurant',
  '/hotel',
  '/enterprise-solutions',
]

/** What of the choice an address, or something kept, names. What it does not name, or names wrongly, is the default. */
export function readCarried(named: (choice: keyof CarriedChoice) => unknown): CarriedChoice {
  const { billing, currency } = priceViews
  return {
    billing: billing.find((view) => view === named('billing')) ?? billing[0],
    currency: currency.find((view) => view === named('currency')) ?? 'usd',
  }
}

/**
 * About how much a price is, in words that say where `{currency}` and `{amount}` stand: `about RWF 29,200`. Null where
 * the visitor reads dollars.
 */
export function sayIndication(words: string, price: Cents, currency: PriceView<'currency'>, locale: string) {
  if (currency === 'usd') return null
  const amount = new Intl.NumberFormat(locale).format(countIndication(price, currency))
  return fill(words, { currency, amount })
}

/** The form all three choices belong to. */
export const priceViewFormId = 'price-view'
