import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forget, recall, remember } from '../storage.ts'
import { giveToWorker } from '../offline/give-to-worker.ts'
import type { Sending } from './send-demo-request.ts'

/** A request that could not be sent yet. Times are milliseconds since 1970. */
export type Unsent = {
  readonly sending: Sending
  readonly since: number
  readonly tries: number
  readonly nextTryAt: number
  /** It survives a reload. */
  readonly isKeptOnDevice: boolean
}

const shortestWaitSeconds = 15
const longestWaitSeconds = 300

/**
 * A request that could not be sent yet. It is kept over a reload where the visitor allows it, and tried again when the
 * network returns, when the visitor comes back to the page, and at growing intervals.
 */
export function useUnsent(retry: (sending: Sending) => void) {
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const wait = useRef(shortestWaitSeconds)

  const restore = useEffectEvent(() => {
    const kept = recall('demo-request-unsent')
    if (!isSending(kept)) return
    const now = Date.now()
    setUnsent({ sending: kept, since: now, tries: 1, nextTryAt: now + wait.current * 1000, isKeptOnDevice: true })
  })
  // oxlint-disable-next-line react/set-state-in-effect -- what the browser keeps is known only after hydration
  useEffect(() => restore(), [])

  const tryAgain = useEffectEvent(() => {
    if (unsent && navigator.onLine) retry(unsent.sending)
  })
  useEffect(() => {
    if (!unsent) return
    const tryNow = () => tryAgain()
    const timer = setTimeout(tryNow, wait.current * 1000)
    wait.current = Math.min(wait.current * 2, longestWaitSeconds)
    addEventListener('online', tryNow)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', tryNow)
    }
  }, [unsent])

  // Where nothing may be stored, leaving the page would lose the request: the browser asks first.
  const isAtRisk = unsent !== null && !unsent.isKeptOnDevice
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])

  return {
    unsent,
    /** Keeps a request for later; `waitSeconds` when the server said when to come back. */
    keep: (sending: Sending, waitSeconds?: number) => {
      if (waitSeconds !== undefined) wait.current = waitSeconds
      void giveToWorker(sending)
      const now = Date.now()
      const isAgain = unsent?.sending.idempotencyKey === sending.idempotencyKey
      // A new object each time, so that the next wait begins.
      setUnsent({
        sending,
        since: isAgain ? unsent.since : now,
        tries: isAgain ? unsent.tries + 1 : 1,
        nextTryAt: now + wait.current * 1000,
        isKeptOnDevice: remember('demo-request-unsent', sending),
      })
    },
    /** It was sent, or replaced by another. */
    drop: () => {
      wait.current = shortestWaitSeconds
      forget('demo-request-unsent')
      void giveToWorker(null)
      setUnsent(null)
    },
  }
}

function isSending(value: unknown): value is Sending {
  const { idempotencyKey, fields } = (value ?? {}) as Partial<Sending>
  return (
    typeof idempotencyKey === 'string' &&
    Array.isArray(fields) &&
    fields.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string'))
  )
}
