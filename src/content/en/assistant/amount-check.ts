import type { Asked } from '#content/assistant-words.ts'
import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'

/** Whether an amount the visitor names as a price is one; nothing where none was named or no yes or no is wanted. */
export function sayAmountCheck(
  { amounts, plans: named, packages: once, isYesNo }: Asked,
  words: { readonly yes: string; readonly no: string },
) {
  if (amounts.length === 0 || !isYesNo) return ''
  const prices = [
    ...named.flatMap((id) => [plans[id].monthlyPrice, plans[id].annualPrice]),
    ...once.map((id) => packages[id].price),
  ]
  return amounts.every((amount) => prices.some((price) => price === amount)) ? words.yes : words.no
}
