import { compile } from '../reading/reading-words.ts'

/**
 * Who says it is no part of what is asked: `A colleague swears you have …`, `J'ai lu que …`. What is left is read alone,
 * so that the words of hearsay lead nowhere.
 */
const opening = compile(String.raw`^\W*(?:«lead»\s)?«hearsay»\s*(?=\S)`, 'i')
/** Fewer words than this say nothing without who says them. */
const leastWords = 3

export type Claim = { readonly text: string; /** Somebody is said to say it. */ readonly isClaim: boolean }

export function readClaim(sentence: string): Claim {
  const text = sentence.replace(opening, '')
  const isClaim = text !== sentence && text.split(/\s+/).length >= leastWords
  return { text: isClaim ? text : sentence, isClaim }
}
