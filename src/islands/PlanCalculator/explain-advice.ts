import { fill } from '#contract/fill.ts'
import type { CalculatorWords } from '#content/copy/pricing.ts'
import { writeNeeds } from '#contract/intent.ts'
import { sayIndication, type PriceView } from '#contract/price-view.ts'
import { updateYearsOf, type NeedName, type Needs, type PlanAdvice } from '#contract/plan-advice.ts'

export type Explanation = ReturnType<typeof explainAdvice>

/** The advice in words: which plan fits and why, the table of costs, what else to know, and a first message to us. */
export function explainAdvice(
  needs: Needs,
  advice: PlanAdvice,
  words: CalculatorWords,
  currency: PriceView<'currency'> = 'usd',
) {
  const { plan, instead, perYear, overYears, breakEvenYear, afterCredit } = advice
  const { table } = words
  const sayDollars = createDollarFormat(words.locale)
  const sum = (cents: number) =>
    fill(sayIndication(table.about, cents, currency, words.locale) ?? '{dollars}', { dollars: sayDollars(cents) })
  const count = (name: NeedName, amount: number) => sayCount(words, name, amount)
  const names = { plan: words.planNames[plan], package: words.packageNames[advice.package] }

  const reasons = instead?.because.map(({ name, limit }) =>
    fill(words.beyond[name], {
      plan: words.planNames[instead.of],
      limit: count(name, limit),
      need: count(name, needs[name]),
    }),
  )
  const why = reasons ? [...reasons] : [words.smallest]
  if (plan === 'professional' && needs.locations > 1) why.push(words.severalLocations)

  const years = count('years', needs.years)
  const updateYears = updateYearsOf(advice.package)
  return {
    fits: fill(words.fits, { ...names, month: words.prices[plan].monthly, year: words.prices[plan].annual }),
    why: why.join(' '),
    columns: table.columns.map((column) => fill(column, { years })),
    rows: [
      { head: fill(table.monthly, names), cells: [sum(perYear.monthly), sum(overYears.monthly)] },
      { head: fill(table.annual, names), cells: [sum(perYear.annual), sum(overYears.annual)] },
      { head: fill(table.once, names), cells: [table.onceOnly, sum(overYears.once)] },
    ],
    notes: [
      fill(words.breakEven, {
        ...names,
        annual: String(breakEvenYear.annual),
        monthly: String(breakEvenYear.monthly),
      }),
      advice.outlastsUpdates && updateYears !== null
        ? fill(words.updatesEnd, { updates: count('years', updateYears) })
        : words.updatesLast,
      fill(afterCredit.rest > 0 ? words.creditPart : words.creditWhole, {
        years,
        credit: sayDollars(afterCredit.credit),
        rest: sayDollars(afterCredit.rest),
      }),
    ],
    intent: `plan ${plan} ${writeNeeds(needs)}` as const,
    ask: fill(words.action.ask, {
      ...names,
      users: count('users', needs.users),
      locations: count('locations', needs.locations),
      products: count('products', needs.products),
    }),
  }
}

/** '1 user', '12,500 products'. */
function sayCount({ counts, locale }: CalculatorWords, name: NeedName, amount: number) {
  const { one, other } = counts[name]
  const isOne = new Intl.PluralRules(locale).select(amount) === 'one'
  return fill(isOne ? one : other, { count: new Intl.NumberFormat(locale).format(amount) })
}

/** Sums with both digits or none: $716.40, $597. */
function createDollarFormat(locale: string) {
  const currency = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  const exact = new Intl.NumberFormat(locale, currency)
  const whole = new Intl.NumberFormat(locale, { ...currency, minimumFractionDigits: 0 })
  return (cents: number) => (cents % 100 === 0 ? whole : exact).format(cents / 100)
}
