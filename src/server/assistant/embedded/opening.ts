import type {
  Asked,
  ClockAsked,
  ComputedWords,
  DaySaid,
  HourSaid,
  NamedDay,
  OpeningSaid,
} from '#content/assistant-words.ts'
import { openingOf, openingOn } from '#contract/opening-hours.ts'
import { channels } from '#facts/contact.ts'
import { headquarters, offices, scheduleOf } from '#facts/offices.ts'
import type { SpokenLanguage } from '#content/assistant.ts'
import { dayIn, nextDate, sayDate, sayHours, sayHoursOn, sayMoment, weekOf } from './say-moment.ts'

export type Circumstances = { readonly now: Date; readonly timeZone: string; readonly language: SpokenLanguage }

type Say = (asked: Asked, words: ComputedWords, circumstances: Circumstances) => string

/** Whether somebody is there: now, or on the day that was named. */
export const sayOpening: Say = (asked, words, { now, timeZone, language }) => {
  const named = asked.channels.length > 0 ? asked.channels : (['phone', 'chat'] as const)
  const places: readonly OpeningSaid['place'][] =
    asked.offices.length > 0 && !asked.channels.includes('chat') ? asked.offices : named
  const { day, hour } = asked
  if (hour !== null && hour <= 24)
    return words.openingAt(places.map((place) => sayHour(place, day, hour, now, language)))
  // `It is Monday, may I come at once?`: that Monday is today.
  const isToday = ([place = 'phone']: typeof places) =>
    day?.kind === 'weekday' && asked.isNow && nextDate(day, now, zoneAt(place)) === dayIn(zoneAt(place), now)
  if (day && !isToday(places)) return words.openingOn(places.map((place) => sayDay(place, day, now, language)))
  return words.opening(places.map((place) => sayOpeningOf(place, now, timeZone, language)))
}

/** When phone and chat, or an office, open and close on another clock. */
export const sayClock: Say = (asked, words, { now, timeZone }) => {
  const others = asked.offices.filter((id) => id !== asked.clock)
  const named = asked.channels.length > 0 ? asked.channels : others
  const places: readonly OpeningSaid['place'][] = named.length > 0 ? named : ['phone', 'chat']
  const clocks = clocksFor(asked.clock, asked.offices, timeZone)
  return words.clock(
    places.map((place) => {
      const schedule = scheduleAt(place)
      const there = clocks.map(({ town, zone }) => ({ town, hours: sayHoursOn(zone, schedule, now) }))
      return { place, week: weekOf(schedule), there }
    }),
  )
}

type Clock = { readonly town: string | null; readonly zone: string }

/** That of the town that was named, else the visitor's, else those of all offices. */
function clocksFor(
  asked: ClockAsked | null,
  named: readonly OpeningSaid['place'][],
  timeZone: string,
): readonly Clock[] {
  const towns = offices.map(({ id, city, timeZone: zone }) => ({ id, town: city, zone }))
  const town = towns.find(({ id }) => id === asked) ?? towns.find(({ id }) => named.includes(id))
  if (town) return [town]
  return isZone(timeZone) ? [{ town: null, zone: timeZone }] : towns
}

function isZone(timeZone: string) {
  if (timeZone === '') return false
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const zoneAt = (place: OpeningSaid['place']) => scheduleAt(place).timeZone

function scheduleAt(place: OpeningSaid['place']) {
  if (place === 'phone' || place === 'chat') return channels[place]
  return scheduleOf(offices.find(({ id }) => id === place) ?? headquarters)
}

function sayDay(place: OpeningSaid['place'], named: NamedDay, now: Date, language: SpokenLanguage): DaySaid {
  const schedule = scheduleAt(place)
  const date = nextDate(named, now, schedule.timeZone)
  return {
    place,
    day: sayDate(date, language),
    hours: sayHours(schedule),
    week: weekOf(schedule),
    ...openingOn(schedule, date),
  }
}

function sayHour(
  place: OpeningSaid['place'],
  named: NamedDay | null,
  hour: number,
  now: Date,
  language: SpokenLanguage,
): HourSaid {
  const schedule = scheduleAt(place)
  const date = named && nextDate(named, now, schedule.timeZone)
  const isDay = date === null || openingOn(schedule, date).isOpen
  return {
    place,
    isOpen: isDay && hour >= schedule.opens && hour < schedule.closes,
    day: date && sayDate(date, language),
    at: sayTime(hour),
    week: weekOf(schedule),
  }
}
const sayTime = (hour: number) =>
  [Math.floor(hour), Math.round((hour % 1) * 60)].map((part) => String(part).padStart(2, '0')).join(':')

function sayOpeningOf(place: OpeningSaid['place'], now: Date, timeZone: string, language: SpokenLanguage): OpeningSaid {
  const schedule = scheduleAt(place)
  const opening = openingOf(schedule, now)
  const moment = opening.isOpen ? opening.closesAt : opening.opensAt
  return {
    place,
    isOpen: opening.isOpen,
    until: moment && sayMoment(moment, now, schedule.timeZone, timeZone, language),
    holiday: opening.isOpen ? null : opening.holiday,
  }
}
