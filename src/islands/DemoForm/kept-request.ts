import { giveToWorker } from '../offline/give-to-worker.ts'
import { forget, recall, remember } from '../storage.ts'
import type { Sending } from './send-demo-request.ts'

/** The request that an earlier page could not send, or null. */
export function recallRequest(): Sending | null {
  const kept = recall('demo-request-unsent')
  return isSending(kept) ? kept : null
}

/** Keeps a request for later, here and with the service worker; says whether it survives a reload. */
export function keepRequest(sending: Sending): boolean {
  void giveToWorker(sending)
  return remember('demo-request-unsent', sending)
}

/** It was sent, or is to be sent no more. */
export function forgetRequest() {
  forget('demo-request-unsent')
  void giveToWorker(null)
}

function isSending(value: unknown): value is Sending {
  const { idempotencyKey, fields } = (value ?? {}) as Partial<Sending>
  return (
    typeof idempotencyKey === 'string' &&
    Array.isArray(fields) &&
    fields.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string'))
  )
}
