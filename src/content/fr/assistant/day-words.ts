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
  feasts: { '12-25': 'noel', '01-01': 'nouvel an' },
  tomorrow: 'demain',
  next: 'prochaine?',
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  now: 'maintenant|aujourdhui|ce (?:matin|soir|midi)|cet(?:te)? (?:apres midi|nuit)|tout de suite|en ce moment|actuellement|encore (?:ouverte?s?|la|quelqu)',
} as const satisfies DayWords
