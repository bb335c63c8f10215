import { figuresIn } from '#content/figures.ts'
import type { Language } from '#content/languages.ts'
import { quantities } from '#content/en/assistant/quantities.ts'
import { packages, type PackageId } from '#facts/packages.ts'
import { countAnnualSaving, plans, type Cents, type Plan, type PlanId } from '#facts/plans.ts'

type Costs = {
  readonly month: string
  readonly year: string
  /** Twelve months paid one by one, and what a year paid at once saves against them. */
  readonly twelveMonths: string
  readonly saved: string
}

const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
/** $238.80: sums are said with both digits. */
export const inCents = (amount: Cents) => cents.format(amount / 100)

/** What each plan costs, as a language writes it: tests say no price of their own, so a new one changes none of them. */
export function costsIn(language: Language): Readonly<Record<PlanId, Costs>> {
  const { sayPrice } = figuresIn[language]
  const say = (price: Cents) => sayPrice(price).replaceAll(/[\u00a0\u202f]/g, ' ')
  const ofPlan = (plan: Plan): Costs => ({
    month: say(plan.monthlyPrice),
    year: say(plan.annualPrice),
    twelveMonths: inCents(12 * plan.monthlyPrice),
    saved: inCents(countAnnualSaving(plan).amount),
  })
  return {
    starter: ofPlan(plans.starter),
    professional: ofPlan(plans.professional),
    enterprise: ofPlan(plans.enterprise),
  }
}

export const costs = costsIn('en')

/** What each package costs, paid once. */
export const paidOnce: Readonly<Record<PackageId, string>> = {
  essential: figuresIn.en.sayPrice(packages.essential.price),
  business: figuresIn.en.sayPrice(packages.business.price),
  enterprise: figuresIn.en.sayPrice(packages.enterprise.price),
}

/** `19.9` of `$19.9`. */
export const bare = (price: string) => price.slice(1)

/** A whole number below a thousand as English says it: `one hundred and ninety-nine`. */
export function inWords(count: number): string {
  const below = (place: number) => inWords(count % place)
  if (count >= 100) return `${inWords(Math.floor(count / 100))} hundred${count % 100 === 0 ? '' : ` and ${below(100)}`}`
  const word = Object.entries({ one: 1, ...quantities.numbers }).find(([, value]) => value === count)?.[0]
  return word ?? `${inWords(count - (count % 10))}-${below(10)}`
}

/** `$19.9` as somebody types it who writes French: `19,9`. */
export const withComma = (price: string) => bare(price).replaceAll(',', ' ').replace('.', ',')

/** A pattern around prices: priced`${costs.starter.month} a month`. */
export function priced(pattern: TemplateStringsArray, ...prices: readonly string[]) {
  return new RegExp(String.raw(pattern, ...prices.map((price) => price.replaceAll(/[$.]/g, String.raw`\$&`))), 's')
}
