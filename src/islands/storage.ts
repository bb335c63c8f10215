import type { ConsentCategory } from '#contract/consent.ts'
import { may, onConsentChange } from './consent.ts'

export type Keeping = {
  readonly category: ConsentCategory
  /** `visit` ends with the tab, `device` stays. */
  readonly span: 'visit' | 'device'
}

const onDevice = { category: 'functional', span: 'device' } as const
const inTab = { category: 'functional', span: 'visit' } as const

/** Everything the site may keep in the visitor's browser besides the consent itself; the privacy policy lists it. */
export const storedItems = {
  'demo-request-draft': onDevice,
  'demo-request-unsent': onDevice,
  'challenge-paused': inTab,
  'plan-needs': onDevice,
  'price-view': onDevice,
  'management-chat-state': onDevice,
  'chat-draft': inTab,
  'street-map': onDevice,
  language: onDevice,
  attribution: { category: 'marketing', span: 'device' },
} as const satisfies Record<string, Keeping>
export type StoredItem = keyof typeof storedItems

/** Reads a kept value, or null: not allowed, not there, not readable as JSON, or storage blocked. */
export function recall(item: StoredItem): unknown {
  if (!may(storedItems[item].category)) return null
  try {
    return JSON.parse(areaOf(item).getItem(item) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value as JSON if the visitor has allowed its category; says whether it did. */
export function remember(item: StoredItem, value: unknown): boolean {
  if (!may(storedItems[item].category)) return false
  try {
    areaOf(item).setItem(item, JSON.stringify(value))
    return true
  } catch {
    // Full or blocked: a convenience less, not the visitor's problem.
    return false
  }
}

/** From now on a withdrawn category takes what it had stored with it, at once and in every open tab. */
export function forgetWhatIsWithdrawn() {
  const clean = () => {
    for (const item of Object.keys(storedItems) as readonly StoredItem[]) {
      if (!may(storedItems[item].category)) forget(item)
    }
  }
  onConsentChange(clean)
}

/** Removes a value, whatever the visitor has allowed. */
export function forget(item: StoredItem) {
  try {
    areaOf(item).removeItem(item)
  } catch {
    // A storage that cannot be reached holds nothing either.
  }
}

// Reading `localStorage` itself throws where the visitor has blocked storage, so callers stand inside try.
function areaOf(item: StoredItem) {
  return storedItems[item].span === 'device' ? localStorage : sessionStorage
}
