import { consentKey, readConsent, type ConsentCategory } from '#contract/consent.ts'

/** Everything the site may keep in the visitor's browser besides the consent itself, and the category it falls under. */
const storedItems = {
  'demo-request-draft': 'functional',
  'demo-request-unsent': 'functional',
  attribution: 'marketing',
} as const satisfies Record<string, ConsentCategory>
export type StoredItem = keyof typeof storedItems

/** Whether the visitor has allowed a category. Before a choice only the necessary is allowed. */
export function may(category: ConsentCategory) {
  return category === 'necessary' || (readConsent(readKey(consentKey))?.[category] ?? false)
}

/** Reads a kept value, or null: not allowed, not there, not readable as JSON, or storage blocked. */
export function recall(item: StoredItem): unknown {
  if (!may(storedItems[item])) return null
  try {
    return JSON.parse(readKey(item) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value as JSON if the visitor has allowed its category; says whether it did. */
export function remember(item: StoredItem, value: unknown): boolean {
  if (!may(storedItems[item])) return false
  try {
    localStorage.setItem(item, JSON.stringify(value))
    return true
  } catch {
    // Full or blocked: a convenience less, not the visitor's problem.
    return false
  }
}

/** Removes a value, whatever the visitor has allowed. */
export function forget(item: StoredItem) {
  try {
    localStorage.removeItem(item)
  } catch {
    // A storage that cannot be reached holds nothing either.
  }
}

function readKey(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
