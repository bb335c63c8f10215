import { dialCodes } from '#facts/dial-codes.ts'

/** The country a telephone number names by its code; empty where it names none we know. */
export function countryOfPhone(phone: string, dialled: string | null): string {
  const number = (dialled ?? phone).replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  if (!number.startsWith('+')) return ''
  return dialCodes.find(({ code }) => number.startsWith(`+${code}`))?.name ?? ''
}
