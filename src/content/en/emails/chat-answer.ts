import type { ChatAnswerWords } from '#content/copy/emails/chat-answer.ts'
import { brand } from '#facts/brand.ts'

/** Words of the email to a visitor whose window was closed when one of us answered. */
export const chatAnswerMail = {
  /** Nothing of it was chosen by a visitor. */
  subject: (reference: string) => `An answer for you from ${brand.product}: ${reference}`,
  kind: 'Your conversation',
  preview: (name: string) => `${name} has answered.`,
  title: (name: string) => `${name} has answered you`,
  lead: 'Your chat window was closed, so here it is by email. The button opens the conversation again where it stood, on any device, for 30 days. Or reply to this email.',
  action: 'Open the conversation',
  reason:
    'Sent because somebody gave this address in the chat on our website. If that was not you, you need not do anything: your address is on no list.',
} as const satisfies ChatAnswerWords
