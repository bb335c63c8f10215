import { dollars, whole } from '#content/assistant-facts.ts'
import type { AskedFeature, Counted } from '#content/assistant-words.ts'
import { limitedNeeds, limitOf, type NeedName } from '#contract/plan-advice.ts'
import { countIndication, referenceRates, type CurrencyCode } from '#facts/exchange-rates.ts'
import { hasFeature, plans, type Cents, type PlanId } from '#facts/plans.ts'

/** How a language says what plans hold and cost. */
type OfferWords = {
  /** Of one, and of more. */
  readonly nouns: Readonly<Record<NeedName | 'months', readonly [one: string, more: string]>>
  readonly places: Readonly<Record<PlanId, string>>
  readonly features: Readonly<Record<AskedFeature, string>>
  readonly unlimited: (noun: string) => string
  readonly upTo: string
  readonly moreThan: string
  readonly perMonth: string
  readonly perYear: string
  readonly or: string
  readonly about: string
  sayList(items: readonly string[]): string
}

/** Counts, limits and prices as a language says them. */
export function sayOffersIn(words: OfferWords) {
  const { nouns, perMonth, perYear, or, about } = words
  const features = Object.entries(words.features) as [AskedFeature, string][]
  const count = (value: number, name: NeedName | 'months') => `${whole(value)} ${nouns[name][value === 1 ? 0 : 1]}`
  const sayLimit = (id: PlanId, name: 'users' | 'products') => {
    const limit = limitOf(id, name)
    if (limit === null) return words.unlimited(nouns[name][1])
    return limit === 1 ? count(1, name) : `${words.upTo} ${count(limit, name)}`
  }
  const sayEach = (codes: readonly CurrencyCode[], amountOf: (code: CurrencyCode) => number) =>
    `${about} ${codes.map((code) => `${code} ${whole(amountOf(code))}`).join(` ${or} `)}`
  /** ` (about RWF 10,100)` where currencies are asked for. */
  const sayIn = (price: Cents, codes: readonly CurrencyCode[]) =>
    codes.length === 0 ? '' : ` (${sayEach(codes, (code) => countIndication(price, code))})`
  /** `$6.9`, and `$6.9 (about RWF 10,100)`. */
  const sayPrice = (price: Cents, codes: readonly CurrencyCode[] = []) => `${dollars(price)}${sayIn(price, codes)}`

  return {
    count,
    sayIn,
    sayPrice,
    /** `18 months`, `2 years`. */
    sayMonths: (months: number) => (months % 12 === 0 ? count(months / 12, 'years') : count(months, 'months')),
    /** `$6.9 a month, or $69 a year`. */
    sayPrices: (id: PlanId, codes: readonly CurrencyCode[] = []) =>
      `${sayPrice(plans[id].monthlyPrice, codes)} ${perMonth}, ${or} ${sayPrice(plans[id].annualPrice, codes)} ${perYear}`,
    /** `RWF 1,465 or UGX 3,580`: what a dollar is worth. */
    sayRates: (codes: readonly CurrencyCode[]) => sayEach(codes, (code) => referenceRates.perDollar[code]),
    /** `up to 5 users`, `unlimited products`, `several locations`. */
    listLimits: (id: PlanId) => [sayLimit(id, 'users'), sayLimit(id, 'products'), words.places[id]],
    /** `API access`, `backup and restore`: what it has beside its limits. */
    listFeatures: (id: PlanId) =>
      features.filter(([name]) => name !== 'multiLocation' && hasFeature(id, name)).map(([, said]) => said),
    /** What somebody has counted, said again: `more than 5 users and 2 locations`. */
    sayCounted: ({ needs, more }: Counted) =>
      words.sayList(
        limitedNeeds.flatMap((name) => {
          const value = needs[name]
          if (!value) return []
          return [`${more.includes(name) ? `${words.moreThan} ` : ''}${count(value, name)}`]
        }),
      ),
  }
}
