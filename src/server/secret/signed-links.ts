import { dayMs, type Milliseconds } from '#server/clock.ts'
import { isSigned, sign, type Secret } from './secret.ts'

/** As long as the link of an answer in the chat is good. */
export const talkLinkDays = 30

/** What opens one thing of ours to whoever holds it, and for how long. Derived, so that there is nothing to keep and to leak. */
const kinds = {
  /**
   * What the sender of a request gets beside its reference. A reference is short enough to be guessed and opens nothing;
   * whoever holds the ticket sees the reference again and may wish for a call: long enough to wish for another day.
   */
  ticket: { days: 7, radix: 10 },
  /** A conversation from a letter, on any device. */
  'talk-link': { days: talkLinkDays, radix: 10 },
  /** Behind 'Mark as answered' in a letter: who has it may say that its lead was answered, and take that back, as long as anybody looks for it. */
  answered: { days: 90, radix: 36 },
} as const satisfies Readonly<Record<string, { readonly days: number; readonly radix: number }>>

type Kind = keyof typeof kinds

/** What opens `id` from the time `from` on. */
export function signLink(secret: Secret, kind: Kind, id: string, from: Milliseconds): string {
  const { days, radix } = kinds[kind]
  const expiresAt = (from + days * dayMs).toString(radix)
  return [id, expiresAt, sign(secret, signedText(kind, id, expiresAt))].join('.')
}

/** The id that a link was made for; null when it is not ours, was altered or has expired. */
export function readLink(secret: Secret, kind: Kind, link: string, now: Milliseconds): string | null {
  const [id = '', expiresAt = '', signature = '', ...rest] = link.split('.')
  const isOurs = rest.length === 0 && isSigned(secret, signedText(kind, id, expiresAt), signature)
  return isOurs && now < parseInt(expiresAt, kinds[kind].radix) ? id : null
}

const signedText = (kind: Kind, id: string, expiresAt: string) => `${kind}\n${id}\n${expiresAt}`
