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

type SentenceStream = {
  /** Takes what has come; gives the pieces that are certainly complete. */
  feed(delta: string): readonly string[]
  /**
   * Gives what is held if it reads as a whole sentence, for whoever would not wait for the next word to be sure. What
   * follows may show that it was none (`imisozi.` and `example`): then the next piece begins without a space.
   */
  settle(): readonly string[]
  /** Nothing more comes: gives what is left. */
  end(): readonly string[]
}

/** Where reading stands. Kept between deltas, so that nothing is read twice. */
type Place = { at: number; lineStart: number; isCode: boolean; brackets: number }
const atStart = (): Place => ({ at: 0, lineStart: 0, isCode: false, brackets: 0 })
/** From where reading goes on, where the piece ends, or that more must come before it can be told. */
type Step = { readonly end: number } | { readonly next: number } | 'wait'

/**
 * Cuts a stream of Markdown into sentences, headings, list items and table rows, each as early as it is certain. All
 * pieces together are exactly what was fed, and they are the same however the text was cut into deltas. No amount,
 * address or link is ever cut in two, but for a piece longer than `longestPiece`.
 */
export function createSentenceStream(): SentenceStream {
  let held = ''
  let place = atStart()

  function takeFirst(length: number) {
    const piece = held.slice(0, length)
    held = held.slice(length)
    place = atStart()
    return piece
  }
  function findCut(isWhole: boolean) {
    const end = findEnd(held, place, isWhole)
    // Whatever ends in time is known to once the beginning of the next line has come.
    const undecided = isWhole ? 0 : lineHead
    const isOverlong = end === null ? held.length > longestPiece + undecided : end > longestPiece
    return isOverlong ? longestPiece + 1 : end
  }
  function take(isWhole: boolean) {
    const pieces: string[] = []
    for (let end = findCut(isWhole); end !== null; end = findCut(isWhole)) pieces.push(takeFirst(end))
    return pieces
  }
  const takeAll = () => (held === '' ? [] : [takeFirst(held.length)])

  return {
    feed(delta) {
      held += delta
      return take(false)
    },
    settle: () => (readsAsWhole(held, place) ? takeAll() : []),
    end: () => [...take(true), ...takeAll()],
  }
}

/** The sentences of a text that is whole. */
export function cutSentences(text: string): readonly string[] {
  const sentences = createSentenceStream()
  return [...sentences.feed(text), ...sentences.end()]
}

const event = /[.!?…؟\n`[\]]|[ \t]+/g
const blockStart = /^(?:#{1,6}\s|[-*+•]\s|\d{1,3}[.)]\s|[|>]|```|~~~|[-*_]{3})/
const blockOfOneLine = /^\s*(?:#{1,6}\s|\|)/
const listNumeral = /^[\s>*_+-]*\d{1,3}$/
/** Words whose full stop never ends a sentence, always and before a number. */
const shortened = new Set(listWords('shortened'))
const shortenedBeforeNumber = new Set(listWords('shortenedBeforeNumber'))

function skip(pattern: RegExp, text: string, from: number) {
  pattern.lastIndex = from
  return from + (pattern.exec(text)?.[0].length ?? 0)
}

/** Where the first piece of `text` ends, with the space behind it. Null while what has come does not tell. */
function findEnd(text: string, place: Place, isWhole: boolean): number | null {
  for (;;) {
    event.lastIndex = place.at
    const found = event.exec(text)
    // What does not tell yet is read again once more has come.
    place.at = found?.index ?? text.length
    const step = found ? read(text, found[0], found.index, place, isWhole) : 'wait'
    if (step === 'wait') return null
    if ('end' in step) return step.end
    place.at = step.next
  }
}

function read(text: string, mark: string, at: number, place: Place, isWhole: boolean): Step {
  const end = at + mark.length
  if (mark === '\n') return readLineBreak(text, at, place, isWhole)
  if (/[ \t]/.test(mark)) {
    if (end === text.length && !isWhole) return 'wait'
    // Between two words of letters no amount, address or link can stand across the cut.
    const isBetween = /\p{L}{2}[,;:]?$/u.test(text.slice(Math.max(0, at - 3), at)) && /\p{L}/u.test(text.charAt(end))
    return at >= longest && isBetween ? { end } : { next: end }
  }
  if (mark === '`') place.isCode = !place.isCode
  if (mark === '[') place.brackets += 1
  if (mark === ']') place.brackets = Math.max(0, place.brackets - 1)
  const isInside = (place.isCode || place.brackets > 0) && at < longest
  return /[`[\]]/.test(mark) || isInside ? { next: end } : readStop(text, at, place.lineStart, isWhole)
}

function readLineBreak(text: string, at: number, place: Place, isWhole: boolean): Step {
  const end = skip(/\s*/y, text, at)
  const following = text.slice(end, end + lineHead)
  if (following.length < lineHead && !isWhole) return 'wait'
  const breaks = text.slice(at, end).split('\n').length - 1
  if (breaks > 1 || blockStart.test(following) || blockOfOneLine.test(text.slice(place.lineStart, at))) return { end }
  place.lineStart = end
  return { next: end }
}

function readStop(text: string, at: number, lineStart: number, isWhole: boolean): Step {
  const stopEnd = skip(/[.!?…؟]*/y, text, at)
  const closed = skip(/["'”’»)*_]*/y, text, stopEnd)
  const spaced = skip(/\s*/y, text, closed)
  // French quotation marks stand off: « Oui. » Then the sentence ends behind the mark.
  const end = spaced > closed && text.charAt(spaced) === '»' ? skip(/\s*/y, text, spaced + 1) : spaced
  if (end === text.length) return isWhole ? { end } : 'wait'
  if (end === closed) return { next: stopEnd }
  const isOver = !goesOn(text.slice(lineStart, at), text.slice(at, stopEnd), text.charAt(end))
  return isOver ? { end } : { next: stopEnd }
}

/** Whether a sentence goes on behind a stop, by what stands before it and the first character that follows. */
function goesOn(before: string, stop: string, following: string) {
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
function readsAsWhole(held: string, { isCode, brackets }: Place): boolean {
  const word = /(?<![\p{L}\p{N}@/.])(\p{L}{3,})[.!?]$/u.exec(held)?.[1]
  if (word === undefined || isCode || brackets > 0 || blockOfOneLine.test(held)) return false
  return !shortened.has(word.toLowerCase())
}
