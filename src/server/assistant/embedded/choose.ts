import { answerTable, isCalculation, roleOf } from '#content/assistant-topics.ts'
import { hasFeature } from '#facts/plans.ts'
import { isOfOtherScript } from '../tell-language.ts'
import { isCounted } from './calculations.ts'
import type { Candidate, Choice, ChosenPart, Part } from './candidates.ts'
import type { Id } from './classifier.ts'
import {
  featureOf,
  isAnswer,
  isOfPrice,
  isOnPagesOf,
  isPage,
  justThis,
  nearShare,
  sureShare,
  type Find,
  type Found,
} from './find.ts'
import type { readMessage } from './read-message.ts'
import type { Understood } from './understand.ts'
import { asks } from './split-questions.ts'
import { compile } from '../reading/reading-words.ts'
import { isKind, normalise, oneOf } from './words.ts'

/** From here on each item of a list is a subject of its own. */
const sureSide = 0.65
/** Below this nothing of a topic is said, not even with a doubt. */
const leastShare = 0.2
/** Two readings as likely, neither of them likely: better a short question back than a guess. */
const tornShare = 0.45
const leastOfFirst = 0.6

/** What was told to be compared goes before what the question would be about alone. */
const decidedByTold = 0.5
const leastMore = 0.01
/** Two questions of a message ask two things, where either reading is likely. */
const askedTwice = 0.15
/** Who says that it was no answer asks for something else. */
const saidInVain = 0.5

/** A question and how it is read. */
type Read = Choice &
  Pick<Part, 'text' | 'isQuestion' | 'said'> & {
    /** Another reading of the same words is as likely, and answered before it. */
    readonly isFurther?: boolean
  }
/** The same, and how sure we are of what it asks. */
export type Decision = Read & {
  readonly manner: 'surely' | 'by its words' | 'with a doubt' | 'asking back' | 'not at all'
}

/** What is answered, what is said below it, and the questions that nothing was found for. */
export type Decided = {
  readonly said: readonly Decision[]
  readonly notes: readonly Decision[]
  readonly left: readonly string[]
}

/** A message, cut into its questions. */
export type Message = Pick<ReturnType<typeof readMessage>, 'parts' | 'isAttempt' | 'whole'> & Pick<Part, 'text'>

type Ways = {
  readonly find: Find
  /** Whether a button can ask for it. */
  readonly hasName: (id: Id) => boolean
  /** Hears how each question was read and what became of it. */
  readonly why: (reason: string) => void
}

/** The one place that decides what a message is answered with. */
export function decide(message: Message, { find, hasName, why }: Ways): Decided {
  // Beside an attempt to change what it is, only a real question counts, and a guess at one is none.
  const { isAttempt } = message
  const heard = isAttempt ? message.parts.filter(({ isQuestion }) => isQuestion) : message.parts
  const isAsked = heard.some(({ isQuestion }) => isQuestion)
  const sum = isAttempt ? null : gatherSum(message, heard, find)
  const read: readonly Read[] =
    sum ?? heard.flatMap((part) => (isAsked && !part.isQuestion ? [part] : splitSides(part, find)))
  const decisions = read
    .map(ofSharing)
    .flatMap(bothOf)
    .map((choice) => settle(choice, hasName))
  for (const { text, how, found, manner } of decisions)
    why(
      `“${text}” ${how}: ${[found, ...found.others.slice(0, 2)].map(({ id, share }) => `${id} ${share.toFixed(2)}`).join(', then ')}${found.beside ? `, beside ${found.beside}` : ''}: answered ${manner}`,
    )
  const readable = decisions.filter(
    ({ reading, found, manner }) =>
      (reading.terms.length + reading.bare.length > 0 || found.share >= sureShare) && (!isAttempt || isSure(manner)),
  )
  if (readable.length === 0) return isAttempt ? refuse(message) : only(introduce(message))
  const decided = select(readable)
  why(`said: ${decided.said.map(({ found }) => found.id).join(', ') || 'nothing'}`)
  return decided
}

const nothing: Decided = { said: [], notes: [], left: [] }
const only = (decision: Decision | undefined): Decided => (decision ? { ...nothing, said: [decision] } : nothing)
/** What is said to a message as a whole, whatever it asks. */
const sayOfAll = ({ text, whole }: Message, id: Id): Decision => {
  return { text, how: 'alone', reading: whole, found: justThis(id, 1), isQuestion: true, said: [], manner: 'surely' }
}
/** Whoever demands a reduction hears which there are, below the refusal. */
const refuse = (message: Message): Decided =>
  message.whole.terms.some(isReduction) ? { ...nothing, notes: [sayOfAll(message, 'discounts')] } : nothing
const isReduction = oneOf('discount half {percent}')
/** Nothing in it could be read: what can be asked is told, or in which languages. */
const introduce = (message: Message) => sayOfAll(message, isOfOtherScript(message.text) ? 'languages' : 'capable')

/** `We share one login, then Professional will do?`: nothing is counted, or said of a plan, before it is said whether they may. */
function ofSharing(one: Read): Read {
  const { id, share } = one.found
  const isOther = isAnswer(id) && !isPage(id) && !isCalculation(id) && !isOfPrice(id) && share >= nearShare
  return isOther || !saysShared(one) ? one : { ...one, found: justThis('sharedLogin', 1) }
}
export const sharesLogin = compile('«sharesLogin»')
const saysShared = ({ text }: Pick<Read, 'text'>) => sharesLogin.test(normalise(text))

/** `Your WhatsApp number, I want to talk to a person`: two that are each as likely are both answered. */
function bothOf(choice: Read): readonly Read[] {
  const { id, share, others } = choice.found
  const [second] = others
  const isBoth = share >= nearShare && second !== undefined && second.share >= leastOfBoth
  if (!isBoth || ![id, second.id].every(isAnswer) || saysAllOf(id, second.id)) return [choice]
  const first = { ...choice.found, others: others.slice(1) }
  return [
    { ...choice, found: first },
    { ...choice, found: justThis(second.id, second.share), isFurther: true },
  ]
}
const leastOfBoth = 0.3
/** What is worked out says more than a page, what is said of prices says them all, and a page stands beside its topic. */
const saysAllOf = (id: Id, other: Id) =>
  (isCalculation(id) && isPage(other)) || [id, other].every(isOfPricing) || isOfOnePage(id, other)
const isOfPricing = (id: Id) => !isPage(id) && answerTable[id].pages.some((page) => page.startsWith('/pricing'))

/** Where nothing is sure, a page that speaks of it in the same words answers. */
function settle(choice: Omit<Decision, 'manner'>, hasName: Ways['hasName']): Decision {
  const manner = choice.isFurther ? 'surely' : mannerOf(choice.found, hasName)
  const { beside } = choice.found
  if (manner === 'surely' || beside === null) return { ...choice, manner }
  const others = [choice.found, ...choice.found.others].filter(({ id }) => id !== beside)
  return { ...choice, found: { ...justThis(beside, sureShare), others }, manner: 'by its words' }
}

function mannerOf({ id, share, others: [second] }: Found, hasName: Ways['hasName']): Decision['manner'] {
  if (share < leastShare) return 'not at all'
  const isTorn =
    second !== undefined &&
    share < tornShare &&
    second.share >= share * leastOfFirst &&
    [id, second.id].every((one) => isAnswer(one) && hasName(one)) &&
    !isOfOnePage(id, second.id)
  if (isTorn) return 'asking back'
  return share >= nearShare || !isAnswer(id) ? 'surely' : 'with a doubt'
}

/** Between a topic and a place on its own page nothing is asked back: either leads to the other. */
const isOfOnePage = (one: Id, other: Id) =>
  isPage(one) ? !isPage(other) && isOnPagesOf(other, one) : isPage(other) && isOnPagesOf(one, other)

const isSure = (manner: Decision['manner']) => manner === 'surely' || manner === 'by its words'

/** `I am the owner and Super Admin`: who asks is nothing to be answered. */
const saysWho = compile('^(?:«lead» )?(?:(?:i|eu|je) )?«iAm»(?! i(?![a-z]))(?![a-z])')

/** The decisions worth saying: to the questions of a message, else to what it tells. */
function select(all: readonly Decision[]): Decided {
  const answers = all.filter((one) => isSure(one.manner) && kindOf(one) === 'answered')
  const open = all.filter((one) => !isSure(one.manner) || kindOf(one) === 'unknown')
  const real = answers.filter(({ found }) => roleOf(found.id) !== 'smallTalk')
  const others = real.filter(({ text, isQuestion }) => isQuestion || !saysWho.test(normalise(text)))
  const isOfOthers = others.length > 0 || all.some(({ isQuestion }) => isQuestion)
  const worth = real.length === 0 ? answers : isOfOthers ? others : real
  // A sentence beside a question tells about the visitor; it is answered only where nothing is asked.
  const isAsked = worth.some(({ isQuestion }) => isQuestion)
  const said = withoutAgain(
    worth.filter((one) => one.isQuestion || !isAsked || isHeard(one)),
    open,
  )
  const [first] = said
  if (!first) {
    const isNamed = ({ isQuestion, found }: Decision) => isQuestion && found.id !== 'unknowable'
    return only(open.find(isNamed) ?? open[0] ?? all.find((one) => isSure(one.manner) && kindOf(one) === 'declined'))
  }
  // `Will it rain tomorrow? I sell from a stall.`
  const declined = all.find((one) => one.isQuestion && kindOf(one) !== 'answered' && one.found.share >= sureShare)
  if (!isAsked && declined && said.every(({ found }) => roleOf(found.id) === 'trade')) return only(declined)
  const isNote = ({ manner }: Decision) => isSure(manner) || manner === 'asking back'
  return {
    said: sayOnce(said),
    notes: open.filter((one) => isNote(one) && (one.isQuestion || !isAsked)),
    // Where only what is told was answered, the question is covered as far as it can be.
    left: open
      .filter((one) => isAsked && one.isQuestion && !isNote(one) && isOfItsOwn(one) && !mayBeSaid(one, said))
      .map(({ text }) => text),
  }
}

/** `What happens when the trial ends? Will you just take the money?`: the second may be of what was answered. */
const mayBeSaid = ({ found }: Decision, said: readonly Decision[]) =>
  [found, ...found.others].some(({ id, share }) => share >= leastSaid && said.some((other) => other.found.id === id))
const leastSaid = 0.1

/** `In the meantime, does it work in Bukavu?`: what was said just now, and is not asked again, gives way to what is asked. */
function withoutAgain(answers: readonly Decision[], open: readonly Decision[]): readonly Decision[] {
  const isAgain = ({ how, found, isQuestion, said }: Decision) =>
    said.includes(found.id) && !isCalculation(found.id) && (leaning.has(how) || !isQuestion)
  const news = answers.filter((one) => !isAgain(one))
  return news.length > 0 || open.some((one) => one.isQuestion && one.manner !== 'not at all') ? news : answers
}

/** `And who gets it?` says too little to be a question that the answer left out. */
const isOfItsOwn = ({ reading }: Decision) =>
  reading.tokens.filter(({ term, from }) => term !== null && from === 'said').length >= leastWords
const leastWords = 3

/** What is told beside a question, and not left so: an emergency, one login for several, a plan that is said to have too much. */
const isHeard = (one: Decision) => roleOf(one.found.id) === 'urgent' || saysShared(one) || givesTooMuch(one)

/** `As Starter has SMS, how …?`: what is told of a plan is not so. */
function givesTooMuch({ found: { id }, reading: { asked } }: Decision): boolean {
  const feature = featureOf(id)
  return feature !== null && !asked.isNegated && asked.plans.some((plan) => !hasFeature(plan, feature))
}

/** What is answered itself is not said once more below another answer. */
function sayOnce(all: readonly Decision[]): readonly Decision[] {
  // What a trade usually takes is for whoever counts nothing.
  const isFitSaid = all.some(({ found }) => found.id === 'fit')
  const said = all.filter(
    (one, at) =>
      !(isFitSaid && one.found.id === 'tradePlan') &&
      !isOutdated(one, all.slice(at + 1)) &&
      !all.some((other) => isOfLess(one, other)),
  )
  const ids = new Set(said.map(({ found }) => found.id))
  return said.map((one) =>
    one.found.beside && ids.has(one.found.beside) ? { ...one, found: { ...one.found, beside: null } } : one,
  )
}

/** `I have 60 items and I am alone, which plan?`: for one person alone it would be another. */
function isOfLess({ found, reading }: Decision, other: Decision): boolean {
  const needs = Object.entries(reading.asked.needs).map(String)
  const others = Object.entries(other.reading.asked.needs).map(String)
  const isOfFit = found.id === 'fit' && other.found.id === 'fit'
  return isOfFit && needs.length < others.length && needs.every((need) => others.includes(need))
}

/** `I forgot my brother. So we are 6`: of what is counted one after the other the last says it all. */
const isOutdated = ({ isQuestion, found: { id }, reading }: Decision, behind: readonly Decision[]) =>
  id === 'fit' && behind.some(({ found }) => found.id === id) && (!isQuestion || !isCounted(reading.asked))

function kindOf({ found: { id }, reading }: Decision) {
  if (isPage(id)) return 'answered'
  const { kind = 'answered', saysOurPrice } = answerTable[id]
  return saysOurPrice && reading.asked.asksPrice ? 'answered' : kind
}

/** How a reading leans on the talk before. */
const leaning: ReadonlySet<Candidate['how']> = new Set(['with the question before', 'with the answer before'])
/**
 * What a question that leans on the talk before is about, where that was said already: a place that says more of it, after
 * an answer only where the question alone comes near nothing; else the same once more, which is worth little. Where it is
 * about something else, or what it counts or names makes another sum of it, that.
 */
function findBeyond({ how, reading, bonus }: Candidate, own: Understood, said: readonly Id[], find: Find): Found {
  const found = find.best(reading)
  const isOther = isOfSlots(found.id) && own.terms.some((term) => isSlot(term) || isKind(term))
  if (!leaning.has(how) || !said.includes(found.id) || isOther) return found
  const isOfQuestion = how === 'with the question before'
  const place =
    isOfQuestion || find.best(own).share < nearShare ? find.more(reading, said, isOfQuestion ? null : own) : null
  // It says something new, however little the question alone points back.
  return place
    ? { ...place, share: place.share - Math.min(bonus, 0) }
    : { ...found, share: isOfQuestion ? Math.min(found.share, nearShare) : 0 }
}
const isOfSlots = (id: Id) =>
  isCalculation(id) || featureOf(id) !== null || (!isPage(id) && answerTable[id].compares === 'offers')
const isSlot = oneOf('currency onetime discount ngo smallbusiness cheap cheaper')

/** What may be meant instead of what was refused. */
function findOther(found: Found, refused: readonly Id[]): Found {
  const [next, ...others] = found.others.filter(({ id }) => !refused.includes(id))
  return refused.includes(found.id) && next && next.share >= leastShare ? { ...found, ...next, others } : found
}

/** How a reading brings along what was counted. */
const counting: ReadonlySet<Candidate['how']> = new Set(['with what was counted', 'with who asks'])

/** How a question is read: by the share of what it would be about, and where it comes from. */
export function choose(
  { candidates, said, besides, refused }: Pick<Part, 'candidates' | 'said' | 'besides' | 'refused'>,
  find: Find,
): Choice {
  const [first, ...rest] = candidates
  const byItself = find.best(first.reading).id
  const weigh = (candidate: Candidate) => {
    const beyond = findBeyond(candidate, first.reading, said, find)
    // `Professional or Enterprise?` stays that, for those who were counted.
    const isCompared = byItself === 'comparison' && counting.has(candidate.how) && isOfSize(beyond.id)
    const found = findOther(isCompared ? { ...beyond, id: byItself } : beyond, refused)
    // What says nothing alone is of what was asked just before it.
    const isAgain = leaning.has(candidate.how) && besides.includes(found.id) && first.bonus >= 0
    const weight =
      candidate.bonus +
      (isByTold(found) ? decidedByTold : 0) -
      (isAgain ? askedTwice : 0) -
      (refused.includes(found.id) ? saidInVain : 0)
    return { ...candidate, found, score: found.share + weight }
  }
  const isByTold = ({ sharpensByTold }: Found) => sharpensByTold.includes(byItself)
  const alone = weigh(first)
  return rest
    .map(weigh)
    .filter((other) => isPossible(other, alone))
    .map((other) => (isByTold(other.found) || saysMore(other, alone) ? raise(other, alone) : other))
    .reduce((best, other) => (other.score > best.score ? other : best), alone)
}

type Weighed = Pick<Choice, 'how' | 'reading' | 'found'> & { readonly score: number }

/** What says more of the same is no less sure than that. */
const raise = <Other extends Weighed>(other: Other, alone: Weighed): Other => ({
  ...other,
  score: Math.max(other.score, alone.score + leastMore),
  found: { ...other.found, share: Math.max(other.found.share, alone.found.share) },
})

const isOfSize = oneOf('fit limits')
const ofTrades: ReadonlySet<Id> = new Set(['fit', 'modules', 'trades', 'otherTrade'])

function isPossible({ how, found: { id } }: Weighed, { found: alone, reading }: Weighed): boolean {
  if (id === 'unknowable' || id === 'outOfScope') return false
  const isNear = alone.share >= nearShare
  // `Can prices differ by branch?` is of no plan.
  if (how === 'with the plan that was settled' && isNear && !isOfPrice(alone.id)) return false
  // A trade that was told is only where it happens, unless what fits it is asked, and of no plan.
  const isOfTrade = ofTrades.has(alone.id) || (!isNear && reading.asked.plans.length === 0)
  return roleOf(id) !== 'trade' || (how !== 'as what was told' && isOfTrade)
}

/** What was told says more of the same, what was counted makes another sum of it, and of a plan that is spoken of it is the price. */
function saysMore({ how, found: { id, share } }: Weighed, { found: alone }: Weighed): boolean {
  if (how === 'with the plan that was settled') return share >= leastShare && isOfPrice(id) && isOfPrice(alone.id)
  if (id !== alone.id) return false
  if (how === 'with what was told') return share >= sureShare
  return counting.has(how) && (isCalculation(id) || id === 'cheapest')
}

const isModule = oneOf('inventory backoffice crm')

/** The questions of a list: each side where nearly each is surely a subject of its own, else the whole. */
function splitSides(part: ChosenPart, find: Find): readonly Read[] {
  const chosen = part.sides.map((side) => ({ ...side, ...choose(side, find) }))
  const ids = chosen.flatMap(({ found: { id, share } }) => (share >= sureSide && isAnswer(id) ? [id] : []))
  const open = chosen.length - ids.length
  const subjects = new Set(ids)
  if (subjects.size < 2 || open > (chosen.length > 2 ? 1 : 0)) return [part]
  const { found: whole, reading } = part
  const isAlone = whole.share >= sureSide && !subjects.has(whole.id) && !isSituation(whole.id)
  if (isAlone && chosen.length === 2) return [part]
  // `A pharmacy, a shop and an inn, is that three accounts?`: trades only say who asks.
  const isOfTrades = (id: Id) => roleOf(id) === 'trade' || isModule(id) || id === whole.id
  if (whole.share >= sureSide && roleOf(whole.id) !== 'trade' && [...subjects].every(isOfTrades)) return [part]
  // `Are the offices in Kampala and Luanda open?`: what is worked out says both.
  const isOfWhole = (id: Id) => id === whole.id || sharpenedBy(whole.id).includes(id)
  if (whole.share >= sureSide && [...subjects].every(isOfWhole)) return [part]
  // `I paid 597 dollars and want to buy Essential, what is left?`: no side alone has all that it is worked out from.
  const isComplete = (side: Choice) => side.found.id === whole.id && sayNeeds(side.reading) === sayNeeds(reading)
  if (whole.share >= sureSide && isWorkedOut(whole.id, reading) && !chosen.some(isComplete)) return [part]
  const isQuestion = part.isQuestion || (open === 0 && !ids.some(isSituation))
  const isOnlyTold = ({ text, found: { id } }: Read) => roleOf(id) === 'trade' && !asks.test(text)
  const isBesideAsked = chosen.some((side) => !isOnlyTold(side))
  return chosen.map((side) => ({ ...side, isQuestion: isQuestion && !(isBesideAsked && isOnlyTold(side)) }))
}
const sharpenedBy = (id: Id): readonly Id[] =>
  (isCalculation(id) ? (answerTable[id].sharpens ?? '').split(' ') : []) as Id[]
/** So is the plan that has all that is named. */
const isWorkedOut = (id: Id, { asked }: Understood) =>
  isCalculation(id) || (id === 'cheapest' && asked.features.length > 0)
/** What somebody tells of a business, and does not ask. */
const isSituation = (id: Id) => roleOf(id) === 'trade' || id === 'fit' || id === 'limits'

/**
 * Where several sentences together ask for one thing that is worked out, that and what is surely asked beside it. Who
 * tells of people, years and ways of paying in four sentences asks one thing.
 */
export function gatherSum(
  { text, whole }: Pick<Message, 'text' | 'whole'>,
  parts: readonly Read[],
  find: Find,
): readonly Read[] | null {
  const found = find.best(whole)
  const isSum = parts.length > 1 && isWorkedOut(found.id, whole) && found.share >= sureShare
  // What is only told beside a question is not answered.
  const isAsked = parts.some(({ isQuestion }) => isQuestion)
  const isComplete = parts.some(
    ({ found: { id, share }, reading, isQuestion }) =>
      (isQuestion || !isAsked) && id === found.id && share >= sureShare && sayNeeds(reading) === sayNeeds(whole),
  )
  if (!isSum || isComplete) return null
  // What is asked of prices is part of a sum; said beside it, it would be said twice or for no one.
  const isBeside = ({ found: { id, share } }: Choice) => share >= sureSide && isAnswer(id) && !isOfPrice(id)
  // `We are 8. Compare Professional and Enterprise, which is for us?` is told both.
  const isCompared = found.id === 'fit' && parts.some(({ found: { id } }) => id === 'comparison')
  const asked: Found = isCompared ? { ...found, id: 'comparison' } : found
  const sum: Choice = { how: 'with all that was told', reading: whole, found: asked }
  return [sum, ...parts.filter(isBeside)].map((choice) => ({ ...choice, text, isQuestion: true, said: [] }))
}
const sayNeeds = ({ asked: { plans, packages, needs, months, amounts, features } }: Understood) =>
  JSON.stringify([plans, packages, needs, months, amounts, features])
