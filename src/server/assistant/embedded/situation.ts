import { isAnswer, sureShare, type Found } from './find-answer.ts'
import { shareOf } from './parts.ts'
import type { Part } from './read-message.ts'
import { trades } from './topic-table.ts'
import type { Understood } from './understand.ts'

type Find = (understood: Understood) => Found
type Read = (text: string) => Understood

/** Points at what was told: `what stops that`, `can he see it`. `It` before its verb is the suite: `does it work`. */
const points =
  /\b(?:that|this|those|them|they|he|she|him|her|ça|ca|cela|ceci|celui-ci|elles?|ils?)\b|\b(?:it|le|la|les|lui)\W*$|\b(?:for|pour) (?:me|us|moi|nous)\b/i
/** What may be asked without a situation, in however few words. */
const ownSubjects = new Set(
  'price year month user product location limit save onetime currency discount cheap fit total update api sms backup analytics phone email address hours whatsapp contact offline trial demo card setup training security'.split(
    ' ',
  ),
)
const mostVague = 1

/** Whether a question says nothing without what was told before it: `Is that a problem?`, `Anything for me?` */
function isVague({ text, understood: { terms } }: Part): boolean {
  if (terms.some((term) => ownSubjects.has(term) || term.startsWith('{'))) return false
  return terms.length === 0 || (terms.length <= mostVague && points.test(text))
}

/** The least share of a reading that takes the place of a question which alone says nothing. */
const leastTogether = 0.35

/**
 * Reads questions with what was told before them, where they say nothing alone (then all as one) or where alone they
 * are not sure. What is told says what is asked; a trade in it is only where it happens.
 */
export function readSituation(parts: readonly Part[], find: Find, read: Read): readonly Part[] {
  const told = parts.filter(({ isQuestion }) => !isQuestion)
  const questions = parts.filter(({ isQuestion }) => isQuestion)
  if (told.length === 0 || questions.length === 0) return parts
  if (questions.every(isVague)) {
    const whole = joinBest(told, questions.map(({ text }) => text).join(' '), leastTogether, find, read)
    return whole ? [{ ...questions[0], ...whole } as Part] : parts
  }
  return parts.map((part, at) => {
    const found = part.isQuestion ? find(part.understood) : null
    if (!found || shareOf(found) >= sureShare || (found.kind === 'topic' && !isAnswer(found.id))) return part
    const before = parts.slice(0, at).filter(({ isQuestion }) => !isQuestion)
    const joined = before.length > 0 && joinBest(before, part.text, sureShare, find, read)
    return joined ? { ...part, ...joined } : part
  })
}

/** The surest of: the last sentence told with the question, all of them with it, and one of them alone. */
function joinBest(told: readonly Part[], question: string, least: number, find: Find, read: Read) {
  const texts = told.map(({ text }) => text)
  const candidates = [
    read(`${texts.at(-1)} ${question}`),
    ...(texts.length > 1 ? [read(`${texts.join(' ')} ${question}`)] : []),
    ...told.toReversed().map(({ understood }) => understood),
  ]
  const readings = candidates
    .map((understood) => ({ understood, found: find(understood) }))
    .filter(({ understood, found }) => shareOf(found) >= least && isSubject(found, understood))
  const subjects = readings.filter(({ found }) => !isTrade(found))
  const [best] = (subjects.length > 0 ? subjects : readings).toSorted(
    (one, other) => shareOf(other.found) - shareOf(one.found),
  )
  return best && { understood: best.understood, others: [], sides: [] }
}

const isTrade = (found: Found) => found.kind === 'topic' && trades.has(found.id)

/** Pages speak English: to a French question a place on them is no surer subject than a topic. */
const isSubject = (found: Found, { french }: Understood) =>
  (found.kind === 'passage' && french <= 0) || (found.kind === 'topic' && isAnswer(found.id))

/** The trade itself is meant where little else is said. */
const leastBeside = 2
const certainTrade = 0.9
const tradeTerms = new Set(['pharmacy', 'restaurant', 'hotel', 'retail', 'school'])

/** Finds what is asked; where a trade covers it, what is asked without the trade, if that is sure. */
export const findBehindTrade =
  (find: Find, termOf: (word: string) => string): Find =>
  (understood) => {
    const found = find(understood)
    if (!isTrade(found) || found.score >= certainTrade) return found
    const terms = understood.terms.filter((term) => !tradeTerms.has(term))
    if (terms.length < leastBeside || terms.length === understood.terms.length) return found
    const looks = understood.looks.filter((word) => !tradeTerms.has(termOf(word)))
    const behind = find({ ...understood, terms, looks })
    return shareOf(behind) >= sureShare && isSubject(behind, understood) && !isTrade(behind) ? behind : found
  }
