import { channels } from '#facts/contact.ts'
import { offices } from '#facts/offices.ts'
import type { Language } from './language.ts'

const locales = { en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<Language, string>
/** As people there say it; the phone and the chat run on the clock of Kampala (`contact.ts`). */
const zoneNames = new Map<string, string>([
  ...offices.map(({ timeZone, zoneName }) => [timeZone, zoneName] as const),
  [channels.phone.timeZone, 'EAT'],
])

const clocks = new Map<string, Intl.DateTimeFormat>()
// Making a clock costs more than reading it.
function clockOf(timeZone: string, language: Language, isToday: boolean) {
  const key = `${timeZone} ${language} ${isToday}`
  const clock =
    clocks.get(key) ??
    new Intl.DateTimeFormat(locales[language], {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(!isToday && { weekday: 'long' }),
    })
  if (clocks.size < 500) clocks.set(key, clock)
  return clock
}

const dayIn = (timeZone: string, at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)

/** A moment on the clock of a place, and on the visitor's where that shows another time. An unknown zone counts as none. */
export function sayMoment(moment: Date, now: Date, placeZone: string, visitorZone: string, language: Language) {
  const say = (zone: string) => clockOf(zone, language, dayIn(zone, moment) === dayIn(zone, now)).format(moment)
  const there = say(placeZone)
  let here: string | null = null
  try {
    here = visitorZone === '' ? null : say(visitorZone)
  } catch {
    here = null
  }
  return { there: `${there} ${zoneNames.get(placeZone) ?? placeZone}`, here: here === there ? null : here }
}
