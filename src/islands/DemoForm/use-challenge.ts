import { useEffect, useEffectEvent, useState } from 'react'
import { challengeRenewalSeconds, type Challenge } from '#contract/challenge.ts'
import { recall, remember } from '../storage.ts'

type ChallengeState = {
  /** Null until the first one has arrived. */
  readonly challenge: Challenge | null
  /** False in the plain HTML: without a script nothing counts down. */
  readonly isRunning: boolean
  readonly secondsLeft: number
  readonly isPaused: boolean
  readonly togglePause: () => void
  /** Fetches another sum now. */
  readonly renew: () => void
}

const secondsToFirstRetry = 3

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
  const [isRunning, setRunning] = useState(false)
  const [isPaused, setPaused] = useState(false)

  async function renew() {
    try {
      setChallenge(await fetchChallenge(challenge?.id))
      setSecondsLeft(challengeRenewalSeconds)
      onRenewed()
    } catch {
      // Offline or busy. A sum that is there stays until the next try; without one the next try comes soon.
      setSecondsLeft(challenge ? challengeRenewalSeconds : secondsToFirstRetry)
    }
  }

  const start = useEffectEvent(() => {
    setRunning(true)
    if (!initial) void renew()
    setPaused(recall('challenge-paused') === true)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- what the browser keeps is known only after hydration
  useEffect(() => start(), [])

  const renewNow = useEffectEvent(() => void renew())
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- state is set only when the answer has come
    if (secondsLeft === 0) renewNow()
  }, [secondsLeft])

  const isTicking = !isHeld && !(isPaused && challenge)
  useEffect(() => {
    if (!isTicking) return
    const tick = () => {
      if (!document.hidden) setSecondsLeft((seconds) => Math.max(seconds - 1, 0))
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [isTicking])

  function togglePause() {
    // The pause lasts for the visit (decisions: WCAG 2.2.1).
    remember('challenge-paused', !isPaused)
    setPaused(!isPaused)
  }

  return { challenge, isRunning, secondsLeft, isPaused, togglePause, renew: () => void renew() }
}
