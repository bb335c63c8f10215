import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forget, recall, remember } from '../storage.ts'
import type { Sending } from './send-demo-request.ts'

const shortestWaitSeconds = 15
const longestWaitSeconds = 300

/**
 * A request that could not be sent yet. It is kept over a reload where the visitor allows it, and tried again when the
 * network returns, when the visitor comes back to the page, and at growing intervals.
 */
export function useUnsent(retry: (sending: Sending) => void) {
  const [unsent, setUnsent] = useState<Sending | null>(null)
  const [isKeptOnDevice, setKeptOnDevice] = useState(false)
  const wait = useRef(shortestWaitSeconds)

  const restore = useEffectEvent(() => {
    const kept = recall('demo-request-unsent')
    if (!isSending(kept)) return
    setUnsent(kept)
    setKeptOnDevice(true)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- what the browser keeps is known only after hydration
  useEffect(() => restore(), [])

  const tryAgain = useEffectEvent(() => {
    if (unsent && navigator.onLine) retry(unsent)
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
  const isAtRisk = unsent !== null && !isKeptOnDevice
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
      setKeptOnDevice(remember('demo-request-unsent', sending))
      // A new object each time, so that the next wait begins.
      setUnsent({ ...sending })
    },
    /** It was sent, or replaced by another. */
    drop: () => {
      wait.current = shortestWaitSeconds
      forget('demo-request-unsent')
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
