import { keepItems, sayOf } from '#content/keep-stated.ts'
import type { Figure } from '#facts/claims.ts'
import { countAnnualSaving, plans, type AnnualSaving, type Cents, type PlanId } from '#facts/plans.ts'

const locale = 'pt-AO'
const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
const shortDollars = new Intl.NumberFormat(locale, { ...dollars, trailingZeroDisplay: 'stripIfInteger' })
const fullDollars = new Intl.NumberFormat(locale, dollars)
const plain = new Intl.NumberFormat(locale)
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })

const signs: Partial<Record<Figure['unit'], string>> = { percent: '%', GB: ' GB' }

/** 6,90 $, 69 $, 1 000 $: cents have two digits or none. */
export function sayPrice(cents: Cents) {
  return shortDollars.format(cents / 100)
}

/** 'Poupe 13,80 $ (menos 17%)' (PRICE-12). */
export function saySaving({ amount, percent }: AnnualSaving) {
  return `Poupe ${fullDollars.format(amount / 100)} (menos ${percent}%)`
}

/** 500+, 99,9%, 4 GB; times and bits as the bare number, so that the sentence can choose their word. */
export function sayFigure(figure: Figure) {
  const { value, unit, isFloor } = figure
  return sayOf(figure, `${plain.format(value)}${isFloor ? '+' : ''}${signs[unit] ?? ''}`)
}

/** 'Bronze, Silver e Gold'. */
export function sayList(items: readonly string[]) {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(keepItems(items))
}

/** '16 de Novembro de 2026': Angola writes its months with a capital letter, where the locale's tables do not. */
export function sayDay(date: Date) {
  return day
    .formatToParts(date)
    .map(({ type, value }) => (type === 'month' ? `${value[0]?.toUpperCase()}${value.slice(1)}` : value))
    .join('')
}

/** A plan as a page recommends it: its name, what a month costs, and what a year costs. */
export function sayPlan(id: PlanId) {
  const plan = plans[id]
  return {
    name: plan.name,
    price: sayPrice(plan.monthlyPrice),
    terms: ['por mês', `${sayPrice(plan.annualPrice)} por ano`, saySaving(countAnnualSaving(plan))],
    about: {
      locale,
      monthly: { cents: plan.monthlyPrice, words: 'cerca de {amount} {currency} por mês' },
      annual: { cents: plan.annualPrice, words: 'cerca de {amount} {currency} por ano' },
    },
  }
}

const spelled = 'um dois três quatro cinco seis sete oito nove dez onze doze'.split(' ')

/** 'five', and 'Five' at the beginning of a sentence; figures from thirteen on. */
export function spell(count: number, place: 'within' | 'first' = 'within') {
  const word = spelled[count - 1] ?? plain.format(count)
  return place === 'first' ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word
}
