import type { ServerAnswers } from '#content/copy/server-answers.ts'

const inSeconds = (seconds: number) =>
  seconds < 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`

/** What the server says when it cannot do what was asked. Forms have words of their own (demo-form.ts). */
export const serverAnswers = {
  problems: {
    malformed: 'The request could not be read',
    forbidden: 'This address is not open to you',
    'not-found': 'There is nothing at this address',
    'method-not-allowed': 'This address does not accept such a request',
    timeout: 'The request took too long to arrive',
    'too-large': 'The request is too large',
    'unsupported-type': 'This address does not accept that type of request',
    'too-many-requests': 'Too many tries. Please try again later',
    internal: 'Something went wrong on our side. Please try again',
    'storage-unavailable': 'We cannot store anything at the moment. Please try again',
    overloaded: 'We are very busy at the moment. Please try again in a few seconds',
  },
  /** Says when the next try is accepted. */
  tryAgainIn: (seconds: number) => `Too many tries. Please try again in ${inSeconds(seconds)}`,
} as const satisfies ServerAnswers
