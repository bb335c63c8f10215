/** The four categories of the cookie banner (CONS-7, DATA-1). */
export const consentCategories = ['necessary', 'functional', 'analytics', 'marketing'] as const
export type ConsentCategory = (typeof consentCategories)[number]
export type Consent = Readonly<Record<ConsentCategory, boolean>>

/** Local-storage keys (CONS-26). */
export const consentKey = 'cookie-consent'
export const consentDateKey = 'cookie-consent-date'

/** Reads a stored choice. Anything but four booleans with `necessary` true is no choice. */
export function readConsent(stored: string | null): Consent | null {
  if (stored === null || stored.length > 1000) return null
  try {
    const value: unknown = JSON.parse(stored)
    const isChoice =
      typeof value === 'object' &&
      value !== null &&
      consentCategories.every((category) => typeof (value as Record<string, unknown>)[category] === 'boolean')
    return isChoice && (value as Consent).necessary ? (value as Consent) : null
  } catch {
    return null
  }
}
