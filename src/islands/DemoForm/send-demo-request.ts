import type { DemoReceipt } from '#contract/callback.ts'
import { honeypotField, phoneCountryField, type DemoField } from '#contract/demo-request.ts'

/** A request as it will be sent, however often: the same fields under the same key. Survives JSON. */
export type Sending = {
  readonly idempotencyKey: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** What became of a try. `refused` carries the server's message for each field; `busy` says in how many seconds to come back. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly receipt: DemoReceipt }
  | { readonly kind: 'refused'; readonly messages: Partial<Record<DemoField, string>> }
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number }
  | { readonly kind: 'failed' }

const timeoutMs = 30_000
const shortestWaitSeconds = 5

/**
 * Posts a demo request. Never throws: whatever is neither an acceptance nor a refusal counts as failed and may be
 * tried again with the same key, because the server takes a key only once.
 */
export async function sendDemoRequest({ idempotencyKey, fields }: Sending): Promise<SendOutcome> {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  try {
    const response = await fetch('/api/demo-requests', {
      method: 'POST',
      body,
      headers: { accept: 'application/json', 'idempotency-key': idempotencyKey },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 201) return { kind: 'sent', receipt: (await response.json()) as DemoReceipt }
    if (response.status === 422) {
      const { errors } = (await response.json()) as { errors: Partial<Record<DemoField, string>> }
      return { kind: 'refused', messages: errors }
    }
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after'))
      return { kind: 'busy', retryAfterSeconds: Math.max(seconds || 0, shortestWaitSeconds) }
    }
    throw new Error(`HTTP ${response.status}`)
  } catch (error) {
    // oxlint-disable-next-line no-console -- FORM-23: the failure is logged
    console.error('Demo request not sent:', error)
    return { kind: 'failed' }
  }
}

/** `crypto.randomUUID` is missing on plain http, where a first look at a test machine may well happen. */
export function createIdempotencyKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * What the visitor wrote and chose, whichever sum was solved for it, in whichever language the form was, wherever they came
 * from, and whether or not the form had found the number's country.
 */
export const wordsOf = (fields: Sending['fields']) => fields.filter(([name]) => !besideWords.has(name))

export const isSameRequest = (one: Sending['fields'], other: Sending['fields']) =>
  JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other))

const besideWords: ReadonlySet<string> = new Set([
  'captcha',
  'challengeId',
  'attribution',
  'phoneE164',
  honeypotField,
  'language',
  phoneCountryField,
])
