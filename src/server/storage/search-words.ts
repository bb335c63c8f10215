/** More words narrow a search no further that anybody would notice. */
const mostWords = 6

/** A text as it is searched: without case, accents and the many signs for an apostrophe. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .toLowerCase()
}

/** What somebody looks for, word by word: each must stand somewhere. A telephone number is looked for by its digits. */
export function toSearchWords(typed: string): readonly string[] {
  const text = foldText(typed).trim()
  const digits = text.replaceAll(/[\s().+-]/g, '')
  if (/^\d{3,}$/.test(digits)) return [digits]
  return text.split(/\s+/).filter(Boolean).slice(0, mostWords)
}

/** Everything of a lead that is searched, but what was said in its conversation. */
export function toSearchText(parts: readonly (string | null)[]): string {
  return foldText(parts.filter(Boolean).join('\n'))
}

/** A reference as it is said, and without its hyphen: one of digits alone is looked for like a telephone number. */
export const waysToWrite = (reference: string): readonly string[] => [reference, reference.replace('-', '')]

export const digitsOf = (phone: string | null): string => (phone ?? '').replaceAll(/\D/g, '')
