import type { DeskAnswerId } from '#content/copy/desk-answers.ts'

/** What the buttons above the box are called. */
export const answerLabels = {
  call: 'When shall we call?',
  prices: 'Prices of the plans',
  demo: 'Date for a demo',
  papers: 'Papers to read',
} as const satisfies Record<DeskAnswerId, string>
