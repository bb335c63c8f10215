import { assistantWords } from '#content/assistant.ts'
import type { LimitSaid, LimitUnit, Since } from '#content/assistant-words.ts'
import { advisedFor, isCounted, leastOf, least, requiredBy } from './calculations.ts'
import { isLargeEnough, unmetBy, updateYearsOf } from '#contract/plan-advice.ts'
import { packageIds, packages } from '#facts/packages.ts'
import { hasFeature, planIds, plans } from '#facts/plans.ts'
import { ngoProgram } from '#facts/programs.ts'
import { listNouns } from '../reading/reading-words.ts'
import { classOf, isOffice } from './names.ts'
import { oneOf, readTerms } from './words.ts'
import { answerIds, answerTable, type AnswerId } from '#content/assistant-topics.ts'
import { isSince, keepTokens, type Token, type Understood } from './understand.ts'

/** Whether what is asked is so; null where it was not compared with the facts, and neither a yes nor a no may be said. */
type Verdict = boolean | null

type IsOne = ReturnType<typeof oneOf>
/** Terms, and what may stand beside those of an answer. */
const withIdle = (text: string, about: AnswerId): IsOne => oneOf([text, ...idleIn(about)].join(' '))
const spoken = Object.values(assistantWords)
/** What may stand in a question beside what is compared, as each language says it. */
const idleIn = (name: AnswerId | 'always') => spoken.flatMap(({ idleWords }) => readTerms(idleWords[name] ?? ''))
/** What may stand in any question that is compared without changing what it asks. */
const isAlways = oneOf(['plan package include fit', ...idleIn('always')].join(' '))
const ofNames = oneOf('{plan} {plans} {package}')
const ofPrices = oneOf(
  '{plan} {plans} {package} price month year {amount} {years} {months} pay subscription onetime license lifetime',
)
const ofUpdates = withIdle('update lifetime', 'packageUpdates')
const ofSizes = withIdle(
  '{plan} {package} {users} {locations} {products} {amount} support user location product limit pharmacy restaurant hotel retail login onetime license buy',
  'limits',
)
const ofPlaces = withIdle('{office} office country address visit headquarters', 'offices')
/** What stands in a street; who works in a country may still serve another. */
const isHouse = oneOf('office location')

/** Nothing is asked beside what was compared. */
const isOnly = ({ terms }: Understood, ...some: readonly IsOne[]) =>
  terms.every((term) => [isAlways, ...some].some((isOne) => isOne(term)))

/**
 * Compares a question of yes or no with the facts that its answer holds: a price, a limit, a feature of a plan, a figure, a
 * place, or what the answer itself affirms. Whatever else is asked beside it makes it null.
 */
export function compare(id: AnswerId, question: Understood): Verdict {
  const { asked } = question
  const { feature, affirms = '', denies = '', compares, isDecided } = answerTable[id]
  const figure = compareFigure(id, question)
  if (figure !== null) return asked.isYesNo ? figure : null
  if (!asked.isYesNo || asked.isNegated) return null
  if (compares === 'offers') {
    const offer = asked.isOfDuty ? compareNeed(question) : asked.isAdverse ? null : compareOffer(question)
    if (offer !== null || affirms === '') return offer
  }
  if (feature && asked.plans.length > 0) {
    const each = new Set(asked.plans.map((plan) => hasFeature(plan, feature)))
    return each.size === 1 && isOnly(question, withIdle(affirms, id), ofNames) ? each.has(true) : null
  }
  if (compares === 'places') return comparePlace(question)
  // `Is it in every plan?` names nothing that is affirmed.
  const isNamed = question.terms.some(oneOf(affirms))
  // `Do we get it?`: a person decides.
  const isOpen = isDecided && asked.isOfSelf
  if (isNamed && !asked.isAdverse && !isOpen && isOnly(question, withIdle(affirms, id))) return true
  return denies !== '' && isAskedFor(denies, question) && isOnly(question, withIdle(denies, id)) ? false : null
}

/** What is denied stands first, and in the question itself: `I have no card. Can I try it?` is no question for a card. */
const isAskedFor = (denies: string, { tokens }: Understood) =>
  tokens.some(({ term, from }) => from !== 'told' && term === denies.split(' ')[0])

/** A price or a size of what was named. */
function compareOffer(question: Understood): Verdict {
  const { terms } = question
  const { amounts, amountsIn, packages: named } = question.asked
  // `The package at $1,000 has updates for life?`
  if (terms.includes('update') && terms.includes('lifetime'))
    return named.length > 0 && isOnly(question, ofPrices, ofUpdates)
      ? named.every((item) => updateYearsOf(item) === null)
      : null
  // By a reference rate a price is about so much.
  if (amountsIn.length > 0) return null
  if (amounts.length > 0 && !isNamedByPrice(question))
    return !question.asked.isRelative && isOnly(question, ofPrices) ? comparePrice(question) : null
  const isEnough = isOfSize(question) ? compareSize(question) : null
  // What a further number is of may count, too.
  return isEnough && question.bare.length > 0 ? null : isEnough
}

/** `Must I take Enterprise for 5 people?`: whether none that is cheaper fits; null where the one that is named is too small. */
function compareNeed(question: Understood): Verdict {
  const { asked } = question
  const [plan] = asked.plans
  const fitting = advisedFor(asked)
  if (!plan || !fitting || !isOfSize(question) || unmetBy(plan, requiredBy(asked)).length > 0) return null
  return plan === fitting
}

/** What the question says itself, and all that is counted. */
const isAskedNow = ({ from, counted }: Token) => from === 'said' || counted !== undefined

/** Whatever else was told: the question itself is of nothing but a size of one plan or package. */
function isOfSize(question: Understood): boolean {
  const { plans: named, packages: items } = question.asked
  const own = keepTokens(question, isAskedNow)
  const isSaidOfSize = ({ from, term }: Token) =>
    from === 'said' && term !== null && ofSizes(classOf(term, question.asked))
  return named.length + items.length === 1 && own.tokens.some(isSaidOfSize) && isOnly(own, ofSizes)
}

/** `The $1,000 license`, of so many people, is named and not asked for its price. */
const isNamedByPrice = ({ asked }: Understood) =>
  isCounted(asked) && asked.amounts.every((amount) => asked.packages.some((item) => packages[item].price === amount))

function compareSize({ asked, terms }: Understood): Verdict {
  const [plan] = asked.plans
  const [item] = asked.packages
  const asksPlaces = terms.includes('location') && asked.needs.locations === undefined
  if (!(isCounted(asked) || asksPlaces)) return null
  const wanted = { ...least, ...(asksPlaces && { locations: 2 }), ...leastOf(asked) }
  if (item) return asked.needs.products === undefined ? isLargeEnough(packages[item], wanted) : null
  if (!plan) return null
  if (unmetBy(plan, wanted).length > 0) return false
  // Whoever counts locations alone has people in them, whom nobody counted.
  return unmetBy(plan, requiredBy(asked)).length > 0 ? null : true
}

/** Prices by the month or by the year, where one of them is asked for, else both. */
function comparePrice({ asked: { plans: some, packages: once, amounts }, terms }: Understood): Verdict {
  const isOf = (term: string, other: string) => terms.includes(term) || !terms.includes(other)
  const isOfNone = some.length + once.length === 0
  const isOnce = terms.includes('onetime') || terms.includes('license')
  const ids = isOfNone && !isOnce ? planIds : some
  const items = isOfNone && isOnce ? packageIds : once
  const prices = [
    ...ids.flatMap((id) => [
      ...(isOf('month', 'year') ? [plans[id].monthlyPrice] : []),
      ...(isOf('year', 'month') ? [plans[id].annualPrice] : []),
    ]),
    ...items.map((id) => packages[id].price),
  ]
  return amounts.every((amount) => prices.some((price) => price === amount))
}

function comparePlace(question: Understood): Verdict {
  const { asked, terms } = question
  if (asked.elsewhere) return asked.offices.length === 0 && terms.some(isHouse) ? false : null
  // `Do you have an app?`, after an address: the place is not what is asked for.
  const isNamed = question.tokens.some(
    ({ term, from }) => from !== 'talk' && term !== null && (term === 'office' || isOffice(term)),
  )
  return isNamed && isOnly(question, ofPlaces) && terms.includes('office') && asked.offices.length > 0 ? true : null
}

/** Between a number and what it counts: `four ready-made role templates`. */
const mostBetween = 3
/** For a time it may be. */
const free = 100

/** Whether a number in the question is that of the answer; null where neither counts the same. */
function compareFigure(id: AnswerId, question: Understood): Verdict {
  const { figures = [], isDecided = false } = answerTable[id]
  // `We are a cooperative. Do we get the 75%?`: of a program that was not named, that share of another is no no.
  const isNamed = question.terms.includes(id.toLowerCase())
  if (isDecided && !isNamed && findFigures(id, question).length > 0) return null
  const { percents } = question.asked
  const told = question.terms.includes('half') ? [...percents, 50] : percents
  const shares = told.includes(free) ? [] : told
  for (const { of, value } of figures) {
    const said = of === '%' ? shares : of === 'days' ? daysOf(question) : countsOf(question, of)
    if (said.length === 1 || (of === '%' && said.length > 0)) return said.includes(value) ? null : false
  }
  return null
}

/** Topics whose percentage is named to one that has another. */
export function findFigures(id: AnswerId, { asked: { percents, isYesNo } }: Understood): readonly AnswerId[] {
  const own = percentsOf(id)
  if (!isYesNo || own.length === 0) return []
  return answerIds.filter((other) =>
    percentsOf(other).some((value) => !own.includes(value) && percents.includes(value)),
  )
}
const percentsOf = (id: AnswerId) =>
  (answerTable[id].figures ?? []).flatMap(({ of, value }) => (of === '%' ? [value] : []))

const isSaid = ({ from }: Token) => from === 'said'
/** `My laptop has 2 GB. Will it run?` */
const isTold = ({ from }: Token) => from !== 'talk'

/** The numbers of a span of time, or of one of our things; how long ago something was is neither. */
function countsOf({ tokens }: Understood, of: string, isMeant = isSaid): readonly number[] {
  const nouns = listNouns(of).map((said) => new RegExp(`^(?:${said})$`))
  const isNamed = (word: string) => nouns.some((noun) => noun.test(word))
  return tokens.flatMap((token, at) => {
    const { counted } = token
    if (!counted || !isMeant(token) || isSince(tokens, at)) return []
    const after = tokens.slice(at + 1, at + 1 + mostBetween)
    return counted.time === of || after.some(({ word }) => isNamed(word)) ? [counted.value] : []
  })
}

/** `Two weeks` are so many; of `90 days, so I have two months left` the days. */
const daysOf = (question: Understood) =>
  Object.entries(daysIn)
    .map(([unit, days]) => countsOf(question, unit).map((value) => value * days))
    .find((counts) => counts.length > 0) ?? []
/** As people count: a trial of 30 days is a month. */
const daysOfMonth = 30
const daysIn = { days: 1, weeks: 7, months: daysOfMonth }

/** How what is named stands to the limits that an answer holds. */
export function compareLimits(id: AnswerId, question: Understood, now: Date): readonly LimitSaid[] {
  const { limits = [] } = answerTable[id]
  return limits.flatMap(({ unit, atMost, atLeast, sinceOnly }): readonly LimitSaid[] => {
    const { since } = question.asked
    const ages = unit === 'years' && since ? yearsSince(since, now) : null
    const said = ages ?? (sinceOnly ? [] : measuresOf(question, unit, atMost))
    if (said.length !== 1) return []
    const [named = 0] = said
    if (atLeast !== undefined) return [{ value: atLeast, unit, is: named < atLeast ? 'below' : 'enough' }]
    return atMost === undefined || named === atMost
      ? []
      : [{ value: atMost, unit, is: named > atMost ? 'beyond' : 'within' }]
  })
}

/** From here on a number without a unit is a sum of money, beside one with it. */
const leastSum = 10_000
function measuresOf(question: Understood, unit: LimitUnit, atMost = 0): readonly number[] {
  const { amounts, months, needs } = question.asked
  const years = months === null ? needs.years : months / 12
  // `9.4 million dollars, plus 0.9 million in grants`: what is beside it may belong to it, but for our own limit.
  if (unit === 'amount')
    return question.bare.some((value) => value >= leastSum && 100 * value !== atMost) ? [] : amounts
  // `Do we pay for the 12 months?`: those that we give.
  const isOurs = unit === 'years' && months === ngoProgram.trialMonths
  if (unit === 'years' || unit === 'age') return years === undefined || isOurs ? [] : [years]
  if (unit === 'hours') return countsOf(question, 'hours')
  if (unit === 'letters') return countsOf(question, 'characters')
  if (unit === 'memory') return countsOf(question, 'memory', isTold)
  if (years !== undefined) return [years * 12 * daysOfMonth]
  return daysOf(question)
}

/** For how many years somebody has been there; none where it is a year, more or less by days that nobody names. */
function yearsSince(since: Since, now: Date): readonly number[] {
  if ('months' in since) return [since.months / 12]
  const { month, year } = since
  const [thisYear, thisMonth] = [now.getUTCFullYear(), now.getUTCMonth() + 1]
  const relative = { this: thisYear, last: thisYear - 1 }
  const isPast = month === null || month <= thisMonth
  const first = typeof year === 'number' ? year : year ? relative[year] : isPast ? thisYear : relative.last
  const years = thisYear - first + (month === null ? 0 : (thisMonth - month) / 12)
  return years === 1 ? [] : [years]
}
