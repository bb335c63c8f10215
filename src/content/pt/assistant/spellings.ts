import type { Spellings } from '#content/assistant-words.ts'

/** Como o português se escreve, e se lê. */
export const spellings: Spellings = [
  [String.raw`\b(as?) ([a-z\d]+)(?: ?h(?:oras?)?)? e meia\b`, '$1 $2 h30'],
  [String.raw`\b(?:dois|2)[ -](?=(?:factor|passo)(?:es|s)?\b)`, '2fa '],
  // O que se pagou duas vezes ao ano está pago por dois anos.
  [String.raw`\b([2-9]|duas|tres|quatro|cinco) vezes (?=ao ano\b)`, '$1 anos '],
  // Só se paga de uma vez por todas o que não se paga todos os anos.
  [String.raw`\b(?:uma (?:so|unica) vez|uma vez) (?=(?:por|ao|cada) (?:ano|mes)\b)`, ''],
  [String.raw`/(?=(?:mes|ano|utilizador|usuario)\b)`, ' por '],
]

/** Uma pergunta como se nós a disséssemos. */
export const sayOfUs: Spellings = [
  [String.raw`\bnos\b`, 'they'],
  [String.raw`\b(?:voces?|vos) (\p{L}+)(a|e)(?:m|is)?\b`, 'nos $1$2mos'],
]
