import { featureNamedBy } from '#content/assistant-topics.ts'
import { tradeIds, type Asked, type Since } from '#content/assistant-words.ts'
import { mostOf } from '#contract/plan-needs.ts'
import { packageIds, packages, type PackageId } from '#facts/packages.ts'
import { planIds, plans as listed, type Cents, type Plan } from '#facts/plans.ts'
import { countedBy } from '../reading/quantities.ts'
import { compile } from '../reading/reading-words.ts'
import {
  classOf,
  findOtherPlace,
  meansNow,
  markOtherMoney,
  markStatusCodes,
  isPaidOnce,
  readClock,
  readHere,
  readDay,
  readEntities,
  readSince,
} from './names.ts'
import { isKind, normalise, oneOf, wordsOf, tagWords, termOf, type Tagged, mend, type Speller } from './words.ts'
import { gather, readNumbers, users, type Counted } from './numbers.ts'
import type { Count, Staff } from './people.ts'

/** Where a word comes from: the question, what was told before it, or the talk before. */
export type Source = 'said' | 'told' | 'talk'
const nearestFirst: readonly Source[] = ['said', 'told', 'talk']

export type Token = Tagged & {
  readonly from: Source
  /** What it counts, where it is a number. */ readonly counted?: Counted
}

/** A question as the assistant reads it: its words, and every other view of them. */
export type Understood = {
  readonly tokens: readonly Token[]
  /** What is searched for: terms without doubles; what names a fact stands as its kind. */
  readonly terms: readonly string[]
  /** All words in their order, names and numbers as their kinds: how the question looks. */
  readonly looks: readonly string[]
  /** The words as they were said, for the search in pages. */
  readonly words: string
  readonly asked: Asked
  /** Numbers of nothing that we count, and of no time. */
  readonly bare: readonly number[]
}

/** Reads one question: slips mended, numbers with what they count, names with what they name. */
export function understand(
  text: string,
  speller: Speller,
  normalised = normalise(text),
): Understood & { readonly staff: Staff } {
  const { text: plain, day } = readDay(normalised)
  const mended = mend(markOtherMoney(markStatusCodes(plain)), speller)
  const numbers = readNumbers(mended)
  const words = wordsOf(numbers.text)
  const counts = numbers.counted.values()
  const named = nameByNumber(
    withoutCourtesy(tagWords(words)).map((tagged): Token => ({
      ...tagged,
      from: 'said',
      ...(/^\{(?!day|othermoney)/.test(tagged.word) && { counted: counts.next().value }),
    })),
  )
  const isOfCheapest = !named.some(isPlan) && wantsYesOrNo(mended, text)
  const tokens = isOfCheapest ? nameCheapest(named) : named
  const paid = tokens.filter((_token, at) => !isOld(tokens, at))
  return {
    ...derive([...paid, ...nameBusiness(text, mended)], {
      day,
      per: periodOf(numbers.text),
      ...readMarks(text, plain, mended),
      since: readSince(mended) ?? readAge(tokens),
    }),
    staff: numbers.staff,
  }
}

/** `8 months ago`: how long something has been. */
export const isSince = (tokens: readonly Token[], at: number): boolean =>
  sinceAhead.test(sayAhead(tokens, at)) || sinceBehind.test(sayWords(tokens.slice(at + 1, at + 2)))
const sayWords = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ')
/** As many words as any of these says. */
const mostAhead = 8
const sayAhead = (tokens: readonly Token[], at: number) => sayWords(tokens.slice(Math.max(0, at - mostAhead), at))
const sinceAhead = compile('(?:^| )(?:«sinceAhead»)$')
const sinceBehind = compile('^(?:«sinceBehind»)$')
/** `Our association has 3 years`: nobody pays for them. */
const isOld = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.counted?.time === 'years' && areOld.test(sayAhead(tokens, at))
const areOld = compile('(?:^| )(?:«areOld»)$')

/** For how long somebody says to have been there. */
function readAge(tokens: readonly Token[]): Since | null {
  const spans = tokens.flatMap(({ counted }, at) =>
    counted && (isSince(tokens, at) || isOld(tokens, at)) ? [counted] : [],
  )
  const [span] = spans.filter(({ time }) => time === 'months' || time === 'years')
  return span ? { months: span.time === 'months' ? span.value : 12 * span.value } : null
}

/** What a sentence says as a whole, and none of its words alone; slips are mended in the last. */
function readMarks(text: string, plain: string, mended: string) {
  return {
    isNow: meansNow(plain),
    clock: readClock(mended),
    here: readHere(mended),
    isYesNo: wantsYesOrNo(mended, text),
    isNegated: negated.test(mended),
    isAdverse: adverse.test(mended),
    isOfDuty: duty.test(mended),
    isComing: coming.test(mended),
    isOfSelf: ofSelf.test(mended),
    isRelative: relative.test(mended),
    elsewhere: findOtherPlace(plain),
    isInShifts: inShifts.test(mended),
  }
}
type Marks = Pick<Asked, 'day' | 'per' | 'since' | keyof ReturnType<typeof readMarks>>

/** All views of the words: what the question says goes before what was told, and that before the talk. */
function derive(all: readonly Token[], marks: Marks): Understood {
  const tokens = all.filter((token) => !isSuperseded(token, all))
  const terms = tokens.flatMap(({ term }) => term ?? [])
  const entities = readEntities(terms)
  const counts = tokens.flatMap(({ counted }) => counted ?? [])
  const words = tokens.flatMap(({ word }) => (word === '' ? [] : [word]))
  const gathered = gather(counts)
  const bare = counts.flatMap(({ unit, value, hour, time }) => ((unit ?? hour ?? time) === null ? [value] : []))
  const { plans, packages: named } = entities
  return {
    tokens,
    terms: [
      ...new Set([
        ...terms.flatMap((term) => (term === 'businessname' ? [] : [classOf(term, entities)])),
        ...(plans.length > 1 ? ['{plans}'] : []),
        ...(named.length > 0 ? ['{package}'] : []),
      ]),
    ],
    looks: words.map((word) => kindOf(word, entities)),
    words: words.filter((word) => word !== '{number}' && word !== '{hour}').join(' '),
    asked: {
      ...marks,
      ...entities,
      ...gathered,
      packages: packagesOf(named, terms, [...gathered.amounts, ...bare.map((value) => value * 100)]),
      // An hour is of where somebody says to be.
      clock: (marks.clock ?? (gathered.hour && 'visitor')) === 'visitor' ? (marks.here ?? marks.clock) : marks.clock,
      channels: (['phone', 'chat'] as const).filter((channel) => terms.includes(channel)),
      trades: tradeIds.filter((trade) => terms.includes(trade)),
      asksOffice: terms.includes('visit') || terms.includes('office') || (marks.isComing && isTimed(marks, gathered)),
      features: [...new Set(tokens.flatMap(featureOf))],
      asksPrice: terms.some(asksOfPrice),
    },
    bare,
  }
}

/** `Can I walk in at four?` asks for a door, and `can you come?` for none. */
const isTimed = ({ day, isNow }: Pick<Marks, 'day' | 'isNow'>, { hour }: Pick<Asked, 'hour'>) =>
  day !== null || hour !== null || isNow

function featureOf(token: Token) {
  const { term } = token
  return isFeature(term) && !isOnePlace(token) ? [featureNamedBy[term]] : []
}
/** `Our location`, and neither `locations` nor `a second shop`: it asks for no more. */
const isOnePlace = ({ word, term }: Token) =>
  term === 'location' && countedBy(word) === 'locations' && !word.endsWith('s')
export const isFeature = (term: string | null): term is keyof typeof featureNamedBy =>
  term !== null && Object.hasOwn(featureNamedBy, term)

const asksOfPrice = oneOf('price month year pay total cheap cheaper expensive')

/** `a day`, `per week`: the shortest that is named. */
const periods = [
  ['day', compile('«perDay»')],
  ['week', compile('«perWeek»')],
  ['month', compile('«perMonth»')],
  ['year', compile('«perYear»')],
] as const
function periodOf(text: string) {
  return periods.find(([, said]) => said.test(text))?.[0] ?? null
}

const kindOf = (word: string, entities: Parameters<typeof classOf>[1]) => {
  const kind = classOf(termOf(word), entities)
  return isKind(kind) ? kind : word
}

/** What can be said only once: of two, the nearer one counts. */
const groups = ['year month {years} {months}', '{plan} {package}']
  .concat('{users}', '{locations}', '{products}', '{office}', '{amount}', '{percent}', '{day}', '{hour}')
  .map((terms) => new Set(terms.split(' ')))
const noNames = { packages: [] }
const isOffer = ({ term }: Token) => term !== null && isOfferName(classOf(term, noNames))
const groupOf = ({ term }: Token) => groups.find((some) => term !== null && some.has(classOf(term, noNames)))
const depthOf = ({ from }: Token) => nearestFirst.indexOf(from)

function isSuperseded(token: Token, all: readonly Token[]) {
  if (token.from === 'said') return false
  const group = groupOf(token)
  return group !== undefined && all.some((other) => depthOf(other) < depthOf(token) && groupOf(other) === group)
}

/** A question with words from elsewhere: all that stand there, or only some. */
export function takeFrom(
  now: Understood,
  other: Understood,
  from: Exclude<Source, 'said'>,
  isTaken: (token: Token) => boolean = () => true,
): Understood {
  // A package that is named by its price is the one that is spoken of.
  const isNamed = now.asked.packages.length > 0 && !now.tokens.some(isOffer)
  const taken = other.tokens
    .filter((token) => isTaken(token) && !(isNamed && isOffer(token)))
    .map((token): Token => ({ ...token, from }))
  const isOfTold = from === 'told' || taken.some(({ term }) => term === '{hour}')
  const names = [...lasting, ...(isOfTold ? toldBefore : [])]
  const marks = Object.fromEntries(names.map((name) => [name, now.asked[name] || other.asked[name]] as const))
  // What was told stands before the question, as it was said.
  const tokens = from === 'told' ? [...taken, ...now.tokens] : [...now.tokens, ...taken]
  return derive(tokens, { ...now.asked, ...marks })
}
/** What is taken of what a sentence says as a whole: with any words of it, and with what was just told, or an hour. */
const lasting = ['isInShifts', 'per'] as const
const toldBefore = ['day', 'isNow', 'clock', 'here', 'elsewhere', 'since'] as const

/** The question with other words in the place of its own. */
export const withTokens = (now: Understood, tokens: readonly Token[]) => derive(tokens, now.asked)
/** The question with only some of its words. */
export const keepTokens = (now: Understood, isKept: (token: Token, at: number) => boolean): Understood =>
  withTokens(now, now.tokens.filter(isKept))
/** The same, of so many people. */
export function withUsers(now: Understood, { users: value, unsure }: Count): Understood {
  const token: Token = { word: '{users}', term: '{users}', from: 'said', counted: users(value, unsure) }
  return withTokens(now, [token, ...now.tokens.filter(({ term }) => term !== '{users}')])
}
/** The same, of nothing but what a price turns on; `4 people in total` asks for no price. */
export function onlySum(now: Understood): Understood {
  const sum = keepTokens(now, ({ term, counted }) => Boolean(counted?.unit && counted.unit in mostOf) || isOfSum(term))
  const isCountAlone = sum.terms.every((term) => term === 'total' || term === '{users}')
  return isCountAlone ? keepTokens(sum, ({ term }) => term !== 'total') : sum
}
const isOfSum = (term: string | null) =>
  term !== null && (asksOfPrice(term) || asksOfOffer(term) || readEntities([term]).currencies.length > 0)
const asksOfOffer = oneOf('onetime lifetime ngo smallbusiness')
export const withYesNo = (now: Understood, isYesNo: boolean) => derive(now.tokens, { ...now.asked, isYesNo })

const isCourtesy = oneOf('hello thanks goodbye howareyou hurry')
/** `Great, thank you.` */
export const isOnlyCourtesy = ({ terms }: Understood) => terms.length > 0 && terms.every(isCourtesy)

/** A greeting before a question is no part of it. */
function withoutCourtesy(words: readonly Tagged[]): readonly Tagged[] {
  const isAlone = words.every(({ term }) => term === null || isCourtesy(term))
  return isAlone ? words : words.map((word) => (isCourtesy(word.term) ? { ...word, term: null } : word))
}

/** With its capital, among small words or before what is asked of a price, it is a name: `prix de Business`. */
const capitalBusiness = compile(String.raw`(?:\b(?:«aheadOfName») |^)Business(?=\W*$|[?.,!:]| (?:«behindName»)\b)`, 'u')
/** `Business` is a package where nothing says whose business it is. */
const namedBusiness = compile(String.raw`(?<!\b«whoseBusiness» )\bbusiness\b(?! «businessOf»)`)

function nameBusiness(text: string, mended: string): readonly Token[] {
  const isPackage = capitalBusiness.test(text)
  const term = isPackage ? 'businesspackage' : namedBusiness.test(mended) ? 'businessname' : null
  return term ? [{ word: '', term, from: 'said' }] : []
}

/** `The $1,000 licence` names the package by its price, and so does `once for 1000`. */
function packagesOf(named: Asked['packages'], terms: readonly string[], amounts: readonly Cents[]) {
  if (named.length > 0 || !terms.some((term) => isPaidOnce(term) || term === 'update')) return named
  return Object.values(packages).flatMap(({ id, price }) => (amounts.includes(price) ? [id] : []))
}

/**
 * `From the offer at 19.90 to the one at 6.90` names the plans by their prices, and `your 5-user plan` by what it holds,
 * where none is named otherwise. A whole number counts something, unless a currency stands beside it.
 */
function nameByNumber(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(isPlan)) return tokens
  return tokens.map((token, at) => {
    const { counted, from } = token
    const isAheadOfPlan = tokens[at + 1]?.term === 'plan'
    // `Le forfait à 20 dollars`.
    const isBehindPlan = tokens.slice(Math.max(0, at - 2), at).some(({ term }) => term === 'plan')
    const isBesidePlan = isAheadOfPlan || tokens[at - 1]?.term === 'plan'
    const plan =
      counted &&
      Object.values(listed).find(
        (one) =>
          isPriceOf(one, counted) ||
          (isBesidePlan && counted.unit === 'users' && counted.value === one.users) ||
          (counted.unit === 'amount' &&
            roundings(one, isAheadOfPlan || isBehindPlan, isAheadOfPlan).includes(counted.value)),
      )
    return plan ? { word: plan.id, term: plan.id, from } : token
  })
}
export const isPlan = ({ term }: Token): boolean => term !== null && Object.hasOwn(listed, term)

/** `Does the cheapest plan send SMS?` names it, and `5 branches, cheapest plan?` asks for it, as `Is it the cheapest?` does. */
function nameCheapest(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ term }) => term === 'cheap')
  const isOfPlan = tokens.slice(Math.max(0, at - mostBetween), at + 1 + mostBetween).some(isPlanWord)
  const goesOn = tokens.some(
    (token, place) => (place > at && token.term !== null && !isPlanWord(token)) || isFeature(token.term),
  )
  return at >= 0 && isOfPlan && goesOn ? tokens.with(at, { word: cheapest, term: cheapest, from: 'said' }) : tokens
}
const [cheapest = ''] = planIds
const mostBetween = 2
/** `What is your cheapest one-time purchase?`, for nobody who was counted, names it. */
export function nameCheapestOnce(asked: Understood): Understood {
  const { tokens, terms } = asked
  const at = tokens.findIndex(({ term }) => term === 'cheap')
  const isForAnyone = tokens.every(({ counted }) => !counted?.unit) && !terms.some(isOfTerm)
  if (at < 0 || !isForAnyone || !terms.includes('onetime')) return asked
  return withTokens(asked, tokens.with(at, { word: cheapestOnce, term: cheapestOnce, from: 'said' }))
}
const isOfTerm = oneOf('month year')
const [cheapestOnce = ''] = packageIds
const isPlanWord = ({ term }: Token) => term === 'plan' || term === 'package'

/** `The 20 dollar plan`, and `the 19 dollar plan`, where a plan for 19 would be a smaller one. In dollars. */
const roundings = ({ monthlyPrice }: Plan, isNamed: boolean, isAheadOfPlan: boolean) => [
  ...(isNamed ? [Math.ceil(monthlyPrice / 100)] : []),
  ...(isAheadOfPlan ? [Math.floor(monthlyPrice / 100)] : []),
]
const termOfPackage = (id: PackageId) => (id === 'business' ? 'businesspackage' : id)
const isPriceOf = ({ monthlyPrice }: Plan, { unit, time, value }: Counted) =>
  Math.round(value * 100) === monthlyPrice &&
  (unit === 'amount' || (unit === null && time === null && !Number.isInteger(value)))

const inShifts = compile(String.raw`\b«inShifts»\b`)

const asksVerb = compile(String.raw`^(?:«questionLead» ){0,4}«verb»\b`)
const asksAtEnd = compile('«asksAtEnd»')
/** `And by the year?` asks what, not whether. */
const continued = compile(String.raw`^«continued»\b`)
const asksToBeTold = compile(String.raw`\b«wantsTold»\b.*\b«told»`)
const asksWhat = compile(String.raw`\b«asksWhat»\b`)
/** `Only 10 users, right?` is right or wrong for two reasons; a bare yes would confirm both. `A or B` asks which. */
const notPlain = compile(String.raw`\b«notPlain»\b(?! «notBehind»\b)`)
const negated = compile(String.raw`\b«negated»\b`)
const relative = compile(String.raw`\b«relative»\b`)
const adverse = compile(String.raw`\b«adverse»\b`)
const coming = compile(String.raw`\b«coming»\b`)
const ofSelf = compile(String.raw`\b«ofSelf»\b`)
const duty = compile(String.raw`\b«duty»\b`)

function wantsYesOrNo(mended: string, text: string) {
  if (notPlain.test(mended)) return false
  if (asksVerb.test(mended)) return !asksToBeTold.test(mended)
  if (asksWhat.test(mended)) return false
  return asksAtEnd.test(` ${mended}`) || (/\?\s*$/.test(text) && !continued.test(mended))
}

/** The name of a plan or a package. */
export const isOfferName = oneOf('{plan} {package}')
/** `The smaller of the two`, `la plus chère`, `the next bigger one`. */
const smaller = compile(String.raw`\b«smaller»\b`)
const bigger = compile(String.raw`\b«bigger»\b`)

/** The one that is chosen from the plans that were just named, or that stands beside the one, as if it had been named. */
export function takeChosen(text: string, own: Understood, { asked }: Understood): Understood {
  const step = Number(bigger.test(text)) - Number(smaller.test(text))
  // `Is it cheaper to buy it once?` is of the same.
  if (step === 0 || own.terms.some((term) => isOfferName(term) || term === 'onetime')) return own
  const plan = pickBeside(planIds, asked.plans, step)
  const item = asked.plans.length === 0 ? pickBeside(packageIds, asked.packages, step) : undefined
  if (!plan && !item) return own
  const kept = own.tokens.map((token) =>
    token.term === 'cheap' || token.term === 'cheaper' ? { ...token, term: 'price' } : token,
  )
  const named = plan ? [plan] : item ? [termOfPackage(item), 'package'] : []
  return withTokens(own, [...kept, ...named.map((term): Token => ({ word: term, term, from: 'said' }))])
}

function pickBeside<Item extends string>(ids: readonly Item[], named: readonly Item[], step: number): Item | undefined {
  const [first, ...others] = ids.filter((id) => named.includes(id))
  if (first === undefined) return undefined
  return others.length === 0 ? ids[ids.indexOf(first) + step] : step < 0 ? first : others.at(-1)
}
