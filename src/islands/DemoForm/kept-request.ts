import { tellWorker } from '../offline/tell-worker.ts'
import { isTooOld } from '../offline/worker-messages.ts'
import { forget, recall, remember } from '../storage.ts'
import type { Sending } from './send-demo-request.ts'

const draft = 'demo-request-draft'
const unsent = 'demo-request-unsent'

/** What is kept of the form says since when. */
type Dated = { readonly at: number; readonly value: unknown }
type Kept = Dated & { readonly value: Sending }

/** The form as it was last typed in. */
export function recallDraft(): Sending['fields'] {
  forgetOld()
  const value = (recall(draft) as Dated | null)?.value
  // An earlier version kept it in another way.
  return Array.isArray(value) ? value : []
}

export function keepDraft(fields: Sending['fields']) {
  remember(draft, { at: Date.now(), value: fields } satisfies Dated)
}

/** The requests that earlier pages, or other tabs, could not send. */
export function recallRequests(): readonly Sending[] {
  forgetOld()
  return listKept().map(({ value }) => value)
}

/** Keeps a request for later, here and with the service worker; says whether it survives a reload. */
export function keepRequest(sending: Sending): boolean {
  const kept = listKept()
  // However often it is tried, and with whichever sum, its time began with the first.
  const { at } = kept.find((one) => isOf(one, sending)) ?? { at: Date.now() }
  void tellWorker({ kind: 'hold', request: { ...sending, at } })
  return remember(unsent, [...kept.filter((one) => !isOf(one, sending)), { at, value: sending }])
}

/** It was sent, or is to be sent no more. */
export function forgetRequest(sending: Sending) {
  const others = listKept().filter((one) => !isOf(one, sending))
  void tellWorker({ kind: 'let go', idempotencyKey: sending.idempotencyKey })
  if (others.length > 0) remember(unsent, others)
  else forget(unsent)
}

/** Name, number and words of a visit, as old as the service worker lets none become either. */
export function forgetOld() {
  const typed = recall(draft)
  if (typed !== null && !isYoung(typed)) forget(draft)
  for (const one of listKept()) if (!isYoung(one)) forgetRequest(one.value)
}

const isOf = ({ value }: Kept, { idempotencyKey }: Sending) => value.idempotencyKey === idempotencyKey

/** An earlier version kept one. */
const listKept = (): readonly Kept[] => [recall(unsent)].flat().filter(isKept)

const isDated = (value: unknown): value is Dated => typeof (value as Partial<Dated> | null)?.at === 'number'
const isYoung = (value: unknown) => isDated(value) && !isTooOld(value.at)
const isKept = (value: unknown): value is Kept =>
  isDated(value) && Array.isArray((value.value as Partial<Sending> | null)?.fields)
