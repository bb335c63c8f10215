import { domainToASCII } from 'node:url'

export type Mailbox = { readonly name: string; readonly address: string }

// Control and line-break characters forge headers; direction overrides make a reader see another text.
const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu
const localPart = /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}$/
const domain = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/i
const longestLine = 200

/** Whether a letter can be sent to an address at all. */
export function canWriteTo(address: string): boolean {
  return toPlainMailbox({ name: '', address }) !== null
}

/** A text fit for a mail header: one line of a bearable length. */
export function toOneLine(text: string): string {
  const line = text.replace(unsafe, ' ').replace(/\s+/g, ' ').trim().toWellFormed()
  // `=?` begins an encoded word. Somebody who types one could hide from us what a mail program then shows.
  return Array.from(line.replaceAll('=?', '= ?')).slice(0, longestLine).join('')
}

/**
 * A mailbox fit for a mail header, or null when its address is not plain enough. An address outside ASCII would make
 * servers without SMTPUTF8 refuse the whole letter; it stands in the letter's text all the same.
 */
export function toPlainMailbox({ name, address }: Mailbox): Mailbox | null {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const host = domainToASCII(address.slice(at + 1))
  if (at < 1 || !localPart.test(local) || local.includes('=?') || !domain.test(host)) return null
  return { name: toOneLine(name), address: `${local}@${host}` }
}
