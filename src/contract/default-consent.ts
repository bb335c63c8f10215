import type { Consent } from './consent.ts'

// Apart from what the first view of the banner needs: every page loads that.
/** Where the switches stand before anybody touched them (CONS-11). Nothing is stored on their account. */
export const defaultConsent: Consent = { necessary: true, functional: true, analytics: false, marketing: false }
