import type { ConversationWords } from '#content/copy/hand-off.ts'
import { longestMessage } from '#contract/chat.ts'
import type { HandOffWords, Moment } from '#content/conversation-words.ts'
import { brand } from '#facts/brand.ts'
import { channels, contact } from '#facts/contact.ts'
import { demoForm } from './demo-form.ts'
import { channelLabels } from './hours.ts'

const { name, company, email, phone } = demoForm.problems

/** What the server itself says in a conversation: greetings, and why something is not taken. */
export const conversation = {
  greetings: {
    /** Variant A, when the assistant has no welcome of its own in time. */
    A: (visitor: string) =>
      `Hello ${visitor}, I am ${brand.assistant}, the assistant of ${brand.product}. Ask me about modules, prices or a demo.`,
    /** CHAT-43. */
    B: (visitor: string, business: string) =>
      `Thank you, ${visitor}. I am ${brand.assistant}. Would you like to discuss modules, pricing or a demo for ${business}?`,
    nobody: 'and welcome',
    /** CHAT-44. */
    noCompany: 'your company',
  },
  problems: { name, company, email, phone },
  tooLong: `A message may have up to ${longestMessage} characters`,
  /** CHAT-56. */
  copyEmailInvalid: 'Please enter a valid email address',
  nothingToCopy: 'There is no conversation to send yet',
  enoughCopies: 'This conversation has been sent often enough. Our team has it too.',
  full: `This conversation has reached its end. Choose 'Clear Everything' to begin a new one, or call ${contact.phone}.`,
  replyLost: `The answer was lost on our side. Please try again, or call ${contact.phone}.`,
} as const satisfies ConversationWords

const sayMoment = ({ there, here }: Moment) => (here ? `${here} on your clock (${there})` : there)

/** The way to a person. */
export const handOff = {
  open: (closes) => `Your conversation is with a colleague now. Our team is in until ${sayMoment(closes)}.`,
  closed: (opens) => `A colleague is in the chat again when we open next: ${sayMoment(opens)}.`,
  holiday: (holiday, opens) =>
    `Today is a holiday in Kigali (${holiday}). A colleague is in the chat again when we open next: ${sayMoment(opens)}.`,
  away: `Your conversation is with a colleague now. Our chat hours are ${channelLabels.chat}.`,
  known: 'Your request for a person stands, and our team has it.',
  reference: (reference) => `Your reference is **${reference}**.`,
  promise: `A colleague answers by email, to the address you gave, within ${channels.email.replyHours} hours.`,
  number: (said) => `Your number, **${said}**, is noted.`,
  wished: (when) => `Your wish for **${when}** is noted; a colleague tells you whether it can be.`,
  sooner: (number, opens) =>
    `If it cannot wait, call ${number}${opens ? ` from ${sayMoment(opens)} on, or at any hour if you cannot sell` : ''}. I am still here for questions.`,
  full: (reference) =>
    `This conversation has become too long for me to go on with. All of it is with our team under **${reference}**; a person answers by email or at the numbers below. To ask me something else, choose 'Clear Everything' and begin anew.`,
  sayRegion: (region) => region.name,
} as const satisfies HandOffWords
