import { chatHours } from 'virtual:chat-hours'
import { useSyncExternalStore } from 'react'
import { isWithin } from '../chat-hours.ts'

const minuteMs = 60_000

function eachMinute(react: () => void) {
  const timer = setInterval(react, minuteMs)
  return () => clearInterval(timer)
}

/** OPEN-33, CHAT-36: whether it is within the live chat's hours now, wherever the visitor's clock stands. */
export function useOnlineStatus() {
  return useSyncExternalStore(eachMinute, () => isWithin(chatHours, new Date()))
}
