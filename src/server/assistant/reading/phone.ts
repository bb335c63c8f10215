import { findPhoneNumbersInText, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { offices } from '#facts/offices.ts'

const countries = [...new Set<string>(offices.map(({ countryCode }) => countryCode))].filter((code) =>
  isSupportedCountry(code),
)
const ours = offices.map(({ phone }) => phone.replaceAll(/\D/g, ''))

/**
 * A telephone number, as it was written: one of our countries, or of any with its code before it. Null where
 * there is none but our own.
 */
export function findPhone(text: string): string | null {
  if (!digits.test(text)) return null
  for (const defaultCountry of countries) {
    const found = findPhoneNumbersInText(text, defaultCountry).find(
      ({ number }) => !ours.includes(number.number.slice(1)),
    )
    if (found) return text.slice(found.startsAt, found.endsAt)
  }
  return null
}
/** The country that a number names itself, `CM` for `+237 …`; null where it names none. */
export const countryOfNumber = (phone: string): string | null => parsePhoneNumberFromString(phone)?.country ?? null

const digits = /\d(?:[\s().-]*\d){7}/
