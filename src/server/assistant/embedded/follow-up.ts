import { packages as allPackages, type PackageId } from '#facts/packages.ts'
import { isAnswer, type Find } from './find-answer.ts'
import type { Part } from './read-message.ts'
import { planIds } from './asked-needs.ts'
import { audiences } from './share-needs.ts'
import { continueFrom, type Understood } from './understand.ts'

/** What was said last: by the visitor, and to the visitor. */
export type Talk = { readonly asked: Understood | null; readonly answered: Understood | null }

/** Words that ask and name nothing: `and for how long?` says only with the talk before what it is about. */
const hollow = new Set(
  'howlong limit price year month go compare total pay count include more sam mem onetime'.split(' '),
)
/** A question with more terms than this stands for itself. */
const fewTerms = 3

/** Whether a question that points back says too little to be read alone. */
export const isElliptic = ({ terms, bare }: Understood) =>
  terms.length <= fewTerms && bare.length === 0 && !terms.some((term) => term.startsWith('{') && term !== '{day}')

const isHollow = ({ terms }: Understood) => terms.every((term) => hollow.has(term) || term.startsWith('{'))

/** The question with what was asked before, with what was answered, and with both. */
export function readTogether(now: Understood, { asked, answered }: Talk): readonly Understood[] {
  const withAsked = asked && continueFrom(now, asked)
  return [
    ...(withAsked ? [withAsked] : []),
    ...(answered ? [continueFrom(now, answered)] : []),
    ...(withAsked && answered ? [continueFrom(withAsked, answered)] : []),
  ]
}

/** When somebody is there: the place is the one that was spoken of. A channel is a place of its own. */
export function takePlace(now: Understood, { asked, answered }: Talk): Understood {
  const isOfPlace = now.signs.includes('~attended') || now.signs.includes('~day')
  const { offices, channels, plans, packages } = now.asked
  if (!isOfPlace || offices.length + channels.length + plans.length + packages.length > 0 || !isElliptic(now))
    return now
  const [spoken] = [asked, answered].flatMap((said) => (said?.asked.offices.length === 1 ? [said.asked.offices] : []))
  if (!spoken) return now
  return {
    ...now,
    terms: [...now.terms, '{office}'],
    looks: [...now.looks, '{office}'],
    signs: [...now.signs, '~attended'],
    asked: { ...now.asked, offices: spoken },
  }
}

const ofPlans = new Set('price month year product user location limit fit total api sms backup analytics'.split(' '))

/** `And how many products?` after one plan was named to the visitor is asked of that plan. */
export function takePlan(now: Understood, { asked, answered }: Talk): Understood {
  const { needs } = now.asked
  const isOfPlans = now.terms.some((term) => ofPlans.has(term)) && isElliptic(now)
  const isNamed = [now, asked].some((said) => said && said.asked.plans.length + said.asked.packages.length > 0)
  const spoken = answered?.asked
  if (!isOfPlans || isNamed || Object.keys(needs).length > 0) return now
  if (!spoken || spoken.plans.length !== 1 || spoken.packages.length > 0) return now
  return {
    ...now,
    terms: [...now.terms, '{plan}'],
    looks: [...now.looks, '{plan}'],
    asked: { ...now.asked, plans: spoken.plans },
  }
}

/** Who said that it is an association is asked for prices as one. */
export function takeAudience(now: Understood, { asked }: Talk): Understood {
  const isOfPrices = now.terms.some((term) => term === '{plan}' || term === '{users}') && now.terms.some(isPricing)
  const told = asked?.terms.filter((term) => audiences.has(term)) ?? []
  if (!isOfPrices || told.length === 0 || now.terms.some((term) => audiences.has(term))) return now
  return { ...now, terms: [...now.terms, ...told] }
}
const isPricing = (term: string) => ['price', 'pay', 'month', 'year', 'total'].includes(term)

/** From here on a question read with the talk before goes before what it may be alone. */
const sureTogether = 0.4
const sureAlone = 0.65

/** Reads a question that leans on the talk before with it, where alone it says nothing or nothing sure. */
export function findInTalk(part: Part, find: Find) {
  const alone = { part, found: find(part.understood) }
  const { kind, score } = alone.found
  const isSure = kind === 'topic' && score >= sureAlone && !isHollow(part.understood)
  if (part.together.length === 0 || isSure) return alone
  const least = isHollow(part.understood) || kind !== 'topic' ? 0 : score
  const best = part.together
    .map((understood) => ({ part: { ...part, understood }, found: find(understood) }))
    .filter(({ found }) => found.kind === 'topic' && isAnswer(found.id) && found.score >= sureTogether)
    .toSorted((one, other) => other.found.score - one.found.score)[0]
  return best && best.found.score > least ? best : alone
}

const smaller = 'smaller|lower|plus petite?'
const bigger = 'bigger|larger|higher|plus grande?'
/** `The smaller of the two`, `la plus chère`: which of the plans that were named last. */
const chosen: readonly (readonly [RegExp, 'first' | 'last'])[] = [
  [
    new RegExp(String.raw`\b(?:${smaller}|smallest|lowest|cheaper|cheapest|less expensive|former|moins chere?)\b`),
    'first',
  ],
  [
    new RegExp(String.raw`\b(?:${bigger}|biggest|largest|highest|more expensive|latter|plus chere?|plus grosse?)\b`),
    'last',
  ],
]

/** `The next bigger one`, `celui au-dessus`: which stands beside the one that was named last. */
const beside: readonly (readonly [RegExp, -1 | 1])[] = [
  [new RegExp(String.raw`\b(?:${bigger}|above|one up|au-dessus|superieure?)\b`), 1],
  [new RegExp(String.raw`\b(?:${smaller}|below|one down|en dessous|inferieure?)\b`), -1],
]

/** The plan or package beside the one that was just named, as if it had been named; null where there is none. */
function takeNeighbour(text: string, now: Understood, { asked, answered }: Talk): Understood | null {
  const [, step = 0] = beside.find(([pattern]) => pattern.test(text)) ?? []
  const said = [asked, answered].find((one) => (one?.asked.plans.length ?? 0) + (one?.asked.packages.length ?? 0) > 0)
  if (step === 0 || !said || now.terms.some((term) => term.startsWith('{'))) return null
  const plan = neighbourOf(planIds, said.asked.plans, step)
  const bundle = said.asked.plans.length === 0 ? neighbourOf(packageIds, said.asked.packages, step) : undefined
  const name = plan ? '{plan}' : '{package}'
  if (!plan && !bundle) return null
  const own = { plans: plan ? [plan] : [], packages: bundle ? [bundle] : [] }
  return { ...now, terms: [name, 'price'], looks: [name], asked: { ...now.asked, ...own } }
}
const packageIds = Object.keys(allPackages) as PackageId[]
const neighbourOf = <Id extends string>(ids: readonly Id[], [named, ...others]: readonly Id[], step: number) =>
  named !== undefined && others.length === 0 ? ids[ids.indexOf(named) + step] : undefined

/** The plan that is chosen from two or more that were just named, as if it had been named. */
export function takeChosen(text: string, now: Understood, { asked, answered }: Talk): Understood {
  const named = [answered, asked].find((said) => (said?.asked.plans.length ?? 0) > 1)?.asked.plans ?? []
  const [, which] = chosen.find(([pattern]) => pattern.test(text)) ?? []
  if (now.asked.plans.length > 0 || now.asked.packages.length > 0) return now
  if (!which || named.length < 2) return takeNeighbour(text, now, { asked, answered }) ?? now
  const inOrder = planIds.filter((id) => named.includes(id))
  const plan = which === 'first' ? inOrder[0] : inOrder.at(-1)
  if (!plan) return now
  const terms = now.terms.filter((term) => term !== 'cheap' && term !== 'cheaper')
  return {
    ...now,
    terms: [...terms, '{plan}', ...(terms.includes('month') || terms.includes('year') ? ['price'] : [])],
    looks: ['{plan}', ...now.looks],
    asked: { ...now.asked, plans: [plan] },
  }
}
