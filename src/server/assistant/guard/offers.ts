import type { ProgramId } from '#content/guard-figures.ts'
import type { CountedName } from '#content/quantity-words.ts'
import { countIndication, currencyCodes, type CurrencyCode } from '#facts/exchange-rates.ts'
import { packages, type OneTimePackage } from '#facts/packages.ts'
import {
  countAnnualSaving,
  hasFeature,
  plans,
  priceAfterDiscount,
  type Cents,
  type Plan,
  type PlanFeature,
} from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { pattern, says } from './words.ts'
import { locate, type Located, type Span } from '../reading/quantities.ts'

/** How often an amount is paid, or what else it is: twelve months together, or what a year paid at once saves. */
export type PriceSense = 'month' | 'year' | 'once' | 'twelve months' | 'saving'

type Price = {
  readonly currency: 'USD' | CurrencyCode
  /** In dollars or whole units of the currency. */
  readonly amount: number
  readonly sense: PriceSense
  /** The price is only what is left after a programme's discount. */
  readonly program: ProgramId | null
}

/** A plan or package with all that may be said of it in numbers. */
export type Offer = {
  readonly name: string
  readonly kind: 'plan' | 'package'
  readonly isSmallest: boolean
  readonly prices: readonly Price[]
  /** Null is unlimited; undefined where no fact says it. */
  readonly limits: Readonly<Record<CountedName, number | null | undefined>>
  readonly updateYears?: number | null
  readonly supportYears?: number
  /** Whether a plan includes something. Of packages the facts do not say that one is without it. */
  readonly has: (feature: PlanFeature) => boolean
}

const programs = [
  ['small business', smallBusinessProgram.firstYearDiscountPercent],
  ['ngo', ngoProgram.lifetimeDiscountPercent],
] as const
const dollars = (sense: PriceSense, cents: Cents, program: ProgramId | null = null): Price => ({
  currency: 'USD',
  amount: cents / 100,
  sense,
  program,
})

/** A list price in dollars, about what it is in each currency, and what the programmes leave of a subscription. */
const pricesOf = (sense: PriceSense, cents: Cents): readonly Price[] => [
  dollars(sense, cents),
  ...currencyCodes.map((currency) => ({
    ...dollars(sense, cents),
    currency,
    amount: countIndication(cents, currency),
  })),
  ...programs.flatMap(([program, percent]) =>
    sense === 'once' ? [] : dollars(sense, priceAfterDiscount(cents, percent), program),
  ),
]

/** No fact says how many several are. */
const countLocations = (areUnlimited: boolean, areSeveral: boolean) =>
  areUnlimited ? null : areSeveral ? undefined : 1

export const offers: readonly Offer[] = [
  ...Object.values<Plan>(plans).map((plan): Offer => {
    const has = (feature: PlanFeature) => hasFeature(plan.id, feature)
    return {
      name: plan.name,
      kind: 'plan',
      isSmallest: plan.id === 'starter',
      prices: [
        ...pricesOf('month', plan.monthlyPrice),
        ...pricesOf('year', plan.annualPrice),
        dollars('twelve months', 12 * plan.monthlyPrice),
        dollars('saving', countAnnualSaving(plan).amount),
      ],
      limits: {
        users: plan.users,
        products: plan.products,
        locations: countLocations(has('unlimitedLocations'), has('multiLocation')),
      },
      has,
    }
  }),
  ...Object.values<OneTimePackage>(packages).map(
    ({ id, name, price, users, features, updateYears, support }): Offer => ({
      name,
      kind: 'package',
      isSmallest: id === 'essential',
      prices: pricesOf('once', price),
      limits: {
        users,
        products: undefined,
        locations: countLocations(features.includes('unlimitedLocations'), features.includes('multiLocation')),
      },
      updateYears,
      supportYears: support.years,
      has: (feature) => feature !== 'phoneSupport' && (feature !== 'prioritySupport' || support.kind === 'priority'),
    }),
  ),
]

/** A thing of ours named in a text. A name that two of them share stands for both. */
export type Mention<Thing> = Located & { readonly things: readonly Thing[] }

/** A pattern, and what it names. */
export type Search<Thing> = readonly [pattern: RegExp, ...things: readonly Thing[]]

/** What is named in a text, in its order. */
export function findMentions<Thing>(text: string, searches: readonly Search<Thing>[]): readonly Mention<Thing>[] {
  return searches
    .flatMap(([search, ...things]) =>
      [...text.matchAll(search)].map(({ 0: said, index }) => ({ ...locate(text, said, index), things })),
    )
    .toSorted((one, other) => one.start - other.start)
}

const offerSearches = [...new Set(offers.map(({ name }) => name))].map((name): Search<Offer> => {
  const search = new RegExp(String.raw`(?<![\p{L}-])${name}(?!\p{L})`, 'giu')
  return [search, ...offers.filter((offer) => offer.name === name)]
})

/** Written small, a name counts only beside a word of plans or before what is said of one; `Starter` is no common word. */
function isNamed({ said, ahead, behind, things: [offer] }: Mention<Offer>) {
  // `Your business` names no package.
  if (offer?.name === 'Business' && says('noNameAhead', ahead)) return false
  if (says('offerAhead', ahead) || says('offerBehind', behind)) return true
  const isCapital = /^\p{Lu}/u.test(said)
  if (!isCapital && offer?.name === offers[0]?.name) return true
  return (isCapital || says('saidOfOffer', behind)) && !says('commonBehind', behind)
}

/** Plans and packages named in a text. What stands beside `Enterprise` tells the plan from the package. */
export function findOffers(text: string): readonly Mention<Offer>[] {
  return findMentions(text, offerSearches)
    .filter(isNamed)
    .map((mention) => {
      const { ahead, behind, things } = mention
      const isPackage = says('packageBehind', behind) || says('packageAhead', ahead)
      const isTold = isPackage || says('planBehind', behind) || says('planAhead', ahead)
      const told = things.filter(({ kind }) => (kind === 'package') === isPackage)
      return things.length > 1 && isTold ? { ...mention, things: told } : mention
    })
}

const programSearches: readonly Search<ProgramId>[] = [
  [pattern('smallBusinessName', 'giu'), 'small business'],
  [pattern('ngoName', 'giu'), 'ngo'],
]

export const findPrograms = (text: string): readonly Mention<ProgramId>[] => findMentions(text, programSearches)

/** Names this close to each other are apart only by commas and `and`. */
const listed = 12

/**
 * Spans of a text, in its order, each with what it is said of: the name before it (`Starter costs $6.9`) or behind it
 * (`$6.9 for Starter`), or one list after another (`Starter and Professional cost $6.9 and $19.9`). Where none is named,
 * it is what was named last.
 */
export function bind<Item extends Span, Thing>(
  text: string,
  spans: readonly Item[],
  mentions: readonly Mention<Thing>[],
  last?: readonly Thing[],
) {
  const areLists =
    spans.length === mentions.length &&
    mentions.every(({ start, end }, at) => {
      const before = mentions[at - 1]?.end ?? start
      return start - before < listed && spans.every((span) => end <= span.start)
    })
  const taken = new Set<Mention<Thing>>()
  return spans.map((span, at) => {
    const name = areLists ? mentions[at] : choose(text, span, mentions, taken)
    if (name) taken.add(name)
    return { ...span, saidOf: name?.things ?? last }
  })
}

function choose<Thing>(text: string, span: Span, names: readonly Mention<Thing>[], taken: ReadonlySet<Mention<Thing>>) {
  const before = names.findLast(({ end }) => end <= span.start)
  const after = names.find(({ start }) => start >= span.end)
  if (!before || !after) return before ?? after
  const between = text.slice(span.end, after.start)
  // `Hotels take Enterprise; for 5 people Professional is enough`: a semicolon parts more than distance.
  const isParted = text.slice(before.end, span.start).includes(';')
  return !between.includes(';') &&
    (isParted || ((taken.has(before) || /^[^,]*\p{L}[^,]*$/u.test(between)) && says('tied', between)))
    ? after
    : before
}
