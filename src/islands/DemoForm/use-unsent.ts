import { useEffect, useEffectEvent } from 'react'
import { onConsentChange } from '../consent.ts'
import { keepRequest, recallRequests } from './kept-request.ts'
import { shortestWaitSeconds, type Action, type RequestState } from './request-state.ts'
import type { Sending } from './send-demo-request.ts'

/**
 * A request that could not be sent yet is kept over a reload where the visitor allows it, and tried again when the network
 * returns, when the visitor comes back to the page, and at growing intervals; never while they write.
 */
export function useUnsent(state: RequestState, dispatch: (action: Action) => void, retry: (sending: Sending) => void) {
  const { unsent, isWriting, leftAt } = state
  useEffect(() => {
    const [sending] = recallRequests()
    if (sending) dispatch({ kind: 'restored', sending, at: Date.now() })
  }, [dispatch])

  const tryAgain = useEffectEvent(() => {
    if (unsent && navigator.onLine) retry(unsent.sending)
  })
  useEffect(() => {
    if (!unsent || unsent.isOutdated || isWriting) return
    const soonest = Math.max(unsent.nextTryAt, leftAt + shortestWaitSeconds * 1000)
    const tryNow = () => tryAgain()
    const timer = setTimeout(tryNow, Math.max(soonest - Date.now(), 0))
    addEventListener('online', tryNow)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', tryNow)
    }
  }, [unsent, isWriting, leftAt])

  const followConsent = useEffectEvent(() => {
    if (!unsent || unsent.isOutdated) return
    const { sending } = unsent
    dispatch({ kind: 'amended', sending, isKeptOnDevice: keepRequest(sending) })
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
}
