import { assistantWords } from '#content/assistant.ts'
import { compile } from '../reading/reading-words.ts'
import { injections, writtenInjections } from '#content/injections.ts'
import { readNumbers } from './numbers.ts'
import { normalise } from './words.ts'

/** A message may hold several questions; more than this many are answered by a person. */
export const mostQuestions = 4
/** What is told is told in so many characters; what is longer was pasted, and takes long to read. */
export const longestTold = 600

const opened = compile('^«opener»$')
/** `wen`, `cmb`, `wat`: the same words as thumbs write them. */
const hasty = Object.values(assistantWords)
  .flatMap(({ shortForms }) => Object.entries(shortForms))
  .flatMap(([short, word]) => (opened.test(word) ? [short] : []))
const opener = `(?:${['«opener»', ...hasty].join('|')})`
/** `Until when`, `à quel prix`. */
const preposed = '«preposition» «interrogative»'
const joint = compile(
  String.raw`(?:,|;)?\s+«joint»\s+(?=(?:${opener}|${preposed})\b)|[,;]\s+(?=(?:${opener}|${preposed}|«furthermore»)\b)`,
  'i',
)

/** `…, is it true?` asks about what stands before it. */
const tag = compile(String.raw`^«tag»\W*$`, 'i')
const tagBehind = compile(String.raw`,\s+«tag»\W*$`, 'i')
/** What such a tag asks about. */
export const withoutTag = (sentence: string): string => sentence.replace(tagBehind, '')
function joinTag(parts: readonly Sentence[], part: Sentence): readonly Sentence[] {
  const last = parts.at(-1)
  if (!last || !tag.test(part.text)) return [...parts, part]
  return [...parts.slice(0, -1), { text: `${last.text}, ${part.text}`, isQuestion: true }]
}

export const asks = compile(
  String.raw`^(?:«lead»\s+)?(?:${opener}|${preposed})\b|\b«asking»\b|\b«orNot»\W*$|^(?:«lead»\s+)?(?:\w+\s+)?«circumstance»\s.*\s(?:«interrogative»|«asksWho»)\s`,
  'i',
)

export type Sentence = {
  readonly text: string
  /** It ends or begins as a question does. */ readonly isQuestion: boolean
}

const sentenceEnd = /(?<=[?.!;])\s+|\n+|(?<=\?)/u
/** `1) price 2) phone`; `We are 4. Which one?` has no list. */
const numbered = /(?:^|(?<=\s))\(?[\da-e]\)\s+(?=\p{L})|(?:^|(?<=[?.!;:,\n]\s))\d\.\s+(?=\p{L})/u
const colon = /^([^:?]{2,60}?)\s*:\s+(.+)$/s
const listed = compile(String.raw`[,;]\s|\s(?:«and»|&|\+)\s`, 'i')
/** `Two things: stop it, and who approves?` How many are asked counts nothing. */
const countOfQuestions = compile(String.raw`\b(?:\d|«fewCounted») «questions»(?=\s*[:–-])`, 'gi')

/** What stands before the colon of a list, and the list. */
function readHeading(sentence: string): readonly [heading: string | null, rest: string] {
  const [, heading = '', rest = ''] = colon.exec(sentence) ?? []
  const isList = listed.test(rest) && (sentence.endsWith('?') || rest.split(joint).some((part) => asks.test(part)))
  return isList ? [heading.trim(), rest] : [null, sentence]
}

/** `When the power is out, what happens?` tells before it asks: a comma alone parts the two. */
const circumstance = compile(String.raw`^(?:«lead»\s+)?«circumstance»\s[^,;?]*,\s+(?!«joint»\s)`, 'i')

/** `The accelerator and the discount together?` asks one thing of two. */
const together = compile(String.raw`(?:^|\s)«together»\W*$`, 'i')

/** `I have two pharmacies in Kigali, what do I pay?`: who asks tells it first. */
const tells = compile(String.raw`^(?:(?:«greets»)\W+)?(?:«lead»\s+)?(?:«tells»)\s[^,;?]{3,80}(?=,\s)`, 'i')

/** `Who helps at night, we are open until twelve`: or last. */
const tellsLast = compile(String.raw`,\s+(?=(?:«tells»)\s[^,;?]{3,80}\W*$)`, 'i')

function splitSentence(sentence: string, isItem: boolean): readonly Sentence[] {
  const [asked = '', toldLast] = sentence.split(tellsLast)
  if (toldLast !== undefined && asks.test(asked))
    return [{ text: toldLast, isQuestion: false }, ...splitSentence(`${asked}?`, isItem)]
  // Where a question word stands behind a comma, that is where the telling ends: `We are me, my wife and a cook, which plan?`
  const [toldFirst] = sentence.endsWith('?') && !joint.test(sentence) ? (tells.exec(sentence) ?? []) : []
  if (toldFirst !== undefined)
    return [
      { text: toldFirst, isQuestion: false },
      ...splitSentence(sentence.slice(toldFirst.length + 1).trim(), isItem),
    ]
  const [heading, rest] = readHeading(sentence)
  const parts = (together.test(rest) ? [rest] : rest.split(joint)).map((part) => part.trim())
  const told = parts.length > 1 && circumstance.test(rest) ? parts[0] : null
  const questions = parts.map((text) => ({
    text,
    isQuestion:
      text !== told && (text.endsWith('?') || asks.test(text) || ((isItem || heading !== null) && /\p{L}/u.test(text))),
  }))
  // What the list is about is told before it: `Kampala: number, hours and address?`
  return heading ? [{ text: heading, isQuestion: false }, ...questions] : questions
}

/** Cuts a message into what may be questions of their own, in their order. */
export function splitMessage(text: string): readonly Sentence[] {
  const plain = text.replaceAll(countOfQuestions, ' ')
  const items = plain.split(numbered)
  // `1) price 2) phone` is a list, too; what stands before its first number is none of it. `No, 5. Which plan?` is none.
  const isList = items.length > 2
  return (isList ? items : [plain])
    .flatMap((item, at) => item.split(sentenceEnd).flatMap((sentence) => splitSentence(sentence, isList && at > 0)))
    .filter((part) => /[\p{L}\p{N}]/u.test(part.text))
    .reduce<readonly Sentence[]>(joinTag, [])
    .map((part, at) => (at === 0 && pleads.test(part.text) ? { ...part, isQuestion: true } : part))
    .map((part, at, all) => (isToldBefore(part, all.slice(at + 1)) ? { ...part, isQuestion: false } : part))
    .map((part, at, all) => (all[at - 1]?.isQuestion && goesOn.test(part.text) ? { ...part, isQuestion: true } : part))
}

/** `The number of your office in Abidjan please. And are you there on Friday?` */
const pleads = compile(String.raw`^(?:\S+\s+){3,}(?:«please»)\b`, 'i')

/** `And per year? And if we pay once`: behind a question it asks as well. */
const goesOn = compile(String.raw`^«continued»\b(?!.*\b(?:«tells»)\b)`, 'i')

/** `I want to bring my husband to your office. Do I have to call before?`: before a question, a wish only tells. */
const wish = compile(String.raw`^(?:«lead»\s+)?«wants»\b(?!.*\b«wantsTold»\b)`, 'i')
const isToldBefore = ({ text }: Sentence, later: readonly Sentence[]) =>
  text.endsWith('.') && wish.test(text) && later.some((part) => part.text.endsWith('?'))

/** `Qual e o preço`: where its accent was not typed, it is no `and`. `Business and not Essential` is one thing. */
const ands = compile(
  String.raw`(?<!\b«interrogative»),?\s+(?:«and»|&|\+|plus)\s+(?!«contrasts»(?:\s+[\p{L}’']+){1,2}\W*$)`,
  'iu',
)

/**
 * The sides of a sentence that joins phrases, or nothing where it joins none. Only a question is cut at its commas: one
 * alone may part what is told from what is asked.
 */
export function splitPhrase({ text, isQuestion }: Pick<Sentence, 'text' | 'isQuestion'>): readonly string[] {
  if (together.test(text)) return []
  const joined = text.split(ands)
  const sides = (isQuestion ? joined.flatMap((side) => side.split(/[,;]\s+/)) : joined)
    .map((side) => side.trim())
    .filter((side) => /\p{L}/u.test(side) && !tag.test(side))
  if (sides.length === 2) return joined.length === 2 ? sides : []
  return isQuestion && sides.length > 2 && sides.length <= mostQuestions + 1 ? sides : []
}

/**
 * Who says it is no part of what is asked: `A colleague swears you have …`, `J'ai lu que …`. What is left is read alone,
 * so that the words of hearsay lead nowhere.
 */
const hearsayFirst = compile(String.raw`^\W*(?:«lead»\s)?«hearsay»\s*(?=\S)`, 'i')

export function readClaim(sentence: string) {
  const text = sentence.replace(hearsayFirst, '')
  return { text, isClaim: text !== sentence }
}

const patterns = injections.map((pattern) => new RegExp(pattern))
const writtenAs = writtenInjections.map((pattern) => new RegExp(pattern, 'iu'))

/** Whether a sentence tells the assistant what to be or to say, instead of asking it something. */
export function isInjection(sentence: string): boolean {
  const plain = normalise(sentence)
  const { text } = readNumbers(plain)
  return (
    writtenAs.some((pattern) => pattern.test(sentence)) ||
    patterns.some((pattern) => pattern.test(plain) || pattern.test(text))
  )
}
