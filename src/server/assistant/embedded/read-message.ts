import { assistantWords } from '#content/assistant.ts'
import { defaultLanguage } from '#content/languages.ts'
import { plans } from '#facts/plans.ts'
import { longestMessage } from '#contract/chat.ts'
import { foldLong } from '../reading/writing.ts'
import type { Question, Turn } from '../assistant.ts'
import { isOffered, tellLanguage } from '../tell-language.ts'
import {
  asNgo,
  atOffice,
  isOfAsker,
  isNgo,
  isOne,
  isSize,
  listWays,
  takeNames,
  withoutNgo,
  type Candidate,
  type Choice,
  type ChosenPart,
  type Part,
  type Talk,
} from './candidates.ts'
import type { Id } from './classifier.ts'
import { nearShare } from './find.ts'
import { readNumbers } from './numbers.ts'
import { countNamed, createReckoning, mostSpoken, remark, type Reckon, type Reckoned } from './people.ts'
import { accounts } from '../reading/quantities.ts'
import { compile } from '../reading/reading-words.ts'
import { isDenied, isDropped, protests, readRefused, withoutDenied, withoutNotAsked } from './refused.ts'
import { placeAsker } from './said-place.ts'
import { asks, isInjection, longestTold, readClaim, splitMessage, splitPhrase } from './split-questions.ts'
import { isKind, normalise, mend, type Speller } from './words.ts'
import {
  isOnlyCourtesy,
  nameCheapestOnce,
  takeFrom,
  understand,
  onlySum,
  keepTokens,
  withTokens,
  withUsers,
  withYesNo,
  type Token,
  type Understood,
} from './understand.ts'

/** Chooses a reading, and what that is about; what is told or leaned on later is the reading that was chosen. */
type Choose = (part: Part) => Choice

/** More sentences than this are no question but a flood. */
const mostParts = 16
const boldPlan = new RegExp(
  String.raw`(?<=\*\*)(?:${Object.values(plans)
    .map(({ name }) => name)
    .join('|')})(?=\*\*)`,
  'g',
)
/** A plan that an answer describes, and does not advise: a colon stands behind it. */
const described = /\*\*\s?:/
/** How far back a short question may lean. */
const turnsRead = 4

type Message = Pick<Question, 'text' | 'history' | 'timeZone' | 'pageLanguage'>

/** Reads a message with what was said before it. What tells the assistant what to be is no part of it. */
export function readMessage(message: Message, speller: Speller, choose: Choose) {
  const { history, timeZone, pageLanguage = defaultLanguage } = message
  const text = foldLong(message.text, longestMessage)
  const reckoning = createReckoning()
  const said = history.map((turn): Turn => ({ ...turn, text: foldLong(turn.text, longestTold) }))
  const asksForCount = (turn?: Turn) => asksCount.some((asked) => turn?.text.includes(asked))
  const hear = (turn?: Turn) => {
    const heard = turn?.role === 'model' ? understand(turn.text, speller) : null
    // Below that question stand the sizes of all plans.
    return heard && asksForCount(turn) ? withoutSizes(heard) : heard
  }
  const readTurn = (turn: string, after?: Turn) => {
    reckoning.begin()
    const plain = normalise(turn)
    const users = asksForCount(after) ? (confirms.test(plain) ? reckoning.look()?.users : readLone(plain)) : undefined
    const heard = after ? withoutNotAsked(turn) : turn
    const left = users ? `${users}` : readRefused(heard, () => hear(after), speller)
    const sentences = readSentences(left ?? heard, speller, reckoning.hear, {
      isReply: after !== undefined,
      isAsked: asksForCount(after),
    })
    return { text: turn, after, sentences, isCorrected: left !== null && users === undefined }
  }
  const before = said.flatMap((turn, at) => (turn.role === 'user' ? [readTurn(turn.text, said[at - 1])] : []))
  const told = before.flatMap(({ sentences }) => sentences.flatMap(tellOf))
  // The plan that an answer advises, or describes alone, stands out in it.
  const advised = said
    .filter(({ role }) => role !== 'user')
    .map(({ text: turn }) => understand(turn.match(boldPlan)?.join(' ') ?? '', speller))
    .map((advice) => (isOne(advice.asked.plans) ? advice : undefined))
  const now = readTurn(text, said.at(-1))
  const isRefusing = withoutNotAsked(text) !== text
  const people = reckoning.look()
  const settled = people?.unsure ? null : settlePlan()
  const isNgoDenied = [...before, now].some(({ sentences }) => sentences.some(({ deniesNgo }) => deniesNgo))
  const known = markUnsure(
    keepTokens(
      withoutEarlier(told.map(({ own }) => ({ own, isQuestion: false }))).reduceRight<Understood>(
        addKnown,
        understand('', speller),
      ),
      (token) => !(isNgoDenied && isNgo(token)),
    ),
  )
  let talk: Talk = {
    asked: null,
    answered: null,
    said: [],
    known,
    settled: null,
    office: null,
    isOfVisit: false,
    isCorrected: false,
    isAdvised: false,
    refused: [],
  }
  for (const turn of before.slice(-turnsRead)) {
    const parts = readParts(turn.sentences, speller, { ...talk, answered: hear(turn.after) }, choose)
    const last = parts.at(-1)
    talk = {
      ...talk,
      asked: last ? choose(withoutAnswer(last)).reading : talk.asked,
      said: parts.map(({ found }) => found.id),
    }
  }
  const spelt = (each: string) => (isOffered(each) ? each : mend(normalise(each), speller))
  const earlier = before.slice(-turnsRead).map((turn) => spelt(turn.text))
  const context: Talk = {
    ...talk,
    asked: talk.asked && markUnsure(talk.asked),
    answered: hear(now.after),
    settled,
    refused: isRefusing ? talk.said : [],
    office: findOffice(),
    isCorrected: now.isCorrected,
    isOfVisit: [...before.slice(-2), now].some(({ sentences }) => sentences.some(({ own }) => own.asked.asksOffice)),
    isAdvised: settled !== null && advised.at(-1) !== undefined && !described.test(now.after?.text ?? ''),
  }
  const marked = now.sentences.map((one) => ({ ...one, own: markUnsure(one.own) }))
  return {
    parts: readParts(marked, speller, context, choose),
    /** It tells the assistant what to be or to say. */
    isAttempt: marked.some(({ isHostile }) => isHostile),
    language: tellLanguage(spelt(text), earlier, pageLanguage),
    isUnheard: said.length > 0 && (isRefusing || isUnheard(text)),
    /** It asks nothing else: that wants another answer, or a yes or a no to what was asked before. */
    onlyWants: now.sentences.every(({ isProtest }) => isProtest)
      ? yesOrNo.test(normalise(text))
        ? 'yesOrNo'
        : 'another'
      : null,
    whole: atOffice(asNgo(markUnsure(readWhole()), known), context),
    before: context.asked,
    known,
    whereabouts: placeAsker([...before.map((turn) => turn.text), text], timeZone),
  }

  /** Where somebody may have been left out, whatever counts people. */
  function markUnsure(reading: Understood): Understood {
    return people?.unsure && reading.tokens.some(isOfUsers) ? withUsers(reading, people) : reading
  }

  /** All sentences as one. */
  function readWhole(): Understood {
    return now.sentences.some(({ isRevised }) => isRevised)
      ? now.sentences.map(({ own }) => own).reduceRight((whole, one) => takeFrom(whole, one, 'told'))
      : understand(text, speller, normalise(countNamed(text)))
  }

  /** Whoever named one office asks about that; `Uganda time` names a clock. */
  function findOffice(): Understood | null {
    const named = before
      .flatMap(({ sentences }) => sentences.map(({ own }) => own))
      .findLast(({ asked }) => asked.offices.length > 0 && asked.clock === null)
    return named && isOne(named.asked.offices) ? named : null
  }

  /** The plan that the last answer advises or the last message named alone, else the last of all that was advised or named. */
  function settlePlan(): Understood | null {
    const named = before.map(({ sentences }) => sentences.findLast(({ own }) => isOne(own.asked.plans))?.own)
    const isKnown = (one: Understood | undefined) => one !== undefined
    return advised.at(-1) ?? named.at(-1) ?? advised.findLast(isKnown) ?? named.findLast(isKnown) ?? null
  }
}

/** `1 alone, I tell you`, to how many they are: one number of nothing else, in a few words. */
function readLone(plain: string): number | undefined {
  const [one, ...others] = readNumbers(plain).counted
  const isShort = plain.split(' ').length <= longestLone && !asks.test(plain)
  const isCount = one !== undefined && others.length === 0 && (one.unit ?? one.time ?? one.hour) === null
  return isShort && isCount && Number.isInteger(one.value) && one.value <= mostSpoken
    ? one.value || undefined
    : undefined
}
const longestLone = 6

/** What tells of who asks; what was told later goes before it. */
const addKnown = (later: Understood, { own }: Pick<Sentence, 'own'>): Understood =>
  takeFrom(later, own, 'talk', (token) => isOfAsker(token) && !isDenied(token, own))
/** People of the last sentence that tells of them alone: that has counted on from those before it. */
function withoutEarlier<Told extends Pick<Sentence, 'own' | 'isQuestion'>>(all: readonly Told[]): readonly Told[] {
  const last = all.findLastIndex(({ isQuestion, own }) => !isQuestion && own.tokens.some(isOfUsers))
  return all.map((one, at) => (at < last && !one.isQuestion ? { ...one, own: withoutUsers(one.own) } : one))
}
const isOfUsers = ({ term }: Token) => term === '{users}'
const withoutSizes = (own: Understood) => keepTokens(own, (token) => !isSize(token))
const withoutUsers = (own: Understood) => keepTokens(own, (token) => !isOfUsers(token))

/** What tells of who asks, and of no plan. */
const isTold = ({ isQuestion, isHostile, own }: Sentence) => !isQuestion && !isHostile && own.asked.plans.length === 0

/** What a sentence tells of who asks; of a question only how many we are, and that we are an NGO. */
function tellOf(sentence: Sentence): readonly Pick<Sentence, 'own' | 'isQuestion'>[] {
  const { own, isQuestion, isHostile, isRevised } = sentence
  if (isTold(sentence) || isRevised) return [sentence]
  return own.asked.isOfSelf && !isHostile && own.asked.plans.length === 0
    ? [{ isQuestion, own: keepTokens(own, isOfUs) }]
    : []
}
/** `With one login` says how, and not how many. */
const isOfUs = ({ term, counted }: Token) =>
  term === 'ngo' ||
  term === '{locations}' ||
  (term === '{users}' && !(counted?.value === 1 && accounts.has(counted.word)))

/** A sentence of a message and what it says; `said` is it without what somebody else is made to say. */
type Sentence = Pick<Part, 'text' | 'isQuestion'> & {
  readonly said: string
  readonly own: Understood
  /** It tells the assistant what to be or to say. */
  readonly isHostile: boolean
  /** It only says that the answer before it was none. */
  readonly isProtest: boolean
  /** It says to be no NGO, or a small business. */
  readonly deniesNgo: boolean
  /** It says nothing of what is asked beside it: `Thank you!`, `I did not ask that.`, `My wife finds it dear.` */
  readonly isIdle: boolean
  /** It counts on people of the talk, and is about nothing else. */
  readonly isCount: boolean
  /** It asks whether that changes anything: what fits whoever is counted, then. */
  readonly asksChange: boolean
  /** What it tells of people, and of nothing else; null where it tells nothing of them, or asks. */
  readonly ofPeople: Candidate | null
  /** Its numbers are not all that stand in it: some come from the talk, or are denied. */
  readonly isRevised: boolean
}

/** `isAsked`: how many they are was asked just before it. */
type Reply = { readonly isReply: boolean; readonly isAsked: boolean }

function readSentences(text: string, speller: Speller, reckon: Reckon, reply: Reply): readonly Sentence[] {
  const { isReply } = reply
  const sentences = splitMessage(text)
    .slice(0, mostParts)
    .map(({ text: sentence, isQuestion }, at, all) => {
      const { text: said, isClaim } = readClaim(isReply ? sentence.replace(insisting, '') : sentence)
      const words = normalise(countNamed(said))
      const { staff, ...read } = understand(said, speller, words)
      const understood = nameCheapestOnce(read)
      const isProtest = protests(words)
      const deniesNgo =
        !isQuestion &&
        (understood.terms.includes('smallbusiness') ||
          isBusiness.test(words) ||
          understood.tokens.some(
            (token) => isNgo(token) && (isDenied(token, understood) || isDropped(token, understood)),
          ))
      const left = withoutDenied(understood)
      const told = deniesNgo ? withoutNgo(left) : left
      const { locations, users } = told.asked.needs
      // Of `your 5-user plan` the number names a plan.
      const isOfPlan = users === undefined && told.asked.plans.length > 0
      const count = isOfPlan ? null : reckon(staff, isQuestion, locations)
      const isSame = count === null || count.isDoubt || (count.users === users && !count.unsure && !count.isChange)
      const own = isSame ? told : withUsers(count.isChange ? onlySum(told) : told, count)
      return {
        isProtest,
        deniesNgo,
        isIdle: isProtest || isOnlyCourtesy(own) || byHowMuch.test(words) || (!isQuestion && remark.test(words)),
        isCount: count?.isChange === true,
        asksChange: asksChange.test(words),
        ofPeople: count && !isQuestion ? tellPeople(told, count, reply) : null,
        isRevised: own !== understood,
        text: sentence,
        isQuestion,
        isHostile: isInjection(sentence),
        said,
        // A yes to `Can I have the trial and` would be heard for what was cut off as well.
        own: isClaim ? withYesNo(own, true) : isCutOff(sentence) && at < all.length - 1 ? withYesNo(own, false) : own,
      }
    })
    .reduce<readonly Sentence[]>(joinCurrency, [])
    .reduce<readonly Sentence[]>(joinCorrection, [])
    .filter((sentence, _at, all) => all.length === 1 || saysSomething(sentence))
    .filter((sentence, _at, all) => !sentence.isIdle || all.every(({ isIdle }) => isIdle))
    .filter((sentence, _at, all) => !sentence.asksChange || !all.some(({ isCount }) => isCount))
  return withoutEarlier(sentences).filter((sentence) => sentences.length === 1 || saysSomething(sentence))
}
const isBusiness = compile(String.raw`\b«isBusiness»\b`)
const isCutOff = (sentence: string) => !/[?.!;…]$/.test(sentence)
/** `Ok good. Thanks`: the first of them says nothing. */
const saysSomething = ({ isQuestion, isHostile, own }: Sentence) =>
  isQuestion || isHostile || own.terms.length > 0 || own.bare.length > 0
const asksChange = compile('^(?:(?:«lead»|«assent») ){0,2}«asksChange»$')
const byHowMuch = compile('^(?:«lead» )?«byHowMuch»$')

/** Before what was asked already: `No, I asked about dollars.` */
const insisting = compile(
  String.raw`^\W*(?:(?:«assent»|«lead»|«nay»)\W+){0,3}(?:«insists»)(?:\s+(?:«ofInsisted»))?\s+(?=\S)`,
  'i',
)
/** `Yes`, to how many were counted. */
const confirms = compile('^«confirms»$')
const asksCount = Object.values(assistantWords).flatMap(({ computed }) => [computed.asksCount, computed.needNumbers])
const yesOrNo = compile(String.raw`\b«yesOrNo»\b`)
/** Whether it says that the answer before it was none. */
const isUnheard = (text: string) =>
  yesOrNo.test(normalise(text)) ||
  splitMessage(text).some(({ text: said }) => insisting.test(said) || protests(normalise(said)))

/** `How much a year? In francs, please.` */
function joinCurrency(before: readonly Sentence[], sentence: Sentence): readonly Sentence[] {
  const last = before.at(-1)
  const isAddition =
    last?.isQuestion &&
    !sentence.isQuestion &&
    sentence.own.asked.currencies.length > 0 &&
    sentence.own.terms.length <= 2
  return isAddition
    ? [...before.slice(0, -1), { ...last, own: takeFrom(last.own, sentence.own, 'told') }]
    : [...before, sentence]
}

/** Of `I am alone and sell 60 products` the number that was said. */
const isCountable = (token: Token) => isSize(token) && (token.counted?.value ?? 1) > 1
const corrects = compile(String.raw`^\W*(?:(?:«assent»|«lead»|«nay»)\W+){0,3}(?:«corrects»)(?!\p{L})`, 'iu')
/**
 * `How much is Business? No, I mean Professional, not monthly`: one question, of what was meant. `I sell 60 products. No,
 * wait, 46`: another number of the same; who counts people again may count some of them alone.
 */
function joinCorrection(before: readonly Sentence[], sentence: Sentence): readonly Sentence[] {
  const last = before.at(-1)
  if (!last || !corrects.test(sentence.text)) return [...before, sentence]
  const [value, ...others] = sentence.own.bare
  const at = before.findLastIndex(({ own }) => own.tokens.filter(isCountable).length === 1)
  const counted = before[at]
  const { users } = sentence.own.asked.needs
  if (counted && value !== undefined && others.length === 0) {
    const tokens = counted.own.tokens.map((token) =>
      isCountable(token) && token.counted ? { ...token, counted: { ...token.counted, value } } : token,
    )
    return before.with(at, { ...counted, isRevised: true, own: withTokens(counted.own, tokens) })
  }
  if (counted?.own.asked.needs.users !== undefined && users !== undefined)
    return before.with(at, { ...counted, isRevised: true, own: withUsers(counted.own, { users, unsure: 'either' }) })
  if (!last.isQuestion) return [...before, sentence]
  const refused = new Set(sentence.own.tokens.filter((token) => isDenied(token, sentence.own)).map(({ term }) => term))
  const isLeft = ({ term }: Token) => !refused.has(term)
  const own = takeFrom(keepTokens(sentence.own, isLeft), last.own, 'told', isLeft)
  return [...before.slice(0, -1), { ...sentence, isQuestion: true, isRevised: true, own }]
}

/** Who tells of his people, and asks nothing, wants to hear what fits them; at first only where it is of nothing else. */
function tellPeople(told: Understood, count: Reckoned, { isReply, isAsked }: Reply): Candidate {
  const sum = onlySum(told)
  const reading = count.isFirst && !count.unsure ? sum : withUsers(sum, count)
  const bonus = isAsked ? 0.3 : count.isFirst && !isReply ? -0.6 : count.isChange ? 0 : -0.3
  return { how: 'with who asks', reading, bonus }
}

function readParts(all: readonly Sentence[], speller: Speller, talk: Talk, choose: Choose): readonly ChosenPart[] {
  const sentences = all.filter(({ isHostile }) => !isHostile)
  // What is counted now goes before what was asked for and before what an answer counted; people, before the plan that fitted.
  const isCounted = sentences.some(({ isCount }) => isCount)
  const isSized = sentences.some(({ isQuestion, own }) => !isQuestion && own.tokens.some(isSize))
  const answered = isSized ? talk.answered && withoutSizes(talk.answered) : talk.answered
  const before: Talk = isCounted
    ? { ...talk, settled: null, answered: null, asked: talk.asked && withoutUsers(talk.asked) }
    : { ...talk, answered }
  let { asked } = before
  const isAsked = sentences.some(({ isQuestion }) => isQuestion)
  const besides: Id[] = []
  const told: Understood[] = []
  const toldIds: Id[] = []
  const parts: ChosenPart[] = []
  for (const [at, { text, isQuestion, isCount, ofPeople, said, own }] of sentences.entries()) {
    const nextQuestion = sentences.findIndex((other, place) => place > at && other.isQuestion)
    const behind = sentences.slice(at + 1, nextQuestion < 0 ? undefined : nextQuestion).filter(isTold)
    const place = {
      talk: { ...before, asked },
      isFirst: besides.length === 0,
      isQuestion,
      told,
      toldIds: [...toldIds, ...besides],
      behind: behind.map((other) => other.own),
      ofPeople: null,
    }
    const shared = { isQuestion, besides: [...besides], said: talk.said, refused: talk.refused }
    const sides = isCount ? [] : joinCounts(splitPhrase({ text: said, isQuestion }), own, speller)
    const part: Part = {
      ...shared,
      text,
      candidates: listWays(own, said, isAsked ? place : { ...place, ofPeople }),
      sides: sides.map((side) => {
        const reading = understand(side, speller)
        const candidates = [...listWays(reading, side, place), ...takeNames(reading, own, 'told', ofSentence)] as const
        return { ...shared, text: side, candidates, sides: [] }
      }),
    }
    const chosen = choose(part)
    const { id, share } = chosen.found
    parts.push({ ...part, ...chosen })
    asked = chosen.reading
    if (isQuestion) besides.push(id)
    else {
      told.push(own)
      if (share >= nearShare) toldIds.push(id)
    }
  }
  return parts
}

/** What is counted on two sides is of one question: `for two shops and four people`, `me and 3 girls`. */
function joinCounts(sides: readonly string[], { asked: { needs } }: Understood, speller: Speller): readonly string[] {
  let isCounted = needs.users === undefined
  let isBehindCount = false
  const joined = sides.reduce<readonly string[]>((done, side) => {
    const last = done.at(-1)
    const { terms, asked } = understand(side, speller)
    isCounted ||= asked.needs.users === needs.users
    const isOfSizes = Object.keys(asked.needs).length > 0
    const isCount = isOfSizes && terms.every(isKind)
    const isJoined = last !== undefined && (isCount || (isOfSizes && isBehindCount))
    isBehindCount = isCount
    return isJoined ? [...done.slice(0, -1), `${last}, ${side}`] : [...done, side]
  }, [])
  return isCounted && joined.length > 1 ? joined : []
}

/** So much likelier is it that a plan is named for all sides of a sentence: `Does Starter have SMS and email automation?` */
const ofSentence = 0.5

const withoutAnswer = (part: Part): Part => {
  const [first, ...rest] = part.candidates
  return { ...part, candidates: [first, ...rest.filter(({ how }) => how !== 'with the answer before')] }
}
