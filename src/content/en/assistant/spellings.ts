import type { Spellings } from '#content/assistant-words.ts'

/** How English is written, and read. */
export const spellings: Spellings = [
  // What was paid twice for the year is paid for two years.
  [String.raw`\btwice (?=(?:for|by) the year\b)`, '2 years '],
  [String.raw`\b([2-9]|two|three|four|five) times (?=(?:for|by) the year\b)`, '$1 years '],
  [String.raw`\bhalf past ([a-z\d]+)`, '$1 h30'],
  [String.raw`\b(?:a )?quarter past ([a-z\d]+)`, '$1 h15'],
  // No place to be counted.
  [String.raw`\b(?:in|on|at) one place\b`, 'together'],
  // Says nothing, and `by the` would be read as in `by the piece`.
  [String.raw`\b(?:by the way|btw)\b`, ' '],
  [String.raw`\be-(?=mail)`, 'e'],
  [String.raw`\bwi-fi\b`, 'wifi'],
  [String.raw`\b(?:two|2)[ -](?=(?:factor|step)s?\b)`, '2fa '],
  // Nothing is paid once for all that is paid again.
  [String.raw`\bonce (?=(?:a|per|every|each) (?:year|month)\b)`, ''],
  [String.raw`/(?=(?:month|mo|year|yr|user)\b)`, ' per '],
  [String.raw`can't\b`, 'can not'],
  [String.raw`n't\b`, ' not'],
  [String.raw`'(?:s|re|ve|ll|m|d)(?![a-z])`, ''],
]

/** A question as if we said it. */
export const sayOfUs: Spellings = [
  [String.raw`\bwe\b`, 'they'],
  [String.raw`\byou\b`, 'we'],
]
