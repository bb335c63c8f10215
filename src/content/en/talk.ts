import type { Moment, TalkWords } from '#content/conversation-words.ts'
import { channels } from '#facts/contact.ts'

const sayMoment = ({ there, here }: Moment) => (here ? `${here} on your clock (${there})` : there)

/** What the assistant says where people take over from it, and when it comes back. */
export const talk = {
  calling: 'I am calling somebody at the desk. You can write on meanwhile.',
  usually: (minutes) => `Lately it took ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  nobodyThere: 'Nobody is at the desk at this moment.',
  inUntil: (closes) => `Our team is in until ${sayMoment(closes)}.`,
  missed: (reference) =>
    `I called the desk and nobody was free within 2 minutes. Your words are with our team under **${reference}**.`,
  promise: `You have an answer by email within ${channels.email.replyHours} hours.`,
  sooner: (phone, opens) => `Faster: ${phone}${opens ? `, from ${sayMoment(opens)} on` : ''}`,
  back: (name) => `I am back and answer from here. What you and ${name} said is kept, and our team has it.`,
  backFromSilence: (name) =>
    `${name} has not written for 15 minutes, so I am back and answer from here. What you wrote is kept, and our team has it.`,
  takeUp: 'I take up what still waits for an answer.',
} as const satisfies TalkWords
