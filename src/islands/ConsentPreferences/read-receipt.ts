import { consentDateKey, consentIdKey } from '#contract/consent.ts'
import { currentChoice, readStored } from '../consent.ts'

/** When and under which number the present choice was stored; null where there is no choice, or one without them. */
export function readReceipt() {
  const [date, id] = [readStored(consentDateKey), readStored(consentIdKey)]
  return 'consent' in currentChoice() && date !== null && id !== null && /^[\da-f]{24}$/.test(id) ? { date, id } : null
}
