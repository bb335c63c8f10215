import { useCallback, useEffect, useRef, useState } from 'react'
import { challengeRenewalSeconds, type Challenge } from '#contract/challenge.ts'
import { recall, remember } from '../storage.ts'

type ChallengeState = {
  /** Null until the first one has arrived. */
  readonly challenge: Challenge | null
  readonly secondsLeft: number
  readonly isPaused: boolean
  togglePause(): void
  /** Fetches another sum now. */
  renew(): void
}

async function fetchChallenge(previous: string | undefined) {
  const query = previous === undefined ? '' : `?previous=${encodeURIComponent(previous)}`
  const response = await fetch(`/api/challenge${query}`, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as Challenge
}

/**
 * The visible sum: a fresh one on load and every 15 s (MATH-4, 6), unless the visitor paused it (WCAG 2.2.1), the
 * page is hidden or a request is on its way. A renewal that fails leaves the present sum: it stays valid for long.
 */
export function useChallenge(initial: Challenge | null, isHeld: boolean, onRenewed: () => void): ChallengeState {
  const [challenge, setChallenge] = useState(initial)
  const [secondsLeft, setSecondsLeft] = useState<number>(challengeRenewalSeconds)
  const [isPaused, setPaused] = useState(false)
  const latestId = useRef(initial?.id)
  const announceRenewal = useRef(onRenewed)
  announceRenewal.current = onRenewed

  const renew = useCallback(async () => {
    setSecondsLeft(challengeRenewalSeconds)
    try {
      const next = await fetchChallenge(latestId.current)
      latestId.current = next.id
      setChallenge(next)
      announceRenewal.current()
    } catch {
      // Offline or busy. The countdown starts anew and the next one may succeed.
    }
  }, [])

  useEffect(() => {
    if (!initial) void renew()
    setPaused(recall('challenge-paused') === true)
  }, [initial, renew])

  const hasChallenge = challenge !== null
  useEffect(() => {
    if (isHeld || (isPaused && hasChallenge)) return
    const timer = setInterval(() => {
      if (!document.hidden) setSecondsLeft((seconds) => seconds - 1)
    }, 1000)
    return () => clearInterval(timer)
  }, [isHeld, isPaused, hasChallenge])

  useEffect(() => {
    if (secondsLeft <= 0) void renew()
  }, [secondsLeft, renew])

  const togglePause = () => {
    // The pause lasts for the visit (decisions: WCAG 2.2.1).
    remember('challenge-paused', !isPaused)
    setPaused(!isPaused)
  }
  return { challenge, secondsLeft, isPaused, togglePause, renew: () => void renew() }
}
