import { abbreviations, numberAbbreviations } from './abbreviations.ts'

/** Where reading stands. Kept between deltas, so that nothing is read twice. */
export type Reading = { at: number; lineStart: number; isCode: boolean; brackets: number }

export const newReading = (): Reading => ({ at: 0, lineStart: 0, isCode: false, brackets: 0 })

/** A sentence longer than this is given out at the next place between two plain words. */
const longest = 600
/** The most characters that tell how the next line begins: six hashes and a space. */
export const lineHead = 7

const event = /[.!?…؟\n`[\]]|[ \t]+/g
const blockStart = /^(?:#{1,6}\s|[-*+•]\s|\d{1,3}[.)]\s|[|>]|```|~~~|[-*_]{3})/
const blockOfOneLine = /^\s*(?:#{1,6}\s|\|)/
const listNumeral = /^[\s>*_+-]*\d{1,3}$/
const closers = /["'”’»)*_]*/y
const spaces = /\s*/y

/** From where reading goes on, where the piece ends, or that more must come before it can be told. */
type Step = { readonly end: number } | { readonly next: number } | 'wait'

function skip(pattern: RegExp, text: string, from: number) {
  pattern.lastIndex = from
  return from + (pattern.exec(text)?.[0].length ?? 0)
}

/**
 * Where the first piece of `text` ends: a sentence, heading, list item or table row with the space behind it. Null while
 * what has come so far does not tell. The answer depends on the text alone and not on how it came.
 */
export function findEnd(text: string, reading: Reading, isWhole: boolean): number | null {
  for (;;) {
    event.lastIndex = reading.at
    const found = event.exec(text)
    if (!found) {
      // Spaces at the end may go on, so they are read again.
      reading.at = Math.max(reading.at, text.length)
      return null
    }
    const step = read(text, found[0], found.index, reading, isWhole)
    if (step === 'wait') {
      reading.at = found.index
      return null
    }
    if ('end' in step) return step.end
    reading.at = step.next
  }
}

function read(text: string, mark: string, at: number, reading: Reading, isWhole: boolean): Step {
  const next = { next: at + mark.length }
  if (mark === '\n') return readLineBreak(text, at, reading, isWhole)
  if (/[ \t]/.test(mark)) return readSpaces(text, at, at + mark.length, isWhole)
  const isOverlong = at >= longest
  if (mark === '`') reading.isCode = !reading.isCode
  if (mark === '[') reading.brackets += 1
  if (mark === ']') reading.brackets = Math.max(0, reading.brackets - 1)
  const isInside = reading.isCode || reading.brackets > 0
  if (/[`[\]]/.test(mark) || (isInside && !isOverlong)) return next
  return readStop(text, at, reading.lineStart, isWhole)
}

/** An overlong sentence is cut between two words of letters: no amount, address or link can stand across the cut. */
function readSpaces(text: string, at: number, end: number, isWhole: boolean): Step {
  if (end === text.length && !isWhole) return 'wait'
  const isBetweenWords = /\p{L}{2}[,;:]?$/u.test(text.slice(Math.max(0, at - 3), at)) && /\p{L}/u.test(text.charAt(end))
  return at >= longest && isBetweenWords ? { end } : { next: end }
}

function readLineBreak(text: string, at: number, reading: Reading, isWhole: boolean): Step {
  const end = skip(spaces, text, at)
  const following = text.slice(end, end + lineHead)
  if (following.length < lineHead && !isWhole) return 'wait'
  const breaks = text.slice(at, end).split('\n').length - 1
  if (breaks > 1 || blockStart.test(following) || blockOfOneLine.test(text.slice(reading.lineStart, at))) return { end }
  reading.lineStart = end
  return { next: end }
}

function readStop(text: string, at: number, lineStart: number, isWhole: boolean): Step {
  const stopEnd = skip(/[.!?…؟]*/y, text, at)
  const closed = skip(closers, text, stopEnd)
  let end = skip(spaces, text, closed)
  // French quotation marks stand off: « Oui. » Then the sentence ends behind the mark.
  if (end > closed && text.charAt(end) === '»') end = skip(spaces, text, end + 1)
  if (end === text.length) return isWhole ? { end } : 'wait'
  if (end === closed) return { next: stopEnd }
  const stop = text.slice(at, stopEnd)
  return goesOn(text.slice(lineStart, at), stop, text.charAt(end)) ? { next: stopEnd } : { end }
}

/** Whether a sentence goes on behind a stop, by what stands before it and the first character that follows. */
function goesOn(before: string, stop: string, following: string) {
  if (/[!?؟]/.test(stop)) return false
  if (/\p{Ll}/u.test(following)) return true
  if (stop !== '.') return false
  if (listNumeral.test(before)) return true
  if (/\d$/.test(before) && /\d/.test(following)) return true
  const word = /\p{L}+$/u.exec(before.slice(-12))?.[0].toLowerCase() ?? ''
  return word.length === 1 || abbreviations.has(word) || (numberAbbreviations.has(word) && /\d/.test(following))
}

/**
 * Whether everything held looks like one sentence up to its last character: it ends with a word and its full stop. A
 * number, a shortening, a link or a row of a table never does.
 */
export function readsAsWhole(held: string, { isCode, brackets }: Reading): boolean {
  const word = /(?<![\p{L}\p{N}@/.])(\p{L}{3,})[.!?]$/u.exec(held)?.[1]
  if (word === undefined || isCode || brackets > 0 || blockOfOneLine.test(held)) return false
  return !abbreviations.has(word.toLowerCase())
}
