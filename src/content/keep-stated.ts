import { leftOutMark, type Claim } from '#facts/claims.ts'
import { leftOut } from '#facts/left-out.ts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Marks what is said of a claim that is left out. */
export const sayOf = ({ what }: Claim, text: string) => (what.startsWith(leftOutMark) ? leftOutMark + text : text)

/** ` (HIPAA)` behind what says enough without it. */
export const inBrackets = ({ what }: Claim) => (what.startsWith(leftOutMark) ? '' : ` (${what})`)

/** The items that may be said; a list of none takes its sentence along. */
export function keepItems(items: readonly string[]): readonly string[] {
  const kept = items.filter((item) => !item.includes(leftOutMark))
  return kept.length === 0 && items.length > 0 ? [leftOutMark] : kept
}

/** A text without its sentences that say what is left out; null where nothing else was said. */
export function keepSentences(text: string): string | null {
  if (!text.includes(leftOutMark)) return text
  const kept = [...sentences.segment(text)].filter(({ segment }) => !segment.includes(leftOutMark))
  return (
    kept
      .map(({ segment }) => segment)
      .join('')
      .trim() || null
  )
}

/**
 * The words without what the owner leaves out: a sentence goes, and with the last of a text the entry of the list that
 * it belongs to, a row of a table whole. Where something else has no words left, the build stops and says where.
 */
export function keepStated<Words extends object>(words: Words): Words {
  if (leftOut.length === 0) return words
  const kept = keep(words)
  if (kept === null) throw new Error(`With what is left out, nothing remains of ${JSON.stringify(words).slice(0, 200)}`)
  return kept as Words
}

/** Null where nothing is left. */
function keep(words: unknown): unknown {
  if (typeof words === 'string') return keepSentences(words)
  if (Array.isArray(words)) {
    const kept = words.filter((item: unknown) => !isRow(item) || !isTouched(item)).map(keepPart)
    const left = kept.filter(({ isGone }) => !isGone).map(({ part }) => part)
    return left.length === 0 && words.length > 0 ? null : left
  }
  if (typeof words !== 'object' || words === null || Object.getPrototypeOf(words) !== Object.prototype) return words
  const kept = Object.entries(words).map(([name, part]) => ({ name, ...keepPart(part) }))
  return kept.some(({ isGone }) => isGone) ? null : Object.fromEntries(kept.map(({ name, part }) => [name, part]))
}

function keepPart(words: unknown) {
  const part = keep(words)
  return { part, isGone: part === null && words !== null }
}

const isRow = (item: unknown): item is readonly unknown[] => Array.isArray(item)
const isTouched = (row: readonly unknown[]) => JSON.stringify(row).includes(leftOutMark)
