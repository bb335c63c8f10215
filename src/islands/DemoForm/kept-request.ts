import { giveToWorker } from '../offline/give-to-worker.ts'
import { isTooOld } from '../offline/worker-messages.ts'
import { forget, recall, remember } from '../storage.ts'
import type { Sending } from './send-demo-request.ts'

const draft = 'demo-request-draft'
const unsent = 'demo-request-unsent'

/** What is kept of the form says since when. */
type Dated = { readonly at: number; readonly value: unknown }

/** The form as it was last typed in, or undefined. */
export function recallDraft(): unknown {
  forgetOld()
  return recallDated(draft)?.value
}

export function keepDraft(values: unknown) {
  remember(draft, { at: Date.now(), value: values } satisfies Dated)
}

/** The request that an earlier page could not send, or null. */
export function recallRequest(): Sending | null {
  forgetOld()
  const kept = recallDated(unsent)?.value
  return isSending(kept) ? kept : null
}

/** Keeps a request for later, here and with the service worker; says whether it survives a reload. */
export function keepRequest(sending: Sending): boolean {
  const earlier = recallDated(unsent)
  // However often it is tried, its time began with the first.
  const isSame = isSending(earlier?.value) && earlier.value.idempotencyKey === sending.idempotencyKey
  const at = isSame ? earlier.at : Date.now()
  void giveToWorker({ ...sending, at })
  return remember(unsent, { at, value: sending } satisfies Dated)
}

/** It was sent, or is to be sent no more. */
export function forgetRequest() {
  forget(unsent)
  void giveToWorker(null)
}

/** Name, number and words of a visit, as old as the service worker lets none become either. */
export function forgetOld() {
  const isOld = (kept: Dated | null) => kept !== null && isTooOld(kept.at)
  if (isOld(recallDated(draft))) forget(draft)
  if (isOld(recallDated(unsent))) forgetRequest()
}

function recallDated(item: typeof draft | typeof unsent): Dated | null {
  const kept = recall(item)
  if (kept === null || isDated(kept)) return kept
  // Of an earlier version, which noted no time: it begins now.
  const dated = { at: Date.now(), value: kept }
  remember(item, dated)
  return dated
}

function isDated(value: unknown): value is Dated {
  return typeof (value as Partial<Dated>).at === 'number'
}

function isSending(value: unknown): value is Sending {
  const { idempotencyKey, fields } = (value ?? {}) as Partial<Sending>
  return (
    typeof idempotencyKey === 'string' &&
    Array.isArray(fields) &&
    fields.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string'))
  )
}
