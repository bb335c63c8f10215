import { otherSmallWords } from '#content/other-languages.ts'
import { listWords } from './words.ts'

/** Characters that are not seen, or that only change the direction or the dress of what is. */
const unseen =
  /[\u00AD\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\u{E0000}-\u{E0FFF}\p{Mn}]/gu
const namedEntities = new Map(
  'amp & lt < gt > quot " apos \' dollar $ percnt % euro € colon : period . comma , num # commat @ sol /'
    .split(' ')
    .flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1] ?? ''] as const] : [])),
)
const spaces = /^(?:nbsp|Tab|NewLine)$/
const unseenNames = /^(?:shy|zwnj|zwj)$/

/**
 * Reads a writing as the visitor will see it: full-width and Arabic digits, entities, hidden characters and dashes.
 * Accents are dropped, because models and visitors do; every pattern of the judges is written without them.
 */
export function foldWriting(text: string) {
  return text
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, readEntity)
    .normalize('NFKD')
    .replaceAll(unseen, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('٪', '%')
    .replaceAll(/[‐‑‒–—−﹘]/g, '-')
    .replaceAll(/[‘’ʼ´]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll('⁄', '/')
}

function readEntity(whole: string, decimal?: string, hex?: string, name?: string) {
  if (name !== undefined)
    return spaces.test(name) ? ' ' : unseenNames.test(name) ? '' : (namedEntities.get(name) ?? whole)
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}

/** Every script keeps its ten digits in one row, the zero first. */
function digitValue(digit: string) {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}

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
