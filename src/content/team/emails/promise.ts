/** Words of the emails that remind members of an answer that was promised. */
export const promiseMail = {
  subject: {
    soon: (name: string, left: string) => `${left} left to answer ${name}`,
    late: (name: string) => `Late: ${name} has no answer`,
  },
  kind: { soon: 'Answer soon', late: 'Answer now' },
  title: { soon: (name: string) => `${name} still waits`, late: (name: string) => `${name} was promised an answer` },
  lead: {
    soon: (due: string) => `We promised an answer by ${due}. Nobody has sent one or marked it as answered.`,
    late: (due: string) => `We promised an answer by ${due}, and that has passed. Whoever reads this first answers.`,
  },
  owner: 'Owner',
  nobody: 'nobody yet',
  asked: 'Asked',
  due: 'Promised by',
  words: 'First words',
  action: 'Open on the desk',
  reason: 'Sent once for this promise to those of the desk whom it concerns.',
} as const

/** Words of the one that takes their place where many come due at once. */
export const promisesMail = {
  subject: (count: number) => `${count} people wait for an answer`,
  kind: 'Answer now',
  title: (count: number) => `${count} people were promised an answer`,
  lead: 'Nobody has answered them or marked them as answered. Whoever reads this first begins.',
  due: { soon: (due: string) => `promised by ${due}`, late: (due: string) => `late, promised by ${due}` },
  more: (count: number) => `and ${count} more`,
  moreLabel: 'On the desk',
  action: 'Open the desk',
  reason: 'Sent once for these promises to those of the desk whom they concern.',
} as const

/** What stands in emails about a lead for whoever has a desk. */
export const deskLinks = {
  label: 'Desk',
  open: 'Open on the desk',
  mark: 'Mark as answered',
} as const
