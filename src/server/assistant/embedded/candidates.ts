import type { AskedFeature } from '#content/assistant-words.ts'
import { featureNamedBy } from '#content/assistant-topics.ts'
import { planIds } from '#facts/plans.ts'
import { advisedFor } from './calculations.ts'
import type { Id } from './classifier.ts'
import { featureOf, isOfPrice, isPaidApart, type Found } from './find.ts'
import { isOffice } from './names.ts'
import { mostSpoken } from './people.ts'
import { compile } from '../reading/reading-words.ts'
import { withoutTag } from './split-questions.ts'
import { isKind, normalise, oneOf, stem } from './words.ts'
import {
  isFeature,
  isOfferName,
  isPlan,
  keepTokens,
  takeChosen,
  takeFrom,
  withTokens,
  withYesNo,
  type Token,
  type Understood,
} from './understand.ts'

/** One way to read a question. */
export type Candidate = {
  readonly how:
    | 'alone'
    | 'with what was named'
    | 'with the question before'
    | 'with the answer before'
    | 'with what was counted'
    | 'with what was told'
    | 'with all that was told'
    | 'as what was told'
    | 'with who asks'
    | 'with the plan that was settled'
    | 'why that plan'
    | 'which plan has that'
    | 'of a service'
  readonly reading: Understood
  /** How much likelier it is than its share says. */
  readonly bonus: number
}

const read = (how: Candidate['how'], reading: Understood, bonus = 0): Candidate => ({ how, reading, bonus })

export type Part = {
  readonly text: string
  readonly candidates: readonly [Candidate, ...Candidate[]]
  readonly isQuestion: boolean
  /** `Your email and WhatsApp?` may ask for several things under one verb: what each side says, or nothing. */
  readonly sides: readonly Part[]
  /** What was answered before it: a question that leans on that wants to hear something else. */
  readonly said: readonly Id[]
  /** What was answered before to who says now that it was none. */
  readonly refused: readonly Id[]
  /** What the questions before it in its message are about. */
  readonly besides: readonly Id[]
}

/** The reading of a question that was chosen, and what that is about. */
export type Choice = Pick<Candidate, 'how' | 'reading'> & { readonly found: Found }
export type ChosenPart = Part & Choice

/** What was said last: by the visitor, and to the visitor; and what it was about. */
export type Talk = {
  readonly asked: Understood | null
  readonly answered: Understood | null
  readonly said: readonly Id[]
  /** What was told of who asks, at any time. */
  readonly known: Understood
  /** The plan that is spoken of: the last one that an answer advised, or that was named alone. */
  readonly settled: Understood | null
  /** What named one office alone, the last time an office was named. */
  readonly office: Understood | null
  /** A visit is spoken of: just now, or in the last two messages. */
  readonly isOfVisit: boolean
  /** What was answered before to who says now that it was none. */
  readonly refused: readonly Id[]
  /** Something of the last answer is refused. */
  readonly isCorrected: boolean
  /** The last answer advises it. */
  readonly isAdvised: boolean
}
const followUp = compile(String.raw`^\W*(?:«assent»\W+)?«followUp»\b|\b«followUpBehind»\W*$`, 'i')
/** `How much is it per year?` is about what was named before. */
// An accent is no end of a word: `ça`.
const pointsBack = compile(String.raw`(?<!\p{L})«pointsBack»(?!\p{L})`, 'iu')

/** What is asked of a plan or a package, or of the size of a business: alone it says nothing. */
const isAttribute = oneOf(
  'price year month user product location limit save onetime currency discount free cheap fit total update include ngo smallbusiness pay howlong go compare count more api sms backup analytics whitelabel emailauto support webhook role sam mem room',
)
/** What is asked of an office. */
const isContact = oneOf('phone email address hours opennow whatsapp contact chat human visit open')
/** What is done, and does not say with what. */
const isVerb = oneOf('change go update include count')
/** What is asked of the offer as a whole: beside people who were counted, of what they need. */
const isOffer = oneOf('plan package onetime license price pay cheap total fit enough')
const isSizeTerm = oneOf('{users} {locations} {products}')
export const isSize = ({ term }: Token) => isSizeTerm(term)

/** Where a sentence stands. */
type Place = {
  /** `asked` is what was asked last, in this message or before it. */
  readonly talk: Talk
  /** Nothing is asked before it in its message. */
  readonly isFirst: boolean
  readonly isQuestion: boolean
  /** What its message tells before it, and behind it until the next question. */
  readonly told: readonly Understood[]
  /** What that is surely about, and the questions before it. */
  readonly toldIds: readonly Id[]
  readonly behind: readonly Understood[]
  /** What it tells of people, where its message asks nothing. */
  readonly ofPeople: Candidate | null
}

/** All ways to read a sentence, alone first. */
export function listWays(own: Understood, sentence: string, place: Place): Part['candidates'] {
  const { isFirst, isQuestion, told, toldIds, behind, ofPeople } = place
  // `And the normal price?`, asked by an NGO, or of somebody else.
  const isOfAnybody = ofAnybody.test(normalise(sentence)) || own.terms.includes('smallbusiness')
  const reading = isOfAnybody ? withoutNgo(own) : own
  const talk = isOfAnybody ? { ...place.talk, ...ofNobody(place.talk) } : place.talk
  const { known, settled, isAdvised } = talk
  // `Can you come today? What does it cost?` is of the visit, and of nobody who was counted before.
  const isOfService = [reading.asked.asksPrice ? reading : null, isFirst ? null : talk.asked].some((one) =>
    one?.terms.some(isService),
  )
  const asked = isOfService ? talk.asked && keepTokens(talk.asked, (token) => !isSize(token)) : talk.asked
  const isOfTold = told.length > 0 && isVague(reading, sentence)
  // What this message counts itself goes before what an earlier one did.
  const isCounted = [...told, ...behind].some(hasNeeds)
  // A plan that was just advised is that of all who were counted, unless `which plan?` or `and once?` is asked of the same.
  const isOfSame = isAdvised && isOfChoice(reading) && settled?.asked.plans[0] === advisedFor(known.asked)
  const isLeft =
    isCounted || isAdvised ? (token: Token) => isNgo(token) || (isOfSame && !isCounted && isSize(token)) : null
  const ways: Part['candidates'] = [
    read('alone', reading, (asked && isBare(reading)) || isOfTold || (isOfService && isPrice(reading)) ? bareBonus : 0),
    // What the same message has told has not been answered yet.
    ...(isFirst || !asked || !fragment.test(sentence)
      ? []
      : [read('with the question before', takeFrom(reading, asked, 'told'), 0.6)]),
    ...lean(
      reading,
      sentence,
      isFirst ? { ...talk, asked } : { ...talk, asked, answered: null },
      told.length > 0 ? 'told' : 'talk',
    ),
    // An NGO stays one, whoever it counts now.
    ...(isQuestion ? joinTold(reading, sentence, told) : []),
    ...(isQuestion && !isOfService ? joinCounted(asNgo(reading, known), behind) : []),
    ...(isQuestion ? joinSizes(reading, sentence, talk) : []),
    ...(isOfService ? [] : joinKnown(reading, isLeft ? keepTokens(known, isLeft) : known, asked)),
    ...joinProgram(reading, told, known),
    ...joinService(reading, sentence, isFirst ? talk.said : toldIds, isFirst),
    ...(isFirst ? joinSettled(asNgo(reading, known), talk) : []),
    ...(isFirst && asksWhy.test(sentence) ? joinReason(reading, talk) : []),
    ...(isFirst && pointsBack.test(sentence) ? joinFeature(reading, talk, toldIds) : []),
    ...(ofPeople ? [ofPeople, ...joinPeople(ofPeople.reading, asked)] : []),
  ]
  const isNgoKnown = known.terms.includes('ngo')
  const complete = (way: Candidate): Candidate => {
    // `How much do I save then?`, of the plan that was spoken of.
    const [ofPlan] = isFirst && way.how === 'with the question before' ? joinSettled(way.reading, talk) : []
    const named = ofPlan?.reading ?? way.reading
    const ofNgo = isNgoKnown && isCountAlone(named) ? asNgo(askPrice(named), known) : named
    return { ...way, reading: atOffice(ofNgo, talk) }
  }
  const [alone, ...others] = ways
  return [complete(alone), ...others.map(complete)]
}

const ofAnybody = compile(String.raw`\b(?:«ofAnybody»)\b`)
export const withoutNgo = (one: Understood) => keepTokens(one, (token) => !isNgo(token))
/** What was said in a talk, and that it was of an NGO left out. */
const ofNobody = ({ known, asked, answered }: Talk) => ({
  known: withoutNgo(known),
  asked: asked && withoutNgo(asked),
  answered: answered && withoutNgo(answered),
})
/** `How does one pay you? By Airtel Money?` */
const fragment = compile(String.raw`^\W*«preposition»(?:\s+\S+){1,3}\?$`, 'i')
const isWhetherItFits = oneOf('fit plan change user price')
const supposes = compile(String.raw`^\W*(?:(?:«assent»|«lead»)\W+){0,2}(?:what\s+)?«circumstance»(?!\p{L})`, 'iu')
const askPrice = (own: Understood) => withTokens(own, [{ word: 'price', term: 'price', from: 'said' }, ...own.tokens])
/** `Only five log in`: numbers, and nothing that is asked of them. */
const isCountAlone = ({ terms }: Understood) => terms.length > 0 && terms.every(isSizeTerm)
const isOfChoiceTerm = oneOf('plan fit onetime package license')
const isOfChoice = ({ terms }: Understood) => terms.some(isOfChoiceTerm)

/** `And for two shops?`, `And if we are six one day?`, whatever was spoken of last: what so many cost with all else that was told. */
function joinSizes(own: Understood, sentence: string, { known, settled }: Talk): readonly Candidate[] {
  const isSupposed =
    own.asked.needs.users !== undefined && supposes.test(sentence) && isNothingBeside(own, isWhetherItFits, 2)
  if (!(isCountAlone(own) || isSupposed) || !(settled || known.tokens.some(isOfAsker))) return []
  return [read('with who asks', takeFrom(askPrice(own), known, 'talk', isOfAsker), 0.3)]
}

/** `No, we are nine in all, three in each shop`, after which plan it would be, or for how much: of the same. */
const joinPeople = (counted: Understood, asked: Understood | null): readonly Candidate[] =>
  asked && (isOfChoice(asked) || asked.asked.asksPrice)
    ? [read('with the question before', takeFrom(counted, asked, 'talk'), 0)]
    : []

/** What has a price of its own: `Can you come to Maputo? What does it cost?` */
const isService = oneOf('visit setup training emergency import load')

/** `Can you type it in for me? – And what do you charge for that?`, `I want somebody to come. How much?` */
function joinService(own: Understood, sentence: string, said: readonly Id[], isFirst: boolean): readonly Candidate[] {
  const isOfIt = isPrice(own) && (!isFirst || pointsBack.test(sentence)) && said.some(isPaidApart)
  return isOfIt ? [read('of a service', withTokens(own, priceOfSetup), 1)] : []
}
const priceOfSetup = ['setup', 'price'].map((word): Token => ({ word, term: word, from: 'talk' }))

/** What an answer about the offer as a whole turns on: how many there are, an NGO, a trade. */
const isOfWhoAsks = oneOf('{users} {locations} {products} ngo pharmacy retail restaurant hotel')
export const isOfAsker = ({ term }: Token) => isOfWhoAsks(term)

/** What a program for NGOs says otherwise than the price list. */
const isOfProgram = oneOf('eligible apply discount {percent} free trial setup')

/** `Who may apply?` of an NGO, with what the message tells itself: `We began eight months ago. Can we apply?` */
function joinProgram(own: Understood, told: readonly Understood[], known: Understood): readonly Candidate[] {
  const isAsked = (own.asked.asksPrice || own.terms.some(isOfProgram)) && !own.terms.includes('smallbusiness')
  const isToldHere = !own.asked.asksPrice && !own.terms.includes('ngo') && told.some((one) => one.tokens.some(isNgo))
  if (!isAsked || !(isToldHere || known.terms.includes('ngo'))) return []
  const all = told.reduceRight((joined, one) => takeFrom(joined, one, 'told'), own)
  return [read('with who asks', asNgo(all, known), 0.3)]
}
export const isNgo = ({ term }: Token): boolean => term === 'ngo'
/** The same, asked by an NGO where that is known. */
export function asNgo(reading: Understood, known: Understood): Understood {
  const told = known.tokens.filter(isNgo).map((token): Token => ({ ...token, from: 'told' }))
  return told.length > 0 && !reading.terms.includes('ngo') ? withTokens(reading, [...told, ...reading.tokens]) : reading
}

/**
 * `How much?`, asked by an NGO or a hotel, and what is paid once, whatever is asked beside it; of a plan that is named,
 * only an NGO asks otherwise. `How much?` and no more is also of what the question before was about: `Is there a discount
 * for NGOs?`
 */
function joinKnown(own: Understood, known: Understood, asked: Understood | null): readonly Candidate[] {
  if (!isOfOffer(own) && !own.terms.includes('onetime')) return []
  const isNamed = own.terms.some(isOfferName)
  const isTaken = (token: Token) => isOfAsker(token) && (!isNamed || isNgo(token))
  const isBarePrice = isPrice(own)
  const told = isBarePrice && asked ? takeFrom(known, asked, 'talk', isNgo) : known
  return told.tokens.some(isTaken) ? [read('with who asks', takeFrom(own, told, 'told', isTaken), 0.1)] : []
}

/** `And per year?`, `Is it cheaper to buy once?`, after a plan was advised or named alone. */
function joinSettled(own: Understood, { settled, answered }: Talk): readonly Candidate[] {
  // `And what is the difference to Enterprise?`
  const other = [settled, answered].find((one) => one && isOne(one.asked.plans))?.tokens.find(isPlan)
  const isOfOne = isOne(own.asked.plans) && own.asked.packages.length === 0
  if (other && isOfOne && own.terms.includes('compare'))
    return [read('with the plan that was settled', withTokens(own, [...own.tokens, other]), 0.3)]
  const isNamed = own.terms.some((term) => isOfferName(term) || isSizeTerm(term)) || own.asked.trades.length > 0
  if (!settled || isNamed || own.terms.some(isService) || !isOfOnePlan(own, 1)) return []
  return [read('with the plan that was settled', takeFrom(own, settled, 'talk', isPlan), 0.3)]
}

/** `May I come at four?`, `Are you there on Saturday?`, `The address please!`, after one office was spoken of: that one. */
export function atOffice(reading: Understood, { office, isOfVisit }: Talk): Understood {
  const { asksOffice, channels, offices, elsewhere, hour, day, isNow } = reading.asked
  const isTimed = hour !== null || day !== null || isNow
  const isOfIt = isOfVisit && channels.length === 0 && (isTimed || reading.terms.includes('address'))
  const isOfOne = reading.terms.includes('office') || isOfIt || (isTimed && asksOffice)
  return office && isOfOne && offices.length === 0 && !elsewhere
    ? takeFrom(reading, office, 'talk', isOfficeToken)
    : reading
}
const isOfficeToken = ({ term }: Token) => term !== null && isOffice(term)

/** `Why?`, after a plan was advised for so many people: what the plan below it, or the one that is named, does not hold. */
function joinReason(own: Understood, { asked, settled, said }: Talk): readonly Candidate[] {
  // `Why not Essential?`
  if (own.asked.packages.length > 0 && asked?.tokens.some(isSize))
    return [read('why that plan', takeFrom(own, asked, 'talk', isSize), 1)]
  const [advised = 'starter'] = settled?.asked.plans ?? []
  const [plan = advised] = own.asked.plans
  const isBelow = planIds.indexOf(plan) < planIds.indexOf(advised)
  const smaller = isBelow ? plan : planIds[planIds.indexOf(plan) - 1]
  if (!smaller || !asked?.tokens.some(isSize) || !said.includes('fit')) return []
  const named = withTokens(own, [{ word: smaller, term: smaller, from: 'said' }])
  return [read('why that plan', takeFrom(named, asked, 'talk', isSize), 1)]
}
const asksWhy = compile(String.raw`^\W*(?:(?:«assent»|«lead»)\W+)?«whySaid»`, 'i')

/**
 * `Which plan is that in?`, `Does Starter have it?`, after an answer that is of no price: the plan that has the feature, or
 * what our pages give to some plans alone.
 */
function joinFeature(own: Understood, { asked, said: before }: Talk, told: readonly Id[]): readonly Candidate[] {
  const said = told.some((id) => featureOf(id) !== null) ? told : before
  const isOfPlans = own.terms.some(asksWhichPlan) && isNothingBeside(own, asksWhichPlan, 2)
  const isOfItself = own.tokens.some(isSize) || own.asked.features.length > 0
  if (!asked || !isOfPlans || isOfItself || said.length === 0 || said.some(isOfPrice)) return []
  const features = [...asked.asked.features, ...said.flatMap((id) => featureOf(id) ?? [])]
  // What an answer is about may be a feature that the question did not name: `Can my web shop send its sales?`
  const whole = asked.asked.features.length > 0 ? takeFrom(own, asked, 'talk') : own
  const terms = features.length > 0 ? features.flatMap((feature) => termOfFeature.get(feature) ?? []) : ['whichplan']
  const tokens = terms.map((term): Token => ({ word: '', term, from: 'talk' }))
  return [read('which plan has that', withTokens(whole, [...whole.tokens, ...tokens]), 1)]
}
const asksWhichPlan = oneOf('fit plan {plan} cheap')
const termOfFeature: ReadonlyMap<AskedFeature, string> = new Map(
  Object.entries(featureNamedBy).map(([term, feature]) => [feature, term]),
)

/** `mostUnknown`: so many words that we have no term for may stand beside it. */
function isOfOnePlan(own: Understood, mostUnknown = 0): boolean {
  return own.terms.some(isOfPlan) && isNothingBeside(own, isBesidePlan, mostUnknown)
}
/** Nothing but such terms and names, and so many words that we have no term for. */
function isNothingBeside({ terms, tokens }: Understood, isAllowed: (term: string) => boolean, mostUnknown: number) {
  const unknown = new Set(tokens.flatMap(({ word, term }) => (term === stem(word) ? [term] : [])))
  const others = terms.filter((term) => !isAllowed(term) && !isKind(term))
  return others.length <= mostUnknown && others.every((term) => unknown.has(term))
}
const isHowPaid = oneOf('paymethod tillpayment')
const isBesidePlan = (term: string) => isAttribute(term) || isHowPaid(term)

/** What a question takes from the talk before where it points back to it, or says little alone. */
function lean(
  own: Understood,
  sentence: string,
  { asked, answered, settled, known, isCorrected }: Talk,
  from: 'told' | 'talk',
): readonly Candidate[] {
  if (!asked) return []
  const hasNames = answered !== null && answered.asked.plans.length + answered.asked.packages.length > 0
  // `How much for a pharmacy? And for two?`, `And paid once, for 8?`
  const isOfUsers = asked.asked.needs.users !== undefined || known.asked.needs.users !== undefined
  const isOfSizes = asked.tokens.some(isSize)
  // `Roughly? 50 dollars? 500?`
  const isOfMoney = asked.asked.amounts.length > 0
  const [lone = Infinity, ...others] = own.bare
  // `101,000 then?`, of a price that was just said.
  const isOfAnswer = answered?.tokens.some(({ counted }) => counted && Math.floor(counted.value) === lone) ?? false
  if (
    !isOfMoney &&
    !isOfAnswer &&
    lone <= mostSpoken &&
    others.length === 0 &&
    (own.terms.length === 0 || (isOfUsers && isOfOffer(own) && forSoMany.test(sentence)))
  ) {
    const isOfPlaces = followUp.test(sentence) && asked.asked.trades.length > 0 && !isOfUsers
    const counted = countAs(isOfPlaces ? 'locations' : 'users', own)
    return [read('with the question before', takeFrom(counted, asked, 'talk'), 1)]
  }
  const isLeaning =
    followUp.test(sentence) ||
    pointsBack.test(withoutTag(sentence)) ||
    // `Not Kampala! Kigali`
    (isCorrected && own.terms.every(isKind)) ||
    own.terms.every((term) => isAttribute(term) || term === '{amount}' || (isOfSizes && isSizeTerm(term)))
  if (!isLeaning) return []
  const chosen = takeChosen(normalise(sentence), own, settled ?? (hasNames ? answered : asked))
  const isOpen = own.terms.every((term) => isAttribute(term) || isContact(term) || isKind(term))
  return [
    // `For 3 people? Professional. – And cheaper?` is for three as well.
    ...(chosen === own ? [] : [read('with what was named', takeFrom(chosen, asked, 'talk', isSize), 0.2)]),
    ...takeNames(chosen, asked, 'talk'),
    read('with the question before', takeFrom(chosen, asked, from), isOpen ? 0.15 : -0.25),
    ...(answered && !own.terms.some(isSizeTerm)
      ? [read('with the answer before', takeFrom(own, answered, 'talk', isOfTalk), isOpen ? 0 : -0.2)]
      : []),
  ]
}

const forSoMany = compile(String.raw`\b«forSoMany» \d+\b`, 'i')

/** What one plan is asked for, and no topic beside it. */
const isOfPlan = oneOf('price pay month year save currency total onetime user product location limit')
export const isOne = (some: readonly unknown[]) => some.length === 1
/** `For how long?` and `What do we get?` say nothing alone, however surely they are read. */
const isBare = ({ terms }: Understood) => terms.every((term) => term === 'howlong' || term === '{amount}')
const isPrice = ({ terms }: Understood) =>
  terms.length > 0 && terms.every((term) => term === 'price' || term === 'free')
const bareBonus = -0.4

/** Our own prices are no sum that the visitor has, and our hours not when he comes. */
const isOfTalk = ({ term }: Token) => term !== '{amount}' && term !== '{hour}'

/** Which plan, which place, for whom: unless the question names one itself, or is not about such a thing. */
export function takeNames(
  own: Understood,
  other: Understood,
  from: 'told' | 'talk',
  bonus = 0.1,
): readonly Candidate[] {
  const { plans, packages: items, offices } = other.asked
  const isNamed = own.terms.some((term) => isOfferName(term) || term === '{office}')
  // `And what does it include?` has no term that says something alone.
  const isOfIt = own.terms.length === 0 || own.terms.some(isAttribute)
  const wantsOffer = plans.length + items.length > 0 && isOfIt
  // `Uganda time` names a clock.
  const wantsOffice = offices.length === 1 && other.asked.clock === null && isOfPlace(own)
  if (isNamed || !(wantsOffer || wantsOffice)) return []
  const known: readonly (string | null)[] = [...plans, ...items, ...offices, 'businesspackage']
  const taken = takeFrom(own, other, from, ({ term }) => known.includes(term))
  return [read('with what was named', taken, bonus)]
}
/** What is asked of an office, or when somebody is there. */
const isOfPlace = ({ terms, asked }: Understood) =>
  terms.some((term) => isContact(term) || term === 'office') || asked.isNow || asked.day !== null

/** The question with what was told before it: the last sentence, and all of them. */
function joinTold(own: Understood, sentence: string, told: readonly Understood[]): readonly Candidate[] {
  const last = told.at(-1)
  if (!last) return []
  // Where somebody sells is no question for our office there, but `it is 7:30 in Kigali when I call` tells on which clock.
  const isPlace = isOfPlace(own) || told.some(({ asked }) => asked.hour !== null)
  const isTaken = ({ term }: Token) => isPlace || term === null || !isOffice(term)
  const join = (joined: Understood, one: Understood) => takeFrom(joined, one, 'told', isTaken)
  // `And is that guaranteed?` is no question whether there is what was told.
  const empty = withYesNo(withTokens(own, []), own.asked.isYesNo && own.terms.length === 0)
  return [
    ...(pointsBack.test(sentence) ? [] : joinCounted(own, told.filter(hasNeeds).slice(-1))),
    // `What now?` says nothing alone, and `Can we switch?` not what.
    read('with what was told', join(own, last), own.terms.every(isVerb) ? 0.5 : 0.1),
    ...(told.length > 1 ? [read('with all that was told', told.reduceRight(join, own), 0.1)] : []),
    ...(own.terms.length === 0 || isVague(own, sentence) ? told : []).map((one) =>
      read('as what was told', join(empty, one), 0.1),
    ),
  ]
}
/** `How do I stop that?` */
const isVague = ({ terms }: Understood, sentence: string) => terms.length === 1 && pointsToTold.test(sentence)
/** `Which package?`, `How much for one year?`: nothing but the offer, and for nobody. */
const isOfOffer = ({ terms }: Understood) =>
  terms.some(isOffer) &&
  terms.every((term) => isOffer(term) || isAttribute(term) || (isKind(term) && !isSizeTerm(term)))
/** Numbers and features alone: who counts people tells of a guest house, too. `How much? We are 12.` */
function joinCounted(own: Understood, told: readonly Understood[]): readonly Candidate[] {
  const isNamed = own.terms.some(isOfferName) && own.asked.features.length === 0
  const turnsOnCount = isNamed || isOfOffer(own) || isOfOnePlan(own) || own.terms.length === 0
  if (!turnsOnCount) return []
  return told
    .filter(hasNeeds)
    .map((one) => read('with what was counted', takeFrom(own, one, 'told', isNeedOrNumber), 0.1))
}
const hasNeeds = ({ tokens }: Understood) => tokens.some(isNeed)
const isNeed = ({ term }: Token) => isSizeTerm(term) || isFeature(term) || term === 'onetime'
/** Of `46 kinds of drinks and 7 snacks` nobody says what the seven are, and so no yes. */
const isNeedOrNumber = (token: Token) => isNeed(token) || (token.counted?.unit === null && token.counted.time === null)

/** `What stops that?`, `Can I trace one?` */
const pointsToTold = compile(String.raw`\b«pointsAnywhere»\b|\b«pointsAtEnd»\W*$`, 'i')

/** What a lone number counts. */
function countAs(unit: 'users' | 'locations', own: Understood): Understood {
  return withTokens(
    own,
    own.tokens.map((token) =>
      token.counted && Number.isInteger(token.counted.value) && token.counted.value > 0
        ? { ...token, word: `{${unit}}`, term: `{${unit}}`, counted: { ...token.counted, unit, word: unit } }
        : token,
    ),
  )
}
