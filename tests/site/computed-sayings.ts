import { exampleNeeds } from '#contract/plan-needs.ts'
import { countIndication, currencyCodes, referenceRates } from '#facts/exchange-rates.ts'
import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'

const said = (amount: number) => amount.toLocaleString('en-US')
const dollars = (cents: number) => `$${cents % 100 === 0 ? said(cents / 100) : (cents / 100).toFixed(2)}`

/**
 * What a page may say inside `[data-computed=name]` besides the facts, worked out here from the facts once more and not
 * by the code that worked it out for the page. A block whose name is missing here fails the test of the words.
 */
export const computedSayings: Readonly<Record<string, readonly string[]>> = {
  indication: sayIndications(),
  calculation: sayCalculation(),
}

/** Every price in every currency, the rates, and the day they were set. */
function sayIndications() {
  const prices = [
    ...Object.values(plans).flatMap(({ monthlyPrice, annualPrice }) => [monthlyPrice, annualPrice]),
    ...Object.values(packages).map(({ price }) => price),
  ]
  return [
    new Date(referenceRates.date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
    ...currencyCodes.map((code) => said(referenceRates.perDollar[code])),
    ...currencyCodes.flatMap((code) => prices.map((price) => said(countIndication(price, code)))),
  ]
}

/** The example of the calculator: Professional against Essential over the years the example looks ahead. */
function sayCalculation() {
  const { users, products, years } = exampleNeeds
  const { monthlyPrice, annualPrice } = plans.professional
  const { price } = packages.essential
  return [
    `${users} users`,
    `${products} products`,
    `${years} years`,
    ...[12 * monthlyPrice, annualPrice].flatMap((year) => [dollars(year), dollars(years * year)]),
    dollars(price - years * annualPrice),
    ...[annualPrice, 12 * monthlyPrice].map((year) => `year ${Math.ceil(price / year)}`),
  ]
}
