import { consentUnsentKey } from '#contract/consent.ts'
import { readStored } from './consent.ts'

/**
 * Tells the register of a choice that it has not heard of: as soon as it is made, else once the network is back, else from
 * the next page. The choice holds all the same; its number makes one record of it, however often it is sent.
 */
export async function start() {
  const body = readStored(consentUnsentKey)
  if (body === null) return
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch('/api/consents', { method: 'POST', headers, body, keepalive: true })
  // What was not understood will not be understood tomorrow. Another choice may have been made meanwhile.
  if (status < 500 && status !== 429 && readStored(consentUnsentKey) === body) forgetUnsent()
}

function forgetUnsent() {
  try {
    localStorage.removeItem(consentUnsentKey)
  } catch {
    // Blocked: it lives in the tab's name.
  }
  try {
    const tab = JSON.parse(window.name) as { readonly consent: Record<string, string> }
    delete tab.consent[consentUnsentKey]
    window.name = JSON.stringify(tab)
  } catch {
    // Nothing of ours is there.
  }
}
