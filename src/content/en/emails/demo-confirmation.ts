import type { DemoConfirmationWords } from '#content/copy/emails/demo-confirmation.ts'
import { contact } from '#facts/contact.ts'

/** Words of the email to the sender of a demo request. Its subject holds none of theirs: anybody may have given any address. */
export const demoConfirmationMail = {
  subject: (reference: string) => `Your demo request ${reference} is with us`,
  kind: 'Your demo request',
  preview: (answerBy: string) => `A person answers by ${answerBy}.`,
  title: 'Your request is with us',
  lead: (reference: string, answerBy: string) =>
    `Your reference is ${reference}. A person answers within ${contact.demoReplyHours} hours: by ${answerBy}. Something to add? Reply to this email and a person reads it.`,
  labels: {
    reference: 'Reference',
    received: 'Received',
    name: 'Name',
    company: 'Company',
    phone: 'Phone',
    modules: 'Interested in',
    size: 'Business size',
    message: 'You wrote',
  },
  withoutCode: 'without a country code. Reply with it, and we can call you',
  actions: { whatsApp: 'Write on WhatsApp', call: (phone: string) => `Call ${phone}` },
  /** What the WhatsApp message begins with. */
  hello: (reference: string) => `Hello, my demo request is ${reference}.`,
  reason:
    'Sent once, because somebody asked for a demo on our website with this address. If that was not you, there is nothing to do: your address is on no list. Reply and we erase the request.',
} as const satisfies DemoConfirmationWords
