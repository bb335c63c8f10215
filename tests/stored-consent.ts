import { consentDateKey, consentKey, consentVersion, consentVersionKey, type Consent } from '#contract/consent.ts'

/** A choice as the browser's storage holds it, made so long ago that no test's own clock stands before it. */
export function asStored(consent: Consent) {
  return [
    { name: consentKey, value: JSON.stringify(consent) },
    { name: consentDateKey, value: '1970-01-01T00:00:00.000Z' },
    { name: consentVersionKey, value: String(consentVersion) },
  ]
}
