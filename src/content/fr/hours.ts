import type { ChannelLabels } from '#content/copy/hours.ts'
import type { ClockWords } from '#contract/say-clock.ts'
import { channels } from '#facts/contact.ts'
import type { Hours, Office } from '#facts/offices.ts'

const dayName = (day: number, weekday: 'short' | 'long') =>
  // The first of January 2024 was a Monday.
  new Intl.DateTimeFormat('fr-FR', { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

const edges = (days: readonly number[]) => {
  const first = days.at(0) ?? 1
  return [first, days.at(-1) ?? first] as const
}

/** 'du lundi au vendredi, de 8 h à 18 h (EAT)', for days that follow one another. */
export function sayHours({ days, opens, closes }: Hours, zone: string) {
  const [first, last] = edges(days)
  return `du ${dayName(first, 'long')} au ${dayName(last, 'long')}, de ${opens} h à ${closes} h (${zone})`
}

/** 'Lun.-ven., 8 h-18 h (EAT)': the same on a label. */
function labelHours({ days, opens, closes }: Hours, zone: string) {
  const [first, last] = edges(days)
  const name = dayName(first, 'short')
  return `${name[0]?.toUpperCase()}${name.slice(1)}-${dayName(last, 'short')}, ${opens} h-${closes} h (${zone})`
}

/** The hours of an office, for those who come to its door. */
export function sayVisits({ hours, zoneName }: Pick<Office, 'hours' | 'zoneName'>) {
  return `Visites ${sayHours(hours, zoneName)}`
}

/** At every hour of every day. */
export const aroundTheClock = '24 h/24 et 7 j/7'

/** When somebody answers, within a sentence. */
export const channelHours = {
  phone: sayHours(channels.phone, 'EAT'),
  chat: sayHours(channels.chat, 'EAT'),
  email: `${aroundTheClock}, avec une réponse dans les ${channels.email.replyHours} heures`,
  support: `${aroundTheClock} pour les urgences`,
} as const satisfies ChannelLabels

/** The same as a label. */
export const channelLabels = {
  phone: labelHours(channels.phone, 'EAT'),
  chat: labelHours(channels.chat, 'EAT'),
  email: `${aroundTheClock}, réponse en ${channels.email.replyHours} heures`,
  support: `${aroundTheClock} pour les urgences`,
} as const satisfies ChannelLabels

export const clock = { whole: '{hour} h', part: '{hour} h {minute}' } as const satisfies ClockWords
