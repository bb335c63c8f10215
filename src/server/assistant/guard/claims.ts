import { brand } from '#facts/brand.ts'
import { modules } from '#facts/modules.ts'
import { offices } from '#facts/offices.ts'
import type { GuardReason } from './guard.ts'
import type { Known } from './known.ts'
import { offers } from './offers.ts'
import { foldWriting, stripMarks } from './plain-text.ts'
import { isDenied, isUnsure, toPlain, type Rule } from './statement.ts'
import { asWord, compile } from './words.ts'

/** A rule about what a clause claims; one that says we do not know claims nothing. */
const ofClauses =
  (because: GuardReason, isUntrue: (clause: string, known: Known) => boolean): Rule =>
  ({ clauses, known }) =>
    clauses.some((clause) => !isUnsure(clause) && isUntrue(clause, known)) ? because : null

const namesIn = (clause: string, claims: readonly RegExp[]) =>
  claims.flatMap((claim) => [...clause.matchAll(claim)].flatMap(({ groups }) => groups?.['name'] ?? []))

// What we are said to do for somebody.

const notOurs = String.raw`\b«notOurs»\b(?! «notOursUnless»\b)`
const isNotOurs = compile(notOurs)
const we = String.raw`\b«we»(?:'ll|'d|'ve)?(?: «aside»)*`
const you = String.raw`\b(?:you|vous)\b[^.;]{0,20}`
/** Who is said to do what, and of what it may be said: of what the pages are about, of software, of nothing of theirs. */
const doings = (
  [
    ['pages', '«doOfPages»', '«buyOfPages»'],
    ['software', '«doOfSoftware»', '«buyOfSoftware»'],
    ['not theirs', '«doNotTheirs»', null],
    ['nothing', '«doOfNothing»', null],
  ] as const
).flatMap(([of, weDo, youBuy]) => [
  { of, says: compile(String.raw`${we} ${weDo}(?![\p{L}'-])(?<object>[^.;:!?]*)`) },
  ...(youBuy ? [{ of, says: compile(String.raw`${you} ${youBuy}(?<object>[^.;]{0,80}?) «fromUs»\b`) }] : []),
])
/** `Our loans`, `a printer is included`, `comes with a tablet`. */
const gifts = [
  String.raw`\b(?:our|nos|notre) (?:\p{L}+ )?${notOurs}`,
  String.raw`${notOurs}[^.;,]{0,30} «givenAway»`,
  String.raw`${notOurs} «comesWith»«offerName»`,
  String.raw`\b«offerName»\b[^.;,]{0,12} «includes»(?:\p{L}+ |\uE0001 )?${notOurs}`,
  String.raw`\b«helpGet»${notOurs}`,
].map((source) => compile(source))
/** Where the thing given ends and its purpose begins. */
const purpose = compile(String.raw`\b«purpose»(?![\p{L}-])`)
const leading = compile(String.raw`^(?:\s|\b«leading»(?=[\s']|$)|')+`)
const turned = compile(String.raw`\b(?:not|no|pas|but|mais)\b`)
const software = compile('«software»')
const their = compile(String.raw`\b«your»\b`)
const vague = compile(String.raw`\b«vague»\b`, 'giu')

/** What we are said to offer, sell or do is something that the pages offer; nobody here lends, rents or sells machines. */
export const judgeServices = ofClauses('promise', (clause, known) => {
  const isUntrue = doings.some(({ of, says }) => {
    const said = says.exec(clause)
    if (!said) return false
    const object = said.groups?.['object'] ?? ''
    const ahead = clause.slice(0, said.index + said[0].length - object.length)
    return (
      !isDenied(ahead) && !(of !== 'nothing' && partsOf(object).every((part) => isOffered(part, object, of, known)))
    )
  })
  return isUntrue || gifts.some((gift) => isSaidOf(clause, gift))
})

function isSaidOf(clause: string, claim: RegExp) {
  const said = claim.exec(clause)
  return said !== null && !isDenied(clause.slice(0, said.index + said[0].length))
}

/** The things of `payroll, loans and a printer for your shop, not hardware`. */
function partsOf(object: string): readonly string[] {
  const [things = ''] = object.replace(leading, '').split(purpose)
  return (things.split(turned)[0] ?? '')
    .split(/,|\b(?:and|or|et|ou)\b/iu)
    .map((part) => part.replace(leading, '').trim())
    .filter((part) => part !== '')
}

function isOffered(part: string, object: string, of: (typeof doings)[number]['of'], known: Known) {
  if (isNotOurs.test(part))
    return of === 'not theirs' && their.test(object.replace(leading, '').split(purpose)[0] ?? '')
  if (of === 'not theirs') return true
  return of === 'software' ? software.test(part) : known.isSubject(part.replaceAll(vague, ' '))
}

// Other products.

const article = String.raw`(?:(?:the|any|a|la|le|les|un|une)\s+|l')?`
const one = String.raw`(?:\p{Lu}|i(?=\p{Lu}))[\p{L}\d-]*`
const names = String.raw`(?<name>${one}(?:,? (?:(?:and|or|et|ou) )?${one}){0,8})`
/** Where a name would be one that we compare ourselves with, or claim to work with. */
const namings = [
  String.raw`(?<!\p{L})«comparedTo»\s+${article}${names}`,
  String.raw`(?<!\p{L})«moreThan»(?!\p{L})[^.;:]{0,40}(?<!\p{L})qu(?:e |')${article}${names}`,
  String.raw`(?<!\p{L})«connects»(?!\p{L})[^.;:]{0,25}?(?<!\p{L})«connectsTo»\s+${article}${names}`,
  String.raw`(?<!\p{L})«like» ${article}${names}`,
  String.raw`(?<!\p{L})(?:the|an?|les?|la|une?) ${names} «ofFor» ?(?:\p{L}+ )?\p{Lu}`,
  String.raw`(?<!\p{L})«supports»\s+${article}${names}`,
].map((source) => compile(source, 'gu'))
const eachName = new RegExp(one, 'gu')
/** Programs that visitors compare us with, for sentences that begin with one; those that are words have a capital. */
const rivals = [
  ['odoo|quickbooks|xero|zoho|shopify|loyverse|sap|lightspeed|netsuite|freshbooks|woocommerce', 'iu'],
  ['Oracle|Sage|Square|Toast|Wave|Vend|Tally|Pastel|Dynamics', 'u'],
].map(([words, flags]) =>
  compile(String.raw`(?<!\p{L})(?:${words})(?:'s)?(?: (?!«rivalNot»)\p{L}+)? «rivalVerb»(?!\p{L})`, flags),
)
/** The rest of the market, praised or blamed without a name. */
const market = [
  '«market»',
  String.raw`^\W*«others» (?!(?:can |may )?(?:read|use|open)(?!\p{L}))`,
  String.raw`(?<!\p{L})(?:than|unlike|compared (?:to|with)|contrairement aux?|par rapport aux?|que|qu')\s?«others»(?!\p{L})`,
  String.raw`(?<!\p{L})«others» (?:\p{L}+ ){0,2}?«othersDo»(?!\p{L})`,
  String.raw`\b«superlative»\b[^.;:]{0,40}\b«everywhere»\b`,
].map((source) => compile(source))

/** Other products are not judged, and nothing is said to work with one that no page names. */
export const judgeOthers = ofClauses('promise', (clause, { isName }) => {
  const named = namesIn(clause, namings).flatMap((list) => list.match(eachName) ?? [])
  return named.some((name) => !isName(name)) || [...rivals, ...market].some((said) => said.test(clause))
})

// Where the data is.

const at = String.raw`(?:\b«atPlace»\s+)`
const the = String.raw`(?:(?:the|la|le|les|our|your|notre|a)\s+|l')?`
/** A name, or the visitor's own country, which is as little known. */
const place = String.raw`(?<name>\p{Lu}[\p{L}-]*|«ownCountry»)`
const data = String.raw`(?<!\p{L})«data»(?!\p{L})`
/** `The data center is in …`, `your data is stored in …`, `we host it on …`. */
const located = [
  String.raw`(?<!\p{L})«machines»[^.;:]{0,40}?${at}${the}${place}`,
  String.raw`${data}[^.;:]{0,40}?(?<!\p{L})«kept»(?!\p{L})[^.;:,]{0,30}?${at}${the}${place}`,
  String.raw`${data}[^.;:]{0,40}?\b«leaves»\s+(?:jamais |pas )?${the}${place}`,
  String.raw`${data}\s+«isAll»\s+${at}${the}${place}`,
  String.raw`(?<!\p{L})«hosts»(?!\p{L})[^.;:]{0,30}?(?:${at}|(?:with|chez)\s+)${the}${place}`,
  String.raw`(?<!\p{L})«keeps»(?!\p{L})[^.;:]{0,20}${data}[^.;:]{0,20}?(?:${at}|to\s+)${the}${place}`,
].map((source) => compile(source, 'gu'))
/** `It runs on …`, `we use … Cloud`, `the … data center`. */
const hosted = [
  String.raw`(?<!\p{L})«host»\s+${the}${place}`,
  String.raw`(?<!\p{L})«runsOn»\s+${the}${place}`,
  String.raw`(?<!\p{L})${place}(?:'s)?\s+(?:[Cc]loud|«machines»)`,
].map((source) => compile(source, 'gu'))
/** `Your data is stored in Imisozi Suite` tells no place. */
const ours = compile(
  [...Object.values(brand).map(String), ...offers.map(({ name }) => name), ...modules.map(({ id }) => id)]
    .flatMap((words) => words.split(' '))
    .map(asWord)
    .join('|'),
)
const towns = new Set(offices.flatMap(({ city, country }) => foldWriting(`${city} ${country}`).split(' ')))

/** Where the data is, no fact says: a contract names it. No name is given for it, and no machine that no page names. */
export const judgeDataPlaces = ofClauses(
  'address',
  (clause, { isName }) =>
    namesIn(clause, located).some((name) => !ours.test(name)) ||
    namesIn(clause, hosted).some((name) => !isName(name) || towns.has(name)),
)

// A yes, and what is told of the rules.

const yes = compile(String.raw`(?:^|[,.!:] )«yes»(?![\p{L}'-])`)
/** What a question must not be answered with a yes for. Counts are left out: they are the visitor's own. */
const untrue: readonly (GuardReason | null)[] = ['amount', 'percentage', 'promise', 'address']

/** A yes that says nothing itself is as untrue as what was asked: `because` is what is wrong with that, if we said it. */
export function judgeYes(sentence: string, because: GuardReason | null): GuardReason | null {
  const plain = toPlain(sentence)
  return untrue.includes(because) && yes.test(plain) && !/\d/.test(plain) ? because : null
}

/** So many words in a row of the rules given to the model are no chance. */
const run = 6
const leak = compile('«leak»')
const wordsOf = (text: string) =>
  stripMarks(foldWriting(text))
    .toLowerCase()
    .match(/[\p{L}\d']+/gu) ?? []

/** Judges whether a sentence gives away `rules`: the part of the prompt that is not meant for visitors. */
export function createLeakJudge(rules: string) {
  const runsOf = (words: readonly string[]) => words.map((_, from) => words.slice(from, from + run).join(' '))
  const known = new Set(runsOf(wordsOf(rules)).slice(0, 1 - run))
  return (plain: string, before: string) =>
    leak.test(plain) || runsOf([...wordsOf(before).slice(1 - run), ...wordsOf(plain)]).some((said) => known.has(said))
}
