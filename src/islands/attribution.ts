import type { Attribution, Touch } from '#contract/demo-request.ts'
import { recall, remember } from './storage.ts'

/** Notes where this visit came from, first and last. */
export function start() {
  const touch = touchOf(new URL(location.href), document.referrer)
  if (!touch) return
  const first = readAttribution()?.first ?? touch
  remember('attribution', { first, last: touch } satisfies Attribution)
}

/** The stored attribution, to travel with a request; null without marketing consent. */
export function readAttribution() {
  return recall('attribution') as Attribution | null
}

/** What address and referrer tell: campaign parameters and the host that sent the visitor; null for a plain visit. */
export function touchOf(address: URL, referrer: string): Touch | null {
  const utm = Object.fromEntries([...address.searchParams].filter(([name]) => name.startsWith('utm_')))
  const host = hostOf(referrer)
  const isOutside = host !== '' && host !== address.host
  const hasCampaign = Object.keys(utm).length > 0
  if (!isOutside && !hasCampaign) return null
  return { ...(isOutside && { referrer: host }), ...(hasCampaign && { utm }) }
}

/** The browser's own word for the page before: empty, or an address. `URL.canParse` is younger than our browsers. */
function hostOf(referrer: string) {
  try {
    return new URL(referrer).host
  } catch {
    return ''
  }
}
