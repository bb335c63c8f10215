import { keepItems, sayOf } from '#content/keep-stated.ts'
import type { Figure } from '#facts/claims.ts'
import { countAnnualSaving, plans, type AnnualSaving, type Cents, type PlanId } from '#facts/plans.ts'

const locale = 'fr-FR'
const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
const shortDollars = new Intl.NumberFormat(locale, { ...dollars, trailingZeroDisplay: 'stripIfInteger' })
const fullDollars = new Intl.NumberFormat(locale, dollars)
const plain = new Intl.NumberFormat(locale)
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })

const signs: Partial<Record<Figure['unit'], string>> = { percent: ' %', GB: ' Go' }

/** 6,90 $, 69 $, 1 000 $: cents have two digits or none. */
export function sayPrice(cents: Cents) {
  return shortDollars.format(cents / 100)
}

/** 'Économisez 13,80 $ (17 % de moins)' (PRICE-12). */
export function saySaving({ amount, percent }: AnnualSaving) {
  return `Économisez ${fullDollars.format(amount / 100)} (${percent} % de moins)`
}

/** 500+, 99,9 %, 4 Go; times and bits as the bare number, so that the sentence can choose their word. */
export function sayFigure(figure: Figure) {
  const { value, unit, isFloor } = figure
  return sayOf(figure, `${plain.format(value)}${isFloor ? '+' : ''}${signs[unit] ?? ''}`)
}

/** 'Bronze, Silver et Gold'. */
export function sayList(items: readonly string[]) {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(keepItems(items))
}

/** '16 novembre 2026', and the first of a month as '1er', which the locale's tables leave out. */
export function sayDay(date: Date) {
  return day.format(date).replace(/^1 /, '1er ')
}

/** A plan as a page recommends it: its name, what a month costs, and what a year costs. */
export function sayPlan(id: PlanId) {
  const plan = plans[id]
  return {
    name: plan.name,
    price: sayPrice(plan.monthlyPrice),
    terms: ['par mois', `${sayPrice(plan.annualPrice)} par an`, saySaving(countAnnualSaving(plan))],
    about: {
      locale,
      monthly: { cents: plan.monthlyPrice, words: 'environ {amount} {currency} par mois' },
      annual: { cents: plan.annualPrice, words: 'environ {amount} {currency} par an' },
    },
  }
}

const spelled = 'un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')

/** 'five', and 'Five' at the beginning of a sentence; figures from thirteen on. */
export function spell(count: number, place: 'within' | 'first' = 'within') {
  const word = spelled[count - 1] ?? plain.format(count)
  return place === 'first' ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word
}
