import { countIndication, referenceRates, type CurrencyCode } from '#facts/exchange-rates.ts'
import { packages, type OneTimePackage } from '#facts/packages.ts'
import { countAnnualSaving, plans, priceAfterDiscount, type Cents, type Plan } from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { currencyMarks, readNumber, type CurrencyMark } from './canonical.ts'
import type { Allowed } from './question.ts'

type Money = { readonly mark: CurrencyMark | '$'; readonly value: number; readonly said: string; readonly at: number }

const codesOf = {
  RWF: ['RWF'],
  UGX: ['UGX'],
  CFA: ['XAF', 'XOF'],
  AOA: ['AOA'],
  FRANC: ['RWF', 'XAF', 'XOF'],
} as const satisfies Record<CurrencyMark, readonly CurrencyCode[]>

const allPlans = Object.values<Plan>(plans)
const allPackages = Object.values<OneTimePackage>(packages)

const reductions = [smallBusinessProgram.firstYearDiscountPercent, ngoProgram.lifetimeDiscountPercent]
const withReductions = (price: Cents) => [price, ...reductions.map((percent) => priceAfterDiscount(price, percent))]

/** What may be said of a plan by the month, and by the year (PRICE-13, SMB-6, NGO-4), in cents. */
const perMonth = allPlans.flatMap(({ monthlyPrice, annualPrice }) => [
  ...withReductions(monthlyPrice),
  Math.round(annualPrice / 12),
])
const perYear = allPlans.flatMap(({ monthlyPrice, annualPrice }) => [
  ...withReductions(annualPrice),
  ...withReductions(12 * monthlyPrice),
  countAnnualSaving({ monthlyPrice, annualPrice } as Plan).amount,
])

const ofPlan = (plan: Plan): readonly Cents[] => [
  ...withReductions(plan.monthlyPrice),
  ...withReductions(plan.annualPrice),
  Math.round(plan.annualPrice / 12),
  ...withReductions(12 * plan.monthlyPrice),
  countAnnualSaving(plan).amount,
]

/** Amounts by the names they belong to. Enterprise is a plan and a package. */
const byName = new Map<string, readonly Cents[]>()
for (const plan of allPlans) byName.set(plan.name, ofPlan(plan))
for (const { name, price } of allPackages) byName.set(name, [...(byName.get(name) ?? []), price])

const knownDollars = new Set<Cents>([
  ...[...byName.values()].flat(),
  ngoProgram.setupFee,
  ngoProgram.eligibility.annualRevenueBelow,
])

/** Every amount of a canonical text. */
function findMoney(text: string): readonly Money[] {
  const shape = new RegExp(String.raw`(\$|\b(?:${currencyMarks.join('|')}) )(\d+(?:,\d{3})*(?:\.\d+)?)(M\b)?`, 'g')
  return [...text.matchAll(shape)].map(({ 0: said, 1: mark = '', 2: written = '', 3: million, index }) => ({
    mark: mark.trim() as Money['mark'],
    value: readNumber(written) * (million === undefined ? 1 : 1e6),
    said,
    at: index,
  }))
}

export function dropMoney(text: string): string {
  return findMoney(text).reduceRight(
    (rest, { at, said }) => `${rest.slice(0, at)} ${rest.slice(at + said.length)}`,
    text,
  )
}

/** Whether an amount is one of these prices, or what one of them is about in its currency. */
function isOneOf({ mark, value }: Money, prices: Iterable<Cents>) {
  if (mark === '$') return [...prices].includes(Math.round(value * 100))
  return codesOf[mark].some((code) => [...prices].some((price) => countIndication(price, code) === value))
}

function isAllowed({ mark, value }: Money, allows: Allowed, mentioned: ReadonlySet<number>) {
  if (mentioned.has(value)) return true
  if (mark === '$') return (allows.dollars ?? []).includes(Math.round(value * 100))
  return codesOf[mark].some(
    (code) => referenceRates.perDollar[code] === value || (allows.currencies?.[code] ?? []).includes(value),
  )
}

/**
 * The amounts of a canonical answer that are wrong: held by no fact and allowed by nothing; or true of another plan than
 * the one the sentence names; or of a month where the sentence says a year.
 */
export function findWrongMoney(text: string, allows: Allowed, mentioned: ReadonlySet<number>): readonly string[] {
  return segmentsOf(text).flatMap((segment) => {
    const named = [...byName].filter(([name]) => new RegExp(String.raw`\b${name}\b`).test(segment))
    // 'Business' is a word of every day, too: alone it names no package.
    const owners = named.some(([name]) => name !== packages.business.name) ? named : []
    const isFrom = /\b(from|begins?|starts?|starting|partir|dès|depuis|cheapest|smallest)\b/i.test(segment)
    const owned = [...owners.flatMap(([, prices]) => prices), ...(isFrom ? (byName.values().next().value ?? []) : [])]
    const all = findMoney(segment)
    // 'RWF 1,465 for $1' is a rate.
    const isRate = all.some(({ mark }) => mark !== '$')
    return all
      .filter(({ mark, value }) => !(isRate && mark === '$' && value === 1))
      .filter((money) => !isAllowed(money, allows, mentioned) && !isDifference(segment, money))
      .flatMap((money) => {
        if (!isOneOf(money, knownDollars)) return [`${money.said} is in no fact`]
        if (owners.length > 0 && !isOneOf(money, owned)) {
          return [`${money.said} is not of ${owners.map(([name]) => name).join(', ')}`]
        }
        return findWrongPeriod(segment, money)
      })
  })
}

/** `Professional costs $13 a month more than Starter`. */
function isDifference(segment: string, money: Money) {
  const [one, other, ...others] = allPlans.filter(({ name }) => new RegExp(String.raw`\b${name}\b`).test(segment))
  if (!one || !other || others.length > 0 || !/\bmore than\b|\bde plus que\b/.test(segment)) return false
  return isOneOf(money, [other.monthlyPrice - one.monthlyPrice, other.annualPrice - one.annualPrice])
}

function findWrongPeriod(segment: string, money: Money): readonly string[] {
  const after = segment.slice(money.at + money.said.length, money.at + money.said.length + 14)
  const [, unit = ''] =
    /^ ?(?:\/|per |a |an |par |each |every |every )? ?(month|mo\b|year|mois|an\b|ann[ée]e)/i.exec(after) ?? []
  if (unit === '') return []
  const fitting = /^mo/i.test(unit) ? perMonth : perYear
  return isOneOf(money, fitting) ? [] : [`${money.said} is not by the ${unit}`]
}

/** What plans cost over so many years, save by the year, and leave to pay of a package they are credited to, in cents. */
export function sumsOver(years: number): readonly Cents[] {
  return allPlans.flatMap((plan) =>
    [plan.annualPrice, 12 * plan.monthlyPrice].flatMap((perYearPrice) => [
      years * perYearPrice,
      years * countAnnualSaving(plan).amount,
      ...allPackages.map(({ price }) => Math.abs(price - years * perYearPrice)),
    ]),
  )
}

/** Sentences, list items and table rows: what a reader takes together. */
export function segmentsOf(text: string): readonly string[] {
  return text.split(/\n+|(?<=[.?!;])\s+/).filter((segment) => segment.trim() !== '')
}
