import { judgeYes } from './affirmations.ts'
import { judgeComparisons } from './comparisons.ts'
import { judgeContacts, takePhones } from './contacts.ts'
import { judgeCounts } from './counts.ts'
import { judgeDurations } from './durations.ts'
import { judgeFeatures } from './features.ts'
import type { Guard, GuardReason } from './guard.ts'
import { isReadable } from './language.ts'
import { judgeLimits } from './limits.ts'
import { knowAddresses, takeLinks } from './links.ts'
import { judgeMoney } from './money.ts'
import { findNumbers } from './numbers.ts'
import { judgeTimes } from './opening-times.ts'
import { takeOwnNames } from './own-names.ts'
import { judgePercentages } from './percentages.ts'
import { foldWriting, stripMarks } from './plain-text.ts'
import { createLeakJudge } from './prompt-leak.ts'
import { judgePromises } from './promises.ts'
import { judgeRoundTheClock } from './round-the-clock.ts'
import { writeDigits } from './spoken-numbers.ts'
import { findOwnCounts, nameCells, splitSaid, toPlain, type Judge } from './statement.ts'

/** What the guard knows besides the facts. */
export type GuardWorld = {
  /** The addresses of the site, such as `/pricing`. */
  readonly paths: readonly string[]
  /** Hosts under which the site is served besides the brand's own. */
  readonly hosts?: readonly string[]
  /** The part of the prompt that is not meant for visitors. */
  readonly rules: string
}

export type QuestionGuard = Guard & {
  /**
   * The same guard for one question: the visitor's own plain counts may be said back. Money and shares may not, and a
   * bare yes to untrue ones is held back.
   */
  forQuestion(question: string): Guard
}

const judges: readonly Judge[] = [
  judgePromises,
  judgeMoney,
  judgePercentages,
  judgeRoundTheClock,
  judgeDurations,
  judgeTimes,
  judgeLimits,
  judgeComparisons,
  judgeFeatures,
  judgeCounts,
]

/** The guard between a model and the visitor: a sentence leaves only if every figure, address and promise in it is ours. */
export function createGuard({ paths, hosts = [], rules }: GuardWorld): QuestionGuard {
  const addresses = knowAddresses(paths, hosts)
  const isLeak = createLeakJudge(rules)

  function judge(sentence: string, said: string, own: ReadonlySet<number>): GuardReason | null {
    const { before, begun } = splitSaid(said, sentence)
    const folded = foldWriting(begun + nameCells(sentence, said))
    const linked = takeLinks(folded, addresses)
    if (typeof linked === 'string') return linked
    const plain = stripMarks(linked.text)
    const earlier = toPlain(before)
    if (isLeak(plain, earlier)) return 'prompt'
    if (!isReadable(plain)) return 'language'
    const text = takePhones(writeDigits(takeOwnNames(plain)))
    if (text === null) return 'phone'
    if (!judgeContacts(text)) return 'address'
    const statement = { text, before: earlier, own }
    let open = findNumbers(text)
    for (const judgeOne of judges) {
      const found = judgeOne(statement, open)
      if (typeof found === 'string') return found
      open = open.filter((number) => !found.some(({ start }) => start === number.start))
    }
    return open.length > 0 ? 'number' : null
  }

  function guardWith(own: ReadonlySet<number>, asked: GuardReason | null): Guard {
    return {
      check(sentence, said) {
        const because = judge(sentence, said, own) ?? judgeYes(sentence, asked)
        return because === null ? { ok: true } : { ok: false, because }
      },
    }
  }
  return {
    ...guardWith(new Set(), null),
    forQuestion: (question) => guardWith(findOwnCounts(question), judge(question, '', new Set())),
  }
}
