import { sayIndication } from '#contract/price-view.ts'
import { carryPriceChoice, currentPriceChoice } from './price-choice.ts'

/**
 * Says below a plan's price about how much it is in the money and for the period the visitor has chosen on the price
 * list. The line has its place in the page from the start, so nothing moves; without a choice it stays empty.
 */
export function sayPlanPrice(line: HTMLElement) {
  const choice = currentPriceChoice()
  carryPriceChoice(choice)
  const { billing, currency } = choice
  const { [billing]: cents, [`${billing}Words`]: words = '', locale = '' } = line.dataset
  const said = sayIndication(words, Number(cents), currency, locale)
  if (said !== null) line.textContent = said
}
