/** Words of the letter that tells sales of the leads of an hour in which too many came for a letter each. */
export const digestMail = {
  subject: (count: number, hour: string) => `${sayCount(count)} in the hour from ${hour}`,
  kind: 'Many at once',
  title: (count: number) => `${sayCount(count)} came together`,
  lead: (hour: string) =>
    `In the hour from ${hour} more leads came than you could read letters. None was dropped: they stand in the inbox like all others, and each is owed an answer as always.`,
  alert: (count: number, read: number | null, names: string) =>
    `${count} of ${read === null ? 'them' : `the first ${read}`} came from a network that sent many. Look twice, this may be a program: ${names}.`,
  preview: (hour: string) => `The leads from ${hour} that got no letter of their own`,
  sources: { form: 'asks for a demo', chat: 'in the chat' },
  more: (count: number) => `and ${count} more`,
  moreLabel: 'In the inbox',
  action: 'Open the inbox',
  command: 'npm run leads -- list',
  reason: 'Sent once an hour while more leads come than there should be letters.',
} as const

function sayCount(count: number): string {
  return count === 1 ? '1 more lead' : `${count} more leads`
}
