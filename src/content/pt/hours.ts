import type { ChannelLabels } from '#content/copy/hours.ts'
import type { ClockWords } from '#contract/say-clock.ts'
import { channels } from '#facts/contact.ts'
import type { Hours, Office } from '#facts/offices.ts'

/** Days as they are said after 'de': the -feira is left to the last one. */
const spokenDays = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const
const labelDays = ['Seg.', 'Ter.', 'Qua.', 'Qui.', 'Sex.', 'Sáb.', 'Dom.'] as const

const edges = (days: readonly number[], names: readonly string[]) => {
  const first = days.at(0) ?? 1
  return [names[first - 1] ?? '', names[(days.at(-1) ?? first) - 1] ?? ''] as const
}

/** 'de segunda a sexta, das 8h às 18h (EAT)', for days that follow one another. */
export function sayHours({ days, opens, closes }: Hours, zone: string) {
  const [first, last] = edges(days, spokenDays)
  return `de ${first} a ${last}, das ${opens}h às ${closes}h (${zone})`
}

/** 'Seg. a Sex., 8h-18h (EAT)': the same on a label. */
function labelHours({ days, opens, closes }: Hours, zone: string) {
  const [first, last] = edges(days, labelDays)
  return `${first} a ${last}, ${opens}h-${closes}h (${zone})`
}

/** The hours of an office, for those who come to its door. */
export function sayVisits({ hours, zoneName }: Pick<Office, 'hours' | 'zoneName'>) {
  return `Visitas ${sayHours(hours, zoneName)}`
}

/** At every hour of every day. */
export const aroundTheClock = '24 horas por dia, 7 dias por semana'

/** When somebody answers, within a sentence. */
export const channelHours = {
  phone: sayHours(channels.phone, 'EAT'),
  chat: sayHours(channels.chat, 'EAT'),
  email: `${aroundTheClock}, com resposta em ${channels.email.replyHours} horas`,
  support: `${aroundTheClock} para urgências`,
} as const satisfies ChannelLabels

/** The same as a label. */
export const channelLabels = {
  phone: labelHours(channels.phone, 'EAT'),
  chat: labelHours(channels.chat, 'EAT'),
  email: `${aroundTheClock}, resposta em ${channels.email.replyHours} horas`,
  support: `${aroundTheClock} para urgências`,
} as const satisfies ChannelLabels

export const clock = { whole: '{hour}h', part: '{hour}h{minute}' } as const satisfies ClockWords
