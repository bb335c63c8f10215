import { longestSaying, type ChatProblem } from '#contract/desk.ts'
import { brand } from '#facts/brand.ts'

const { assistant } = brand

/** Words of the page on which one of us talks with a visitor. */
export const deskChat = {
  title: (visitor: string) => `${visitor}, live`,
  waiting: (others: number) => (others === 0 ? 'Waiting' : `Waiting, ${others} more`),
  youSpeak: (since: string) => `You speak since ${since}.`,
  speaks: (name: string, since: string) => `${name} speaks since ${since}.`,
  nobodySpeaks: `${assistant} answers until one of us joins.`,
  looksOn: (names: readonly string[]) => `${names.join(', ')} ${names.length === 1 ? 'looks on.' : 'look on.'}`,
  log: 'Conversation',
  you: 'You',
  assistant: `${assistant}, the assistant`,
  joined: (name: string, at: string) => `${name} has joined, ${at}`,
  left: (name: string, at: string) => `${name} has left, ${at}`,
  sent: 'sent',
  seen: 'seen',
  kept: 'kept here, goes out with the network',
  types: (visitor: string) => `${visitor} is typing`,
  join: 'Join the conversation',
  leave: 'Leave the conversation',
  takeOver: 'Take over',
  untilJoin: (visitor: string) =>
    `${assistant} answers until you join, and is silent from then on. ${visitor} sees your first name.`,
  asked: (visitor: string, at: string) => `${visitor} asked for a person at ${at}.`,
  otherSpeaks: (name: string) =>
    `${name} is in this conversation. You can read on, or take over: ${name} has left then.`,
  erased: (visitor: string) => `${visitor} has erased this conversation. Nothing can be said in it any more.`,
  answer: 'Your answer',
  writeTo: (visitor: string) => `Write to ${visitor}`,
  send: 'Send',
  byMail: 'Window closed? It goes by email within a minute.',
  gone: (visitor: string) => `${visitor}’s window is closed: what you write goes by email within a minute.`,
  /** `{count}` is replaced. */
  offline: { one: 'Write on, 1 answer waits here.', many: 'Write on, {count} answers wait here.' },
  noNetwork: 'No network.',
  problems: {
    empty: 'There is nothing to send yet.',
    'too-long': `This is too long for one message, which may have ${longestSaying} characters. Please send it in two.`,
    taken: 'Somebody else speaks here. Take over to send it.',
    'not-there': 'You are not in this conversation any more. Join again to send it.',
  } satisfies Record<ChatProblem, string>,
  draft: {
    heading: `${assistant} would say`,
    use: 'Use it',
    change: 'Change it',
    note: 'Neither button sends.',
  },
  side: {
    label: (visitor: string) => `About ${visitor}`,
    now: 'Now',
    window: 'Window',
    open: 'Open',
    closed: 'Closed',
    where: 'Where',
    clock: 'Clock there',
    language: 'Language',
    pageLanguage: 'Our site in',
    company: 'Company',
    began: 'Began on',
    reference: 'Reference',
    reach: (visitor: string) => `Reach ${visitor}`,
    lead: 'The whole request',
    alsoHere: 'Also here',
    looks: 'looks on',
    speaks: 'speaks',
    alsoWaiting: 'Also waiting',
  },
  ring: {
    title: 'Somebody waits in the chat',
    /** `{name}` is replaced. */
    body: '{name} asks for a person.',
    nobody: 'A visitor asks for a person.',
    ask: 'Ring on this device',
    asked: 'This device rings while a page of the desk is open.',
    refused: 'This browser may not notify you. Allow it in its settings for this site.',
  },
} as const
