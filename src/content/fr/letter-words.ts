import type { LetterWords } from '#content/copy/letter-words.ts'

export const letterWords = {
  sayDay: (day) => day,
  sayMoment: (day, time) => `${day} à ${time}`,
  sayWindow: (day, from, to) => `${day}, de ${from} à ${to}`,
  colon: '\u00a0: ',
  unknownPlace: 'Inconnu',
} as const satisfies LetterWords
