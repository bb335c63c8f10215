import {
  consentDateKey,
  consentIdKey,
  consentKey,
  consentKeys,
  consentUnsentKey,
  consentVersion,
  consentVersionKey,
  readChoice,
  type Choice,
  type Consent,
  type ConsentCategory,
  type ConsentRecord,
} from '#contract/consent.ts'

/** Dispatched on the window when the choice changes, in this tab or another. */
const changed = 'consentchange'

/**
 * Where storage is blocked or full, the choice lives in the tab's name: it survives the way from page to page and ends
 * with the visit, so that the banner asks once and not on every page.
 */
function readTab(): Record<string, string> {
  try {
    return (JSON.parse(window.name) as { consent?: Record<string, string> }).consent ?? {}
  } catch {
    return {}
  }
}

function keepInTab(values: Record<string, string>) {
  window.name = JSON.stringify({ consent: values })
}

/** A part of what was chosen, as it was stored; null where there is none. */
export function readStored(key: (typeof consentKeys)[number]) {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(key)
  } catch {
    // Blocked.
  }
  return kept ?? readTab()[key] ?? null
}

let isLogged = false

/** What this visitor has chosen. What cannot be read is no choice, and is logged once. */
export function currentChoice(): Choice {
  const kept = {
    consent: readStored(consentKey),
    date: readStored(consentDateKey),
    version: readStored(consentVersionKey),
  }
  const choice = readChoice(kept, Date.now())
  if (choice.kind === 'unreadable' && !isLogged) {
    isLogged = true
    // oxlint-disable-next-line no-console -- the visitor is asked again; whoever looks for the reason finds it here
    console.warn('Unreadable cookie consent.')
  }
  return choice
}

/** The one answer to "may I?". Before a choice only the necessary is allowed, and a choice given to an earlier text is none. */
export function may(category: ConsentCategory): boolean {
  if (category === 'necessary') return true
  const choice = currentChoice()
  return choice.kind === 'chosen' && choice.consent[category]
}

/**
 * Stores a choice with its date, and a random number under which the register keeps it too (CONS-12..15). What is said to
 * the register waits beside it; see `tell-register.ts`.
 */
export function choose(consent: Consent) {
  // Over plain HTTP, `crypto.randomUUID` does not exist.
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const record: ConsentRecord = { id, consent, version: consentVersion, language: document.documentElement.lang }
  const values = {
    [consentKey]: JSON.stringify(consent),
    [consentDateKey]: new Date().toISOString(),
    [consentVersionKey]: String(consentVersion),
    [consentIdKey]: id,
    [consentUnsentKey]: JSON.stringify(record),
  }
  try {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  } catch {
    // An earlier choice that can no longer be overwritten must not outlive this one.
    forgetStored()
    keepInTab(values)
  }
  dispatchEvent(new Event(changed))
}

/** Takes the choice back altogether (CONS-19). */
export function withdraw() {
  keepInTab({})
  forgetStored()
  dispatchEvent(new Event(changed))
}

function forgetStored() {
  try {
    for (const key of consentKeys) localStorage.removeItem(key)
  } catch {
    // A storage that cannot be reached holds nothing.
  }
}

/** Calls back whenever the choice changes, in every open tab. */
export function onConsentChange(react: () => void) {
  const keys: readonly string[] = consentKeys
  addEventListener(changed, react)
  addEventListener('storage', ({ key }) => {
    // A null key is a storage that was cleared. The same answer given to a new text changes only the version.
    if (key === null || keys.includes(key)) react()
  })
}

/** Browsers that ask not to be tracked: analytics and marketing are not suggested to their owners. */
export function asksNotToBeTracked() {
  const { globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || navigator.doNotTrack === '1'
}
