import type { DayWords } from '#content/assistant-words.ts'

/** Les noms des jours ; sans accents, comme les questions sont lues. */
export const dayWords = {
  months: [
    'janvier',
    'fevrier',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'aout',
    'septembre',
    'octobre',
    'novembre',
    'decembre',
  ],
  alsoWord: '',
  dayEnding: 'er',
  besideDay: 'de ',
  feasts: {
    '12-24': '(?:la )?veille de noel',
    '12-25': 'noel',
    '12-31': '(?:la )?(?:veille du nouvel an|saint sylvestre)',
    '01-01': 'nouvel an',
  },
  tomorrow: 'demain',
  afterTomorrow: 'apres demain',
  next: 'prochaine?',
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  now: 'maintenant|aujourdhui|ce (?:matin|soir|midi)|cet(?:te)? (?:apres midi|nuit)|tout de suite|en ce moment|actuellement|encore (?:ouverte?s?|la|quelqu)',
} as const satisfies DayWords
