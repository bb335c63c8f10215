import { longestMessage } from '#contract/chat.ts'
import type { Turn } from '../assistant.ts'
import { foldLong } from '../fold-long.ts'
import { readClaim } from './claims.ts'
import { isElliptic, readTogether, takeAudience, takeChosen, takePlace, takePlan, type Talk } from './follow-up.ts'
import { isInjection } from './injection.ts'
import type { Language } from './language.ts'
import { normalise } from './normalise.ts'
import { shareNeeds } from './share-needs.ts'
import type { Speller } from './spelling.ts'
import { splitMessage, splitPhrase } from './split-questions.ts'
import { continueFrom, languageOf, understand, type Understood } from './understand.ts'

export type Part = {
  readonly text: string
  readonly understood: Understood
  /** Other ways to read it, for where the first is not sure: with what stands before its list, with who says it. */
  readonly others: readonly Understood[]
  /** Somebody is said to say it. */
  readonly isClaim: boolean
  readonly isHeading: boolean
  readonly isHostile: boolean
  readonly isQuestion: boolean
  /** `Your email and WhatsApp?` may ask for several things under one verb: what each side says, or nothing. */
  readonly sides: readonly Side[]
  /** The same with the talk before, where it leans on that and alone says little. */
  readonly together: readonly Understood[]
}
export type Side = Pick<Part, 'text' | 'understood' | 'others'>
export type Message = {
  readonly language: Language
  readonly parts: readonly Part[]
  /** All sentences read as one: what is told and what is asked may only mean something together. */
  readonly whole: Understood | null
  /** The same of however many sentences, for a sum that is made of them; null where one of them gives orders. */
  readonly all: Understood | null
}

/** More sentences than this are no question but a flood. */
const mostParts = 16
/** How far back a short question may lean, and how much of a long turn is read. */
const turnsRead = 4
const longestTurn = 600
const followUp =
  /^\W*(?:(?:ok|okay|yes|oui|d'accord|thanks|merci|so|donc|but|mais|well|bon)\W+)?(?:and|so|but|donc|mais|same|until|what about|what if|how about|also|or|then|for|with|in|over|during|et|ou|sinon|alors|pour|avec|en|dans|sur|pendant|meme|jusqu)\b|\b(?:then|though|alors|donc)\W*$/i
/** `How much is it per year?` is about what was named before. */
const pointsBack =
  /\b(?:it|its|that|that one|this one|them|they|those|these|he|she|him|her|one|the two|there|then|les deux|des deux|lui|ils|elles|il|y|là|elle|ça|ca|cela|celle-là|celui-là)\b/i
/** A question with more terms than this stands for itself. */
const fewTerms = 4
/** What is asked of a plan or a package: alone it says nothing. */
const attributes = new Set(
  'price year month user product location limit save onetime currency discount cheap fit total update include ngo smallbusiness pay howlong'.split(
    ' ',
  ),
)
/** What a plan has or has not. */
const features = new Set('api sms backup analytics whitelabel emailauto support webhook role'.split(' '))
/** What is asked of an office. */
export const contacts = new Set('phone email address hours opennow whatsapp contact'.split(' '))

/** Reads a message with what was said before it. What tells the assistant what to be is marked, and leaned on by nothing. */
export function readMessage(typed: string, history: readonly Turn[], speller: Speller): Message {
  const text = foldLong(typed, longestMessage)
  let language: Language = 'en'
  let before: Understood | null = null
  const turns = history.filter(({ role }) => role === 'user').slice(-turnsRead)
  for (const turn of turns) {
    const read = readParts(foldLong(turn.text, longestTurn), speller, { asked: before, answered: null })
    language = languageOf(sumFrench(read), language)
    before = read.findLast(({ isHostile }) => !isHostile)?.understood ?? before
  }
  const last = history.at(-1)
  const answered = last && last.role !== 'user' ? understand(foldLong(last.text, longestTurn), speller) : null
  const talk: Talk = { asked: before, answered }
  const parts = readParts(text, speller, talk)
  const all = parts.every(({ isHostile }) => !isHostile) ? understand(text, speller) : null
  const isOne = parts.length === 2 && parts.some(({ isQuestion }) => !isQuestion)
  return {
    language: languageOf(sumFrench(parts), language),
    parts,
    whole: isOne ? all : null,
    all: all && lean(text, all, before, false),
  }
}

const sumFrench = (parts: readonly Part[]) => parts.reduce((sum, { understood }) => sum + understood.french, 0)

function readParts(text: string, speller: Speller, talk: Talk): readonly Part[] {
  let last = talk.asked
  // `Business package, what is the price?`: what was just named is what is asked about.
  let isTold = false
  const parts = splitMessage(text)
    .slice(0, mostParts)
    .map((sentence): Part => {
      const { text: said, isQuestion, isHeading, heading } = sentence
      const isHostile = isInjection(said)
      const claim = readClaim(said)
      const now = recall(claim.text, understand(claim.text, speller), talk)
      const own = isHostile ? now : lean(claim.text, now, last, isTold)
      const hearsay = claim.isClaim ? [understand(said, speller)] : []
      const read = { understood: asClaim(own, claim.isClaim), others: hearsay }
      if (!isHostile) last = own
      isTold = !isQuestion
      const isLeaning = !isHostile && leansBack(claim.text) && isElliptic(now)
      const readSide = (side: string) => {
        const alone = { understood: lean(side, understand(side, speller), now, true), others: [] }
        return { text: side, ...readUnder(heading, side, alone, speller) }
      }
      return {
        text: said,
        ...(isHostile ? read : readUnder(heading, claim.text, read, speller)),
        isClaim: claim.isClaim,
        isHeading,
        isHostile,
        isQuestion,
        sides: isHostile ? [] : joinCounts(splitPhrase({ text: claim.text, isQuestion }), speller).map(readSide),
        together: isLeaning ? readTogether(now, talk) : [],
      }
    })
  return shareNeeds(parts).filter((part) => !part.isHeading)
}

/** What is counted on two sides is of one question: `for two shops and four people`. */
function joinCounts(sides: readonly string[], speller: Speller): readonly string[] {
  const joined = sides.reduce<readonly string[]>((done, side) => {
    const last = done.at(-1)
    const { terms, asked } = understand(side, speller)
    const isCount = Object.keys(asked.needs).length > 0 && terms.every((term) => term.startsWith('{'))
    return isCount && last !== undefined ? [...done.slice(0, -1), `${last}, ${side}`] : [...done, side]
  }, [])
  return joined.length > 1 ? joined : []
}

type Readings = Pick<Part, 'understood' | 'others'>

/** What somebody else says is asked whether it is so. */
export const asClaim = (understood: Understood, isClaim: boolean): Understood =>
  isClaim ? { ...understood, asked: { ...understood.asked, isYesNo: true } } : understood

/** What a heading names is meant in each question of its list; without a name it only helps where one says little. */
function readUnder(heading: string | null, text: string, { understood, others }: Readings, speller: Speller): Readings {
  if (!heading) return { understood, others }
  const framed = understand(`${heading} ${text}`, speller)
  const isNamed = understand(heading, speller).terms.some((term) => isNameKind(term) || headings.has(term))
  return isNamed ? { understood: framed, others: [understood, ...others] } : { understood, others: [...others, framed] }
}

/** What a list is about, beside plans, packages and offices. */
const headings = new Set('onetime license package api trial ngo smallbusiness {amount}'.split(' '))

/** A question with what it takes from the talk before, word by word: which of two plans, which place, for whom. */
function recall(sentence: string, now: Understood, talk: Talk) {
  const chosen = takePlace(takeChosen(normalise(sentence), now, talk), talk)
  return takeAudience(leansBack(sentence) ? takePlan(chosen, talk) : chosen, talk)
}

const leansBack = (sentence: string) => followUp.test(sentence) || pointsBack.test(sentence)

function lean(sentence: string, now: Understood, before: Understood | null, isTold: boolean) {
  if (!before) return now
  const content = now.terms.length
  const isBare = content === 0 && now.bare.length === 1
  if (isBare) return continueFrom(withUsers(now), before)
  const own = now.terms.filter((term) => !term.startsWith('{'))
  const isFollowUp = content > 0 && content <= fewTerms && followUp.test(sentence)
  const isOpen = own.every((term) => attributes.has(term))
  // `And for two years?` of a team asks for the sum.
  const isPeriod = own.length === 0 && now.terms.some((term) => term === '{years}' || term === '{months}')
  if (isPeriod && (isFollowUp || pointsBack.test(sentence))) return addPrice(continueFrom(now, before))
  if (isFollowUp && isOpen) return continueFrom(now, before)
  if (isTold && isOpen && content > 0 && !now.terms.some((term) => isNameKind(term))) return takeNames(now, before)
  const isOfFeature = isOpen && before.terms.some((term) => features.has(term))
  if (pointsBack.test(sentence) && content > 0 && (own.length === 0 || isOfFeature)) return continueFrom(now, before)
  const isOfPlace = isTold && now.terms.some((term) => contacts.has(term))
  return isFollowUp || pointsBack.test(sentence) || isOfPlace ? takeNames(now, before) : now
}

const isNameKind = (term: string) => term === '{plan}' || term === '{package}' || term === '{office}'

const addPrice = (now: Understood): Understood => ({ ...now, terms: [...new Set([...now.terms, 'price'])] })

/** Takes over what was named, unless the question names something itself or is not about such a thing. */
function takeNames(now: Understood, before: Understood): Understood {
  const { plans, packages, offices } = now.asked
  if (plans.length + packages.length + offices.length > 0) return now
  const isAbout = (some: ReadonlySet<string>) => now.terms.some((term) => some.has(term))
  const kinds = [
    ...(isAbout(attributes) || isAbout(features) ? ['{plan}', '{package}'] : []),
    ...(isAbout(contacts) ? ['{office}'] : []),
  ]
  const names = before.terms.filter((term) => kinds.includes(term))
  if (names.length === 0) return now
  const { asked } = before
  return {
    ...now,
    terms: [...now.terms, ...names],
    looks: [...now.looks, ...names],
    asked: {
      ...now.asked,
      ...(names.includes('{office}') ? { offices: asked.offices } : { plans: asked.plans, packages: asked.packages }),
    },
  }
}

/** A lone number answers how many people there are. */
function withUsers(now: Understood): Understood {
  const [value = 0] = now.bare
  if (!Number.isInteger(value) || value < 1) return now
  return { ...now, terms: ['{users}', 'user'], asked: { ...now.asked, needs: { users: Math.min(value, 100_000) } } }
}
