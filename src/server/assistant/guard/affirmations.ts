import type { GuardReason } from './guard.ts'
import { toPlain } from './statement.ts'

const yes =
  /(?:^|[,.!:] )(?:yes|yeah|yep|sure|correct|right|exactly|absolutely|certainly|definitely|indeed|of course|confirmed|agreed|i (?:can )?confirm|that(?:'s| is) (?:right|correct|true)|you(?:'re| are) (?:right|correct)|oui|exact(?:ement)?|bien sur|tout a fait|d'accord|je (?:vous )?confirme|c'est (?:exact|vrai|correct|ca)|vous avez raison)(?![\p{L}'-])/iu

/** What a question must not be answered with a yes for. Counts are left out: they are the visitor's own. */
const untrue: readonly (GuardReason | null)[] = ['amount', 'percentage', 'promise', 'address']

/**
 * Judges a yes that says nothing itself: it is as untrue as what was asked. `because` is what is wrong with the
 * question, read as if it were said by us.
 */
export function judgeYes(sentence: string, because: GuardReason | null): GuardReason | null {
  const plain = toPlain(sentence)
  return untrue.includes(because) && yes.test(plain) && !/\d/.test(plain) ? because : null
}
