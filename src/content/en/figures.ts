import { keepItems, sayOf } from '#content/keep-stated.ts'
import type { Figure } from '#facts/claims.ts'
import { countAnnualSaving, plans, type AnnualSaving, type Cents, type PlanId } from '#facts/plans.ts'

const shortDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 })
const fullDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const plain = new Intl.NumberFormat('en-US')
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const signs: Partial<Record<Figure['unit'], string>> = { percent: '%', GB: 'GB' }

/** Prices are written as the specification writes them: $6.9, $69, $1,000 (CONFLICT-33). */
export function sayPrice(cents: Cents) {
  return shortDollars.format(cents / 100)
}

/** 'Save $13.80 (17% off)' (PRICE-12). */
export function saySaving({ amount, percent }: AnnualSaving) {
  return `Save ${fullDollars.format(amount / 100)} (${percent}% off)`
}

/** 500+, 99.9%, 4GB; times and bits as the bare number, so that the sentence can choose their word. */
export function sayFigure(figure: Figure) {
  const { value, unit, isFloor } = figure
  return sayOf(figure, `${plain.format(value)}${isFloor ? '+' : ''}${signs[unit] ?? ''}`)
}

/** 'Bronze, Silver and Gold'. */
export function sayList(items: readonly string[]) {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(keepItems(items))
}

/** '16 November 2026'. */
export function sayDay(date: Date) {
  return day.format(date)
}

/** A plan as a page recommends it: its name, what a month costs, and what a year costs. */
export function sayPlan(id: PlanId) {
  const plan = plans[id]
  return {
    name: plan.name,
    price: sayPrice(plan.monthlyPrice),
    terms: ['per month', `${sayPrice(plan.annualPrice)} per year`, saySaving(countAnnualSaving(plan))],
    about: {
      locale: 'en-US',
      monthly: { cents: plan.monthlyPrice, words: 'about {currency} {amount} per month' },
      annual: { cents: plan.annualPrice, words: 'about {currency} {amount} per year' },
    },
  }
}

const spelled = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** 'five', and 'Five' at the beginning of a sentence; figures from thirteen on. */
export function spell(count: number, place: 'within' | 'first' = 'within') {
  const word = spelled[count - 1] ?? plain.format(count)
  return place === 'first' ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word
}
