import { assistantWords } from '#content/assistant.ts'
import { claims as ofEveryLanguage, type Claim, type Comparison } from '#content/guard-claims.ts'
import { moduleNames, ourNames } from '#content/guard-names.ts'
import type { Pledge } from '#content/guard-pledge.ts'
import { otherSmallWords } from '#content/other-languages.ts'
import { offices } from '#facts/offices.ts'
import { normalise, readTerms } from '../embedded/words.ts'
import type { GuardReason, Rule } from './statement.ts'
import { beginningOf, deniesNothing, isDenied, listNames, longWords, type Known } from './vocabulary.ts'
import { compile, listWords, pattern, says } from './words.ts'
import { foldWriting, stripMarks } from '../reading/writing.ts'

/** The towns and countries of our offices, word by word. */
export const places: readonly string[] = offices.flatMap(({ city, country }) =>
  foldWriting(`${city} ${country}`).split(' '),
)
/** Words that are no name though they begin a sentence. */
const ours = new Set(listWords('small'))
const ourWords = new Set(ourNames.flatMap((name) => name.toLowerCase().split(' ')))

const ourModules = normalise(moduleNames.join(' ')).split(' ')
/** A short name is none of ours because one of ours begins so: `Bus` is no `Business`. */
const isModule = (name: string) =>
  ourModules.some((one) => one === name || (name.length > 3 && one.startsWith(name.slice(0, 5))))

/** Whether what a claim names is borne out by the facts or the pages, by what it is compared with. */
function compareWith({ names, subjects }: Known): Readonly<Record<Comparison, (said: string) => boolean>> {
  const isName = (said: string) => listNames(said).every((part) => names.has(part) || ours.has(part.toLowerCase()))
  const isSubject = (words: string) => {
    const terms = readTerms(words.replaceAll(pattern('vagueThings', 'giu'), ' '))
    return terms.length === 0 || terms.some((term) => subjects.has(term))
  }
  const areAll = (isOne: (part: string) => boolean) => (said: string) =>
    partsOf(said).every((part) => !says('notOursAtAll', part) && isOne(part))
  return {
    'known name': isName,
    'our name': (said) => ourWords.has(said.toLowerCase()),
    'our module': (said) => listNames(said).map(normalise).every(isModule),
    'known machine': (said) => isName(said) && !places.includes(said),
    'our subject': areAll(isSubject),
    software: areAll((part) => says('software', part)),
    'not machines': areAll(() => true),
  }
}

/** The things given, without what they are for: `loans` and `a printer` of `you loans and a printer for your shop`. */
function partsOf(said: string): readonly string[] {
  const [things = ''] = said.replace(pattern('leadingWords'), '').split(pattern('purposeWord'))
  return things
    .split(pattern('listed'))
    .map((part) => part.replace(pattern('leadingWords'), '').trim())
    .filter((part) => part !== '')
}

const promised = Object.values(assistantWords).flatMap((words) => Object.entries<Pledge>(words.pledges))
/** What one language promises under a name another may promise in its own words; what excuses one excuses all. */
const pledges = [...Map.groupBy(promised, ([name]) => name).values()].flatMap((said) => {
  const unless = said.flatMap(([, one]) => one.unless ?? []).join('|')
  return said.map(([, one]): Claim => ({ ...one, ...(unless !== '' && { unless }), because: 'promise' }))
})
const claims = [...pledges, ...ofEveryLanguage].map((claim, at) => ({
  ...claim,
  says: compile(claim.says, claim.isCased ? 'gu' : 'giu'),
  unless: claim.unless === undefined ? null : compile(claim.unless),
  // Whether a pledge is true is no matter of knowing.
  mayBeUnsure: at >= pledges.length,
}))

/** Nothing is promised or claimed that no fact and no page holds, unless a clause denies it or says that we do not know. */
export function createClaimRule(vocabulary: Known): Rule {
  const known = compareWith(vocabulary)
  return ({ clauses, before }) => {
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
}

const isStated = (clause: string) => deniesNothing(clause) && !clause.endsWith('?')

/** What the suite is said to have or to do with, in words that none of our pages and answers has. */
export function createWordRule({ hasWord }: Known): Rule {
  const thingsIn = (clause: string) =>
    [...clause.matchAll(pattern('namesThing', 'giu'))].map(({ groups }) => groups?.['said'] ?? '')
  return ({ clauses }) =>
    clauses
      .filter(isStated)
      .flatMap(thingsIn)
      .flatMap(longWords)
      .some((word) => !hasWord(word)) && 'promise'
}

/** Behind these a capital says nothing. */
const beginning = /(?:^|[.!?:;\n"«(|>•]|(?:^|\s)-)\s*$/
const capital = /(?<![\p{L}\d])(?:\p{Lu}|i(?=\p{Lu}))[\p{L}\d'-]+/gu

/** Nobody and nothing is named that neither our pages nor the visitor have named. */
export function createNameRule({ names, words }: Known): Rule {
  const isUnknown = (part: string, told: ReadonlySet<string>) =>
    part.length > 1 &&
    !names.has(part.replace(/(?<=\p{Lu})s$/u, '')) &&
    !told.has(part.toLowerCase()) &&
    !words.has(normalise(part))
  const isNamed = (clause: string, told: ReadonlySet<string>) =>
    [...clause.matchAll(capital)].some(({ 0: name, index }) => {
      const ahead = clause.slice(0, index)
      const isFirst = beginning.test(ahead)
      const isAlone = !/.\p{Lu}/u.test(name) && !/^ \p{Lu}/u.test(clause.slice(index + name.length))
      const saysNothing = isFirst && (isAlone || says('commonWord', normalise(name)))
      return !saysNothing && listNames(name).some((part) => isUnknown(part, told)) && !isDenied(ahead)
    })
  return ({ clauses, told }) => clauses.some((clause) => !says('unsure', clause) && isNamed(clause, told)) && 'promise'
}

function findForm(words: readonly string[], word: string) {
  const shared = beginningOf(word)
  return words.find((one) => one.startsWith(shared))
}

/** What was asked and our own answer does not know is said as the passages say it: its words stand in one of them. */
export const judgeUnproved: Rule = ({ clauses, unanswered, passages }) =>
  clauses.filter(isStated).some((clause) => {
    const said = longWords(clause).flatMap((word) => findForm(unanswered, word) ?? [])
    return said.length > 0 && !passages.some((words) => said.every((word) => findForm(words, word)))
  }) && 'promise'

/** What a question must not be answered with a yes for. Counts are left out: they are the visitor's own. */
const held: readonly (GuardReason | false)[] = ['amount', 'percentage', 'promise', 'address']

/**
 * What answers an untrue offer or demand, and holds no figure of ours and no no, may agree to it, in whatever words or
 * none: our own answer is given instead. A question back agrees to nothing. Nor is there a yes where our own answer
 * begins with a no.
 */
export const judgeYes: Rule = ({ text, untrue, isDenied: isOursNo }) =>
  (isOursNo && says('saysYes', text) && !isDenied(text) && 'promise') ||
  (held.includes(untrue) &&
    /[\p{L}\p{Extended_Pictographic}]/u.test(text) &&
    !/\d|\?\s*$/.test(text) &&
    !isDenied(text) &&
    untrue)

/** So many words in a row of the rules given to the model are no chance. */
const run = 6
const wordsOf = (text: string) =>
  stripMarks(foldWriting(text))
    .toLowerCase()
    .match(/[\p{L}\d']+/gu) ?? []
const runsOf = (words: readonly string[]) => words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(' '))

/** Judges whether a sentence gives away `rules`: the part of the prompt that is not meant for visitors. */
export function createLeakJudge(rules: string) {
  const known = new Set(runsOf(wordsOf(rules)))
  return (plain: string, before: string) =>
    says('leak', plain) ||
    runsOf([...wordsOf(before).slice(1 - run), ...wordsOf(plain)]).some((said) => known.has(said))
}

const others = new Set(otherSmallWords.split(' '))

/** Whether a text is in one of our languages, as far as it is in a language at all: no judge reads promises in another. */
export function isReadable(plain: string) {
  if (/(?!\p{Script=Latin}|[ʼªº])\p{L}/u.test(plain)) return false
  // Letters apart, so that no judge finds the word.
  if (/(?<![\p{L}\d])(?:\p{L}[ .-]){3,}\p{L}(?![\p{L}\d])/u.test(plain)) return false
  const found = plain.toLowerCase().match(/\p{L}+/gu) ?? []
  const foreign = found.filter((word) => others.has(word) && !ours.has(word)).length
  return foreign < 2 || foreign <= found.filter((word) => ours.has(word)).length
}
