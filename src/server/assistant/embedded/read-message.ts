import type { Turn } from '../assistant.ts'
import { isInjection } from './injection.ts'
import type { Language } from './language.ts'
import type { Speller } from './spelling.ts'
import { splitMessage, splitPhrase } from './split-questions.ts'
import { continueFrom, languageOf, understand, type Understood } from './understand.ts'

export type Part = {
  readonly understood: Understood
  readonly isHostile: boolean
  readonly isQuestion: boolean
  /** `Your email and WhatsApp?` may ask for two things under one verb: what stands on each side, or nothing. */
  readonly sides: readonly Understood[]
}
export type Message = {
  readonly language: Language
  readonly parts: readonly Part[]
  /** All sentences read as one: what is told and what is asked may only mean something together. */
  readonly whole: Understood | null
  readonly before: Understood | null
}

/** More sentences than this are no question but a flood. */
const mostParts = 16
/** How far back a short question may lean, and how much of a long turn is read. */
const turnsRead = 4
const longestTurn = 600
const followUp =
  /^\W*(?:(?:ok|okay|yes|oui|d'accord|thanks|merci)\W+)?(?:and|what about|what if|how about|also|or|then|for|with|in|over|during|et|ou|sinon|alors|pour|avec|en|dans|sur|pendant)\b/i
/** `How much is it per year?` is about what was named before. */
const pointsBack = /\b(?:it|its|that|that one|this one|them|there|then|il|y|là|elle|ça|ca|cela|celle-là|celui-là)\b/i
/** A question with more terms than this stands for itself. */
const fewTerms = 4
/** What is asked of a plan or a package: alone it says nothing. */
const attributes = new Set(
  'price year month user product location limit save onetime currency discount cheap fit total update include ngo smallbusiness'.split(
    ' ',
  ),
)
/** What a plan has or has not. */
const features = new Set('api sms backup analytics whitelabel emailauto support webhook role'.split(' '))
/** What is asked of an office. */
const contacts = new Set('phone email address hours opennow whatsapp contact'.split(' '))

/** Reads a message with what was said before it. What tells the assistant what to be is marked, and leaned on by nothing. */
export function readMessage(text: string, history: readonly Turn[], speller: Speller): Message {
  let language: Language = 'en'
  let before: Understood | null = null
  const turns = history.filter(({ role }) => role === 'user').slice(-turnsRead)
  for (const turn of turns) {
    const read = readParts(turn.text.slice(0, longestTurn), speller, before)
    language = languageOf(sumFrench(read), language)
    before = read.findLast(({ isHostile }) => !isHostile)?.understood ?? before
  }
  const parts = readParts(text, speller, before)
  const isOne =
    parts.length === 2 && parts.every(({ isHostile }) => !isHostile) && parts.some(({ isQuestion }) => !isQuestion)
  return {
    language: languageOf(sumFrench(parts), language),
    parts,
    whole: isOne ? understand(text, speller) : null,
    before,
  }
}

const sumFrench = (parts: readonly Part[]) => parts.reduce((sum, { understood }) => sum + understood.french, 0)

function readParts(text: string, speller: Speller, before: Understood | null): readonly Part[] {
  let last = before
  // `Business package, what is the price?`: what was just named is what is asked about.
  let isTold = false
  const parts = splitMessage(text)
    .slice(0, mostParts)
    .map(({ text: sentence, isQuestion }): Part => {
      const now = understand(sentence, speller)
      const isHostile = isInjection(sentence)
      const understood = isHostile ? now : lean(sentence, now, last, isTold)
      if (!isHostile) last = understood
      isTold = !isQuestion
      const sides = isHostile
        ? []
        : splitPhrase(sentence).map((side) => lean(side, understand(side, speller), now, true))
      return { understood, isHostile, isQuestion, sides }
    })
  return shareNeeds(parts)
}

function lean(sentence: string, now: Understood, before: Understood | null, isTold: boolean) {
  if (!before) return now
  const content = now.terms.length
  const isBare = content === 0 && now.bare.length === 1
  if (isBare) return continueFrom(withUsers(now), before)
  const own = now.terms.filter((term) => !term.startsWith('{'))
  const isFollowUp = content > 0 && content <= fewTerms && followUp.test(sentence)
  const isOpen = own.every((term) => attributes.has(term))
  if (isFollowUp && isOpen) return continueFrom(now, before)
  if (isTold && isOpen && content > 0 && !now.terms.some((term) => isNameKind(term))) return takeNames(now, before)
  if (pointsBack.test(sentence) && content > 0 && own.length === 0) return continueFrom(now, before)
  return isFollowUp || pointsBack.test(sentence) ? takeNames(now, before) : now
}

const isNameKind = (term: string) => term === '{plan}' || term === '{package}' || term === '{office}'

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

/** Who somebody is decides what is offered to them: `We are an NGO. What does it cost?` */
const audiences = new Set(['ngo', 'smallbusiness', 'accelerator'])

function addTerms(part: Part, terms: readonly string[]): Part {
  const { understood } = part
  return { ...part, understood: { ...understood, terms: [...new Set([...understood.terms, ...terms])] } }
}

/** `We are four. We have two shops. What does it cost?`: what one sentence counts, the question in another is about. */
function shareNeeds(parts: readonly Part[]): readonly Part[] {
  const questions = parts.filter(({ isQuestion }) => isQuestion)
  if (parts.length < 2 || questions.length === 0) return parts
  const told = parts.filter(({ isQuestion, isHostile }) => !isQuestion && !isHostile)
  const needs = Object.assign(
    {},
    ...told.map(({ understood }) => understood.asked.needs),
  ) as Understood['asked']['needs']
  const self = told.map(({ understood }) => understood.asked.self).find((each) => each !== null) ?? null
  const more = told.flatMap(({ understood }) => understood.asked.more)
  const audience = told.flatMap(({ understood }) => understood.terms.filter((term) => audiences.has(term)))
  if (audience.length > 0) return parts.map((part) => (part.isQuestion ? addTerms(part, audience) : part))
  const terms = Object.keys(needs).map((name) => `{${name}}`)
  if (terms.length === 0) return parts
  return parts.map((part) => {
    if (!part.isQuestion || Object.keys(part.understood.asked.needs).length > 0) return part
    const isAboutPlans = part.understood.terms.some((term) =>
      ['price', 'plan', 'fit', '{plan}', 'cheap', 'onetime', 'subscription'].includes(term),
    )
    if (!isAboutPlans) return part
    const { asked } = part.understood
    return {
      ...part,
      understood: {
        ...part.understood,
        terms: [...part.understood.terms, ...terms],
        asked: { ...asked, needs, more, self },
      },
    }
  })
}
