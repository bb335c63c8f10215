import type { LetterWords } from '#content/copy/letter-words.ts'

export const letterWords = {
  sayDay: (day) => day.replace(/ de \p{Ll}/u, (month) => ` de ${month.slice(4).toUpperCase()}`),
  sayMoment: (day, time) => `${day}, às ${time}`,
  sayWindow: (day, from, to) => `${day}, das ${from} às ${to}`,
  colon: ': ',
  unknownPlace: 'Desconhecido',
} as const satisfies LetterWords
