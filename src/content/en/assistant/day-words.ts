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
  feasts: { '12-25': 'christmas|xmas', '01-01': 'new year' },
  tomorrow: 'tomorrow',
} as const satisfies DayWords
