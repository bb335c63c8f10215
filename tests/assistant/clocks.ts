import { channels } from '#facts/contact.ts'
import { referenceRates } from '#facts/exchange-rates.ts'
import { privacy } from '#facts/legal.ts'
import { headquarters, offices } from '#facts/offices.ts'

const dayMinutes = 24 * 60
const dayMs = dayMinutes * 60_000

/** Minutes since midnight that a clock in the zone shows. */
function minutesIn(timeZone: string, at: Date) {
  const said = at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const [hours = 0, minutes = 0] = said.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * Times of day an answer may name: opening and closing on the clock they are given in and on that of the visitor, those
 * of the channels in Kigali too, and what the clocks show now.
 */
export function knownMinutes(now: Date, timeZone: string): ReadonlySet<number> {
  const visitor = timeZone === '' ? [] : [timeZone]
  const schedules = [
    ...[channels.phone, channels.chat].map((channel) => ({ ...channel, zones: [headquarters.timeZone, ...visitor] })),
    ...offices.map((office) => ({ ...office.hours, timeZone: office.timeZone, zones: visitor })),
  ]
  const turns = schedules.flatMap(({ opens, closes, timeZone: own, zones }) =>
    [own, ...zones].flatMap((zone) => {
      const shift = minutesIn(zone, now) - minutesIn(own, now)
      return [opens, closes].map((hour) => (hour * 60 + shift + dayMinutes) % dayMinutes)
    }),
  )
  const clocks = [channels.phone.timeZone, ...offices.map((office) => office.timeZone), ...visitor]
  return new Set([...turns, ...clocks.map((zone) => minutesIn(zone, now))])
}

const clock = /\b([01]?\d|2[0-3])(?!\d)(?:(?::|\s?h\s?)([0-5]\d))?(\s?h\b)?(?:\s?([ap])\.?m\.?(?![a-z]))?/gi

/** Takes the times of day out of a text and names those that are none of ours. */
export function takeClocks(text: string, known: ReadonlySet<number>) {
  const wrong: string[] = []
  const rest = text.replaceAll(
    clock,
    (said: string, hour: string, minute?: string, hourMark?: string, half?: string) => {
      if (minute === undefined && hourMark === undefined && half === undefined) return said
      // '2h' and '24 h' may be a duration: the number itself is looked at with the others.
      if (hourMark !== undefined && !known.has(Number(hour) * 60)) return hour
      const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
      if (!known.has(hours * 60 + Number(minute ?? 0))) wrong.push(`${said.trim()} is no time of ours`)
      return ' '
    },
  )
  return { rest, wrong }
}

// Writing a date takes longer than all the rest of judging.
const sayingsByDay = new Map<string, readonly string[]>()

/** Days an answer may name: today and the next ones, Christmas, the day of the rates and that of the policy. */
export function daySayings(now: Date): readonly string[] {
  const today = now.toISOString().slice(0, 10)
  const known = sayingsByDay.get(today)
  if (known) return known
  const near = Array.from({ length: 12 }, (_, day) => new Date(now.getTime() + day * dayMs))
  const christmas = new Date(`${today.slice(0, 4)}-12-25`)
  const days = [...near, christmas, new Date(referenceRates.date), new Date(privacy.revisedOn)]
  const shapes = [
    { day: 'numeric', month: 'long', year: 'numeric' },
    { day: 'numeric', month: 'long' },
    { day: 'numeric', month: 'short' },
  ] as const
  const sayings = days.flatMap((day) => [
    day.toISOString().slice(0, 10),
    ...['en-GB', 'en-US', 'fr-FR'].flatMap((language) =>
      shapes.map((shape) => day.toLocaleDateString(language, { ...shape, timeZone: 'UTC' })),
    ),
  ])
  sayingsByDay.set(today, sayings)
  return sayings
}
