import { brand } from '#facts/brand.ts'

/** Words of the letter that tells sales of somebody who begins to chat (MAIL-2). */
export const newUserMail = {
  subject: (name: string, company: string) => `New chat: ${[name, company].filter(Boolean).join(', ')}`,
  kind: { first: 'New lead', followUp: 'Back again' },
  title: {
    first: (name: string) => `${name} is in the chat`,
    followUp: (name: string) => `${name} is back, in the chat`,
  },
  lead: (since: string) =>
    `They gave their details on ${since}, and ${brand.assistant} is answering. Reply to this email and it goes straight to them.`,
  preview: (company: string, location: string) => [company, location, 'in the chat now'].filter(Boolean).join(', '),
  labels: { started: 'Started', page: 'On the page' },
  reason: 'Sent because a visitor gave these details in the chat on our website.',
} as const
