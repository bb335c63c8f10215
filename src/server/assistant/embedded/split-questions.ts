import { shortForms as english } from '#content/en/assistant/short-forms.ts'
import { shortForms as french } from '#content/fr/assistant/short-forms.ts'

/** A message may hold several questions; more than this many are answered by a person. */
const mostQuestions = 4

const openers =
  'what|how|where|when|who|which|why|do|does|can|could|is|are|will|would|may|must|did|should|have you|has any|tell|give|show|i want|i need|i would|also|combien|quel|quelle|quels|quelles|comment|ou|quand|qui|pourquoi|est-ce|avez|pouvez|puis|peut|peux|peut-on|faut-il|dois-je|vous (?:avez|pouvez|faites|acceptez|proposez)|y a-t-il|dites|donnez|je veux|je voudrais|aussi'
const opened = new RegExp(`^(?:${openers})$`)
/** `wen`, `cmb`, `wat`: the same words as thumbs write them. */
const hasty = Object.entries({ ...french, ...english }).flatMap(([short, word]) => (opened.test(word) ? [short] : []))
const opener = `(?:${[openers, ...hasty].join('|')})`
/** `Until when`, `à quel prix`. */
const preposed = String.raw`(?:since|from|until|till|til|at|in|on|for|with|by|about|depuis|jusqu['’]?[aà]|[aà]|de|pour|dans|avec|en) (?:what|which|when|whom|how|quand|quel|quelle|quels|quelles|combien|qui)`
const joint = new RegExp(
  String.raw`(?:,|;)?\s+(?:and|nd|n|et|then|puis|but|mais|also|aussi)\s+(?=(?:${opener}|${preposed})\b)|[,;]\s+(?=(?:${opener}|${preposed}|and if|et si|apres|après)\b)`,
  'i',
)

/** `…, is it true?` asks about what stands before it. */
const tag =
  /^(?:(?:is|isn't) (?:it|that|this|he|she)(?: (?:true|right|correct|so|not))?|right|true|correct|do you (?:have|support|do|offer)(?: (?:it|that|this|them))?|(?:is (?:it|that|this) |c'est )?possible|can (?:it|you) do (?:it|that|this)|(?:who is|qui a) (?:right|raison)|(?:il|elle|a-t-il|a-t-elle) a raison|c['’]?(?:est)? ?(?:vrai|bon|exact|juste|correct)|est-ce (?:vrai|exact)|n'est-ce pas|vrai|non|how much(?: is| would be)?(?: that| it)?(?: left| remaining)?|combien(?: reste(?:-t-il)?)?)\W*$/i
/** `Does it do all three?` makes questions of what was listed before. */
const sumUp =
  /^(?:(?:does|do|can|could|is|are|will) (?:it|you|the \w+|your \w+|this) (?:\w+ )?(?:all|both)\b|(?:est-ce que |)(?:ça|ca|vous|il|elle) (?:\w+ ){1,2}(?:tous|toutes|les (?:deux|trois|quatre)|tout (?:ça|ca|cela))\b).{0,20}$/i

function joinTag(parts: readonly Sentence[], part: Sentence): readonly Sentence[] {
  const last = parts.at(-1)
  return last ? [...parts.slice(0, -1), { ...last, text: `${last.text}, ${part.text}`, isQuestion: true }] : [part]
}

function joinEnd(parts: readonly Sentence[], part: Sentence): readonly Sentence[] {
  if (tag.test(part.text)) return joinTag(parts, part)
  const last = parts.at(-1)
  if (!last || last.isQuestion || !sumUp.test(part.text)) return [...parts, part]
  return [...parts.slice(0, -1), { ...last, isQuestion: true }]
}

const asks = new RegExp(
  String.raw`^(?:(?:and|et|but|mais|so|alors)\s+)?(?:${opener}|${preposed})\b|\b(?:(?:how|hw) (?:much|many|long|soon|mch|mny)|combien|cmb|cmbien|price|prix|(?:what|which) (?:time|hours?)|quelle heure|costs? per|(?:un)?till? (?:when|what)|jusqu'?(?:a | a )?quand)\b|\b(?:ou (?:pas|non)|or not)\W*$`,
  'i',
)

/** `And after those, is it dead?` is one question. */
const prefaced =
  /^\W*(?:and|so|but|et|mais|alors) (?:after|apres|when|quand|then|once|with|for|avec|pour)(?: [\p{L}']+){0,3}, /iu

export type Sentence = {
  readonly text: string
  /** It ends or begins as a question does. */ readonly isQuestion: boolean
  /** It only says what the list after it is about. */ readonly isHeading: boolean
  /** What a list of questions is about: `Kampala: number, hours and address?` */ readonly heading: string | null
}

const sentenceEnd = /(?<=[?.!;])\s+|\n+|(?<=\?)/u
/** `1) price 2) phone`; `We are 4. Which one?` has no list. */
const numbered = /(?:^|(?<=\s))\(?[\da-e]\)\s+(?=\p{L})|(?:^|(?<=[?.!;:,\n]\s))\d\.\s+(?=\p{L})/u
const colon = /^([^:?]{2,60}?)\s*:\s+(.+)$/s
const listed = /[,;]\s|\s(?:and|et|&|\+)\s/i
/** `Three things about Kigali`: how many are asked counts nothing. */
const countOfQuestions =
  /\b(?:(?:\d|an?|one|two|three|four|five|some|few|un|une|deux|trois|quatre|cinq|quelques) )?(?:(?:more|quick|small|short|petites?) )?(?:things?|questions?|points?|choses|trucs|details?|infos?)(?: (?:on|about|for|sur|pour|concernant|de))?\b/gi
const countedQuestions =
  /\b(?:\d|two|three|four|five|deux|trois|quatre|cinq) (?:(?:more|quick|small|short|petites?) )?(?:things?|questions?|points?|choses|trucs|details?|infos?)(?=\s*[:–-]| (?:on|about|for (?:my|our|the)|sur|pour)\b)/gi

/** What stands before the colon of a list, and the list. */
function readHeading(sentence: string): readonly [heading: string | null, rest: string] {
  const [, heading = '', rest = ''] = colon.exec(sentence) ?? []
  const isList = listed.test(rest) && (sentence.endsWith('?') || rest.split(joint).some((part) => asks.test(part)))
  if (!isList || heading.split(/\s+/).length > 8) return [null, sentence]
  return [heading.replaceAll(countOfQuestions, ' ').trim(), rest]
}

/** Says something of the visitor, also in a list of questions. */
const tells = /^(?:i|we|my|our|je|j['’]|nous|on|mon|ma|mes|notre|nos)\b/i

/** `The trial lasts how long, then I pay how much`: each piece that asks is a question. */
function splitAsked(part: string): readonly string[] {
  const pieces = part.split(/(?<=,)\s+/)
  return pieces.reduce<readonly string[]>((done, piece) => {
    const last = done.at(-1)
    return last === undefined || (asks.test(piece) && asks.test(last))
      ? [...done, piece]
      : [...done.slice(0, -1), `${last} ${piece}`]
  }, [])
}

function splitSentence(sentence: string, isItem: boolean): readonly Sentence[] {
  const [heading, rest] = readHeading(sentence)
  const parts = (prefaced.test(rest) ? [rest] : rest.split(joint).flatMap(splitAsked)).map((part) => part.trim())
  const questions = parts.map((text) => ({
    text,
    isQuestion:
      text.endsWith('?') ||
      asks.test(text) ||
      ((isItem || heading !== null) && !tells.test(text) && /\p{L}/u.test(text)),
    isHeading: false,
    heading,
  }))
  return heading ? [{ text: heading, isQuestion: false, isHeading: true, heading: null }, ...questions] : questions
}

/** Cuts a message into what may be questions of their own, in their order. */
export function splitMessage(text: string): readonly Sentence[] {
  const items = text.replaceAll(countedQuestions, ' ').split(numbered)
  // `1) price 2) phone` is a list, too; what stands before its first number is none of it.
  const isList = items.length > 2
  return items
    .flatMap((item, at) => item.split(sentenceEnd).flatMap((sentence) => splitSentence(sentence, isList && at > 0)))
    .filter((part) => /[\p{L}\p{N}]/u.test(part.text))
    .reduce<readonly Sentence[]>(joinEnd, [])
}

const longestPhrase = 6
const isPhrase = (side: string) => side.split(/\s+/).length <= longestPhrase

/**
 * The sides of a sentence that joins phrases, or nothing where it joins none. Only a question is cut at its commas: one
 * alone may part what is told from what is asked, unless both sides are short.
 */
export function splitPhrase({ text, isQuestion }: Pick<Sentence, 'text' | 'isQuestion'>): readonly string[] {
  const ands = text.split(/,?\s+(?:and|et|&|\+|plus)\s+/i)
  const sides = (isQuestion ? ands.flatMap((side) => side.split(/[,;]\s+/)) : ands)
    .map((side) => side.trim())
    .filter((side) => /\p{L}/u.test(side) && !tag.test(side))
  if (sides.length === 2) return ands.length === 2 || sides.every(isPhrase) ? sides : []
  return isQuestion && sides.length > 2 && sides.length <= mostQuestions + 1 ? sides : []
}

export const takeMost = <Part>(parts: readonly Part[]): readonly Part[] => parts.slice(0, mostQuestions)
