import type { ChannelLabels } from '#content/copy/hours.ts'
import type { ClockWords } from '#contract/say-clock.ts'
import { channels } from '#facts/contact.ts'

/** When somebody answers, in the words of the specification (CONT-2..5). */
export const channelLabels = {
  phone: channels.phone.said,
  email: channels.email.said,
  chat: channels.chat.said,
  support: channels.support.said,
} as const satisfies ChannelLabels

export const clock = { whole: '{hh}:{minute}', part: '{hh}:{minute}' } as const satisfies ClockWords
