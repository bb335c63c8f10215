import { longestMessage } from '#contract/chat.ts'
import { foldLong, foldWriting, stripMarks } from '../reading/writing.ts'
import {
  createClaimRule,
  createLeakJudge,
  createNameRule,
  createWordRule,
  isReadable,
  judgeUnproved,
  judgeYes,
} from './claims.ts'
import { judgeComparisons, judgeFigures, judgeMoney, judgeRoundTheClock, judgeUnreadMoney } from './figures.ts'
import { listVocabulary, openVocabulary, type Vocabulary } from './vocabulary.ts'
import { takeOwnNames } from './words.ts'
import { judgeCounts, judgeFeatures, judgeLifelongUpdates, judgeUnlimited } from './limits.ts'
import { areOfficesRight, areTownsOurs, createLinkTaker, takePhones } from './addresses.ts'
import {
  inDigits,
  joinBegun,
  nothingAsked,
  readAsked,
  readStatement,
  sayOfUs,
  toPlain,
  type Asked,
  type Beside,
  type GuardReason,
  type Rule,
} from './statement.ts'

export type Guard = {
  /** Judges one complete sentence, list item or table row; `said` is what the visitor has been shown of this reply. */
  check(sentence: string, said: string): { readonly ok: true } | { readonly ok: false; readonly because: GuardReason }
}

/** What the guard knows besides the facts. */
type GuardWorld = {
  /** The addresses of the site, such as `/pricing`. */
  readonly paths: readonly string[]
  /** Hosts under which the site is served besides the brand's own. */
  readonly hosts?: readonly string[]
  /** What the pages say. Without it only names and things of the facts are known. */
  readonly vocabulary?: Vocabulary
  /** The part of the prompt that is not meant for visitors. */
  readonly rules: string
}

export type QuestionGuard = Guard & {
  /**
   * The same guard for one question and our own answer to it. What the answer says may be said as it stands there, and
   * the sums it has worked out in other words. The visitor's own plain counts may be said back; money and shares may
   * not, and what may agree to an untrue question is held back. Names that the visitor has `told` may be said.
   */
  forQuestion(question: string, beside?: Beside): Guard
}

/** What is read of a sentence and compared with the facts. Of several objections the first one counts. */
const rules: readonly Rule[] = [
  judgeLifelongUpdates,
  judgeUnreadMoney,
  judgeMoney,
  judgeFigures,
  judgeRoundTheClock,
  judgeUnlimited,
  judgeComparisons,
  judgeFeatures,
  judgeCounts,
  judgeYes,
]

/** Signs that stand for several each are no sentence; taken apart they could be any length. So few cost nothing. */
const mostUnfolded = 100

/** Nobody who is to be understood turns so often; each turn is asked hundreds of things. */
const mostClauses = 100

/** The guard between a model and the visitor: a sentence leaves only if every figure, address and promise in it is ours. */
export function createGuard({
  paths,
  hosts = [],
  vocabulary = listVocabulary([]),
  rules: secret,
}: GuardWorld): QuestionGuard {
  const takeLinks = createLinkTaker(paths, hosts)
  const isLeak = createLeakJudge(secret)
  const known = openVocabulary(vocabulary)
  const ofQuestions = [createClaimRule(known), ...rules]
  const ofWords = vocabulary.words.length > 0 ? [createWordRule(known), createNameRule(known)] : []
  const allRules = [...ofQuestions, ...ofWords, judgeUnproved]

  function judge(sentence: string, said: string, asked: Asked, those = allRules): GuardReason | false {
    if (asked.isSaidThere(sentence, said)) return false
    const { written, before } = joinBegun(sentence, said)
    const folded = foldWriting(written)
    if (folded.length > written.length * 1.5 + mostUnfolded) return 'language'
    const last = foldLong(before, before.length)
    if (!areOfficesRight(stripMarks(folded), stripMarks(foldWriting(`${asked.question} ${last}`)))) return 'address'
    const linked = takeLinks(folded)
    if (typeof linked === 'string') return linked
    const plain = stripMarks(linked.text)
    const earlier = toPlain(last)
    if (isLeak(plain, earlier)) return 'prompt'
    if (!isReadable(plain)) return 'language'
    const text = takePhones(inDigits(takeOwnNames(plain)))
    if (text === null) return 'phone'
    if (!areTownsOurs(text)) return 'address'
    const statement = readStatement(text, earlier, asked)
    if (statement.clauses.length > mostClauses) return 'language'
    for (const rule of those) {
      const because = rule(statement)
      if (because) return because
    }
    return false
  }

  const guardFor = (asked: Asked): Guard => ({
    check(sentence, said) {
      const because = judge(sentence, said, asked)
      return because ? { ok: false, because } : { ok: true }
    },
  })

  return {
    ...guardFor(nothingAsked),
    forQuestion(typed, beside = {}) {
      const question = foldLong(typed, longestMessage)
      return guardFor({
        ...readAsked(question, beside),
        untrue: judge(sayOfUs(question), '', nothingAsked, ofQuestions),
      })
    },
  }
}
