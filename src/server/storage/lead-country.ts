import type { Place } from '#contract/place.ts'
import { dialCodes } from '#facts/dial-codes.ts'

/** The country (ISO 3166) a telephone number names by its code; empty where it names none we know. */
export function countryOfPhone(phone: string, dialled: string | null): Place {
  const number = (dialled ?? phone).replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  if (!number.startsWith('+')) return ''
  return dialCodes.find(({ code }) => number.startsWith(`+${code}`))?.country ?? ''
}
