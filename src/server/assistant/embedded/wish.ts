import type { IntentKind, Subject } from '#contract/intent.ts'
import { normalise } from './normalise.ts'
import { splitMessage } from './split-questions.ts'
import type { AnswerId } from '#content/assistant-topics.ts'

/** Somebody wants or orders something, and does not only ask about it. */
const asksFor = [
  /\b(?:i|we) (?:would |really |just |d )*(?:want|need|like|wish|love)\b/,
  /\b(?:i|we) (?:am|are) (?:looking for|interested in)\b/,
  /\b(?:can|could|may) (?:i|we) (?:please )?(?:have|get|book|request|see|try|start|schedule|arrange)\b/,
  /\bhow (?:can|do|could|would) (?:i|we) (?:start|begin|get|book|request|schedule|arrange)\b/,
  /^(?:please |pls |hi |hello )*(?:book|schedule|request|arrange|organi[sz]e|start|begin|give|get|sign (?:me|us) up|show (?:me|us)|set up)\b/,
  /\b(?:je|nous) (?:veux|voudrais|voulons|voudrions|souhaite|souhaiterais|souhaitons|souhaiterions|aimerais|aimerions|demande)\b|\b(?:aimerais|aimerions)\b/,
  /\b(?:puis je|pourrais je|peut on|pourrait on|pouvons nous) (?:avoir|reserver|commencer|demander|voir|essayer|planifier)\b/,
  /\bcomment (?:commencer|demarrer|obtenir|reserver|demander|puis je (?:commencer|demarrer|obtenir|reserver|demander))\b/,
  /^(?:bonjour |s il vous plait |svp )*(?:reserver|reservez|planifier|planifiez|demander|commencer|demarrer|montrez|organisez|donnez)\b/,
]
/** The same words where something is only asked, or refused. */
const asksAbout =
  /^(?:do|does|did|is|are|will|would|should|est ce que|faut il) |\b(?:not|never|no|nor|without|pas|jamais|sans|aucune?|to know|to ask|to understand|wonder|curious|savoir|comprendre|before|avant|after|apres|when|long|much|many|combien|quand|duree|end|ends|cost|price|prix|cancel|what|which|why|where|who|quels?|quelles?|pourquoi)\b/

/** Alone these say it all. */
const bare =
  /^(?:(?:please|pls|a|an|the|free|my|live|product|un|une|le|la|l|gratuite?|s il vous plait|svp) )*(?:demo|demonstration|trial|essai)(?: (?:please|pls|now|gratuite?|request|svp|s il vous plait))*$/

/** Wishes that the assistant has no topic of its own for. */
const nouns: readonly (readonly [RegExp, IntentKind])[] = [
  [/\bconsultation\b|\bentretien(?: de conseil)?\b/, 'consultation'],
]
const kinds: Partial<Record<AnswerId, IntentKind>> = { demo: 'demo', trial: 'trial' }

const trades: readonly (readonly [RegExp, Subject])[] = [
  [/\b(?:pharmacy|pharmacies|pharmacie|chemist)\b/, 'pharmacy'],
  [/\b(?:restaurant|cafe|bar|bistro|maquis)\b/, 'restaurant'],
  [/\b(?:hotel|lodge|guest ?house|auberge)\b/, 'hotel'],
  [/\b(?:shop|shops|retail|boutique|magasin|supermarket|supermarche)\b/, 'retail'],
  [/\b(?:inventory|stock|warehouse|entrepot)\b/, 'inventory'],
]

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
  const isWish = bare.test(plain) || (asksFor.some((shape) => shape.test(plain)) && !asksAbout.test(plain))
  if (!isWish) return null
  const topic = topicOf(sentence)
  return nouns.find(([noun]) => noun.test(plain))?.[1] ?? (topic && kinds[topic]) ?? null
}
