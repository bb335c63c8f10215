import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

type ReadPhone = { readonly shown: string; readonly e164: string | null }

/**
 * A phone number as it was typed, or as it is dialled where the country is known (`dialled`). Without a country it is
 * shown as it stands and gets no link: whoever is called by a guess is a stranger. What cannot be a number neither.
 */
export function readPhone(text: string, dialled?: string | null): ReadPhone {
  const number = parsePhoneNumberFromString((dialled ?? text).trim().replace(/^00/, '+'))
  return number?.isPossible()
    ? { shown: number.formatInternational(), e164: number.number }
    : { shown: text, e164: null }
}

/** As much of a number as tells its owner whether it is right, and nobody whom to call: `+221 … 45 67`. */
export function hintAtPhone(text: string, dialled: string | null): ReadPhone {
  const { e164 } = readPhone(text, dialled)
  const code = e164 === null ? '' : `+${parsePhoneNumberFromString(e164)?.countryCallingCode} `
  const end = text.replaceAll(/\D/g, '').slice(-4)
  return { shown: `${code}… ${end.slice(0, -2)} ${end.slice(-2)}`, e164 }
}
