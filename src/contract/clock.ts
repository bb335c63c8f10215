/**
 * What clocks show. Temporal knows it at once; where a browser has none, `Intl` does, whose first clock holds a slow phone
 * for a tenth of a second.
 */

/** Milliseconds that a clock on the wall shows, counted as if it hung in Greenwich. */
export type WallTime = number

type Api = typeof globalThis.Temporal
const temporal: Api | undefined = globalThis.Temporal

/** What a clock shows at a moment, in milliseconds. Throws a RangeError for an unknown time zone. */
export function readWall(moment: number, timeZone: string): WallTime {
  if (!temporal) return readWithIntl(moment, timeZone)
  const { offsetNanoseconds } = temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone)
  return moment + offsetNanoseconds / nanosecondsPerMs
}
const nanosecondsPerMs = 1e6

/** The moment at which a clock shows a time. Twice, because the zone may change its offset in between. */
export function toMoment(wall: WallTime, timeZone: string): number {
  const near = wall - (readWall(wall, timeZone) - wall)
  return wall - (readWall(near, timeZone) - near)
}

/** Whether a text names a clock: an IANA name, such as `Africa/Kigali`. */
export function isTimeZone(text: string): boolean {
  try {
    clockIn(text)
    return true
  } catch {
    return false
  }
}

function readWithIntl(moment: number, timeZone: string): WallTime {
  const parts = clockIn(timeZone).formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const seconds = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
  return seconds + modulo(moment, 1000)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

// Making a clock costs more than reading it, and seven channels and offices are asked every minute.
function clockIn(timeZone: string) {
  const known = clocks.get(timeZone)
  if (known) return known
  const numeric = 'numeric'
  const clock = new Intl.DateTimeFormat('und-u-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  })
  clocks.set(timeZone, clock)
  return clock
}

/** The remainder that is never negative, for moments before 1970 too. */
export function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor
}
