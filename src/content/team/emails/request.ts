import type { ToldThing, RequestKind } from '#contract/intent.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'

/** Words of the letter that tells sales what somebody asked for in the chat. */
export const requestMail = {
  /** What stands before the colon of the subject. */
  subjects: {
    demo: 'Demo request',
    trial: 'Trial request',
    plan: 'Plan request',
    consultation: 'Consultation request',
    sales: 'Request for sales',
    call: 'Call request',
    visit: 'Visit request',
    papers: 'Request for papers',
    programme: 'Program request',
  } satisfies Record<RequestKind, string>,
  subject: (kinds: readonly string[], details: readonly string[]) => `${kinds.join(' + ')}: ${details.join(', ')}`,
  addition: (subject: string) => `Added to ${subject[0]?.toLowerCase()}${subject.slice(1)}`,
  takenBack: (subject: string) => `Taken back: ${subject[0]?.toLowerCase()}${subject.slice(1)}`,
  kind: { first: 'Request', addition: 'Added' },
  title: {
    first: (name: string, wishes: string) => `${name} asks for ${wishes}`,
    addition: (name: string) => `${name} has added to a request`,
    takenBack: (name: string, wishes: string) => `${name} has taken back ${wishes}`,
  },
  lead: (answerBy: string) =>
    `Asked for in the chat with ${brand.assistant}. We promised an answer within ${contact.demoReplyHours} hours: by ${answerBy}. Reply to this email and it goes straight to them.`,
  wishedFor: 'Wants',
  wishedBefore: 'Wanted',
  words: 'In their words',
  labels: {
    when: 'When',
    town: 'Town',
    people: 'People',
    phone: 'Number to call',
    matter: 'About',
    takenBack: 'Taken back',
  } satisfies Record<ToldThing, string>,
  received: 'Received',
  answerBy: 'Answer by',
  page: 'Began on the page',
  reason: 'Sent because a visitor asked for this in the chat on our website.',
} as const
