import { desk } from '#content/team/desk.ts'

const { time } = desk
const minuteMs = 60_000

/** `under a minute`, `24 min`, `2 h 40`, `17 h`, `3 days`: as exact as somebody needs it who plans a day. */
export function sayDuration(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / minuteMs))
  if (minutes === 0) return time.moment
  if (minutes < 60) return time.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return time.days(Math.round(hours / 24))
  // Nobody counts minutes half a day ahead.
  if (hours >= 12) return time.hours(Math.round(minutes / 60), '')
  const rest = minutes % 60
  return time.hours(hours, rest === 0 ? '' : String(rest).padStart(2, '0'))
}

/** `2 h 40 left`, `1 h 20 late`. */
export function sayLeft(dueAt: number, now: number): string {
  const left = dueAt - now
  return left > 0 ? time.left(sayDuration(left)) : time.late(sayDuration(-left))
}

/** How much of a promise's time is still there, from 0 to 100. */
export function shareLeft(
  { askedAt, dueAt }: { readonly askedAt: number; readonly dueAt: number },
  now: number,
): number {
  const share = ((dueAt - now) / Math.max(1, dueAt - askedAt)) * 100
  return Math.round(Math.min(100, Math.max(0, share)) * 10) / 10
}
