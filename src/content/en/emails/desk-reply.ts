import type { DeskReplyWords } from '#content/copy/emails/desk-reply.ts'

/** Words around what a member writes to somebody. */
export const deskReplyMail = {
  subject: (reference: string) => `Your request ${reference}`,
  kind: 'Our answer',
  reference: (reference: string) => `Your reference is ${reference}. Reply to this email and a person reads it.`,
  reason: 'Sent by a person of ours, because somebody wrote to us on our website with this address.',
} as const satisfies DeskReplyWords
