import type { AskedQuestion } from '../question.ts'
import { companyAgain } from './second-round-company.ts'
import { documentationAgain } from './second-round-documentation.ts'
import { limitsAgain, premisesAgain, pricesAgain } from './second-round-prices.ts'
import { trades } from './second-round-trades.ts'

/** A second set by another hand: whoever knows only the first by heart fails it. */
export const secondRound: Readonly<Record<string, readonly AskedQuestion[]>> = {
  'trades-2': trades,
  'company-2': companyAgain,
  'documentation-2': documentationAgain,
  'prices-2': pricesAgain,
  'limits-2': limitsAgain,
  'false-premises-2': premisesAgain,
}
