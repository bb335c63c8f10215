import type { Cents } from './plans.ts'

/** The currencies our customers count in: Rwanda, Uganda, Central and West Africa, Angola. */
export type CurrencyCode = 'RWF' | 'UGX' | 'XAF' | 'XOF' | 'AOA'

/**
 * What one US dollar was worth on one day. For orientation only, the dollar price is binding. The owner refreshes them
 * at least every `oldestRateDays`; the build says when that is due.
 */
export const referenceRates = {
  what: 'reference rates of the price list',
  /** The day they were set, ISO. */
  date: '2026-11-16',
  perDollar: { RWF: 1465, UGX: 3580, XAF: 563, XOF: 563, AOA: 918 } satisfies Record<CurrencyCode, number>,
  source:
    'set by hand in the order of magnitude of the central banks (BNR, BoU, BEAC, BCEAO, BNA); the owner replaces them',
} as const

/** Who pays in each, by ISO 3166-1. */
export const countriesOf = {
  RWF: ['RW'],
  UGX: ['UG'],
  XAF: ['CF', 'CG', 'CM', 'GA', 'GQ', 'TD'],
  XOF: ['BF', 'BJ', 'CI', 'GW', 'ML', 'NE', 'SN', 'TG'],
  AOA: ['AO'],
} as const satisfies Record<CurrencyCode, readonly string[]>

export const currencyCodes = Object.keys(referenceRates.perDollar) as readonly CurrencyCode[]

export const oldestRateDays = 90

const dayLength = 24 * 60 * 60 * 1000

/** About how much a price is: whole units, three digits that count, so that nobody takes it for a quote. */
export function countIndication(price: Cents, currency: CurrencyCode) {
  return Number(((price / 100) * referenceRates.perDollar[currency]).toPrecision(3))
}

/** What the build says when the rates are older than `oldestRateDays`, or not of this world; null while they are fresh. */
export function ratesAgeWarning(today: Date, date: string = referenceRates.date): string | null {
  const days = Math.floor((today.getTime() - Date.parse(date)) / dayLength)
  if (days >= 0 && days <= oldestRateDays) return null
  if (days > oldestRateDays) {
    return `The reference rates in src/facts/exchange-rates.ts are ${days} days old (${date}): please refresh them.`
  }
  return `The date of the reference rates in src/facts/exchange-rates.ts is no day of the past: '${date}'.`
}
