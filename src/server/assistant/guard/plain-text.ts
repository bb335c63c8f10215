import { otherSmallWords } from '#content/other-languages.ts'
import { listWords } from './words.ts'

/** The words of folded Markdown without its marks; of a link its text stays, its address is judged elsewhere. */
export function stripMarks(folded: string) {
  return folded
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\([\\`*_{}[\]()#+.!|~>$%-])/g, '$1')
    .replaceAll(/[*`~]+|(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, '')
    .replaceAll(/^[^\S\n]*(?:#{1,6}|>)\s+/gm, '')
}

const others = new Set(otherSmallWords.split(' '))
const ours = new Set(listWords('small'))

/** Whether a text is in English or French, as far as it is in a language at all: no judge reads promises in another. */
export function isReadable(plain: string) {
  if (/(?!\p{Script=Latin}|[ʼªº])\p{L}/u.test(plain)) return false
  // Letters apart, so that no judge finds the word.
  if (/(?<![\p{L}\d])(?:\p{L}[ .-]){3,}\p{L}(?![\p{L}\d])/u.test(plain)) return false
  const found = plain.toLowerCase().match(/\p{L}+/gu) ?? []
  const foreign = found.filter((word) => others.has(word) && !ours.has(word)).length
  return foreign < 2 || foreign <= found.filter((word) => ours.has(word)).length
}
