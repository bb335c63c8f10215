import { dialCodes } from '#facts/dial-codes.ts'
import { dialFrom } from '#contract/phone-number.ts'
import { headquarters } from '#facts/offices.ts'
import type { Whom } from '#server/storage/erasure-storage.ts'
import { nameMailbox } from '#server/storage/mailbox.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { sign, type Secret } from '#server/secret/secret.ts'

/** Whom somebody means who names an e-mail address, a telephone number, a reference or an id; null for nobody known. */
export async function findWhom(name: string, { leads }: Pick<Storage, 'leads'>): Promise<Whom | null> {
  const typed = name.trim()
  if (typed.includes('@')) return { kind: 'email', email: typed }
  const lead = (await leads.find(typed)) ?? (await leads.ofReference(typed.toUpperCase()))
  if (lead) return whomOf(lead)
  return /^[+\d][\d\s().-]{6,}$/.test(typed) ? { kind: 'phone', digits: listDigits(typed) } : null
}

export const whomOf = ({ email }: Pick<StoredLead, 'email'>): Whom => ({ kind: 'email', email })

/**
 * A number as it may have been typed: as it is dialled from abroad, and at home with its zero or without. Without a
 * country it is read as headquarters would, where the tool is used; what it finds is shown before anything is erased.
 */
function listDigits(typed: string): readonly string[] {
  const e164 = dialFrom(typed, headquarters.timeZone)
  const digits = typed.replaceAll(/\D/g, '')
  const abroad = e164?.slice(1)
  const code = dialCodes.find((one) => abroad?.startsWith(one.code))?.code
  const home = abroad && code ? [`0${abroad.slice(code.length)}`, abroad.slice(code.length)] : []
  return [...new Set([digits, ...(abroad ? [abroad, `00${abroad}`] : []), ...home])]
}

/** What an erasure is remembered by: it names nobody, but shows whether somebody who is named was meant. */
export function marksOf(whom: Whom, secret: Secret): readonly string[] {
  return textsOf(whom).map((text) => sign(secret, text))
}

function textsOf(whom: Whom): readonly string[] {
  if (whom.kind === 'lead') return [leadText(whom.id)]
  if (whom.kind === 'email') return [emailText(whom.email), receiverText(whom.email)]
  return whom.digits.map((one) => phoneText(one))
}

/** What is signed for a mark. */
export const emailText = (email: string) => `erased\nemail\n${email.trim().toLowerCase()}`
export const receiverText = (email: string) => `erased\nreceiver\n${nameMailbox(email)}`
export const leadText = (id: string) => `erased\nlead\n${id}`
export const phoneText = (digits: string) => `erased\nphone\n${digits}`
