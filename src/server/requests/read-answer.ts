import { languageCodes } from '#content/languages.ts'
import type { Ask } from '#contract/intent.ts'
import { findPhone } from '#server/assistant/reading/phone.ts'
import { compile } from '#server/assistant/reading/reading-words.ts'
import { splitMessage } from '#server/assistant/embedded/split-questions.ts'
import { asksToBeCalled } from '#server/assistant/embedded/wish.ts'
import { normalise } from '#server/assistant/embedded/words.ts'

/**
 * What a message says to an open question. `told` is taken as it stands; `echo` is what of it may be said again, null
 * where it could be anything. A question is no answer: the assistant takes it.
 */
type AnswerReading =
  | { readonly kind: 'told'; readonly text: string; readonly echo: string | null }
  | { readonly kind: 'skipped' | 'ended' | 'question' }

/** Characters; the letter to sales shows the message itself, too. */
export const longestAnswer = 200
const longestEcho = 60

const skips = compile('^«skips»$')
const ends = compile('^«ends»$')

const hour = String.raw`\d{1,2} ?(?:[:h.] ?\d{2}|h|«hourMarks»)`

/** What an answer to each looks like, in lower case and without accents. */
const looks = {
  when: compile(String.raw`\b«days»\b|\b${hour}|^(?:«atHour»|«fromHour») |\b\d{1,2}(?:st|nd|rd|th)\b`),
  people: compile(String.raw`\d|\b«howMany»\b`),
  phone: /(?:\d[\s().-]*){6,}/,
  town: /^[\p{L}\p{M}'’ ,.-]{2,40}$/u,
  matter: /^$/,
} as const satisfies Record<Ask, RegExp>

/** `No, I didn't ask for a demo!` */
const refusal = compile(String.raw`(?:«refusesWish») «wishNamed»\b|^(?:«cancels»)(?:$| )`)

/** What is left of a message beside the words that refuse what was noted; null where none do. A question refuses nothing. */
export function readRefusal(typed: string): { readonly rest: string } | null {
  const clauses = splitMessage(typed.slice(0, longestRefusal)).flatMap(({ text }) => text.split(/(?<=[,;])\s+/))
  const rest = clauses.filter((text) => text.endsWith('?') || !refusal.test(normalise(text)))
  return rest.length < clauses.length ? { rest: rest.join(' ').replace(/[,;]$/, '') } : null
}
const longestRefusal = 600

const changes = compile('^(?:«changesTold» ){1,4}|(?:«changesTold»)$')
/** What takes the place of what was told: `No, rather Monday`, `change it to afternoon`; null where nothing does. */
export function readChange(text: string): Partial<Record<Ask, string>> | null {
  if (text.length > longestAnswer || !(changes.test(normalise(text)) || isOnlyWhen(text))) return null
  if (splitMessage(text).some(({ isQuestion }) => isQuestion)) return null
  const part = text.search(whenPhrase) >= 0 ? undefined : dayPart.exec(text)?.[0]
  // How many they are corrects a sum, and not what was noted.
  const { people: _ofSum, ...told } = { ...readTold(text), ...(part && { when: part }) }
  return Object.keys(told).length > 0 ? told : null
}

/** `Tuesday morning please`: a time, and hardly a word beside it. */
function isOnlyWhen(text: string): boolean {
  const rest = text.replace(whenPhrase, '')
  return rest !== text && !/\d/.test(rest) && (rest.match(/\p{L}+/gu) ?? []).length <= mostBesideWhen
}
const mostBesideWhen = 2

/** `Did you write down my number?` */
const asksNotedShape = compile('«asksNoted»')
export const asksNoted = (text: string): boolean => asksNotedShape.test(normalise(text.slice(0, longestRefusal)))

/** What a message says to an open question, and what it asks behind that: `Kigali. When does it start?` */
export function splitAnswer(text: string): { readonly answer: string; readonly rest: string } {
  const sentences = splitMessage(text.slice(0, longestRefusal))
  const asked = sentences.findIndex(({ isQuestion }) => isQuestion)
  const say = (some: typeof sentences) => some.map((one) => one.text).join(' ')
  return asked > 0
    ? { answer: say(sentences.slice(0, asked)), rest: say(sentences.slice(asked)) }
    : { answer: text, rest: '' }
}

/** `Obala, as I told you 😅` answers with its first word. */
const reproach = compile('(?<!\\p{L})(?:«saidBefore»)(?!\\p{L})', 'giu')
function withoutReproach(typed: string): string {
  const plain = typed.replaceAll(/\p{Extended_Pictographic}/gu, '').trim()
  return plain.replaceAll(reproach, '').replaceAll(/^[\s,.;:!-]+|[\s,;:!-]+$/g, '') || plain
}

const interrogatives = compile(String.raw`^«asksBack»\b`)

/** Reads what was written while `ask` was open. */
export function readAnswer(ask: Ask, typed: string): AnswerReading {
  const text = withoutReproach(typed)
  const plain = normalise(text)
  if (skips.test(plain)) return { kind: 'skipped' }
  if (ends.test(plain)) return { kind: 'ended' }
  const isLikely = text.length <= longestEcho && looks[ask].test(ask === 'town' ? text : lower(text))
  const asksBack = /[?？]\s*$/.test(text)
  if ((asksBack || interrogatives.test(plain)) && !(isLikely && (ask !== 'town' || !asksBack)))
    return { kind: 'question' }
  // `Quotation for 3 users please` is no time: it is answered, and the time asked for once more.
  if (ask === 'when' && !isLikely && !looks.when.test(lower(text))) return { kind: 'question' }
  // `2 to 5. And my address is …`: all of it is kept, and the answer said again.
  const [first = ''] = isLikely ? splitMessage(text).map((sentence) => sentence.text) : []
  return { kind: 'told', text: text.slice(0, longestAnswer).toWellFormed(), echo: toEcho(first) }
}

/** What of an answer may be said again; null where it could be anything. */
export function echoOf(ask: Ask, text: string): string | null {
  const reading = readAnswer(ask, text)
  return reading.kind === 'told' ? reading.echo : null
}

/** What a message tells besides what it asks or answers: when, where, how many, and a number. */
export function readTold(text: string): Partial<Record<Ask, string>> {
  const phone = findPhone(text)
  const days = [...text.matchAll(whenPhrase)].map(([said]) => said)
  // `This morning I am busy, call me at 9 tomorrow`: a day with its hour comes first.
  const day = days.find((said) => hasHour.test(said)) ?? days[0]
  const atHour = hourPhrase.exec(text) ?? (asksToBeCalled(text) ? loneHour.exec(text) : null)
  // `Call me today. My name is Kabongo, after 5 pm`
  const isApart =
    day !== undefined &&
    atHour !== null &&
    !hasHour.test(day) &&
    atHour.index > text.indexOf(day) &&
    beginsClause.test(text.slice(0, atHour.index))
  const when = isApart ? `${day.trim()}, ${atHour[0].trim()}` : (day ?? atHour?.[0])?.trim()
  const town = townPhrase.exec(text)?.[1]
  const people = peoplePhrase.exec(text)?.[0]
  return {
    ...(when && { when }),
    ...(town && !notTowns.test(lower(town)) && { town }),
    ...(people && { people }),
    ...(phone && { phone }),
  }
}

const beginsClause = /[,.;!?]\s*$/
const marked = String.raw`\d{1,2}(?:[:h]\d{2}| ?(?:h|am|pm|«hourMarks»)\b| (?:«dayParts»))`
/** `between 2 and 4`, which may be people where nothing ends there. */
const span = String.raw`«fromHour» (?:${marked}|\d{1,2}) «toHour» (?:${marked}|\d{1,2}(?=\s*(?:$|[,.;!?])))`
/** `not before 5pm` */
const clock = String.raw`(?:${span}|(?:«denial» )?(?:«atHour» ?)?${marked})`
/** `at 9`, which is an hour beside a day, or where a call is asked for. */
const bareClock = String.raw`(?:«denial» )?«atHour» \d{1,2}`
/** 'décembre', 'decembre'. */
const months = languageCodes
  .flatMap((code) =>
    Array.from({ length: 12 }, (_, month) =>
      new Date(Date.UTC(2026, month)).toLocaleDateString(code, { month: 'long', timeZone: 'UTC' }),
    ),
  )
  .flatMap((name) => [name, lower(name)])
  .join('|')
/** '25 December', 'December 25th', 'le 1er mars', '25 de dezembro'. */
const dateSaid = String.raw`\d{1,2}(?:st|nd|rd|th|er|º)?\s+(?:(?:of|de)\s+)?(?:${months})\b|(?:${months})\s+\d{1,2}(?:st|nd|rd|th)?\b`
const dayNamed = String.raw`(?<!\b«everyDay» )\b(?:(?:«comingDay»?«weekdayNames»|«otherDays»)(?:,?\s+(?:${dateSaid}))?|${dateSaid})(?:\s+«comingBehind»)?(?:\s+(?:«dayParts»))?`
const ahead = String.raw`(?<![\w:])(?:${clock}|${bareClock})\s+(?:«onDay»\s+)?`
const behind = String.raw`,?\s+(?:${clock}|(?:«atHour» )?\d{1,2}(?=\s*(?:$|[,.;!?]|(?:«besideWhen»)(?!\p{L}))))`
/** 'Tuesday morning', 'next Friday at 14:30', 'at 9 tomorrow', 'demain après-midi', 'Monday 25 December at 9'. */
const whenPhrase = compile(`(?:${ahead})?${dayNamed}(?:${behind})?`, 'giu')
const dayPart = compile(String.raw`(?:«dayParts»)(?:\s+${clock})?`, 'iu')
/** 'after 8pm'. */
const hourPhrase = compile(String.raw`(?<![\w:])${clock}`, 'iu')
const hasHour = compile(String.raw`(?:${clock}|${bareClock})`, 'iu')
const loneHour = compile(String.raw`(?<![\w:])${bareClock}(?=\s*(?:$|[,.;!?]))`, 'iu')
/** 'in Bafoussam', 'à Yaoundé': a name after a small word. */
const townPhrase = compile(
  String.raw`(?<!\p{L})«inPlace»\s+(\p{Lu}[\p{L}\p{M}'’-]{2,}(?:[ -]\p{Lu}[\p{L}\p{M}'’-]{2,}){0,2})`,
  'u',
)
const notTowns = compile(
  String.raw`^(?:«weekdayNames»|«notTowns»|starter|professional|enterprise|essential|business|imisozi)\b`,
)
const peoplePhrase = compile(String.raw`\b\d{1,5} «peopleCounted»\b`, 'iu')

function lower(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[’'-]/g, (sign) => (sign === '-' ? ' ' : ''))
}

const saidSmall = compile(String.raw`^«saidSmall»\b`)

/** On one line, without a sign that Markdown or a mail program makes something of; a day in small letters inside it. */
function toEcho(text: string): string | null {
  const line = text
    .replaceAll(/[^\p{L}\p{M}\p{N} :+,'’-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line === '' ? null : line.replace(saidSmall, (word) => word.toLowerCase())
}
