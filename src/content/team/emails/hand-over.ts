/** Words of the email to a member to whom a colleague has handed a request over. */
export const handOverMail = {
  subject: (name: string) => `Handed over to you: ${name}`,
  kind: 'Handed over',
  title: (name: string) => `${name} is yours to answer`,
  /** `due`: null where no answer is promised, or one was given. */
  lead: (by: string, due: string | null) =>
    [`${by} has handed this request over to you.`, ...(due === null ? [] : [`We promised an answer by ${due}.`])].join(
      ' ',
    ),
  somebody: 'A colleague',
  reason: 'Sent once to the member of the desk to whom a request was handed over.',
} as const
