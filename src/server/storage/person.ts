import type { Person } from './storage.ts'

/** Shorter numbers are extensions or slips, and would make strangers one person. */
const fewestDigits = 7

/** How a request's sender is recognised when writing again. The phone is empty when it identifies nobody. */
export function identifyPerson({ email, phone }: { readonly email: string; readonly phone: string }): Person {
  const digits = phone.replace(/\D/g, '')
  return { email: email.trim().toLowerCase(), phone: digits.length >= fewestDigits ? digits : '' }
}

type Named = Parameters<typeof identifyPerson>[0]

/** The same e-mail address: answers go there. */
export const isSamePerson = (one: Named, other: Named): boolean =>
  identifyPerson(one).email === identifyPerson(other).email
