/** The part of a word that its plural and its simple forms share, English or French. Need not be a word itself. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  return withoutEnding(withoutPlural(word))
}

function withoutPlural(word: string) {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('eaux')) return word.slice(0, -1)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

function withoutEnding(word: string) {
  const short = word.length > 5 ? word.replace(/(?:ing|ed)$/, '') : word
  return short.replace(/([bdfgmnprt])\1$/, '$1').replace(/(?<=...)e$/, '')
}
