import { dialCodes, type DialCode } from '#facts/dial-codes.ts'
import { sayPlace } from './place.ts'

/** For a list to choose from, each with its name in a language, in the order of that language. */
export function listDialCodes(locale: string): readonly (DialCode & { readonly name: string })[] {
  const { compare } = new Intl.Collator(locale)
  return dialCodes
    .map((one) => ({ ...one, name: sayPlace(one.country, locale, one.country) }))
    .toSorted((one, other) => compare(one.name, other.name))
}

/** The country a browser is set to, as far as its clock tells; null where we do not know how people telephone. */
export function guessDialCode(timeZone: string): DialCode | null {
  return dialCodes.find(({ zones }) => zones.includes(timeZone)) ?? null
}

type PhoneReading = {
  /** As it is dialled from anywhere (`+250788123456`); null when the country is not known. */
  readonly e164: string | null
  readonly country: DialCode | null
  /** Typed with its country's code. */
  readonly isAbroad: boolean
  /** What cannot be right, as far as the country's numbers are known to us. */
  readonly doubt: 'too-short' | 'too-long' | null
}

/** Typed with its country's code: `+221 …`, `00221 …`. */
export const isDialledAbroad = (typed: string) => /^\s*(\+|\(\+|00)/.test(typed)

// The longest and shortest that the world's numbering plan allows after the plus sign.
const anywhere = [7, 15]

/**
 * Reads a telephone number as somebody in `home` would dial it: `0788 123 456` is `+250788123456` in Rwanda. Null where
 * there is no digit yet. Doubts are for a hint and never for a refusal: the numbering plans change faster than we do.
 */
export function readPhoneNumber(typed: string, home: DialCode | null): PhoneReading | null {
  const digits = typed.replaceAll(/\D/g, '')
  if (digits === '') return null
  const abroad = isDialledAbroad(typed) ? digits.replace(/^00/, '') : null
  const isAbroad = abroad !== null
  if (!isAbroad && !home) return { e164: null, country: null, isAbroad, doubt: null }
  const country = isAbroad ? (dialCodes.find(({ code }) => abroad.startsWith(code)) ?? null) : home
  if (!country)
    return { e164: `+${digits.replace(/^00/, '')}`, country, isAbroad, doubt: doubt(digits.length, anywhere) }
  const rest = isAbroad ? abroad.slice(country.code.length) : digits
  const national = country.hasTrunkZero ? rest.replace(/^0/, '') : rest
  return { e164: `+${country.code}${national}`, country, isAbroad, doubt: doubt(national.length, country.digits) }
}

function doubt(length: number, allowed: readonly number[]) {
  if (length < Math.min(...allowed)) return 'too-short'
  return length > Math.max(...allowed) ? 'too-long' : null
}

/** A number as it is dialled from anywhere, typed by somebody whose clock is in a zone; null where that is doubtful. */
export function dialFrom(typed: string, timeZone: string): string | null {
  const reading = readPhoneNumber(typed, guessDialCode(timeZone))
  return reading && reading.doubt === null ? reading.e164 : null
}
