import { fill } from '#contract/fill.ts'
import type { OpeningTimeWords } from '#content/copy/contact.ts'
import { openingOf, type Opening, type Schedule } from '#contract/opening-hours.ts'
import { sayClock } from '#contract/say-clock.ts'
import { dateLocale } from '../date-locale.ts'
import { putNearestFirst } from '../put-nearest-first.ts'

/** What the page tells this script, as JSON. */
export type OfficeHours = {
  readonly words: OpeningTimeWords
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

/** Lets the browser do what waits: time zones are slow, and all of them at once hold a slow phone for a tenth of a second. */
function takeTurns() {
  const { port1, port2 } = new MessageChannel()
  return new Promise<void>((done) => {
    port1.addEventListener('message', () => done(), { once: true })
    port1.start()
    port2.postMessage(null)
  })
}

function tellOf(place: HTMLElement, schedule: Schedule, now: Date, words: OpeningTimeWords) {
  const opening = openingOf(schedule, now)
  place.dataset['state'] = opening.isOpen ? 'open' : 'closed'
  const said = sayOpening(opening, now, words, schedule.timeZone)
  if (place.textContent !== said) place.textContent = said
}

function sayOpening(opening: Opening, now: Date, words: OpeningTimeWords, timeZone: string) {
  const turn = opening.isOpen ? opening.closesAt : opening.opensAt
  const sentences =
    opening.isOpen || opening.holiday === null ? [] : [fill(words.holiday, { holiday: opening.holiday })]
  if (turn === null) return sentences.join(' ')
  const there = { day: sayDay(turn, now, words, timeZone), time: sayTime(turn, words, timeZone) }
  sentences.push(fill(opening.isOpen ? words.isOpen : words.opens, there))

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
function sayDay(moment: Date, now: Date, words: OpeningTimeWords, timeZone?: string) {
  const isToday = (zone?: string) => {
    const [one, other] = [moment, now].map((date) => format(date, { dateStyle: 'short' }, zone))
    return one === other
  }
  if (isToday(timeZone) && isToday()) return words.today
  const isFar = moment.getTime() - now.getTime() >= weekMs
  return format(moment, { weekday: 'long', ...(isFar && { day: 'numeric', month: 'long' }) }, timeZone)
}

function sayTime(moment: Date, { clock }: OpeningTimeWords, timeZone?: string) {
  return sayClock(format(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone), clock)
}

function format(moment: Date, options: Intl.DateTimeFormatOptions, timeZone?: string) {
  const zone = timeZone === undefined ? {} : { timeZone }
  return new Intl.DateTimeFormat(dateLocale(), { ...options, ...zone }).format(moment)
}
