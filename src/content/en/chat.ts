import type { ChatConversationCopy, ChatTalkCopy, ChatTriggerCopy, ChatWindowCopy } from '#content/copy/chat.ts'
import { longestMessage } from '#contract/chat.ts'
import { maxLength } from '#contract/max-length.ts'
import { brand } from '#facts/brand.ts'
import { chatFooter, contact } from '#facts/contact.ts'
import { geolocationData } from '#facts/links.ts'
import { shell } from './shell.ts'
import { channelLabels } from './hours.ts'

const sozi = brand.assistant
const tooLong = (what: string, most: number) => `${what} must be ${most} characters or fewer`

/** The button of the live chat on every page, and what it says when the window cannot be fetched. */
export const chatTrigger = {
  online: `Open live chat. ${sozi} is online.`,
  offline: `Open live chat. ${sozi} is offline.`,
  failed: `The chat did not load. Call ${contact.phone}`,
} as const satisfies ChatTriggerCopy

/** The chat window. Strings the specification quotes stand verbatim (CHAT-9..14, 21, 32, 33, 48, 51, 56). */
export const chatWindow = {
  title: sozi,
  status: {
    online: `${sozi} Online - Instant Support`,
    offline: "Offline - We'll get back to you",
  },
  /** Under the bar: who answers at this moment, and when people do. `{time}` is replaced. */
  presence: {
    open: `${sozi} answers now; our team is in until {time}`,
    closed: `${sozi} answers now; our team is back {time}`,
    unknown: `${sozi} answers now`,
    /** One of us is at the desk, or in this conversation as `{name}`. */
    desk: `${sozi} answers now; somebody is at the desk`,
    person: '{name} is here and answers',
    /** Where the visitor's clock is not ours. `{time}` is replaced. */
    yours: '{time} your time',
  },
  /** Said by the trigger besides its own words; `{count}` is replaced. */
  unread: { one: '1 new message', many: '{count} new messages' },
  bar: {
    move: 'Move the window with the arrow keys',
    resize: 'Resize the window with the arrow keys',
    maximize: 'Maximize',
    restore: 'Restore',
    minimize: 'Minimize',
    close: 'Close',
  },
  welcome: `Hello, I am ${sozi}. Ask me about modules, prices or a demo.`,
  start: {
    A: { title: "Let's get started!", hello: null, button: `Chat with ${sozi}` },
    B: { title: null, hello: `Hello, I am ${sozi}. Who am I talking to?`, button: 'Start chat' },
    form: 'Before we begin',
    optional: 'optional',
    required: 'required',
    labels: { name: 'Name', company: 'Company', email: 'Email', phone: 'Phone' },
    /** `{location}` is replaced. */
    location: 'Detected location: {location}',
    continents: { '002': 'Africa', '019': 'Americas', '142': 'Asia', '150': 'Europe' },
    /** Where our own list of countries found it; its license asks for the words and the link. */
    locatedBy: { label: geolocationData.attribution, href: geolocationData.url },
    newTab: shell.newTab,
    program: `${sozi} is a program; people answer ${channelLabels.chat}.`,
    privacy: 'What you send goes to our team: {link}.',
    privacyLink: { label: 'privacy policy', href: '/privacy-policy' },
    sending: 'Sending',
    failed: `We could not reach our server. Please try again, call ${contact.phone} or write to ${contact.email}.`,
    waiting: 'Your message waits below and is ready to send once we know your name.',
  },
  waiting: 'Waiting for the network',
  footer: chatFooter,
} as const satisfies ChatWindowCopy

/** What only a conversation says, and the form that leads to it. */
export const chatConversation = {
  problems: {
    name: {
      missing: 'Name is required',
      invalid: 'Please write your name on one line, without special control characters',
      'too-long': tooLong('Name', maxLength.name),
    },
    company: {
      missing: 'Company is required',
      invalid: 'Please write the company on one line, without special control characters',
      'too-long': tooLong('Company', maxLength.company),
    },
    email: {
      missing: 'Email is required',
      invalid: 'Please enter a valid email',
      'too-long': tooLong('Email', maxLength.email),
    },
    phone: {
      missing: 'Phone number is required',
      invalid: 'Please enter a phone number with its digits',
      'too-long': tooLong('Phone number', maxLength.phone),
    },
  },
  log: {
    label: 'Conversation',
    you: 'You:',
    agent: `${sozi}:`,
    typing: `${sozi} is typing`,
    /** Of one of us; `{name}` is replaced. */
    person: {
      typing: '{name} is typing',
      joined: '{name} has joined',
      left: '{name} has left',
      seen: 'Seen',
    },
    waiting: chatWindow.waiting,
    delivery: { sending: chatWindow.start.sending, sent: 'Sent', failed: 'Not sent' },
    retry: 'Retry',
    stopped: 'You stopped this answer. It was finished all the same.',
    showAll: 'Show the whole answer',
    sources: 'From',
    suggestions: 'You could ask',
    newTab: shell.newTab,
    /** `{phone}` is replaced. */
    call: 'Call {phone}',
    whatsApp: 'WhatsApp',
    /** Under an apology. */
    us: {
      phone: contact.phone,
      call: `Call ${contact.phone}`,
      email: contact.email,
      write: `Write to ${contact.email}`,
    },
  },
  apology: `I apologize, but I'm experiencing some technical difficulties right now. Our team is available 24/7: call ${contact.phone} (${channelLabels.support}) or write to ${contact.email}.`,
  ended: 'The earlier conversation is no longer on our server. Please introduce yourself again and we begin anew.',
  uncleared: {
    text: 'Cleared in this browser, but not on our server yet: we could not reach it. We try again when the network is back; please leave this page open until then.',
    again: 'Clear it there now',
  },
  replace:
    'This link continues the conversation of {name}. Is that you? Go on only if it came in an email from us to you. Another conversation in this window is then left aside.',
  compose: {
    label: 'Your message',
    placeholder: 'Write a message',
    toPerson: 'Write to {name}',
    back: `Back to ${sozi}`,
    send: 'Send',
    stop: 'Stop the answer',
    /** `{count}` and `{most}` are replaced. */
    count: '{count} of {most} characters',
    tooLong: `A message may have ${longestMessage} characters. Please shorten it or send it in parts.`,
    quick: 'Quick actions',
    soundOn: 'Turn the sound on',
    soundOff: 'Turn the sound off',
  },
  quick: {
    demo: { label: 'Request Demo', message: 'I would like to request a demo' },
    pricing: { label: 'Pricing Info', message: 'What are your pricing plans?' },
    trial: { label: 'Free Trial', message: 'How can I start a free trial?' },
    person: { label: 'Speak to Human', message: 'I would like to speak to a human agent' },
  },
  clear: {
    title: 'Clear Chat',
    messages: 'Clear Messages Only',
    messagesNote: 'Keeps your name and info',
    everything: 'Clear Everything',
    everythingNote: 'Removes all data and starts fresh',
    kept: `What was said goes from this browser and our server. Our team keeps your name, your request and emails already sent. To have these erased, write to ${contact.email}.`,
    cancel: 'Cancel',
  },
  summary: {
    title: 'Conversation Summary',
    /** `{messages}` and `{minutes}` are replaced. */
    offer: 'Send yourself what we said: {messages}, {minutes}.',
    messages: { one: '1 message', many: '{count} messages' },
    minutes: { one: '1 minute', many: '{count} minutes' },
    email: 'Email',
    invalid: 'Please enter a valid email address',
    send: 'Send Summary',
    sending: 'Sending',
    skip: 'Skip',
    no: 'No, Thanks',
    failed: 'The summary could not be sent. Please try again.',
    /** `{email}` is replaced. */
    sent: 'The summary is on its way to {email}.',
    closeSent: 'Close',
  },
  unkept: {
    text: 'Ends with this page.',
    allow: 'Keep it in this browser',
  },
} as const satisfies ChatConversationCopy

const { sources, suggestions, newTab, call, whatsApp } = chatConversation.log

/** What the window says with a conversation in English. */
export const chatTalk = {
  quick: chatConversation.quick,
  log: { sources, suggestions, newTab, call, whatsApp },
} as const satisfies ChatTalkCopy
