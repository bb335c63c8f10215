import type { AskedQuestion } from '../question.ts'
import { companyAgain } from './second-round-company.ts'
import { documentationAgain } from './second-round-documentation.ts'
import { followUpsAgain } from './second-round-follow-ups.ts'
import { frenchAgain } from './second-round-french.ts'
import { injectionsAgain } from './second-round-injections.ts'
import { multiPartAgain } from './second-round-multi-part.ts'
import { outOfScopeAgain } from './second-round-out-of-scope.ts'
import { limitsAgain, premisesAgain, pricesAgain } from './second-round-prices.ts'
import { trades } from './second-round-trades.ts'
import { typosAgain } from './second-round-typos.ts'
import { unknowableAgain } from './second-round-unknowable.ts'

/** A second set by another hand: whoever knows only the first by heart fails it. */
export const secondRound: Readonly<Record<string, readonly AskedQuestion[]>> = {
  'trades-2': trades,
  'company-2': companyAgain,
  'documentation-2': documentationAgain,
  'prices-2': pricesAgain,
  'limits-2': limitsAgain,
  'false-premises-2': premisesAgain,
  'french-2': frenchAgain,
  'typos-2': typosAgain,
  'multi-part-2': multiPartAgain,
  'follow-ups-2': followUpsAgain,
  'out-of-scope-2': outOfScopeAgain,
  'injections-2': injectionsAgain,
  'unknowable-2': unknowableAgain,
}
