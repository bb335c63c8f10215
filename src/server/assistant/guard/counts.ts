import type { CountedName } from '#content/quantity-words.ts'
import { figureNouns as english, thingNouns as englishThings } from '#content/en/assistant/counted-things.ts'
import { figureNouns as french, thingNouns as frenchThings } from '#content/fr/assistant/counted-things.ts'
import { brand } from '#facts/brand.ts'
import { figures, history, loyaltyTiers, requirements, roleTemplates, type Figure } from '#facts/claims.ts'
import { milestones } from '#facts/history.ts'
import { socialNetworks } from '#facts/links.ts'
import { modules } from '#facts/modules.ts'
import { offices } from '#facts/offices.ts'
import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import { countedBy, type Quantity, type Span } from '../reading/quantities.ts'
import { bind } from './mentions.ts'
import { everyOffer } from './money.ts'
import { offers, type Offer } from './offers.ts'
import { around, type QuantityOf, type QuantityRule, type Rule, type Statement } from './statement.ts'
import { compile } from './words.ts'

type Number = QuantityOf<'count'> | QuantityOf<'number'>

const ceiling = compile(String.raw`\b«ceiling»\s*$`)
const beyond = compile(String.raw`\bmore than\s*$`)
const tooFew = compile('«tooFew»')
const plansSay = compile(String.raw`\b«plansSay»\b`)
const perEach = compile(String.raw`^[\s-]?[\p{L}' -]{0,25}\b«each»\b`)
const extra = compile('«extra»')
/** A number that ends its clause or stands before the name of a plan. */
const elliptic = compile(String.raw`^\s*(?:[.,;:)]|$|«standsFor»)`)
/** As a table or a list says it: `Users: 5`, `Users | 5`. */
const heading = /([\p{L}]+)[^\p{L}\d.]{1,5}(?:up to |jusqu'a )?$/u
/** So few in words are told of no plan: `two people who saw it`. */
const fewest = 5

/** How many users, products and locations a plan takes must be what its facts say; the visitor's own counts must fit. */
function isLimit(number: Number, noun: CountedName, of: readonly Offer[] | undefined, { text, own }: Statement) {
  const { value, isWord, bound } = number
  const [ahead, after] = around(text, number, 40, 45)
  if (perEach.test(after) || extra.test(after.slice(0, 14))) return false
  const isCeiling = ceiling.test(ahead)
  const isOfSome = offers.some(({ limits }) => limits[noun] === value)
  if (of === undefined) {
    if (everyOffer.test(text)) return offers.every(({ limits }) => limits[noun] === null || limits[noun] === value)
    const isOfNone = (isWord && value <= fewest && !plansSay.test(text)) || (value === 1 && !isCeiling)
    return own.has(value) || isOfNone || isOfSome
  }
  const limits = of.map((offer) => offer.limits[noun])
  if (limits.includes(value)) return true
  // `For more than 5 users take Enterprise`: the ceiling of the smaller one.
  if ((bound === 'moreThan' || beyond.test(ahead)) && isOfSome)
    return limits.some((limit) => (limit ?? Infinity) > value)
  if (isCeiling || (!own.has(value) && value !== 1)) return false
  return limits.some((limit) => limit === undefined || (limit === null || value <= limit) !== tooFew.test(text))
}

/** What a number of nothing counts: what stands ahead as in a list, or what was counted last before it. */
function nounOf(number: Number, { text, offers: named }: Statement): CountedName | undefined {
  if (number.kind === 'count') return number.of
  const [ahead, after] = around(text, number, 30, 50)
  const word = /^[\s-]?[\p{L}%+]/u.test(after) ? undefined : heading.exec(ahead)?.[1]
  return (
    countedBy(word?.toLowerCase() ?? '') ??
    (named.length > 0 && elliptic.test(after) ? lastCounted(text, number) : undefined)
  )
}

const lastCounted = (text: string, { start }: Span) =>
  text
    .slice(0, start)
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.map(countedBy)
    .findLast((noun) => noun !== undefined)

const unlimited = compile('«unlimited»', 'giu')
const notUnlimited = /\b(?:not|n't|isn't|pas|no|ni|sans etre)\s+(?:\w+\s+)?$/iu
const words = /\p{L}+/gu

/** Unlimited may only be what a fact leaves open, and of the plan that leaves it open. */
export const judgeUnlimited: Rule = ({ text, offers: named, lastOffers }) => {
  const found = [...text.matchAll(unlimited)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
  const bound = bind(text, found, named)
  const isTrue = found.every((span) => {
    if (notUnlimited.test(text.slice(Math.max(0, span.start - 40), span.start))) return true
    const noun = unlimitedNoun(text, span)
    const of = bound.get(span)?.things ?? (named.length === 0 ? lastOffers : undefined)
    if (noun === undefined || (of === undefined && everyOffer.test(text))) return false
    return (of ?? offers).some(({ limits }) => limits[noun] === null)
  })
  return isTrue ? null : 'limit'
}

/** What is said to be unlimited: right before as in French (`produits illimites`), or the nearest behind, or the last. */
function unlimitedNoun(text: string, span: Span): CountedName | undefined {
  const ahead = /(\p{L}+)(?: (?:are|is|est|sont|et \p{L}+))? $/iu.exec(
    text.slice(Math.max(0, span.start - 30), span.start),
  )
  const inside = text.slice(span.start, span.end).match(words) ?? []
  const behind = (/^[^.;:]{0,24}\p{L}*/u.exec(text.slice(span.end))?.[0] ?? '').match(words) ?? []
  const nouns = [ahead?.[1] ?? '', ...inside, ...behind].map((word) => countedBy(word.toLowerCase()))
  return nouns.find((noun) => noun !== undefined) ?? lastCounted(text, span)
}

type Counted = keyof typeof english

const things = {
  offices: [offices.length],
  countries: [offices.length, new Set(offices.map(({ country }) => country)).size],
  modules: [modules.length],
  plans: [Object.keys(plans).length],
  packages: [Object.keys(packages).length],
  tiers: [loyaltyTiers.length],
  roles: [roleTemplates.length],
  networks: [socialNetworks.length],
  milestones: [Object.keys(milestones).length],
  characters: [requirements.passwordLength.value],
  gigabytes: [requirements.memoryMinimum, requirements.memoryRecommended, requirements.disk].map(({ value }) => value),
} as const satisfies Record<keyof typeof englishThings, readonly number[]>

const isNoun = (...nouns: readonly string[]) =>
  compile(
    String.raw`^\+?[\s-]?(?:of (?:our|the|its) |de nos )?(?:${nouns.filter((noun) => noun !== '').join('|')})(?![\p{L}])`,
  )
/** How many there are of something; shops are also what a plan limits. */
const facts = [
  ...(Object.keys(english) as readonly Counted[]).map((id) => ({
    noun: isNoun(english[id], french[id]),
    values: [(figures[id] satisfies Figure).value],
    isLimited: id === 'retailStores',
  })),
  ...(Object.keys(things) as readonly (keyof typeof things)[]).map((id) => ({
    noun: isNoun(englishThings[id], frenchThings[id]),
    values: things[id],
    isLimited: false,
  })),
]

/** A few of what nobody is promised: `two ways`, `three questions`. */
const mostHarmless = 12
const harmless = isNoun(String.raw`(?:\w+ )?«harmless»`)
const promised = compile(String.raw`^[\s-](?:[\p{L}-]+ ){0,2}«promisedCount»\b`)
const standsAlone = compile(String.raw`^\s*(?:[.,;:!?)]|$|«aloneCount»\b)`)
const priceWord = compile(String.raw`\b«priceWord»\b`)
const ours = compile(String.raw`\b«ours»\b`)

/** A count is a limit of a plan, what we have of something, the visitor's own, a year of ours, or one of a few harmless. */
export const judgeCount: QuantityRule<'count' | 'number'> = (number, of, statement) => {
  const { text, own, offers: named } = statement
  const { value, isWord } = number
  const after = text.slice(number.end, number.end + 60)
  const counted = facts.filter(({ noun }) => noun.test(after))
  if (counted.some(({ values }) => values.some((one) => one === value))) return null
  const isHarmless = value <= mostHarmless && harmless.test(after)
  const noun = isHarmless || counted.some(({ isLimited }) => !isLimited) ? undefined : nounOf(number, statement)
  if (noun !== undefined) return isLimit(number, noun, of, statement) ? null : 'limit'
  if (counted.length > 0) {
    const isTheirs = own.has(value) && !ours.test(text.slice(0, number.start))
    return isTheirs || (isHarmless && isWord && value <= 3) ? null : 'limit'
  }
  const isOfPrice = standsAlone.test(after) && (priceWord.test(text) || named.length > 0)
  const isSmall = isWord && value <= mostHarmless && !promised.test(after) && !isOfPrice
  return own.has(value) || isHarmless || isSmall || isYear(text, number) || isNumeral(text, number) ? null : 'number'
}

const years = new Set<number>([...Object.values(milestones).map(({ year }) => year), brand.copyrightYear])
const founded = compile('«founded»')

function isYear(text: string, { value, start, end }: Quantity) {
  if (!Number.isInteger(value) || !years.has(value)) return false
  return value === history.from || !founded.test(text.slice(Math.max(0, start - 40), end))
}

/** The numeral of a list: `1. Open the pricing page.` */
const isNumeral = (text: string, { value, start, end }: Quantity) =>
  value <= 20 && /(?:^|\n|;)\s*(?:[-+•>]\s*)*$/u.test(text.slice(0, start)) && /^[.)](?:\s|$)/.test(text.slice(end))

const many = compile('«manyOf»')

/** Many without a number is a figure that nobody can check: `thousands of shops`. */
export const judgeMany: Rule = ({ text }) => (many.test(text) ? 'number' : null)
