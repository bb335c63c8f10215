import { assistantWords } from '#content/assistant.ts'
import { claims as ofEveryLanguage, type Claim } from '#content/guard-claims.ts'
import type { Pledge } from '#content/guard-pledge.ts'
import { foldWriting } from '../reading/writing.ts'
import type { Known } from './known.ts'
import { bind, findMentions } from './mentions.ts'
import { stripMarks } from './plain-text.ts'
import { toPlain, type GuardReason, type Rule } from './statement.ts'
import { compile, pattern, says } from './words.ts'

const tables: readonly Readonly<Record<string, Pledge>>[] = Object.values(assistantWords).map(({ pledges }) => pledges)

/** What one language promises under a name another may promise in its own words; what excuses one excuses all. */
const pledges = [...new Set(tables.flatMap((table) => Object.keys(table)))].flatMap((name): Claim[] => {
  const said = tables.flatMap((table) => table[name] ?? [])
  const unless = said.flatMap((one) => one.unless ?? []).join('|')
  return said.map((one) => ({ ...one, ...(unless !== '' && { unless }), because: 'promise' }))
})
const claims = [...pledges, ...ofEveryLanguage].map((claim, at) => ({
  ...claim,
  says: compile(claim.says, claim.isCased ? 'gu' : 'giu'),
  unless: claim.unless === undefined ? null : compile(claim.unless, claim.isCased ? 'u' : 'iu'),
  // Whether a pledge is true is no matter of knowing.
  mayBeUnsure: at >= pledges.length,
}))

/** Nothing is promised or claimed that no fact and no page holds, unless a clause denies it or says that we do not know. */
export const createClaimRule =
  (known: Known): Rule =>
  ({ clauses, before }) => {
    // What was said right before may tell which programme a discount belongs to.
    const last = before.slice(-200)
    const isMade = ({ says: said, unless, evenDenied, compare }: (typeof claims)[number], clause: string) => {
      const isExcused = () => unless?.test(says('programs', last) ? `${last} ${clause}` : clause) ?? false
      return [...clause.matchAll(said)].some(({ 0: words, index, groups }) => {
        const object = groups?.['said'] ?? ''
        const isBorneOut = compare !== undefined && known[compare](object)
        const isNo = () => !evenDenied && isDenied(clause.slice(0, index + words.length - object.length))
        return !isBorneOut && !isExcused() && !isNo()
      })
    }
    for (const clause of clauses) {
      const isUnsure = says('unsure', clause)
      const claim = claims.find((one) => !(isUnsure && one.mayBeUnsure) && isMade(one, clause))
      if (claim) return claim.because
    }
    return false
  }

/** Whether a text says no to what stands at its end. */
const isDenied = (text: string) => says('denial', text.replaceAll(pattern('idle', 'giu'), ''))

/** Even where there is a programme, nobody is told that they have its discount. */
export const judgeFirmDiscount: Rule = ({ text }) =>
  says('discountWord', text) && says('offering', text) && !says('condition', text) && !isDenied(text) && 'promise'

/** Updates for life come with one package only. */
export const judgeLifelongUpdates: Rule = ({ text, offers, lastOffers }) => {
  const [found] = bind(text, findMentions(text, [[pattern('lifelongWord', 'giu')]]), offers, lastOffers)
  if (!found || !says('updates', text.slice(Math.max(0, found.start - 25), found.start + 40))) return false
  const isTrue = found.saidOf ? found.saidOf.some(({ updateYears }) => updateYears === null) : !says('everyWord', text)
  return !isTrue && 'promise'
}

/** What a question must not be answered with a yes for. Counts are left out: they are the visitor's own. */
const untrue: readonly (GuardReason | false)[] = ['amount', 'percentage', 'promise', 'address']

/** A yes that says nothing itself is as untrue as what was asked: `because` is what is wrong with that, if we said it. */
export function judgeYes(sentence: string, because: GuardReason | false): GuardReason | false {
  const plain = toPlain(sentence)
  return untrue.includes(because) && says('saysYes', plain) && !/\d/.test(plain) && because
}

/** So many words in a row of the rules given to the model are no chance. */
const run = 6
const wordsOf = (text: string) =>
  stripMarks(foldWriting(text))
    .toLowerCase()
    .match(/[\p{L}\d']+/gu) ?? []
const runsOf = (words: readonly string[]) => words.map((_, at) => words.slice(at, at + run).join(' '))

/** Judges whether a sentence gives away `rules`: the part of the prompt that is not meant for visitors. */
export function createLeakJudge(rules: string) {
  const known = new Set(runsOf(wordsOf(rules)).slice(0, 1 - run))
  return (plain: string, before: string) =>
    says('leak', plain) ||
    runsOf([...wordsOf(before).slice(1 - run), ...wordsOf(plain)]).some((said) => known.has(said))
}
