import { hourMs, openingOf, type Schedule } from './opening-hours.ts'

/** A wish for a call names two hours and lets us choose the minute. */
export const callbackMs = 2 * hourMs
/** How many days of the desk are offered. */
const daysOffered = 4
/** Nobody rings at the very minute at which the wish arrives. */
const shortestNoticeMs = 30 * 60_000

/**
 * When a visitor may ask to be called: the beginnings of the two-hour windows on the next days on which the telephone is
 * answered, from soon after `now`.
 */
export function listCallbackSlots(schedule: Schedule, now: Date): readonly Date[] {
  const dayLength = (schedule.closes - schedule.opens) * hourMs
  const days: (readonly Date[])[] = []
  for (let at = now; days.length < daysOffered;) {
    const opening = openingOf(schedule, at)
    const opensAt = opening.isOpen ? opening.closesAt.getTime() - dayLength : opening.opensAt?.getTime()
    if (opensAt === undefined) break
    const windows = Array.from({ length: Math.floor(dayLength / callbackMs) }, (_, place) => {
      return new Date(opensAt + place * callbackMs)
    })
    const open = windows.filter((start) => start.getTime() >= now.getTime() + shortestNoticeMs)
    if (open.length > 0) days.push(open)
    at = new Date(opensAt + dayLength)
  }
  return days.flat()
}

/** What the server answers a demo request with (201), for the panel that stays. Times are ISO 8601. */
export type DemoReceipt = {
  readonly id: string
  /** What the visitor and sales call the request by. */
  readonly reference: string
  readonly receivedAt: string
  readonly answerBy: string
  /** Lets whoever sent the request, and nobody else, add a wish to it. */
  readonly ticket: string
  /** Whether an e-mail tells the sender the same. */
  readonly isConfirmed: boolean
  /** False: no mail server takes the address that was given, so none ever will. */
  readonly isReachable: boolean
  /** Beginnings of the windows a wish may name. */
  readonly slots: readonly string[]
}

/** `not-offered`: the time has passed or was never on the list; `too-many`: it was changed too often. */
export type CallbackProblem = 'not-offered' | 'too-many'

/** What the page after a form posted without JavaScript shows to whoever holds the ticket. */
export type RequestSent = {
  readonly receipt: DemoReceipt
  readonly callbackAt: string | null
  readonly problem: CallbackProblem | null
}
