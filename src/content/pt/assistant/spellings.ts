import type { Spellings } from '#content/assistant-words.ts'

/** Como o português se escreve, e se lê. */
export const spellings: Spellings = [
  [String.raw`\b(?:dois|2)[ -](?=(?:factor|passo)(?:es|s)?\b)`, '2fa '],
  [String.raw`/(?=(?:mes|ano|utilizador|usuario)\b)`, ' por '],
]
