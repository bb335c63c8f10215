import { fill } from '#contract/fill.ts'
import type { OpeningTimeWords } from '#content/copy/contact.ts'
import { readWall } from '#contract/clock.ts'
import { openingOf, type Opening, type Schedule } from '#contract/opening-hours.ts'
import { sayClock } from '#contract/say-clock.ts'
import { dateLocale } from '../date-locale.ts'
import { putNearestFirst } from '../put-nearest-first.ts'

/** What the page tells this script, as JSON. */
export type OfficeHours = {
  readonly words: OpeningTimeWords & { /** From Sunday. */ readonly weekdays: readonly string[] }
  readonly schedules: Readonly<Record<string, Schedule>>
}

const minuteMs = 60_000
const weekMs = 7 * 24 * 60 * minuteMs

/**
 * Says beside the hours of each office and channel whether somebody is there now, and when that changes (CONT-2,
 * CONT-4, CONT-7). `element` holds the schedules; the elements marked `data-opening` are told. Right to the minute
 * while the page is looked at. Before that, the nearest office goes to its place.
 */
export function start(element: HTMLElement) {
  const { words, schedules } = JSON.parse(element.textContent) as OfficeHours
  const places = document.querySelectorAll<HTMLElement>('[data-opening]')
  let nextMinute = 0
  putNearestFirst()

  function tell() {
    clearTimeout(nextMinute)
    if (document.visibilityState === 'hidden') return
    const now = new Date()
    nextMinute = window.setTimeout(tell, minuteMs - (now.getTime() % minuteMs))
    void tellEach(now)
  }
  async function tellEach(now: Date) {
    for (const place of places) {
      const schedule = schedules[place.dataset['opening'] ?? '']
      if (schedule) tellOf(place, schedule, now, words)
      await takeTurns()
    }
  }
  document.addEventListener('visibilitychange', tell)
  tell()
}

/** Lets the browser do what waits: where it has no Temporal, all the clocks at once hold a slow phone for a tenth of a second. */
function takeTurns() {
  const { port1, port2 } = new MessageChannel()
  return new Promise<void>((done) => {
    port1.addEventListener('message', () => done(), { once: true })
    port1.start()
    port2.postMessage(null)
  })
}

function tellOf(place: HTMLElement, schedule: Schedule, now: Date, words: OfficeHours['words']) {
  const opening = openingOf(schedule, now)
  place.dataset['state'] = opening.isOpen ? 'open' : 'closed'
  const said = sayOpening(opening, now, words, schedule.timeZone)
  if (place.textContent !== said) place.textContent = said
}

function sayOpening(opening: Opening, now: Date, words: OfficeHours['words'], timeZone: string) {
  const turn = opening.isOpen ? opening.closesAt : opening.opensAt
  const sentences =
    opening.isOpen || opening.holiday === null ? [] : [fill(words.holiday, { holiday: opening.holiday })]
  if (turn === null) return sentences.join(' ')
  const there = { day: sayDay(turn, now, words, timeZone), time: sayTime(turn, words, timeZone) }
  sentences.push(fill(opening.isOpen ? words.openUntil : words.opens, there))

  const here = { day: sayDay(turn, now, words), time: sayTime(turn, words) }
  const isSameDay = here.day === there.day
  if (!isSameDay || here.time !== there.time) {
    sentences.push(fill(words.yours, { moment: isSameDay ? here.time : `${here.day} ${here.time}` }))
  }
  return sentences.join(' ')
}

/**
 * 'today', a weekday, or with its date when that is a week or more away. Without a zone: the reader's own. What is today
 * elsewhere is only called so where it is today for the reader, too.
 */
function sayDay(moment: Date, now: Date, { today, weekdays }: OfficeHours['words'], timeZone?: string) {
  const isToday = (zone?: string) => dateOn(wallOf(moment, zone)) === dateOn(wallOf(now, zone))
  if (isToday(timeZone) && isToday()) return today
  const wall = wallOf(moment, timeZone)
  if (moment.getTime() - now.getTime() < weekMs) return weekdays[wall.getUTCDay()] ?? ''
  const shape = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(dateLocale(), shape).format(wall)
}

const dateOn = (wall: Date) => wall.toISOString().slice(0, '2027-03-26'.length)

function sayTime(moment: Date, { clock }: OfficeHours['words'], timeZone?: string) {
  return sayClock(wallOf(moment, timeZone).toISOString().slice('2027-03-26T'.length, '2027-03-26T08:00'.length), clock)
}

/** What a clock shows, as if it hung in Greenwich: that of a zone, or the reader's own. */
function wallOf(moment: Date, timeZone?: string) {
  const at = moment.getTime()
  return new Date(timeZone === undefined ? at - moment.getTimezoneOffset() * minuteMs : readWall(at, timeZone))
}
