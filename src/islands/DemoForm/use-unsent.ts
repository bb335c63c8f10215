import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { onConsentChange } from '../consent.ts'
import { forgetRequest, keepRequest, recallRequest } from './kept-request.ts'
import type { Sending } from './send-demo-request.ts'

/** A request that could not be sent yet. Times are milliseconds since 1970. */
export type Unsent = {
  readonly sending: Sending
  readonly since: number
  readonly tries: number
  readonly nextTryAt: number
  /** It survives a reload. */
  readonly isKeptOnDevice: boolean
  /** The visitor has changed the words since: these are sent no more. */
  readonly isOutdated: boolean
}

const shortestWaitSeconds = 15
const longestWaitSeconds = 300

/**
 * A request that could not be sent yet. It is kept over a reload where the visitor allows it, and tried again when the
 * network returns, when the visitor comes back to the page, and at growing intervals; never while they write.
 */
export function useUnsent(isWriting: boolean, retry: (sending: Sending) => void) {
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const wait = useRef(shortestWaitSeconds)

  const restore = useEffectEvent(() => {
    const sending = recallRequest()
    const now = Date.now()
    // Asked at once: the service worker may have sent it, and under its key that is told.
    if (sending) setUnsent({ sending, since: now, tries: 1, nextTryAt: now, isKeptOnDevice: true, isOutdated: false })
  })
  // oxlint-disable-next-line react/set-state-in-effect -- what the browser keeps is known only after hydration
  useEffect(() => restore(), [])

  const tryAgain = useEffectEvent(() => {
    if (unsent && navigator.onLine) retry(unsent.sending)
  })
  /** Whoever leaves a field may be on the way to the next one. */
  const leftAt = useRef(0)
  useEffect(() => {
    if (!isWriting) return
    return () => {
      leftAt.current = Date.now()
    }
  }, [isWriting])
  useEffect(() => {
    if (!unsent || unsent.isOutdated || isWriting) return
    const soonest = Math.max(unsent.nextTryAt, leftAt.current + shortestWaitSeconds * 1000)
    const tryNow = () => tryAgain()
    const timer = setTimeout(tryNow, Math.max(soonest - Date.now(), 0))
    addEventListener('online', tryNow)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', tryNow)
    }
  }, [unsent, isWriting])

  const followConsent = useEffectEvent(() => {
    if (unsent && !unsent.isOutdated) setUnsent({ ...unsent, isKeptOnDevice: keepRequest(unsent.sending) })
  })
  // Nothing to take back: the form lives as long as its page.
  useEffect(() => onConsentChange(() => followConsent()), [])

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
    keep: (sending: Sending, waitSeconds = wait.current) => {
      const now = Date.now()
      wait.current = Math.min(waitSeconds * 2, longestWaitSeconds)
      const isKeptOnDevice = keepRequest(sending)
      setUnsent((before) => {
        const earlier = before?.sending.idempotencyKey === sending.idempotencyKey ? before : { since: now, tries: 0 }
        return {
          sending,
          since: earlier.since,
          tries: earlier.tries + 1,
          nextTryAt: now + waitSeconds * 1000,
          isKeptOnDevice,
          isOutdated: false,
        }
      })
    },
    /** The visitor changes the words: the old ones go out no more, from here or from the service worker. */
    outdate: () => {
      forgetRequest()
      setUnsent((before) => before && { ...before, isKeptOnDevice: false, isOutdated: true })
    },
    /** What takes the place of the old words. */
    amend: (sending: Sending) => {
      const isKeptOnDevice = keepRequest(sending)
      setUnsent((before) => before && { ...before, sending, isKeptOnDevice, isOutdated: false })
    },
    /** It was sent, or replaced by another. */
    drop: () => {
      wait.current = shortestWaitSeconds
      forgetRequest()
      setUnsent(null)
    },
  }
}
