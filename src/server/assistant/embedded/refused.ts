import { isCalculation, roleOf } from '#content/assistant-topics.ts'
import { compile } from '../reading/reading-words.ts'
import type { Id } from './classifier.ts'
import { isPage, justThis, type Find, type Found } from './find.ts'
import { understand, type Understood } from './understand.ts'
import type { Speller } from './words.ts'

const refusal = compile(
  String.raw`(?:^|[,;:.!?]\s*|\b(?:«nay»)[,\s]+|\b(?:«insists»)\b.{0,80}\s)(?:«denial»)\s+(?:(?:«aheadOfRefused»)[\s'’]+){0,2}(?<refused>[\p{L}-]+)`,
  'iu',
)
/** `NGO?? I am a baker.` */
const disbelief = /^(?<refused>[\p{L}-]+)\s*[?!]{2,}/u

/**
 * The word of the last answer that a message refuses, and its text without it: `I asked about eTIMS, not offices`; null
 * where it refuses none.
 */
export function readRefused(text: string, hearAnswer: () => Understood | null, speller: Speller): string | null {
  const { refused } = (refusal.exec(text) ?? disbelief.exec(text))?.groups ?? {}
  // Most messages refuse nothing, and reading an answer takes longer than reading them.
  const answered = refused === undefined ? null : hearAnswer()
  if (refused === undefined || answered === null) return null
  const isOfAnswer = understand(refused, speller).terms.some((term) => answered.terms.includes(term))
  return isOfAnswer ? text.replace(refused, '') : null
}

/** Finds what was not just refused. A sum is worked out anew with what is said instead. */
export function findOther(find: Find, refused: readonly Id[]): Find {
  const others = refused.filter((id) => isPage(id) || !(isCalculation(id) || roleOf(id) === 'price'))
  if (others.length === 0) return find
  return { ...find, best: (reading) => leaveOut(find.best(reading), others) }
}

function leaveOut(found: Found, refused: readonly Id[]): Found {
  const guesses = [found, ...found.others]
  const left = guesses.filter(({ id }) => !refused.includes(id))
  const [best, ...rest] = left
  if (best === found || !best) return found
  const whole = 1 - guesses.reduce((sum, { id, share }) => sum + (refused.includes(id) ? share : 0), 0)
  return {
    ...justThis(best.id, best.share / whole),
    others: rest.map(({ id, share }) => ({ id, share: share / whole })),
  }
}
