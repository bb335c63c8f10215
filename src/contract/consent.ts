/** The four categories of the cookie banner (CONS-7, DATA-1). */
export const consentCategories = ['necessary', 'functional', 'analytics', 'marketing'] as const
export type ConsentCategory = (typeof consentCategories)[number]
export type Consent = Readonly<Record<ConsentCategory, boolean>>

/**
 * Local-storage keys (CONS-26), and three of our own: which text the choice was given to, its number in the register, and
 * what the register has not heard yet.
 */
export const consentKey = 'cookie-consent'
export const consentDateKey = 'cookie-consent-date'
export const consentVersionKey = 'cookie-consent-version'
export const consentIdKey = 'cookie-consent-id'
export const consentUnsentKey = 'cookie-consent-unsent'
export const consentKeys = [consentKey, consentDateKey, consentVersionKey, consentIdKey, consentUnsentKey] as const

/**
 * Which text a choice is given to. Raise it when a category is added or comes to mean something else, and say in the
 * banner's words what changed: whoever chose before is asked again.
 */
export const consentVersion = 1

/** CONS-12 */
export const fullConsent: Consent = { necessary: true, functional: true, analytics: true, marketing: true }
/** CONS-13 */
export const leastConsent: Consent = { necessary: true, functional: false, analytics: false, marketing: false }

/** What the browser tells the register of a choice; the server adds the time. */
export type ConsentRecord = {
  /** Random, made for this one choice; 24 hexadecimal digits. */
  readonly id: string
  readonly consent: Consent
  readonly version: number
  /** The code of the language it was put in. */
  readonly language?: string | undefined
}

/** What the browser's storage holds, each as it stands there. */
export type KeptConsent = {
  readonly consent: string | null
  readonly date: string | null
  /** Absent in choices made before versions were kept: the first. */
  readonly version: string | null
}

export type Choice =
  | { readonly kind: 'chosen'; readonly consent: Consent }
  /** Given to an earlier text. */
  | { readonly kind: 'outdated'; readonly consent: Consent }
  | { readonly kind: 'none' }
  /** Corrupt, partial, from the future or oversized: no choice, and worth a line in the log. */
  | { readonly kind: 'unreadable' }

const longestConsent = 1000
/** Clocks differ; a choice dated further ahead was not made by anybody. */
const clockToleranceMs = 86_400_000

/** Reads a stored choice; `now` in milliseconds since 1970. */
export function readChoice({ consent: stored, date, version }: KeptConsent, now: number): Choice {
  if (stored === null) return { kind: 'none' }
  const consent = readConsent(stored)
  const givenTo = version === null ? 1 : Number(version)
  const isPossible = Number.isInteger(givenTo) && givenTo >= 1 && givenTo <= consentVersion
  const isPast = date === null || Date.parse(date) <= now + clockToleranceMs
  if (!consent || !isPossible || !isPast) return { kind: 'unreadable' }
  return { kind: givenTo === consentVersion ? 'chosen' : 'outdated', consent }
}

/** Four booleans with `necessary` true, as JSON, and nothing beside them; anything else is null. */
function readConsent(stored: string): Consent | null {
  if (stored.length > longestConsent) return null
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null) return null
    const { necessary, functional, analytics, marketing } = value as Partial<Record<ConsentCategory, unknown>>
    if (necessary !== true || typeof functional !== 'boolean') return null
    if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null
    return { necessary, functional, analytics, marketing }
  } catch {
    return null
  }
}
