import { referenceRates, type CurrencyCode } from '#facts/exchange-rates.ts'

/** An amount in dollars alone, or with an indication in one more currency. */
type CurrencyView = 'usd' | CurrencyCode

/**
 * What a visitor of the price list can choose, by the names it has in the address: `/pricing?billing=annual`,
 * `?purchase=one-time`, `?currency=RWF`. The first of each is the default and is left out of the address (PRICE-3, PRICE-5).
 */
export const priceViews = {
  purchase: ['subscription', 'one-time'],
  billing: ['monthly', 'annual'],
  currency: ['usd', ...(Object.keys(referenceRates.perDollar) as CurrencyCode[])],
} as const satisfies {
  readonly purchase: readonly ('subscription' | 'one-time')[]
  readonly billing: readonly ('monthly' | 'annual')[]
  readonly currency: readonly CurrencyView[]
}

export type PriceChoice = keyof typeof priceViews
export type PriceView<Choice extends PriceChoice> = (typeof priceViews)[Choice][number]

/** The form all three choices belong to. */
export const priceViewFormId = 'price-view'
