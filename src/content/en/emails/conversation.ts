import type { ConversationMailWords, ConversationToSalesWords } from '#content/copy/emails/conversation.ts'
import { brand } from '#facts/brand.ts'
import { channels } from '#facts/contact.ts'
import { sayList } from '../figures.ts'

/** Words of the letter that tells what was said in the chat: to sales, and to a visitor who asked for a copy. */
export const conversationMail = {
  subject: {
    urgent: (name: string, company: string) =>
      `Urgent: ${[`${name} asks for a person`, company].filter(Boolean).join(', ')}`,
    /** The same for everybody: no visitor chooses what a stranger reads first. */
    visitor: `Your conversation with ${brand.assistant}`,
  },
  kind: { sales: 'Conversation', urgent: 'A person is asked for', visitor: 'Your conversation' },
  title: {
    sales: (name: string, people: readonly string[]) => `What ${sayList([name, brand.assistant, ...people])} said`,
    urgent: (name: string) => `${name} asks for a person`,
    visitor: (people: readonly string[]) => `What ${sayList(['you', brand.assistant, ...people])} said`,
  },
  lead: {
    sales: 'Reply to this email and it goes straight to them.',
    visitor: 'Here is your conversation. Reply to this email and a person takes over.',
  },
  /** To sales: what we promised when a person was asked for. */
  promise: (asked: string, answerBy: string) =>
    `They asked for a person on ${asked}. We promised an answer by email within ${channels.email.replyHours} hours: by ${answerBy}.`,
  /** To the visitor: the same promise. */
  promised: (reference: string) =>
    `You asked for a person. We answer by email within ${channels.email.replyHours} hours. Your reference is ${reference}.`,
  /** The same where one of us has answered since, to sales and to the visitor. */
  kept: (asked: string, name: string, answered: string) =>
    `They asked for a person on ${asked}. ${name} answered in the chat on ${answered}.`,
  answered: (name: string, reference: string) => `${name} answered you in the chat. Your reference is ${reference}.`,
  figures: {
    messages: (count: number) => (count === 1 ? 'Message' : 'Messages'),
    duration: 'Duration',
    location: 'Location',
  },
  counted: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  minutes: (duration: number) => `${duration} min`,
  visitor: 'You',
  leftOut: {
    sales: (count: number, reference: string) =>
      `${count} messages are left out here. npm run leads -- show ${reference} prints them all.`,
    visitor: (count: number) => `${count} messages are left out here, so that this email stays readable.`,
  },
  /** Ends a message that was too long for a letter. */
  cut: ' …',
  /** What stands in the copy where the visitor had written an address or a number. */
  takenOut: { link: '(link)', number: '(number)' },
  sources: 'From:',
  actions: { demo: 'Request a Demo', plans: 'See the plans' },
  join: 'Join the conversation',
  reason: {
    member: 'Sent because you are a member of the desk and were away when this visitor asked for a person.',
    sales: 'Sent because a visitor talked to our assistant on our website.',
    visitor:
      'Sent because somebody in the chat on our website asked for a copy at this address. If that was not you, you need not do anything: your address is on no list. Reply and we look into it.',
  },
} as const satisfies ConversationMailWords & ConversationToSalesWords
