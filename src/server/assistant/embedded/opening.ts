import type { SpokenLanguage } from '#content/assistant.ts'
import type { Asked, ComputedWords, DaySaid, NamedDay, OpeningSaid, Place, WeekSaid } from '#content/assistant-words.ts'
import type { Moment } from '#content/conversation-words.ts'
import { sayHoliday } from '#content/holidays.ts'
import { languages } from '#content/languages.ts'
import { isTimeZone } from '#contract/clock.ts'
import { openingOf, openingOn, type Schedule } from '#contract/opening-hours.ts'
import { figures } from '#facts/claims.ts'
import { channels } from '#facts/contact.ts'
import { privacy } from '#facts/legal.ts'
import { headquarters, offices, scheduleOf } from '#facts/offices.ts'
import { compile } from '../reading/reading-words.ts'
import { meansNow, readDay, townOf } from './names.ts'
import { readNumbers } from './numbers.ts'
import type { Whereabouts } from './said-place.ts'
import { normalise } from './words.ts'

/** `timeZone` is the visitor's: an IANA name, or anything. */
type Circumstances = { readonly now: Date; readonly timeZone: string; readonly language: SpokenLanguage }

/** Works out what is said to a question. */
export type Calculate = (asked: Asked, words: ComputedWords, circumstances: Circumstances & Whereabouts) => string

/** Whether somebody is there: now, or on the day and at the hour that were named. */
export const sayOpening: Calculate = (asked, words, circumstances) => {
  const isNow = asked.day === null && asked.hour === null
  // `Is the office in Kigali open at 6:30 pm, Kampala time?`
  const isOfClock = asked.channels.length + asked.offices.length > 1
  return sayPlaces(isOfClock ? withoutClock(asked) : asked, words, circumstances, (place) =>
    isNow ? words.opening(openingNow(place, circumstances)) : words.openingOn(openingThen(place, asked, circumstances)),
  )
}

/** When somebody is there, as another clock shows it. */
export const sayClock: Calculate = (asked, words, circumstances) => {
  const clock = clockOf(asked, circumstances.timeZone) ?? ofHeadquarters
  return sayPlaces(withoutClock(asked), words, circumstances, (place) =>
    words.clock({ place, ...weekOf(scheduleAt(place), clock, circumstances) }),
  )
}

/** Without the town that is named for its clock. */
const withoutClock = (asked: Asked): Asked => ({ ...asked, offices: asked.offices.filter((id) => id !== asked.clock) })

/** A line for each place that is named, else for where people usually ask. */
function sayPlaces(
  { channels: staffed, offices: towns, here, asksOffice }: Asked,
  words: ComputedWords,
  { timeZone }: Circumstances,
  say: (place: Place) => string,
) {
  // `I am in Luanda. If I call now, …?`
  const named: readonly Place[] = [...staffed, ...towns.filter((town) => asksOffice || town !== here)]
  const ofSameClock = offices.find((office) => office.timeZone === timeZone) ?? headquarters
  const usual: readonly Place[] = asksOffice ? [ofSameClock.id] : ['phone', 'chat']
  const places = named.length > 0 ? named : usual
  const announce = asksOffice && !places.every(isChannel) ? [words.announce] : []
  return [...places.map(say), ...announce, words.urgent].join('\n\n')
}

/** A clock beside that of a place; the town is null where it is the visitor's. */
type Clock = { readonly town: string | null; readonly zone: string }

/** That of the town that was named, else the visitor's; null where nothing is known of either. */
function clockOf({ clock, offices: named, elsewhere }: Asked, visitorZone: string): Clock | null {
  const office = offices.find(({ id }) => id === (clock ?? named[0]))
  if (office) return { town: office.city, zone: office.timeZone }
  if (elsewhere?.zone) return { town: elsewhere.town, zone: elsewhere.zone }
  return isTimeZone(visitorZone) ? { town: null, zone: visitorZone } : null
}
const ofHeadquarters: Clock = { town: headquarters.city, zone: headquarters.timeZone }

const isChannel = (place: Place) => place === 'phone' || place === 'chat'
const scheduleAt = (place: Place): Schedule =>
  isChannel(place) ? channels[place] : scheduleOf(offices.find(({ id }) => id === place) ?? headquarters)

function openingNow(place: Place, { now, timeZone, language }: Circumstances): OpeningSaid {
  const schedule = scheduleAt(place)
  const opening = openingOf(schedule, now)
  const moment = opening.isOpen ? opening.closesAt : opening.opensAt
  const until = moment && sayMoment(moment, now, schedule.timeZone, timeZone, language)
  const holiday = opening.isOpen || opening.holiday === null ? null : sayHoliday(opening.holiday, language)
  return { place, isOpen: opening.isOpen, until, holiday }
}

function openingThen(place: Place, asked: Asked, circumstances: Circumstances): DaySaid {
  const { now, timeZone: visitorZone, language } = circumstances
  const schedule = scheduleAt(place)
  const { opens, closes, timeZone } = schedule
  const zone = asked.hour === null ? timeZone : zoneOf(place, asked, visitorZone)
  const today = dayIn(zone, now)
  const date = asked.day && nextDate(asked.day, today)
  const moment = momentOf(date ?? today, asked.hour ?? opens, zone)
  // 22:00 in Los Angeles is another day in Kampala.
  const there = moment.withTimeZone(timeZone)
  const day = date && openingOn(schedule, there.toPlainDate().toString())
  const hour = there.hour + there.minute / 60
  return {
    place,
    isOpen: day?.isOpen !== false && hour >= opens && hour < closes,
    holiday: day?.holiday ? sayHoliday(day.holiday, language) : null,
    day:
      date && there.toLocaleString(languages[language].dateLocale, { weekday: 'long', day: 'numeric', month: 'long' }),
    at: asked.hour === null ? null : sayOnBoth(moment, there),
    // A town that is named without its clock is where the office stands.
    ...weekOf(schedule, clockOf({ ...asked, offices: [] }, visitorZone), circumstances),
  }
}

/**
 * On whose clock an hour is meant: the one that is named, else an office's own; phone and chat are reached from anywhere,
 * and whoever asks looks at his own.
 */
function zoneOf(place: Place, { clock, offices: [town], elsewhere, asksOffice }: Asked, visitorZone: string): string {
  const zone = elsewhere?.zone
  if (clock !== null && clock !== 'visitor') return scheduleAt(clock).timeZone
  if (zone && !asksOffice) return zone
  if (!isChannel(place)) return scheduleAt(place).timeZone
  if (town) return scheduleAt(town).timeZone
  return zone ?? (isTimeZone(visitorZone) ? visitorZone : scheduleAt(place).timeZone)
}

/** `19:30`, or `22:00 Los Angeles, 09:00 EAT` where two clocks show another time. */
function sayOnBoth(...clocks: readonly [Temporal.ZonedDateTime, Temporal.ZonedDateTime]) {
  const [one, other] = clocks
  if (one.offset === other.offset) return sayTime(one)
  return clocks.map((clock) => `${sayTime(clock)} ${zoneNameOf(clock.timeZoneId)}`).join(', ')
}

const sayTime = (clock: Temporal.ZonedDateTime) => clock.toPlainTime().toString({ smallestUnit: 'minute' })

/** As people there say it; phone and chat run on the clock of Kampala under another name (`contact.ts`). */
const zoneNames = new Map<string, string>([
  ...offices.map(({ timeZone, zoneName }) => [timeZone, zoneName] as const),
  [channels.phone.timeZone, 'EAT'],
])
const zoneNameOf = (timeZone: string) => zoneNames.get(timeZone) ?? townOf(timeZone)

/** The hours of a place, and what another clock shows then. */
function weekOf(hours: Schedule, clock: Clock | null, { now }: Circumstances): WeekSaid {
  const today = dayIn(hours.timeZone, now)
  const turns = [hours.opens, hours.closes].map((hour) => momentOf(today, hour, hours.timeZone))
  const showOn = (zone: string) => turns.map((turn) => sayTime(turn.withTimeZone(zone))).join('-')
  const isSaid = clock && (clock.town !== null || showOn(clock.zone) !== showOn(hours.timeZone))
  return {
    hours,
    zone: zoneNameOf(hours.timeZone),
    elsewhere: isSaid ? { there: showOn(clock.zone), town: clock.town } : null,
  }
}

const clockIn = (timeZone: string, moment: Date) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
const dayIn = (timeZone: string, moment: Date) => clockIn(timeZone, moment).toPlainDate()
/** When the clock of a place shows an hour, counted from midnight: 7.5 is half past seven. */
const momentOf = (date: Temporal.PlainDate, hour: number, timeZone: string) =>
  date
    .toPlainDateTime()
    .add({ minutes: Math.round(60 * hour) })
    .toZonedDateTime(timeZone)

/** A moment on the clock of a place, and on the visitor's where that shows another time. An unknown zone counts as none. */
export function sayMoment(
  moment: Date,
  now: Date,
  placeZone: string,
  visitorZone: string,
  language: SpokenLanguage,
): Moment {
  const say = (zone: string) => {
    const isToday = dayIn(zone, moment).equals(dayIn(zone, now))
    return clockIn(zone, moment).toLocaleString(languages[language].dateLocale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(!isToday && { weekday: 'long' }),
    })
  }
  const there = say(placeZone)
  const here = isTimeZone(visitorZone) ? say(visitorZone) : there
  return { there: `${there} ${zoneNameOf(placeZone)}`, here: here === there ? null : here }
}

/** In hours from midnight: nobody picks up the telephone then, in whichever of our zones. */
const eveningHour = 19
const isEvening = compile(String.raw`\b«evening»\b`)

/**
 * When the telephone opens next, for whoever wants to be called at a time when it is closed: `Saturday`, `after 8pm`. Hours
 * are on the visitor's clock. Null where somebody is there then, or no time can be read.
 */
export function openingAfter(when: string, { now, timeZone, language }: Circumstances): Moment | null {
  const { phone } = channels
  const plain = normalise(when)
  const { text, day } = readDay(plain)
  const said = readNumbers(text).counted.find(({ hour }) => hour !== null)?.hour
  const hour = said ?? (isEvening.test(plain) ? eveningHour : null)
  const zone = isTimeZone(timeZone) ? timeZone : headquarters.timeZone
  const today = dayIn(zone, now)
  const date = day ? nextDate(day, today) : meansNow(plain) ? today : null
  if (date === null && hour === null) return null
  const onDay = (one: Temporal.PlainDate) =>
    new Date((hour === null ? momentOf(one, phone.opens, phone.timeZone) : momentOf(one, hour, zone)).epochMilliseconds)
  // An hour without a day is meant for the next day when somebody is there.
  const isMeant = (one: Temporal.PlainDate) => openingOn(phone, one.toString()).isOpen && onDay(one) > now
  const wanted = onDay(date ?? daysAhead.map((days) => today.add(days)).find(isMeant) ?? today)
  const opening = openingOf(phone, wanted > now ? wanted : now)
  return opening.isOpen ? null : opening.opensAt && sayMoment(opening.opensAt, now, phone.timeZone, timeZone, language)
}

/** The days of a trial, from the one that is named on, else from today. */
export const sayTrial: Calculate = ({ day }, words, circumstances) => {
  const today = todayOf(circumstances)
  const [last, next] = daysAround(day, today)
  // It may have begun: of two such days the one that is less far away.
  const first = next.since(today).days > today.since(last).days ? last : next
  return words.trialDates(dateOf(first), dateOf(first.add({ days: figures.trialDays.value })))
}

/** Until when it is kept what somebody wrote on the day that is named, the last such day where no year is. */
export const sayRetention: Calculate = ({ day }, words, circumstances) => {
  const today = todayOf(circumstances)
  const [first] = daysAround(day, today)
  const last = first.add({ days: privacy.retentionDays })
  return words.retentionDates(dateOf(first), dateOf(last), Temporal.PlainDate.compare(last, today) < 0)
}

const todayOf = ({ timeZone, now }: Circumstances) =>
  dayIn(isTimeZone(timeZone) ? timeZone : headquarters.timeZone, now)
const dateOf = (date: Temporal.PlainDate) => new Date(date.toString())

/** The last such day and the next; both are today where none is named, and the same where its year is. */
function daysAround(
  day: NamedDay | null,
  today: Temporal.PlainDate,
): readonly [last: Temporal.PlainDate, next: Temporal.PlainDate] {
  if (!day) return [today, today]
  const next = nextDate(day, today)
  const isOfYear = day.kind === 'date' && day.year !== undefined
  return [
    isOfYear || next.equals(today) ? next : next.subtract(day.kind === 'weekday' ? { weeks: 1 } : { years: 1 }),
    next,
  ]
}

/** Longer than any holidays. */
const daysAhead = Array.from({ length: 14 }, (_, days) => ({ days }))

const daysOfWeek = 7
/** The next such day; today counts, unless the next one is named. */
export function nextDate(named: NamedDay, today: Temporal.PlainDate): Temporal.PlainDate {
  if (named.kind === 'tomorrow') return today.add({ days: 1 })
  if (named.kind === 'afterTomorrow') return today.add({ days: 2 })
  if (named.kind === 'weekday') {
    const days = (named.weekday - today.dayOfWeek + daysOfWeek) % daysOfWeek
    return today.add({ days: days === 0 && named.isNext ? daysOfWeek : days })
  }
  const { month, day } = named
  const dateIn = (year: number) => Temporal.PlainMonthDay.from({ month, day }).toPlainDate({ year })
  const date = dateIn(named.year ?? today.year)
  if (named.year !== undefined) return date
  return Temporal.PlainDate.compare(date, today) < 0 ? dateIn(today.year + 1) : date
}
