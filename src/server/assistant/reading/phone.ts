import { findPhoneNumbersInText } from 'libphonenumber-js/min'
import { offices } from '#facts/offices.ts'

const countries = [...new Set(offices.map(({ countryCode }) => countryCode))]

/** A telephone number, as it was written: one of our countries, or of any with its code before it. Null where there is none. */
export function findPhone(text: string): string | null {
  if (!digits.test(text)) return null
  for (const defaultCountry of countries) {
    const [found] = findPhoneNumbersInText(text, defaultCountry)
    if (found) return text.slice(found.startsAt, found.endsAt)
  }
  return null
}
const digits = /\d(?:[\s().-]*\d){7}/
