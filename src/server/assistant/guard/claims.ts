import { assistantWords } from '#content/assistant.ts'
import { claims as ofEveryLanguage, type Claim, type Comparison } from '#content/guard-claims.ts'
import type { Pledge } from '#content/guard-pledge.ts'
import { brand } from '#facts/brand.ts'
import { modules } from '#facts/modules.ts'
import { offices } from '#facts/offices.ts'
import type { Known } from './known.ts'
import { offers } from './offers.ts'
import { foldWriting } from '../reading/writing.ts'
import { stripMarks } from './plain-text.ts'
import { toPlain, type Rule, type Statement, type GuardReason } from './statement.ts'
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
export const judgeClaims: Rule = (statement) => {
  for (const clause of statement.clauses) {
    const isUnsure = says('unsure', clause)
    const claim = claims.find((one) => !(isUnsure && one.mayBeUnsure) && isMade(one, clause, statement))
    if (claim) return claim.because
  }
  return null
}

function isMade(
  { says: said, unless, evenDenied, compare }: (typeof claims)[number],
  clause: string,
  { before, known }: Statement,
) {
  // What was said right before may tell which programme a discount belongs to.
  const last = before.slice(-200)
  const isExcused = () => unless?.test(says('programs', last) ? `${last} ${clause}` : clause) ?? false
  return [...clause.matchAll(said)].some(({ 0: words, index, groups }) => {
    const object = groups?.['said'] ?? ''
    const isBorneOut = compare !== undefined && comparisons[compare](object, known)
    return (
      !isBorneOut && !isExcused() && (evenDenied || !isDenied(clause.slice(0, index + words.length - object.length)))
    )
  })
}

/** Whether a text says no to what stands at its end. */
const isDenied = (text: string) => says('denial', text.replaceAll(pattern('idle', 'giu'), ''))

const ourNames = new Set(
  [...Object.values(brand).map(String), ...offers.map(({ name }) => name), ...modules.map(({ id }) => id)].flatMap(
    (words) => words.toLowerCase().split(' '),
  ),
)
const towns = new Set(offices.flatMap(({ city, country }) => foldWriting(`${city} ${country}`).split(' ')))

const comparisons = {
  'known name': (said, { isName }) => isName(said),
  'our name': (said) => ourNames.has(said.toLowerCase()),
  'known machine': (said, { isName }) => isName(said) && !towns.has(said),
  'our subject': (said, { isSubject }) =>
    partsOf(said).every(
      (part) => !says('notOursAtAll', part) && isSubject(part.replaceAll(pattern('vagueThings', 'giu'), ' ')),
    ),
  software: (said) => partsOf(said).every((part) => !says('notOursAtAll', part) && says('software', part)),
  'not machines': (said) => partsOf(said).every((part) => !says('notOursAtAll', part)),
} as const satisfies Record<Comparison, (said: string, known: Known) => boolean>

/** The thing given, without what it is for: `loans and a printer` of `you loans and a printer for your shop`. */
const thingsOf = (said: string) => said.replace(pattern('leadingWords'), '').split(pattern('purposeWord'))[0] ?? ''

const partsOf = (said: string): readonly string[] =>
  (thingsOf(said).split(pattern('turnedWord'))[0] ?? '')
    .split(pattern('listed'))
    .map((part) => part.replace(pattern('leadingWords'), '').trim())
    .filter((part) => part !== '')

/** Even where there is a programme, nobody is told that they have its discount. */
export const judgeFirmDiscount: Rule = ({ text }) =>
  says('discountWord', text) && says('offering', text) && !says('condition', text) && !isDenied(text) ? 'promise' : null

/** Updates for life come with one package only. */
export function judgeLifelongUpdates({ text, offers: named, lastOffers }: Statement): GuardReason | null {
  const found = pattern('lifelongWord').exec(text)
  if (!found || !says('updates', text.slice(Math.max(0, found.index - 25), found.index + 40))) return null
  const of = (named.findLast(({ end }) => end <= found.index) ?? named[0])?.things ?? lastOffers
  const isUntrue = of ? !of.some(({ updateYears }) => updateYears === null) : says('everyWord', text)
  return isUntrue ? 'promise' : null
}

/** What a question must not be answered with a yes for. Counts are left out: they are the visitor's own. */
const untrue: readonly (GuardReason | null)[] = ['amount', 'percentage', 'promise', 'address']

/** A yes that says nothing itself is as untrue as what was asked: `because` is what is wrong with that, if we said it. */
export function judgeYes(sentence: string, because: GuardReason | null): GuardReason | null {
  const plain = toPlain(sentence)
  return untrue.includes(because) && says('saysYes', plain) && !/\d/.test(plain) ? because : null
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
