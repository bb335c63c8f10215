import type { Reach } from '#contract/desk.ts'
import { dialFrom } from '#contract/phone-number.ts'
import { readPhone } from '#emails/phone.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'

type OfLead = Pick<StoredLead, 'email' | 'phone' | 'phoneE164'>

/** Where somebody is called and written to: whoever was asked for a number and told one is called there. */
export function reachOf({ email, phone: given, phoneE164 }: OfLead, told: string | undefined, timeZone: string): Reach {
  const phone = told ?? given
  const known = told === undefined ? phoneE164 : null
  const { shown: dialShown, e164: dial } = readPhone(phone, known ?? dialFrom(phone, timeZone))
  return { email, phone, dial, dialShown }
}
