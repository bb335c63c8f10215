import type { SpokenLanguage } from '#content/assistant.ts'
import type {
  Asked,
  ComputedWords,
  DaySaid,
  HourSaid,
  NamedDay,
  OpeningSaid,
  WeekHours,
} from '#content/assistant-words.ts'
import type { Moment } from '#content/conversation-words.ts'
import { defaultLanguage, languages } from '#content/languages.ts'
import { momentOf, openingOf, openingOn, type Schedule } from '#contract/opening-hours.ts'
import { channels } from '#facts/contact.ts'
import { headquarters, offices, scheduleOf } from '#facts/offices.ts'
import { compile } from '../reading/reading-words.ts'
import { meansNow, readDay, townOf } from './names.ts'
import { readNumbers } from './numbers.ts'
import { normalise } from './words.ts'

type Circumstances = { readonly now: Date; readonly timeZone: string; readonly language: SpokenLanguage }

/** Works out what is said to a question. */
export type Calculate = (asked: Asked, words: ComputedWords, circumstances: Circumstances) => string
type Place = OpeningSaid['place']

/** Whether somebody is there: now, or on the day that was named. */
export const sayOpening: Calculate = (asked, words, circumstances) => {
  const { now } = circumstances
  const { channels: staffed, offices: towns, asksVisit, day, hour } = asked
  const usual: readonly Place[] = asksVisit ? [headquarters.id] : ['phone', 'chat']
  const named = staffed.length > 0 ? staffed : usual
  const places = towns.length > 0 && !staffed.includes('chat') ? towns : named
  if (hour !== null && hour <= 24) {
    // `7:30 in Kigali, does somebody pick up the phone?`: that of all offices, on the clock of the town, and the town's own.
    const lines: readonly Place[] = towns.length > 0 && staffed.includes('phone') ? [...staffed, ...towns] : places
    return words.openingAt(
      lines.map((place) => sayHour(place, day, { hour, zone: zoneFor(place, asked) }, circumstances)),
    )
  }
  // `It is Monday, may I come at once?`: that Monday is today.
  const zone = scheduleAt(places[0]).timeZone
  const isToday = day?.kind === 'weekday' && asked.isNow && nextDate(day, now, zone) === dayIn(zone, now)
  if (day && !isToday) return words.openingOn(places.map((place) => sayDay(place, day, circumstances)))
  return words.opening(places.map((place) => sayOpeningOf(place, circumstances)))
}

/** On whose clock an hour is meant: an office's own, and for what all share that of the town that is named. */
function zoneFor(place: Place, { offices: [town], zone }: Asked) {
  const isShared = place === 'phone' || place === 'chat'
  return (isShared && !town && zone) || scheduleAt(isShared ? (town ?? place) : place).timeZone
}

/** When phone and chat, or an office, open and close on another clock. */
export const sayClock: Calculate = (asked, words, { now, timeZone }) => {
  const others = asked.offices.filter((id) => id !== asked.clock)
  const named: readonly Place[] = asked.channels.length > 0 ? asked.channels : others
  const clocks = clocksFor(asked, timeZone)
  return words.clock(
    (named.length > 0 ? named : (['phone', 'chat'] as const)).map((place) => {
      const schedule = scheduleAt(place)
      const there = clocks.map(({ town, zone }) => ({ town, hours: sayHoursOn(zone, schedule, now) }))
      return { place, week: weekOf(schedule), there }
    }),
  )
}

/** That of the town that was named, else the visitor's, else those of all offices. */
function clocksFor({ clock, offices: named, zone: other }: Asked, timeZone: string) {
  const towns = offices.map(({ id, city, timeZone: zone }) => ({ id, town: city, zone }))
  const town = towns.find(({ id }) => id === clock) ?? towns.find(({ id }) => named.includes(id))
  if (town) return [town]
  if (other) return [{ town: townOf(other), zone: other }]
  return isZone(timeZone) ? [{ town: null, zone: timeZone }] : towns
}

function isZone(timeZone: string) {
  try {
    return timeZone !== '' && dayIn(timeZone, new Date()) !== ''
  } catch {
    return false
  }
}

function scheduleAt(place: Place | undefined): Schedule {
  if (place === 'phone' || place === 'chat') return channels[place]
  return scheduleOf(offices.find(({ id }) => id === place) ?? headquarters)
}

function sayDay(place: Place, named: NamedDay, { now, language }: Circumstances): DaySaid {
  const schedule = scheduleAt(place)
  const date = nextDate(named, now, schedule.timeZone)
  const week = weekOf(schedule)
  const hours = `${sayTimes([schedule.opens, schedule.closes])} ${week.zone}`
  return { place, day: sayDate(date, language), hours, week, ...openingOn(schedule, date) }
}

/** An hour as a clock shows it. */
type Hour = { readonly hour: number; readonly zone: string }

function sayHour(place: Place, named: NamedDay | null, asked: Hour, { now, language }: Circumstances): HourSaid {
  const { hour, zone } = asked
  const schedule = scheduleAt(place)
  const ahead = hour + hoursAhead(schedule.timeZone, zone, now)
  // 22:00 in Los Angeles is another day in Kampala.
  const days = Math.floor(ahead / 24)
  const there = ahead - 24 * days
  const date = named && toIsoDate(Date.parse(nextDate(named, now, zone)) + days * dayMs)
  const isDay = date === null || openingOn(schedule, date).isOpen
  const isOpen = isDay && there >= schedule.opens && there < schedule.closes
  const at =
    there === hour
      ? sayTimes([hour])
      : `${sayTimes([hour])} ${zoneNameOf(zone)}, ${sayTimes([there])} ${zoneNameOf(schedule.timeZone)}`
  return { place, isOpen, day: date && sayDate(date, language), at, week: weekOf(schedule) }
}

function sayOpeningOf(place: Place, { now, timeZone, language }: Circumstances): OpeningSaid {
  const schedule = scheduleAt(place)
  const opening = openingOf(schedule, now)
  const moment = opening.isOpen ? opening.closesAt : opening.opensAt
  const until = moment && sayMoment(moment, now, schedule.timeZone, timeZone, language)
  return { place, isOpen: opening.isOpen, until, holiday: opening.isOpen ? null : opening.holiday }
}

/** `08:00-18:00`, of hours from midnight. */
const sayTimes = (hours: readonly number[]) =>
  hours
    .map((hour) =>
      [Math.floor(hour), Math.round((hour % 1) * 60)].map((part) => String(part).padStart(2, '0')).join(':'),
    )
    .join('-')

/** As people there say it; the phone and the chat run on the clock of Kampala (`contact.ts`). */
const zoneNames = new Map<string, string>([
  ...offices.map(({ timeZone, zoneName }) => [timeZone, zoneName] as const),
  [channels.phone.timeZone, 'EAT'],
])
const zoneNameOf = (timeZone: string) => zoneNames.get(timeZone) ?? townOf(timeZone)

const weekOf = ({ opens, closes, timeZone }: Schedule): WeekHours => ({ opens, closes, zone: zoneNameOf(timeZone) })

const clocks = new Map<string, Intl.DateTimeFormat>()
// Making a clock costs more than reading it.
function clockOf(timeZone: string, language: SpokenLanguage, isToday: boolean) {
  const key = `${timeZone} ${language} ${isToday}`
  const clock =
    clocks.get(key) ??
    new Intl.DateTimeFormat(languages[language].dateLocale, {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(!isToday && { weekday: 'long' }),
    })
  if (clocks.size < 500) clocks.set(key, clock)
  return clock
}

/** Swedes write a day as ISO 8601 does. */
const dayIn = (timeZone: string, at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

/** A moment on the clock of a place, and on the visitor's where that shows another time. An unknown zone counts as none. */
export function sayMoment(moment: Date, now: Date, placeZone: string, visitorZone: string, language: SpokenLanguage) {
  const say = (zone: string) => clockOf(zone, language, dayIn(zone, moment) === dayIn(zone, now)).format(moment)
  const there = say(placeZone)
  const here = isZone(visitorZone) ? say(visitorZone) : null
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
  const today = dayIn(phone.timeZone, now)
  const date = day ? nextDate(day, now, phone.timeZone) : meansNow(plain) ? today : null
  const said = readNumbers(text).counted.find(({ hour }) => hour !== null)?.hour
  const hour = said ?? (isEvening.test(plain) ? eveningHour : null)
  if (date === null && hour === null) return null
  const ahead = hoursAhead(phone.timeZone, isZone(timeZone) ? timeZone : headquarters.timeZone, now)
  const onDay = (one: string) => momentOf(phone.timeZone, one, hour === null ? phone.opens : hour + ahead)
  // An hour without a day is meant for the next day when somebody is there.
  const isToday = date === null && openingOn(phone, today).isOpen && onDay(today) > now
  const wanted = onDay(date ?? (isToday ? today : nextDay(phone, now)))
  const opening = openingOf(phone, wanted > now ? wanted : now)
  return opening.isOpen ? null : opening.opensAt && sayMoment(opening.opensAt, now, phone.timeZone, timeZone, language)
}

/** The local day on which a place opens next, after today. */
function nextDay(schedule: Schedule, now: Date): string {
  const { timeZone } = schedule
  const tomorrow = momentOf(timeZone, nextDate({ kind: 'tomorrow' }, now, timeZone), 0)
  const opening = openingOf(schedule, tomorrow)
  return dayIn(timeZone, opening.isOpen ? tomorrow : (opening.opensAt ?? tomorrow))
}

const dayMs = 86_400_000
const toIsoDate = (midnight: number) => new Date(midnight).toISOString().slice(0, 10)

/** The next such day on the clock of a place, `2026-12-25`; today counts. A day no month has is the one after its last. */
export function nextDate(named: NamedDay, now: Date, timeZone: string): string {
  const today = dayIn(timeZone, now)
  if (named.kind === 'tomorrow') return toIsoDate(Date.parse(today) + dayMs)
  if (named.kind === 'weekday') {
    const ahead = named.weekday - new Date(today).getUTCDay()
    return toIsoDate(Date.parse(today) + ((ahead + 7) % 7) * dayMs)
  }
  const dateIn = (year: number) => toIsoDate(Date.UTC(year, named.month - 1, named.day))
  const year = Number(today.slice(0, 4))
  return dateIn(year) >= today ? dateIn(year) : dateIn(year + 1)
}

/** `Friday 25 December`. */
const sayDate = (date: string, language: SpokenLanguage) =>
  new Intl.DateTimeFormat(languages[language].dateLocale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date))

/** What another clock shows when a place opens and closes: `05:00-15:00`. Throws a RangeError for an unknown zone. */
function sayHoursOn(zone: string, { opens, closes, timeZone }: Schedule, now: Date): string {
  const ahead = hoursAhead(zone, timeZone, now)
  return sayTimes([opens, closes].map((hour) => (hour + ahead + 24) % 24))
}

/** How many hours more one clock shows than another; some have half of one. */
function hoursAhead(zone: string, other: string, now: Date): number {
  const noon = new Date(`${dayIn(other, now)}T12:00:00Z`)
  const hourIn = (place: string) => {
    const [hours = 0, minutes = 0] = clockOf(place, defaultLanguage, true).format(noon).split(':').map(Number)
    return hours + minutes / 60
  }
  return hourIn(zone) - hourIn(other)
}
