import { useEffect, useState } from 'react'
import type { LocationAnswer } from '#contract/chat.ts'
import { guessRegion, unknownLocation } from '#contract/location.ts'

/** Where the visitor seems to be (CHAT-15, CHAT-25), by our server or, without it, the time zone (GEO-4); else null. */
export function useLocation(): string | null {
  const [location, setLocation] = useState<string | null>(null)
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const giveUp = new AbortController()
    const show = (country: string) => setLocation(country === unknownLocation ? null : country)
    askServer(timeZone, giveUp.signal).then(show, () => {
      if (!giveUp.signal.aborted) show(guessRegion(timeZone))
    })
    return () => giveUp.abort()
  }, [])
  return location
}

async function askServer(timeZone: string, signal: AbortSignal) {
  const response = await fetch(`/api/location?timeZone=${encodeURIComponent(timeZone)}`, { signal })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return ((await response.json()) as LocationAnswer).country
}
