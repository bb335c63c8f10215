import type { DayWords } from '#content/assistant-words.ts'

/** Os nomes dos dias; sem acentos, como as perguntas são lidas. */
export const dayWords = {
  months: [
    'janeiro',
    'fevereiro',
    'marco',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  alsoWord: '',
  dayEnding: 'o',
  besideDay: 'de ',
  feasts: {
    '12-24': 'vespera d[eo] natal',
    '12-25': 'natal|dia da familia',
    '12-31': 'vespera d[eo] ano novo',
    '01-01': 'ano novo',
    '11-11': 'dia da independencia de angola',
  },
  tomorrow: 'amanha|amanh',
  afterTomorrow: 'depois de amanha?',
  next: 'proxim[oa]|que vem',
  weekdays: ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'],
  now: 'agora|hoje|neste momento|nesta altura|esta (?:manha|tarde|noite)|ja ja|agora mesmo|ainda (?:abertos?|aberta|ai|estao)',
} as const satisfies DayWords
