import { isAnswer, sureShare, type Find, type Found } from './find-answer.ts'
import { shareOf } from './parts.ts'
import { asClaim, contacts, type Part } from './read-message.ts'
import { audiences } from './share-needs.ts'
import { isOffice } from './entities.ts'
import { termOf } from './terms.ts'
import { trades } from './topic-table.ts'
import type { Understood } from './understand.ts'

type Read = (text: string) => Understood

/** Points at what was told: `can he see them`, `Can I trace one?` `It` before its verb is the suite: `does it work`. */
const points =
  /\b(?:that|this|those|them|they|he|she|him|her|ça|ca|cela|ceci|celui-ci|elles?|ils?)\b|\b(?:it|one|there|le|la|les|lui)\W*$|\b(?:for|pour) (?:me|us|moi|nous)\b/i
/** Says nothing but that, in whatever words: `What do you do against that?`, `Does it fit?` */
const onlyPoints =
  /\b(?:against|contre|stops?|prevents?|avoids?|emp[eê]cher?|[eé]viter?|about|with) (?:that|this|it|them|[cç]a|cela)\W*$|^\W*(?:and )?(?:does|would|will|can|could) (?:it|this|that|you|(?:the|your) \w+) (?:fit|suit|help|work|do|do it)(?: (?:me|us))?\W*$/i
/** What may be asked without a situation, in however few words. */
const ownSubjects = new Set(
  'price year month user product location save onetime currency discount cheap fit update api sms backup analytics phone email address hours whatsapp contact offline trial demo card setup training security'.split(
    ' ',
  ),
)
const mostVague = 1

/** Whether a question says nothing without what was told before it: `Is that a problem?`, `Anything for me?` */
function isVague({ text, understood }: Part): boolean {
  if (onlyPoints.test(text)) return true
  const terms = understood.terms.filter((term) => !audiences.has(term))
  if (terms.some((term) => ownSubjects.has(term) || term.startsWith('{'))) return false
  return terms.length === 0 || (terms.length <= mostVague && points.test(text))
}

/** The least share of a reading that goes before a question which alone is not sure. */
const leastJoined = 0.45
/** The least share of a reading that takes the place of a question which alone says nothing. */
const leastTogether = 0.35

/** Of a message whose questions say nothing alone: what is told with them, or null where that says no more. */
export function readVague(parts: readonly Part[], find: Find, read: Read): Part | null {
  const told = parts.filter(({ isQuestion }) => !isQuestion)
  const questions = parts.filter(({ isQuestion }) => isQuestion)
  const [first] = questions
  if (!first || told.length === 0 || !questions.every(isVague)) return null
  const text = questions.map((each) => each.text).join(' ')
  const alone = new Set(questions.map(({ understood }) => nameOf(find(understood))))
  const one = (understood: Understood): Part => ({ ...first, understood, others: [], sides: [], together: [] })
  const trade = readTrade(told, read)
  const isForUs = forUs.test(text)
  if (isForUs && trade) return one(trade)
  const readings = readTogether(told, text, leastTogether, find, read).filter(({ found }) => !alone.has(nameOf(found)))
  const subject = readings.find(({ found }) => !isTrade(found))
  if (trade && fitting.test(text))
    return one(subject && shareOf(subject.found) >= leastBesideTrade ? subject.understood : trade)
  if (subject) return one(subject.understood)
  // Whoever asks whether there is something for them has told what they do, in whatever words.
  return isForUs && told.some((part) => ofSelf.test(part.text)) ? one(read(anyTrade)) : null
}
const forUs = /\b(?:for|pour) (?:me|us|moi|nous)\b|\bsuits? (?:me|us)\b/i
const fitting = /\b(?:fits?|suits?|works?|use it|convient|marche)\b/i
const ofSelf = /^(?:i|we|je|nous|on|j['’])\b/i
const anyTrade = 'my trade'
/** `A salon with three chairs. Does it fit?` asks for the salon unless something else is told surely. */
const leastBesideTrade = 0.65

/** The trade that is told first. */
function readTrade(told: readonly Part[], read: Read): Understood | null {
  const words = told.map(({ understood }) => understood.looks.filter((word) => tradeTerms.has(termOf(word))))
  const first = words.find((some) => some.length > 0)
  return first ? read(first.join(' ')) : null
}

/**
 * Reads a question that alone is not sure with what was told before it. What is told says what is asked; a trade in it is
 * only where it happens.
 */
export const readSituation = (parts: readonly Part[], find: Find, read: Read): readonly Part[] =>
  parts.map((part, at) => {
    const found = part.isQuestion ? find(part.understood) : null
    if (!found || shareOf(found) >= sureShare || (found.kind === 'topic' && !isAnswer(found.id))) return part
    const told = parts.slice(0, at).filter(({ isQuestion }) => !isQuestion)
    const best =
      told.length > 0 && readTogether(told, part.text, leastJoined, find, read).find((each) => !isTrade(each.found))
    return best ? { ...part, understood: best.understood, others: [], sides: [], together: [] } : part
  })

/** The last sentence told with the question, all of them with it, and each alone: the surest first, trades last. */
function readTogether(told: readonly Part[], question: string, least: number, find: Find, read: Read) {
  const texts = told.map(({ text }) => text)
  const isClaim = told.some((part) => part.isClaim)
  const candidates = [
    asClaim(read(`${texts.at(-1)} ${question}`), isClaim),
    ...(texts.length > 1 ? [asClaim(read(`${texts.join(' ')} ${question}`), isClaim)] : []),
    ...told
      .toReversed()
      .flatMap(({ understood, sides }) =>
        shareOf(find(understood)) >= least ? [understood] : sides.map((side) => side.understood),
      ),
  ]
  return (read(question).terms.some((term) => contacts.has(term)) ? candidates : candidates.map(withoutPlace))
    .map((understood) => ({ understood, found: find(understood) }))
    .filter(({ understood, found }) => shareOf(found) >= least && isSubject(found, understood))
    .toSorted(
      (one, other) =>
        Number(isTrade(one.found)) - Number(isTrade(other.found)) || shareOf(other.found) - shareOf(one.found),
    )
}

/** Where somebody sells is no question for our office there. */
const withoutPlace = (understood: Understood): Understood => ({
  ...understood,
  terms: understood.terms.filter((term) => term !== '{office}'),
  words: understood.words
    .split(' ')
    .filter((word) => !isOffice(termOf(word)))
    .join(' '),
  looks: understood.looks.filter((word) => word !== '{office}'),
})

const nameOf = (found: Found) =>
  found.kind === 'topic' ? found.id : found.kind === 'passage' ? found.found.passage.id : null

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
  (find: Find): Find =>
  (understood) => {
    const found = find(understood)
    if (!isTrade(found) || found.score >= certainTrade) return found
    const terms = understood.terms.filter((term) => !tradeTerms.has(term))
    if (terms.length < leastBeside || terms.length === understood.terms.length) return found
    const looks = understood.looks.filter((word) => !tradeTerms.has(termOf(word)))
    const behind = find({ ...understood, terms, looks })
    return shareOf(behind) >= sureShare && isSubject(behind, understood) && !isTrade(behind) ? behind : found
  }
