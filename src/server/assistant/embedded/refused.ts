import { compile } from '../reading/reading-words.ts'
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
  if (refused === undefined) return null
  const answered = hearAnswer()
  const isOfAnswer = understand(refused, speller).terms.some((term) => answered?.terms.includes(term))
  return isOfAnswer ? text.replace(refused, '') : null
}
