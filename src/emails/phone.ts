import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

type ReadPhone = { readonly shown: string; readonly e164: string | null }

/**
 * A phone number as it was typed, read as a call from headquarters would read it: without a country code it is
 * Rwandan, unless the visitor's browser knew better (`dialled`). What cannot be a number is shown as it stands and gets
 * no link.
 */
export function readPhone(text: string, dialled?: string | null): ReadPhone {
  const number = parsePhoneNumberFromString(dialled ?? text, 'RW')
  return number?.isPossible()
    ? { shown: number.formatInternational(), e164: number.number }
    : { shown: text, e164: null }
}

/** The same number in WhatsApp, which wants the digits alone. */
export function linkToWhatsApp(e164: string): string {
  return `https://wa.me/${e164.replace(/\D/g, '')}`
}
