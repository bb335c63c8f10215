import type { IntentKind, Subject } from '#contract/intent.ts'
import { compile } from '../reading/reading-words.ts'
import { normalise } from './words.ts'
import { splitMessage } from './split-questions.ts'
import type { AnswerId } from '#content/assistant-topics.ts'

/** Somebody wants or orders something, and does not only ask about it. */
const asksFor = compile('«asksFor»')
/** The same words where something is only asked, or refused. */
const asksAbout = compile(String.raw`^«asksAboutFirst» |\b«asksAbout»\b`)

/** Alone these say it all. */
const bare = compile('^(?:«wishCourtesy» )*«bareWish»(?: «wishBehind»)*$')

/** A wish that the assistant has no topic of its own for. */
const consultation = compile(String.raw`\b«consultation»\b`)
const kinds: Partial<Record<AnswerId, IntentKind>> = { demo: 'demo', trial: 'trial' }

const trades = (['pharmacy', 'restaurant', 'hotel', 'retail', 'inventory'] as const satisfies readonly Subject[]).map(
  (subject) => [compile(String.raw`\b«${subject}Trade»\b`), subject] as const,
)

/** The topic that a sentence is surely about. */
type TopicOf = (sentence: string) => AnswerId | null

/**
 * What somebody who writes by hand asks us for: `demo pharmacy`. Sure only where a sentence wants something, and the
 * topic of that sentence is one that we can note; beside a question of another kind the question is answered.
 */
export function readWish(text: string, topicOf: TopicOf): string | null {
  const sentences = splitMessage(text.slice(0, longestWish))
  const wanted = sentences.flatMap((sentence) => kindOf(sentence.text, topicOf) ?? [])
  const [kind] = wanted
  const others = sentences.filter(({ text: said, isQuestion }) => isQuestion && !kindOf(said, topicOf))
  if (!kind || others.length > 0 || new Set(wanted).size > 1) return null
  const plain = normalise(text)
  const named = trades.filter(([shape]) => shape.test(plain)).map(([, subject]) => subject)
  return named.length === 1 ? `${kind} ${named[0]}` : kind
}
const longestWish = 600

function kindOf(sentence: string, topicOf: TopicOf): IntentKind | null {
  const plain = normalise(sentence)
  const isWish = bare.test(plain) || (asksFor.test(plain) && !asksAbout.test(plain))
  if (!isWish) return null
  if (consultation.test(plain)) return 'consultation'
  const topic = topicOf(sentence)
  return (topic && kinds[topic]) ?? null
}
