import { hash } from 'node:crypto'
import { domainToASCII } from 'node:url'

/** What is counted of a mailbox in `tallies`: conversations begun in its name, and letters to it that anybody may ask for. */
const counted = ['start', 'copies to', 'confirmations to'] as const

export const countKey = (what: (typeof counted)[number], email: string) => `${what} ${nameMailbox(email)}`
export const countKeysOf = (email: string) => counted.map((what) => countKey(what, email))

/** Providers that deliver `a.b` and `ab` to the same person. */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * A name for the mailbox behind an e-mail address, the same for all the ways to write it that are commonly delivered
 * there (`A.Mina+1@gmail.com` and `amina@gmail.com`). It counts letters and does not tell the address.
 */
export function nameMailbox(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase()
  const at = address.lastIndexOf('@')
  // A dot at the end is the root that every name has, written or not.
  const typed = address.slice(at + 1).replace(/\.$/, '')
  const host = domainToASCII(typed) || typed
  const [local = ''] = address.slice(0, at).split('+')
  const name = withoutDots.has(host) ? local.replaceAll('.', '') : local
  const provider = host === 'googlemail.com' ? 'gmail.com' : host
  return hash('sha256', `mailbox\n${name}@${provider}`, 'base64url')
}
