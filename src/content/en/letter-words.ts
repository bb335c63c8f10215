import type { LetterWords } from '#content/copy/letter-words.ts'

export const letterWords = {
  sayDay: (day) => day,
  sayMoment: (day, time) => `${day}, ${time}`,
  sayWindow: (day, from, to) => `${day}, ${from} to ${to}`,
  colon: ': ',
  unknownPlace: 'Unknown',
} as const satisfies LetterWords
