import { listWords } from './reading-words.ts'

/**
 * Characters. Sentences are cut long before; what goes on beyond this has no place for a cut and is no sentence. Judging
 * takes longer with length and holds up every other visitor, so a longer piece is given out only to be refused.
 */
export const longestPiece = 1500
/** A sentence longer than this is given out at the next place between two plain words. */
const longest = 600
/** The most characters that tell how the next line begins: six hashes and a space. */
const lineHead = 7

/**
 * Cuts a stream of Markdown into sentences, headings, list items and table rows, each as early as it is certain. All
 * pieces together are exactly what was fed, and they are the same however the text was cut into deltas. No amount,
 * address or link is ever cut in two, but for a piece longer than `longestPiece`.
 */
export function createSentenceStream() {
  let held = ''

  function take(isWhole: boolean) {
    const pieces: string[] = []
    for (let end = findEnd(held, isWhole); end !== null; end = findEnd(held, isWhole)) {
      pieces.push(held.slice(0, end))
      held = held.slice(end)
    }
    return pieces
  }
  function takeAll() {
    const all = held === '' ? [] : [held]
    held = ''
    return all
  }

  return {
    /** Takes what has come; gives the pieces that are certainly complete. */
    feed(delta: string) {
      held += delta
      return take(false)
    },
    /**
     * Gives what is held if it reads as a whole sentence, for whoever would not wait for the next word to be sure. What
     * follows may show that it was none (`imisozi.` and `example`): then the next piece begins without a space.
     */
    settle: () => (readsAsWhole(held) ? takeAll() : []),
    /** Nothing more comes: gives what is left. */
    end: () => [...take(true), ...takeAll()],
  }
}

/** The sentences of a text that is whole. */
export function cutSentences(text: string): readonly string[] {
  const sentences = createSentenceStream()
  return [...sentences.feed(text), ...sentences.end()]
}

const mayEnd = /[.!?…؟\n]|[ \t]+/g
const blockStart = /^(?:#{1,6}\s|[-*+•]\s|\d{1,3}[.)]\s|[|>]|```|~~~|[-*_]{3})/
const blockOfOneLine = /^\s*(?:#{1,6}\s|\|)/
const listNumeral = /^[\s>*_+-]*\d{1,3}$/
/** Words whose full stop never ends a sentence, always and before a number. */
const shortened = new Set(listWords('shortened'))
const shortenedBeforeNumber = new Set(listWords('shortenedBeforeNumber'))

/**
 * Where the first piece of `text` ends, with the space behind it, or becomes too long to be judged. Null while what has
 * come does not tell.
 */
function findEnd(text: string, isWhole: boolean): number | null {
  let lineStart = 0
  let readTo = 0
  for (const { 0: mark, index: at } of text.matchAll(mayEnd)) {
    if (at < readTo) continue
    const { end, isOver } = read(text, mark, at, lineStart)
    if (!isWhole && end + (mark === '\n' ? lineHead : 1) > text.length) break
    if (isOver) return Math.min(end, longestPiece + 1)
    readTo = end
    if (mark === '\n') lineStart = end
  }
  // Whatever ends in time is known to once the beginning of the next line has come.
  return text.length > longestPiece + (isWhole ? 0 : lineHead) ? longestPiece + 1 : null
}

/** Where reading stands behind a mark, and whether a piece ends there. */
function read(text: string, mark: string, at: number, lineStart: number) {
  if (mark === '\n') return readLineBreak(text, at, lineStart)
  if (!/[ \t]/.test(mark)) return readStop(text, at, lineStart)
  const end = at + mark.length
  // Between two words of letters no amount, address or link can stand across the cut.
  const isBetween = /\p{L}{2}[,;:]?$/u.test(text.slice(Math.max(0, at - 3), at)) && /\p{L}/u.test(text.charAt(end))
  return { end, isOver: at >= longest && isBetween }
}

function readLineBreak(text: string, at: number, lineStart: number) {
  const end = skip(/\s*/y, text, at)
  const isBlank = text.slice(at, end).split('\n').length > 2
  const isOver =
    isBlank || blockStart.test(text.slice(end, end + lineHead)) || blockOfOneLine.test(text.slice(lineStart, at))
  return { end, isOver }
}

function readStop(text: string, at: number, lineStart: number) {
  const stopEnd = skip(/[.!?…؟]*/y, text, at)
  const closed = skip(/["'”’»)*_]*/y, text, stopEnd)
  const spaced = skip(/\s*/y, text, closed)
  // French quotation marks stand off: « Oui. » Then the sentence ends behind the mark.
  const end = spaced > closed && text.charAt(spaced) === '»' ? skip(/\s*/y, text, spaced + 1) : spaced
  const isInside = at < longest && isOpen(text.slice(0, at))
  const goesOn =
    end === closed || isInside || continues(text.slice(lineStart, at), text.slice(at, stopEnd), text.charAt(end))
  const isOver = end === text.length || !goesOn
  return { end: isOver ? end : stopEnd, isOver }
}

function skip(pattern: RegExp, text: string, from: number) {
  pattern.lastIndex = from
  return from + (pattern.exec(text)?.[0].length ?? 0)
}

/** Whether code or the text of a link goes on. */
const isOpen = (text: string) => text.split('`').length % 2 === 0 || text.lastIndexOf('[') > text.lastIndexOf(']')

/** Whether a sentence goes on behind a stop, by what stands before it and the first character that follows. */
function continues(before: string, stop: string, following: string) {
  if (/[!?؟]/.test(stop)) return false
  if (/\p{Ll}/u.test(following)) return true
  if (stop !== '.') return false
  const isBeforeNumber = /\d/.test(following)
  if (listNumeral.test(before) || (/\d$/.test(before) && isBeforeNumber)) return true
  const word = /\p{L}+$/u.exec(before.slice(-12))?.[0].toLowerCase() ?? ''
  return word.length === 1 || shortened.has(word) || (shortenedBeforeNumber.has(word) && isBeforeNumber)
}

/**
 * Whether everything held looks like one sentence up to its last character: it ends with a word and its full stop. A
 * number, a shortening, a link or a row of a table never does.
 */
function readsAsWhole(held: string): boolean {
  const word = /(?<![\p{L}\p{N}@/.])(\p{L}{3,})[.!?]$/u.exec(held)?.[1]
  return word !== undefined && !isOpen(held) && !blockOfOneLine.test(held) && !shortened.has(word.toLowerCase())
}
