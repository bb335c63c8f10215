import type { Ask } from '#contract/intent.ts'
import { normalise } from '#server/assistant/embedded/normalise.ts'

/**
 * What a message says to an open question. `told` is taken as it stands; `echo` is what of it may be said again, null
 * where it could be anything. A question is no answer: the assistant takes it.
 */
export type AnswerReading =
  | { readonly kind: 'told'; readonly text: string; readonly echo: string | null }
  | { readonly kind: 'skipped' | 'ended' | 'question' }

/** Characters; the letter to sales shows the message itself, too. */
const longestAnswer = 200
const longestEcho = 60

const skips =
  /^(?:skip|pass|passer|no|non|nope|none|no idea|not sure|not yet|not now|later|plus tard|pas maintenant|i do not know|do not know|je ne sais pas|sais pas|aucune idee|ok|okay|yes|oui|sure|d accord)$/
const ends =
  /^(?:no thanks?|no thank you|non merci|thanks?|thank you|merci|merci beaucoup|that is all|that s all|that all|stop|cancel|never ?mind|bye|goodbye|au revoir|c est tout|est tout|laissez tomber|annuler)$/

const days =
  'today|tonight|tomorrow|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|week|weekend|weekdays?|month|morning|afternoon|evening|noon|lunch|now|asap|soon|any ?time|whenever|day|aujourdhui|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|mois|matin|matinee|midi|apres midi|soir|soiree|maintenant|bientot|quand vous|jour|january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre'
const hour = String.raw`\d{1,2} ?(?:[:h.] ?\d{2}|h|am|pm|a\.m|p\.m|o clock|heures?)`

/** What an answer to each looks like, in lower case and without accents. */
const looks = {
  when: new RegExp(String.raw`\b(?:${days})\b|\b${hour}`),
  people:
    /\d|\b(?:me|myself|alone|one|two|three|four|five|six|seven|eight|nine|ten|dozen|moi|seule?|deux|trois|quatre|cinq|sept|huit|neuf|dix|douzaine|nobody else)\b/,
  phone: /(?:\d[\s().-]*){6,}/,
  town: /^[\p{L}\p{M}'’ ,.-]{2,40}$/u,
  matter: /^$/,
} as const satisfies Record<Ask, RegExp>

const interrogatives =
  /^(?:what|how|why|which|who|where|does|do you|do i|can|could|is|are|will|would|may|have you|combien|comment|pourquoi|quels?|quelles?|ou est|qui|est ce|avez vous|y a t il|puis je|peut on|pouvez vous)\b/

/** Reads what was written while `ask` was open. */
export function readAnswer(ask: Ask, typed: string): AnswerReading {
  const text = typed.trim()
  const plain = normalise(text)
  if (skips.test(plain)) return { kind: 'skipped' }
  if (ends.test(plain)) return { kind: 'ended' }
  const isLikely = text.length <= longestEcho && looks[ask].test(ask === 'town' ? text : lower(text))
  const asksBack = /[?？]\s*$/.test(text)
  if ((asksBack || interrogatives.test(plain)) && !(isLikely && (ask !== 'town' || !asksBack)))
    return { kind: 'question' }
  return { kind: 'told', text: text.slice(0, longestAnswer).toWellFormed(), echo: isLikely ? toEcho(text) : null }
}

/** What of an answer may be said again; null where it could be anything. */
export function echoOf(ask: Ask, text: string): string | null {
  const reading = readAnswer(ask, text)
  return reading.kind === 'told' ? reading.echo : null
}

/** What a message that asks for something tells besides: when, where and how many. */
export function readTold(text: string): Partial<Record<Ask, string>> {
  const when = whenPhrase.exec(text)?.[0].trim()
  const town = townPhrase.exec(text)?.[1]
  const people = peoplePhrase.exec(text)?.[0]
  return {
    ...(when && { when }),
    ...(town && !notTowns.test(lower(town)) && { town }),
    ...(people && { people }),
  }
}

const weekday =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'
const part = 'morning|afternoon|evening|at noon|matin|après-midi|apres-midi|soir|midi'
const clock = String.raw`(?:at|à|a|around|vers)? ?\d{1,2}(?:[:h]\d{2}| ?h\b| ?am\b| ?pm\b)`
/** 'Tuesday morning', 'next Friday at 14:30', 'demain après-midi'. */
const whenPhrase = new RegExp(
  String.raw`(?<!\b(?:every|each|last|chaque|tous les) )\b(?:(?:next |this |coming )?(?:${weekday})|today|tonight|tomorrow|next week|aujourd['’]hui|demain|la semaine prochaine)(?:\s+prochaine?)?(?:\s+(?:${part}))?(?:\s+${clock})?`,
  'iu',
)
/** 'in Bafoussam', 'à Yaoundé': a name after a small word. */
const townPhrase =
  /\b(?:in|near|from|at|à|de|près de)\s+(\p{Lu}[\p{L}\p{M}'’-]{2,}(?:[ -]\p{Lu}[\p{L}\p{M}'’-]{2,}){0,2})/u
const notTowns = new RegExp(
  String.raw`^(?:${weekday}|january|february|march|april|may|june|july|august|september|october|november|december|english|french|francais|anglais|starter|professional|enterprise|essential|business|imisozi)\b`,
)
const peoplePhrase = /\b\d{1,5} (?:people|persons|users|staff|employees|personnes|utilisateurs|employés)\b/iu

const lower = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’'-]/g, (sign) => (sign === '-' ? ' ' : ''))

/** On one line, without a sign that Markdown or a mail program makes something of; a day in small letters inside it. */
function toEcho(text: string): string | null {
  const line = text
    .replaceAll(/[^\p{L}\p{M}\p{N} :+,'’-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line === ''
    ? null
    : line.replace(/^(?:Today|Tomorrow|This|Next|In|At|On|Just|Any|Aujourd|Demain|Moi)\b/, (word) => word.toLowerCase())
}
