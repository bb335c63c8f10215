import type { RequestSentCopy, CallbackProblemWords, RequestSentPageCopy } from '#content/copy/request-sent.ts'
import { contact } from '#facts/contact.ts'
import { channelLabels } from './hours.ts'

export const callbackProblems = {
  'not-offered': 'That time is no longer free. Please choose another one.',
  'too-many': 'We have noted several times already. Please call us to change it once more.',
} as const satisfies CallbackProblemWords

/** What stays after a demo request was sent, and while it waits for a network. `{…}` is replaced. */
export const requestSent = {
  heading: 'It is with us.',
  thanks: 'Thank you, {name}. Your reference is',
  confirmed: 'Also in the email to {email}.',
  unreachable: 'We cannot write to the email address you gave, so please keep this reference: we answer by telephone.',
  sentAt: 'Sent {time}',
  answerBy: 'Answer by {time}',
  nextHeading: 'What happens next',
  next: {
    now: ['Now', 'Your request is with our sales team.'],
    by: ['By {time}', 'A person answers by email or telephone.'],
    after: ['After that', 'A demo of the parts you chose, at a time that suits you.'],
  },
  callback: {
    legend: 'When should we call?',
    optional: 'optional',
    between: 'Between',
    window: '{from} and {to}, your time',
    send: 'Send this time',
    sending: 'Sending this time...',
    kept: 'Noted: we call on {day} between {from} and {to}, if we have not written before.',
    failed: `That did not reach us. Please try again, or call ${contact.phone}.`,
  },
  sooner: {
    heading: 'Sooner',
    callCity: 'Call {city}',
    sms: 'Send it as an SMS',
    newTab: ', opens a new tab',
    whatsApp: 'WhatsApp',
    withReference: 'opens with your reference',
    /** What the WhatsApp message begins with. */
    message: 'Hello, my demo request is {reference}.',
    hours: `The phones are answered ${channelLabels.phone}.`,
    say: 'Say {reference} and nobody asks twice.',
  },
  another: 'Send another request',
  waiting: {
    heading: 'It waits here.',
    noNetwork: 'No network.',
    kept: 'Your request has been kept on this phone or computer since {time}. It goes out by itself, once, when the network is back.',
    mayClose: 'You may close this page and come back to it.',
    mayNotClose: 'Please leave this page open until then.',
    tryNow: 'Try now',
    trying: 'Trying...',
    triedOnce: 'Tried once,',
    tried: 'Tried {tries} times,',
    nextIn: 'next in {seconds} s',
    nextOnline: 'next when the network is back',
    whatWaits: 'What waits',
    name: 'Name',
    words: 'Message',
    later: 'Then',
    laterWhat: `Your reference, and an answer within ${contact.demoReplyHours} hours of its arrival.`,
    ways: 'A call needs no internet',
    smsNote: 'your message is filled in',
    smsText: 'Demo request: {words}',
    change: 'Change my request',
  },
} as const satisfies RequestSentCopy

/** The page after a form posted without JavaScript says some things otherwise. */
export const requestSentPage = {
  title: 'Your request is with us',
  description: `Your demo request was sent. A person replies within ${contact.demoReplyHours} hours, and you can choose when we call you.`,
  thanks: 'Thank you. Your reference is',
  slot: '{day}, {from} to {to}',
  call: 'Call',
} as const satisfies RequestSentPageCopy
