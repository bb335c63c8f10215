import { longestMessage } from '#contract/chat.ts'
import { foldLong } from '../fold-long.ts'
import type { Passage } from '../knowledge.ts'
import { judgeYes } from './affirmations.ts'
import { judgeComparisons } from './comparisons.ts'
import { judgeContacts, takePhones } from './contacts.ts'
import { judgeCounts } from './counts.ts'
import { judgeDurations } from './durations.ts'
import { judgeFeatures } from './features.ts'
import { judgeDataPlaces } from './data-places.ts'
import type { Guard, GuardReason, Verdict } from './guard.ts'
import { isReadable } from './language.ts'
import { judgeLimits } from './limits.ts'
import { knowAddresses, takeLinks } from './links.ts'
import { judgeMoney } from './money.ts'
import { judgeOfficePlaces } from './office-places.ts'
import { findNumbers } from './numbers.ts'
import { judgeTimes } from './opening-times.ts'
import { readOwnAnswer } from './own-answer.ts'
import { takeOwnNames } from './own-names.ts'
import { judgeOthers } from './other-products.ts'
import { readPages } from './pages-say.ts'
import { judgePercentages } from './percentages.ts'
import { foldWriting, stripMarks } from './plain-text.ts'
import { createLeakJudge } from './prompt-leak.ts'
import { judgePromises } from './promises.ts'
import { judgeRoundTheClock } from './round-the-clock.ts'
import { judgeServices } from './services.ts'
import { writeDigits } from './spoken-numbers.ts'
import { findOwnCounts, nameCells, sayOfUs, splitSaid, toPlain, type Judge, type Statement } from './statement.ts'

/** What the guard knows besides the facts. */
export type GuardWorld = {
  /** The addresses of the site, such as `/pricing`. */
  readonly paths: readonly string[]
  /** Hosts under which the site is served besides the brand's own. */
  readonly hosts?: readonly string[]
  /** What the pages say. Without them only names and things of the facts are known. */
  readonly passages?: readonly Pick<Passage, 'page' | 'heading' | 'text'>[]
  /** The part of the prompt that is not meant for visitors. */
  readonly rules: string
}

export type QuestionGuard = Guard & {
  /**
   * The same guard for one question and our own answer to it. What the answer says may be said as it stands there, and
   * the sums it has worked out in other words. The visitor's own plain counts may be said back; money and shares may
   * not, and a bare yes to untrue ones is held back.
   */
  forQuestion(question: string, answer?: string): Guard
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
  judgeServices,
  judgeOthers,
  judgeDataPlaces,
]

/** The guard between a model and the visitor: a sentence leaves only if every figure, address and promise in it is ours. */
export function createGuard({ paths, hosts = [], passages = [], rules }: GuardWorld): QuestionGuard {
  const addresses = knowAddresses(paths, hosts)
  const isLeak = createLeakJudge(rules)
  const pages = readPages(passages)

  function judge(sentence: string, said: string, { own, computed }: Known): GuardReason | null {
    const { before, begun } = splitSaid(said, sentence)
    const written = begun + nameCells(sentence, said)
    const folded = foldWriting(written)
    // Signs that stand for several each are no sentence; taken apart they could be any length.
    if (folded.length > written.length * 1.5 + shortEnough) return 'language'
    if (!judgeOfficePlaces(stripMarks(folded), stripMarks(foldWriting(foldLong(before, before.length)))))
      return 'address'
    const linked = takeLinks(folded, addresses)
    if (typeof linked === 'string') return linked
    const plain = stripMarks(linked.text)
    const earlier = toPlain(foldLong(before, before.length))
    if (isLeak(plain, earlier)) return 'prompt'
    if (!isReadable(plain)) return 'language'
    const text = takePhones(writeDigits(takeOwnNames(plain)))
    if (text === null) return 'phone'
    if (!judgeContacts(text)) return 'address'
    const statement = { text, before: earlier, own, computed, pages }
    let open = findNumbers(text)
    for (const judgeOne of judges) {
      const found = judgeOne(statement, open)
      if (typeof found === 'string') return found
      open = open.filter((number) => !found.some(({ start }) => start === number.start))
    }
    return open.length > 0 ? 'number' : null
  }

  return {
    check: (sentence, said) => toVerdict(judge(sentence, said, nothing)),
    forQuestion(typed, answer = '') {
      const question = foldLong(typed, longestMessage)
      const { computed, isSaidThere } = readOwnAnswer(answer, question)
      const known = { own: findOwnCounts(question), computed }
      const asked = judge(sayOfUs(question), '', nothing)
      return {
        check(sentence, said) {
          if (isSaidThere(sentence, said)) return { ok: true }
          return toVerdict(judge(sentence, said, known) ?? judgeYes(sentence, asked))
        },
      }
    },
  }
}

/** So few characters cost nothing, whatever they stand for. */
const shortEnough = 100

/** What is known of one question. */
type Known = Pick<Statement, 'own' | 'computed'>
const nothing: Known = { own: new Set(), computed: [] }

const toVerdict = (because: GuardReason | null): Verdict => (because === null ? { ok: true } : { ok: false, because })
