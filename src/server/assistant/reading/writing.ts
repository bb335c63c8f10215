/**
 * A text of which no more than `most` characters are read, also of those that stand for several: `ﷺ` is eighteen letters
 * once it is taken apart. Whatever fits as it is stays as it is.
 */
export function foldLong(text: string, most: number): string {
  const start = text.slice(0, most)
  const folded = start.normalize('NFKC')
  return folded.length <= most ? start : folded.slice(0, most).toWellFormed()
}

/** Characters that are not seen, or that only change the direction or the dress of what is. */
const unseen =
  /[\u00AD\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\u{E0000}-\u{E0FFF}\p{Mn}]/gu
const entities: ReadonlyMap<string, string> = new Map([
  ...`amp=& lt=< gt=> quot=" apos=' dollar=$ percnt=% euro=€ colon=: period=. comma=, num=# commat=@ sol=/ shy= zwnj= zwj=`
    .split(' ')
    .map((entity) => [entity.replace(/=.*/, ''), entity.replace(/.*=/, '')] as const),
  ...['nbsp', 'Tab', 'NewLine'].map((name) => [name, ' '] as const),
])

/**
 * Reads a writing as the visitor will see it: full-width and Arabic digits, entities, hidden characters and dashes.
 * Accents are dropped, because models and visitors do; every pattern is written without them.
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

/** The words of folded Markdown without its marks; of a link its text stays, its address is judged elsewhere. */
export function stripMarks(folded: string) {
  return folded
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/\\([\\`*_{}[\]()#+.!|~>$%-])/g, '$1')
    .replaceAll(/[*`~]+|(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, '')
    .replaceAll(/^[^\S\n]*(?:#{1,6}|>)\s+/gm, '')
}

function readEntity(whole: string, decimal?: string, hex?: string, name?: string) {
  if (name !== undefined) return entities.get(name) ?? whole
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
