import type { DayWords } from '#content/assistant-words.ts'

/** How days are named; without accents, as questions are read. */
export const dayWords = {
  months: [
    'january jan',
    'february feb',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sept sep',
    'october oct',
    'november nov',
    'december dec',
  ],
  alsoWord: 'may',
  dayEnding: 'st|nd|rd|th',
  besideDay: 'of |the ',
  feasts: {
    '12-24': '(?:christmas|xmas) eve',
    '12-25': 'christmas|xmas',
    '12-26': 'boxing day',
    '12-31': 'new year(?: ?s)? eve',
    '01-01': 'new year',
  },
  tomorrow: 'tomorrow',
  afterTomorrow: '(?:the )?day after tomorrow',
  next: 'next',
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  now: 'now|right now|today|tonight|this (?:morning|noon|afternoon|evening|night|minute)|at the moment|currently|(?:body|one) still|still (?:an?y?|some)? ?(?:one|body|person|ring|call|come|open|in the office|there now)',
} as const satisfies DayWords
