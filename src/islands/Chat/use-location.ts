import { ownTimeZone } from '#contract/own-time-zone.ts'
import { useEffect, useState } from 'react'
import type { LocationAnswer } from '#contract/chat.ts'
import { guessRegion } from '#contract/location.ts'
import { unknownPlace } from '#contract/place.ts'

/** Where the visitor seems to be (CHAT-15, CHAT-25), by our server or, without it, the time zone (GEO-4); else null. */
type Found = Pick<LocationAnswer, 'code' | 'source'>

export function useLocation(): Found | null {
  const [location, setLocation] = useState<Found | null>(null)
  useEffect(() => {
    const timeZone = ownTimeZone()
    const giveUp = new AbortController()
    const show = (found: Found) => setLocation(found.code === unknownPlace ? null : found)
    askServer(timeZone, giveUp.signal).then(show, () => {
      if (!giveUp.signal.aborted) show({ code: guessRegion(timeZone), source: 'time-zone' })
    })
    return () => giveUp.abort()
  }, [])
  return location
}

async function askServer(timeZone: string, signal: AbortSignal) {
  const response = await fetch(`/api/location?timeZone=${encodeURIComponent(timeZone)}`, { signal })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as LocationAnswer
}
