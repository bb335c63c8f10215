import type { SpokenLanguage } from '#content/assistant.ts'
import type { AskedTime } from '#content/copy/desk-answers.ts'
import { callbackMs } from '#contract/callback.ts'
import type { WholeLead } from '#contract/desk.ts'
import { createClock } from '#emails/clock.ts'
import { headquarters } from '#facts/offices.ts'
import { echoOf } from '#server/requests/read-answer.ts'
import type { Milliseconds } from '#server/clock.ts'

/** When it would suit whoever is answered, as far as it may be said again; null where they named no time, or it has passed. */
export function readAskedTime(lead: WholeLead, language: SpokenLanguage, now: Milliseconds): AskedTime | null {
  const { callbackAt, told, wishes, conversation } = lead
  const clock = createClock(headquarters.timeZone, { zoneName: headquarters.zoneName, language })
  if (callbackAt !== null) {
    const endsAt = callbackAt + callbackMs
    return now < endsAt ? { when: clock.sayWindow(callbackAt, endsAt), isTyped: false, on: '' } : null
  }
  const typed = told.find(({ ask }) => ask === 'when')?.text
  const when = typed === undefined ? null : echoOf('when', typed)
  const wish = wishes.findLast(({ takenBack }) => takenBack === null)
  if (typed === undefined || when === null || !wish) return null
  const message = conversation?.findLast(({ by, quote }) => by === 'visitor' && quote.text.includes(typed))
  const on = clock.sayDay((message ?? wish).at)
  return { when, isTyped: true, on: on === clock.sayDay(now) ? '' : on }
}
