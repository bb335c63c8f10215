import type { ChannelLabels } from '#content/copy/hours.ts'
import type { ClockWords } from '#contract/say-clock.ts'
import { channels } from '#facts/contact.ts'
import type { Hours } from '#facts/offices.ts'

/** When somebody answers, in the words of the specification (CONT-2..5). */
export const channelLabels = {
  phone: channels.phone.said,
  email: channels.email.said,
  chat: channels.chat.said,
  support: channels.support.said,
} as const satisfies ChannelLabels

export const clock = { whole: '{hh}:{minute}', part: '{hh}:{minute}' } as const satisfies ClockWords

/** 'Mon-Fri 8AM-6PM CAT', for days that follow one another. */
export function sayHours({ days, opens, closes }: Hours, zoneName: string) {
  const [first = 1, last = first] = [days.at(0), days.at(-1)]
  return `${sayDay(first)}-${sayDay(last)} ${sayHour(opens)}-${sayHour(closes)} ${zoneName}`
}

/** 1 → 'Mon'. The first of January 2024 was a Monday. */
function sayDay(day: number) {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))
}

/** 18 → '6PM'. */
function sayHour(hour: number) {
  return `${hour % 12 || 12}${hour % 24 < 12 ? 'AM' : 'PM'}`
}
