import { chatHours, chatZone } from '#made/chat.ts'
import { useSyncExternalStore } from 'react'
import { openingOf } from '#contract/opening-hours.ts'
import { unpackHours } from './unpack-hours.ts'

const minuteMs = 60_000
const schedule = unpackHours(chatHours, chatZone)

function eachMinute(react: () => void) {
  const timer = setInterval(react, minuteMs)
  return () => clearInterval(timer)
}

export type Presence = {
  /** OPEN-33, CHAT-36: within the live chat's hours, wherever the visitor's clock stands. */
  readonly isOnline: boolean
  /** When that changes next; null when nobody knows. */
  readonly changesAt: Date | null
  /** Whether the visitor's clock then shows the same time as ours. */
  readonly hasOurClock: boolean
}

/** Whether our people are there now, and until or from when. */
export function usePresence(): Presence {
  // The whole minute, so that what React compares stays the same between two looks.
  const minute = useSyncExternalStore(eachMinute, () => Math.floor(Date.now() / minuteMs))
  const opening = openingOf(schedule, new Date(minute * minuteMs))
  const changesAt = opening.isOpen ? opening.closesAt : opening.opensAt
  return { isOnline: opening.isOpen, changesAt, hasOurClock: changesAt === null || showsOurs(changesAt) }
}

/** Swedish writes a moment as `2026-11-23 08:00`, the same on every machine. */
function showsOurs(moment: Date) {
  return moment.toLocaleString('sv') === moment.toLocaleString('sv', { timeZone: schedule.timeZone })
}
