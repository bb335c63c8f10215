import type { CountedName } from '#content/quantity-words.ts'
import { assistantWords } from '#content/assistant.ts'
import type { FeatureName, FigureName, ThingName } from '#content/copy/assistant/words.ts'
import { defaultLanguage } from '#content/languages.ts'
import { brand } from '#facts/brand.ts'
import { figures, history, loyaltyTiers, requirements, roleTemplates, type Figure } from '#facts/claims.ts'
import { milestones } from '#facts/history.ts'
import { socialNetworks } from '#facts/links.ts'
import { modules } from '#facts/modules.ts'
import { offices } from '#facts/offices.ts'
import { packages } from '#facts/packages.ts'
import { plans, type PlanFeature } from '#facts/plans.ts'
import { countedBy, type Quantity, type Span } from '../reading/quantities.ts'
import { bind, findMentions, findOffers } from './mentions.ts'
import { offers, type Offer } from './offers.ts'
import { around, type QuantityOf, type QuantityRule, type Rule, type Statement } from './statement.ts'
import { compile, pattern, says } from './words.ts'

type Number = QuantityOf<'count'> | QuantityOf<'number'>

/** So few in words are told of no plan: `two people who saw it`. */
const fewest = 5
/** So few are harmless of what nobody is promised: `two ways`, `three questions`. */
const mostHarmless = 12

/** A count is a limit of a plan, what we have of something, the visitor's own, a year of ours, or one of a few harmless. */
export const judgeCount: QuantityRule<'count' | 'number'> = (number, of, statement) => {
  const { text, own, offers: named } = statement
  const { value, isWord } = number
  const after = text.slice(number.end, number.end + 60)
  const counted = facts.filter(({ noun }) => noun.test(after))
  if (counted.some(({ values }) => values.includes(value))) return null
  const isHarmless = value <= mostHarmless && says('harmlessBehind', after)
  const noun = isHarmless || counted.some(({ isLimited }) => !isLimited) ? undefined : nounOf(number, statement)
  if (noun !== undefined) return isLimit(number, noun, of, statement) ? null : 'limit'
  if (counted.length > 0) {
    return own.has(value) && !says('saidOfUs', text.slice(0, number.start)) ? null : 'limit'
  }
  const isOfPrice = says('standsAlone', after) && (says('priceWords', text) || named.length > 0)
  const isSmall = isWord && value <= mostHarmless && !says('promisedBehind', after) && !isOfPrice
  return own.has(value) || isHarmless || isSmall || isYear(text, number) || isNumeral(text, number) ? null : 'number'
}

/** How many users, products and locations a plan takes must be what its facts say; the visitor's own counts must fit. */
function isLimit(number: Number, noun: CountedName, of: readonly Offer[] | undefined, { text, own }: Statement) {
  const { value, isWord, bound } = number
  const [ahead, after] = around(text, number, 40, 45)
  if (says('forEachOne', after) || says('extra', after.slice(0, 14))) return false
  const isCeiling = says('ceilingAhead', ahead)
  const isOfSome = offers.some(({ limits }) => limits[noun] === value)
  if (of === undefined) {
    if (says('everyOffer', text)) return offers.every(({ limits }) => limits[noun] === null || limits[noun] === value)
    const isOfNone = (isWord && value <= fewest && !says('saidOfPlans', text)) || (value === 1 && !isCeiling)
    return own.has(value) || isOfNone || isOfSome
  }
  const limits = of.map((offer) => offer.limits[noun])
  if (limits.includes(value)) return true
  // `For more than 5 users take Enterprise`: the ceiling of the smaller one.
  if (isOfSome && (bound === 'moreThan' || says('moreThanAhead', ahead)))
    return limits.some((limit) => (limit ?? Infinity) > value)
  if (isCeiling || (!own.has(value) && value !== 1)) return false
  return limits.some((limit) => limit === undefined || (limit === null || value <= limit) !== says('tooFew', text))
}

/** `Users: up to` */
const listHead = compile(String.raw`(\p{L}+)[^\p{L}\d.]{1,5}(?:«ceiling» )?$`)

/** What a number counts: the words behind it, those ahead in a list (`Users: 5`), or what was counted last before it. */
function nounOf(number: Number, { text, offers: named }: Statement): CountedName | undefined {
  if (number.kind === 'count') return number.of
  const [ahead, after] = around(text, number, 30, 50)
  const heading = /^[\s-]?[\p{L}%+]/u.test(after) ? null : listHead.exec(ahead)
  const isElliptic = named.length > 0 && says('elliptic', after)
  return (
    countedBy(heading?.[1]?.toLowerCase() ?? '') ??
    (isElliptic ? nounsOf(text.slice(0, number.start)).at(-1) : undefined)
  )
}

const nounsOf = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => countedBy(word) ?? [])

/** Unlimited may only be what a fact leaves open, and of the plan that leaves it open. */
export const judgeUnlimited: Rule = ({ text, offers: named, lastOffers }) => {
  const found = [...text.matchAll(pattern('unlimited', 'giu'))].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }))
  const bound = bind(text, found, named)
  const isTrue = found.every((span) => {
    if (says('notUnlimited', text.slice(Math.max(0, span.start - 40), span.start))) return true
    const noun = unlimitedNoun(text, span)
    const of = bound.get(span)?.things ?? (named.length === 0 ? lastOffers : undefined)
    if (noun === undefined || (of === undefined && says('everyOffer', text))) return false
    return (of ?? offers).some(({ limits }) => limits[noun] === null)
  })
  return isTrue ? null : 'limit'
}

/** What is said to be unlimited: right before as in French (`produits illimites`), or the nearest behind, or the last. */
function unlimitedNoun(text: string, { start, end }: Span): CountedName | undefined {
  const ahead = /(\p{L}+)(?: (?:are|is|est|sont|et \p{L}+))? $/iu.exec(text.slice(Math.max(0, start - 30), start))
  const behind = /^[^.;:]{0,24}\p{L}*/u.exec(text.slice(end))?.[0] ?? ''
  const [nearest] = nounsOf(`${ahead?.[1] ?? ''} ${text.slice(start, end)} ${behind}`)
  return nearest ?? nounsOf(text.slice(0, start)).at(-1)
}

const things: Readonly<Record<ThingName, readonly number[]>> = {
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
}

function readFact(nouns: readonly string[], values: readonly number[], isLimited: boolean) {
  const said = nouns.filter((noun) => noun !== '').join('|')
  const noun = compile(String.raw`^\+?[\s-]?(?:«ofFor» (?:«the»|«ourSaid») )?(?:${said})(?![\p{L}])`)
  return { noun, values, isLimited }
}

const figureNames = Object.keys(assistantWords[defaultLanguage].figureNouns) as readonly FigureName[]

/** How many there are of something; shops are also what a plan limits. */
const spoken = Object.values(assistantWords)
const facts = [
  ...figureNames.map((id) =>
    readFact(
      spoken.map(({ figureNouns }) => figureNouns[id]),
      [(figures[id] satisfies Figure).value],
      id === 'retailStores',
    ),
  ),
  ...(Object.keys(things) as readonly ThingName[]).map((id) =>
    readFact(
      spoken.map(({ thingNouns }) => thingNouns[id]),
      things[id],
      false,
    ),
  ),
]

const years = new Set<number>([...Object.values(milestones).map(({ year }) => year), brand.copyrightYear])

function isYear(text: string, { value, start, end }: Quantity) {
  if (!Number.isInteger(value) || !years.has(value)) return false
  return value === history.from || !says('founded', text.slice(Math.max(0, start - 40), end))
}

/** The numeral of a list: `1. Open the pricing page.` */
const isNumeral = (text: string, { value, start, end }: Quantity) =>
  value <= 20 && /(?:^|\n|;)\s*(?:[-+•>]\s*)*$/u.test(text.slice(0, start)) && /^[.)](?:\s|$)/.test(text.slice(end))

const featureTables: readonly Readonly<Partial<Record<FeatureName, string | null>>>[] = Object.values(
  assistantWords,
).map(({ featureNames }) => featureNames)
const featureSearches = (Object.keys(featureTables[0] ?? {}) as readonly PlanFeature[]).flatMap((feature) => {
  const names = featureTables.flatMap((table) => table[feature] ?? [])
  return names.length === 0 ? [] : [[compile(names.join('|'), 'giu'), [feature]] as const]
})
const isInAll = (feature: PlanFeature) => offers.every(({ kind, has }) => kind !== 'plan' || has(feature))

/** What a plan is said to include must be in it, and in every plan what is said of all of them. */
export const judgeFeatures: Rule = ({ text }) => {
  const isWrong = text.split(pattern('featureTurn')).some((clause) => {
    if (says('hasNot', clause)) return false
    const found = findMentions<PlanFeature>(clause, featureSearches)
    const bound = bind(clause, found, findOffers(clause))
    return found.some((mention) => {
      const of = bound.get(mention)?.things
      return mention.things.some((feature) =>
        of
          ? of.every(({ kind, has }) => kind === 'plan' && !has(feature))
          : says('everyPlan', clause) && !isInAll(feature),
      )
    })
  })
  return isWrong ? 'limit' : null
}
