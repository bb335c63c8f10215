import { assistantWords } from '#content/assistant.ts'
import { counted as ourCounts } from '#content/guard-figures.ts'
import type { CountedName } from '#content/quantity-words.ts'
import { brand } from '#facts/brand.ts'
import { history } from '#facts/claims.ts'
import { milestones } from '#facts/history.ts'
import type { PlanFeature } from '#facts/plans.ts'
import { countedBy, type Located } from '../reading/quantities.ts'
import { listNouns } from '../reading/reading-words.ts'
import { bind, findMentions, findOffers, offers, type Mention, type Offer } from './offers.ts'
import type { GuardReason, Rule, Said, Statement } from './statement.ts'
import { compile, pattern, says } from './words.ts'

/** So few in words are told of no plan: `two people who saw it`. */
const fewest = 5
/** So few are harmless of what nobody is promised: `two ways`, `three questions`. */
const mostHarmless = 12

type Count = Said<'count' | 'number'>

/** A count is a limit of a plan, what we have of something, the visitor's own, a year of ours, or one of a few harmless. */
export const judgeCounts: Rule = (statement) =>
  statement.numbers
    .map((one) => (one.kind === 'count' || one.kind === 'number') && judgeCount(one, statement))
    .find((because) => because !== false) ?? false

function judgeCount(number: Count, statement: Statement): GuardReason | false {
  const { text, own, offers: named } = statement
  const { value, isWord, behind } = number
  const counted = facts.filter(({ noun }) => noun.test(behind))
  if (counted.some(({ values }) => values.includes(value))) return false
  const isHarmless = value <= mostHarmless && says('harmlessBehind', behind)
  const noun = isHarmless || counted.some(({ isLimited }) => !isLimited) ? undefined : nounOf(number, statement)
  if (noun !== undefined) return !isLimit(number, noun, statement) && 'limit'
  if (counted.length > 0) return !(own.has(value) && !says('saidOfUs', text.slice(0, number.start))) && 'limit'
  const isOfPrice = says('standsAlone', behind) && (says('priceWords', text) || named.length > 0)
  const isSmall = isWord && value <= mostHarmless && !says('promisedBehind', behind) && !isOfPrice
  return !(own.has(value) || isHarmless || isSmall || isYear(number) || isNumeral(number)) && 'number'
}

/** How many users, products and locations a plan takes must be what its facts say; the visitor's own counts must fit. */
function isLimit({ value, isWord, bound, saidOf, ahead, behind }: Count, noun: CountedName, { text, own }: Statement) {
  if (says('forEachOne', behind) || says('extra', behind.slice(0, 14))) return false
  const isCeiling = says('ceilingAhead', ahead)
  const isOfSome = offers.some(({ limits }) => limits[noun] === value)
  if (saidOf === undefined) {
    if (says('everyOffer', text)) return offers.every(({ limits }) => limits[noun] === null || limits[noun] === value)
    const isOfNone = (isWord && value <= fewest && !says('saidOfPlans', text)) || (value === 1 && !isCeiling)
    return own.has(value) || isOfNone || isOfSome
  }
  const limits = saidOf.map((offer) => offer.limits[noun])
  if (limits.includes(value)) return true
  // `For more than 5 users take Enterprise`: the ceiling of the smaller one.
  if (isOfSome && bound === 'moreThan') return limits.some((limit) => (limit ?? Infinity) > value)
  if (isCeiling || (!own.has(value) && value !== 1 && !says('forAhead', ahead) && !says('saysItFits', text)))
    return false
  return limits.some((limit) => limit === undefined || (limit === null || value <= limit) !== says('tooFew', text))
}

/** `Users: up to` */
const listHead = compile(String.raw`(\p{L}+)[^\p{L}\d.]{1,5}(?:«ceiling» )?$`)

/** What a number counts: the words behind it, those ahead in a list (`Users: 5`), or what was counted last before it. */
function nounOf(number: Count, { text, question, offers: named }: Statement): CountedName | undefined {
  if (number.kind === 'count') return number.of
  const { ahead, behind, start } = number
  const heading = /^[\s-]?[\p{L}%+]/u.test(behind) ? null : listHead.exec(ahead)
  const isElliptic = (named.length > 0 || question !== '') && says('elliptic', behind)
  const earlier = `${named.length > 0 ? '' : question} ${text.slice(0, start)}`
  return countedBy(heading?.[1]?.toLowerCase() ?? '') ?? (isElliptic ? nounsOf(earlier).at(-1) : undefined)
}

const nounsOf = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => countedBy(word) ?? [])

/** Unlimited may only be what a fact leaves open, and of the plan that leaves it open. */
export const judgeUnlimited: Rule = ({ text, before, offers: named, lastOffers }) =>
  bind(text, findMentions(text, [[pattern('unlimited', 'giu')]]), named, lastOffers).some(({ saidOf, ...one }) => {
    if (says('notUnlimited', one.ahead)) return false
    const noun = unlimitedNoun(text, one) ?? nounsOf(before).at(-1)
    if (noun === undefined || (saidOf === undefined && says('everyOffer', text))) return true
    return !(saidOf ?? offers).some(({ limits }) => limits[noun] === null)
  }) && 'limit'

const nounAhead = compile(String.raw`(\p{L}+)(?: (?:«isAll»|«andOr» \p{L}+))? $`)

/** What is said to be unlimited: right before as in French (`produits illimites`), or the nearest behind, or the last. */
function unlimitedNoun(text: string, { start, said, ahead, behind }: Located): CountedName | undefined {
  const before = nounAhead.exec(ahead)?.[1] ?? ''
  const after = /^[^.;:]{0,24}\p{L}*/u.exec(behind)?.[0] ?? ''
  const [nearest] = nounsOf(`${before} ${said} ${after}`)
  return nearest ?? nounsOf(text.slice(0, start)).at(-1)
}

/** Each with the words for it behind a number. Shops are also what a plan limits. */
const facts = Object.entries(ourCounts).flatMap(([id, values]) => {
  const said = listNouns(id).join('|')
  const noun = String.raw`^\+?[\s-]?(?:«ofFor» (?:«the»|«ourSaid») )?(?:${said})(?![\p{L}])`
  return said === '' ? [] : [{ noun: compile(noun), values, isLimited: id === 'retailStores' }]
})

const years = new Set<number>([...Object.values(milestones).map(({ year }) => year), brand.copyrightYear])

const isYear = ({ value, ahead }: Count) =>
  years.has(value) && (value === history.from || !says('founded', ahead.slice(-40)))

/** The numeral of a list: `1. Open the pricing page.` */
const isNumeral = ({ value, ahead, behind }: Count) =>
  value <= 20 && /(?:^|\n|;)\s*(?:[-+•>]\s*)*$/u.test(ahead) && /^[.)](?:\s|$)/.test(behind)

const features = Object.values(assistantWords).flatMap(({ featureNames }) =>
  Object.entries<string | null>(featureNames).flatMap(([feature, names]): readonly (readonly [RegExp, PlanFeature])[] =>
    names ? [[compile(names, 'giu'), feature as PlanFeature]] : [],
  ),
)

/** What a plan is said to include must be in it, and in every plan what is said of all of them. */
export const judgeFeatures: Rule = ({ clauses, lastOffers }) =>
  clauses.some((clause) => {
    if (says('hasNot', clause)) return false
    const isOfAll = says('everyOffer', clause)
    const named = findOffers(clause)
    const [one, other] = named
    if (one && other && says('allOf', clause.slice(one.end, other.start)) && isWithout(one, other)) return true
    return bind(clause, findMentions(clause, features), named, isOfAll ? undefined : lastOffers).some(
      ({ things: [feature], saidOf }) => {
        const isIn = ({ has }: Offer) => feature === undefined || has(feature)
        return saidOf ? !saidOf.some(isIn) : isOfAll && !offers.every(isIn)
      },
    )
  }) && 'limit'

const isWithout = ({ things }: Mention<Offer>, other: Mention<Offer>) =>
  features.some(
    ([, feature]) => !things.some(({ has }) => has(feature)) && other.things.every(({ has }) => has(feature)),
  )

/** Updates for life come with one package only. */
export const judgeLifelongUpdates: Rule = ({ text, offers: named, lastOffers }) =>
  bind(text, findMentions(text, [[pattern('lifelongUpdates', 'giu')]]), named, lastOffers).some(({ saidOf }) =>
    saidOf ? !saidOf.some(({ updateYears }) => updateYears === null) : says('everyWord', text),
  ) && 'promise'
