import { writeIndication } from '#contract/price-view.ts'
import { carryPriceChoice, currentPriceChoice } from './price-choice.ts'

/**
 * Says below a plan's price about how much it is in the money and for the period the visitor has chosen on the price
 * list. The line has its place in the page from the start, so nothing moves; without a choice it stays empty.
 */
export function sayPlanPrice(line: HTMLElement) {
  const choice = currentPriceChoice()
  carryPriceChoice(choice)
  const { billing, currency } = choice
  const amount = writeIndication(Number(line.dataset[billing]), currency, document.documentElement.lang)
  if (amount !== null) line.textContent = (line.dataset[`${billing}Words`] ?? '').replace('{amount}', amount)
}
