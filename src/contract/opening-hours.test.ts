import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { channels } from '#facts/contact.ts'
import { holidays, holidaysListedUntil } from '#facts/holidays.ts'
import { offices, scheduleOf } from '#facts/offices.ts'
import { openingOf, openingOn, startOfDay, type Schedule } from './opening-hours.ts'

const kigali: Schedule = {
  timeZone: 'Africa/Kigali',
  days: [1, 2, 3, 4, 5],
  opens: 8,
  closes: 18,
  holidays: { '07-01': 'Independence Day', '2027-03-26': 'Good Friday', '2027-03-29': 'Easter Monday' },
}
const at = (text: string) => new Date(text)
const closed = (opensAt: string, holiday: string | null = null) => ({ isOpen: false, opensAt: at(opensAt), holiday })
const open = (closesAt: string) => ({ isOpen: true, closesAt: at(closesAt) })

describe('opening hours', () => {
  it.each([
    ['opens on a weekday', '2027-03-02', true, null],
    ['stays closed on a holiday', '2027-07-01', false, 'Independence Day'],
    ['stays closed at the weekend', '2027-03-06', false, null],
    ['names no holiday that falls on a weekend', '2028-07-01', false, null],
  ])('[CONT-7] a place %s', (_, date, isOpen, holiday) => {
    expect(openingOn(kigali, date)).toEqual({ isOpen, holiday })
  })

  it.each([
    ['opens on the stroke of the hour', '2027-03-02T08:00+02:00', open('2027-03-02T18:00+02:00')],
    ['is still closed just before it', '2027-03-02T07:59:59.999+02:00', closed('2027-03-02T08:00+02:00')],
    ['is open to the last moment', '2027-03-02T17:59:59.999+02:00', open('2027-03-02T18:00+02:00')],
    ['closes on the stroke of the hour', '2027-03-02T18:00+02:00', closed('2027-03-03T08:00+02:00')],
    ['means tomorrow before midnight', '2027-03-02T23:59+02:00', closed('2027-03-03T08:00+02:00')],
    ['means today after midnight', '2027-03-03T00:00+02:00', closed('2027-03-03T08:00+02:00')],
    ['means Monday on Friday evening', '2027-03-05T18:00+02:00', closed('2027-03-08T08:00+02:00')],
    ['means Monday on Sunday night', '2027-03-07T23:59+02:00', closed('2027-03-08T08:00+02:00')],
    ['names a holiday of every year', '2027-07-01T10:00+02:00', closed('2027-07-02T08:00+02:00', 'Independence Day')],
    ['passes holidays and a weekend', '2027-03-26T10:00+02:00', closed('2027-03-30T08:00+02:00', 'Good Friday')],
    ['is silent about a holiday that is not today', '2027-03-27T10:00+02:00', closed('2027-03-30T08:00+02:00')],
  ])('[CONT-7] %s', (_, moment, opening) => {
    expect(openingOf(kigali, at(moment))).toEqual(opening)
  })

  it('[CONT-7] names no holiday that falls on a Sunday anyway', () => {
    const sunday = at('2029-07-01T10:00+02:00')

    expect(openingOf(kigali, sunday)).toEqual(closed('2029-07-02T08:00+02:00'))
  })

  it('[CONT-7] follows the clock of the place, not the one of the reader', () => {
    const moment = at('2027-03-02T07:30:00Z')

    expect(openingOf({ ...kigali, timeZone: 'Africa/Abidjan' }, moment)).toEqual(closed('2027-03-02T08:00Z'))
    expect(openingOf({ ...kigali, timeZone: 'Africa/Douala' }, moment)).toEqual(open('2027-03-02T17:00Z'))
  })

  it('may close at midnight, and never open', () => {
    const late: Schedule = { timeZone: 'Africa/Luanda', days: [5], opens: 20, closes: 24 }

    expect(openingOf(late, at('2027-03-05T23:30+01:00'))).toEqual(open('2027-03-06T00:00+01:00'))
    expect(openingOf({ ...late, days: [] }, at('2027-03-05T23:30+01:00'))).toEqual({
      isOpen: false,
      opensAt: null,
      holiday: null,
    })
  })

  it('knows no time zone that is none', () => {
    expect(() => openingOf({ ...kigali, timeZone: 'Africa/Nowhere' }, new Date())).toThrow(RangeError)
  })

  const schedules = fc
    .record({
      // With half hours, without them, and with summer time on either half of the world.
      timeZone: fc.constantFrom(
        'Africa/Kigali',
        'Africa/Abidjan',
        'Asia/Kathmandu',
        'Europe/Lisbon',
        'America/New_York',
        'Australia/Lord_Howe',
        'Pacific/Auckland',
      ),
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      // Clocks are put forward and back before four in the morning.
      opens: fc.integer({ min: 4, max: 22 }),
      length: fc.integer({ min: 1, max: 20 }),
    })
    .map(({ length, ...rest }): Schedule => ({
      ...rest,
      closes: Math.min(rest.opens + length, 24),
      holidays: { '12-25': 'Christmas Day', '05-01': 'Labour Day', '2027-03-29': 'Easter Monday' },
    }))
  const moments = fc.date({ min: at('2026-01-01'), max: at('2028-12-31'), noInvalidDate: true })

  it('[CONT-7] changes exactly when it says it will', () => {
    fc.assert(
      fc.property(schedules, moments, (schedule, moment) => {
        const opening = openingOf(schedule, moment)
        const turn = opening.isOpen ? opening.closesAt : opening.opensAt
        if (turn === null) throw new Error('a place with a weekday opens within a year')

        expect(turn.getTime()).toBeGreaterThan(moment.getTime())
        expect(openingOf(schedule, turn).isOpen).toBe(!opening.isOpen)
        expect(openingOf(schedule, new Date(turn.getTime() - 1)).isOpen).toBe(opening.isOpen)
      }),
    )
  })

  it('[CONT-7] is open only at an hour, on a weekday and on a date the clock on the wall confirms', () => {
    fc.assert(
      fc.property(schedules, moments, (schedule, moment) => {
        const { timeZone, days, opens, closes, holidays: names = {} } = schedule
        const format = (options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat('sv-SE', { timeZone, ...options }).format(moment)
        const date = format({ dateStyle: 'short' })
        const hour = Number(format({ timeStyle: 'short' }).slice(0, 2))
        const weekday = new Date(`${date}T12:00Z`).getUTCDay() || 7
        const isHoliday = date in names || date.slice(5) in names

        expect(openingOf(schedule, moment).isOpen).toBe(
          days.includes(weekday) && !isHoliday && hour >= opens && hour < closes,
        )
      }),
    )
  })
})

describe('the facts behind them', () => {
  const schedules = [...offices.map(scheduleOf), channels.phone, channels.chat]

  it('[CONT-2, CONT-4, DATA-16] give every office and staffed channel a zone and hours that make sense', () => {
    for (const schedule of schedules) {
      expect(schedule.closes).toBeGreaterThan(schedule.opens)
      expect(openingOf(schedule, new Date()).isOpen).toBeTypeOf('boolean')
    }
  })

  it.each(Object.entries(holidays))('list real dates, and every year up to the last: %s', (id, { days, source }) => {
    const dates = Object.keys(days)

    expect(source).not.toBe('')
    for (const date of dates) {
      const whole = date.length === 5 ? `2027-${date}` : date
      expect(new Date(`${whole}T00:00Z`).toISOString().slice(0, 10)).toBe(whole)
    }
    for (const year of [2026, holidaysListedUntil]) {
      const moving = dates.filter((date) => date.startsWith(`${year}-`))
      expect(moving.length, `${id}: no country has fewer than two moving holidays in ${year}`).toBeGreaterThan(1)
    }
  })

  it('let every moving holiday fall on a weekday, where it matters', () => {
    const moving = Object.values(holidays)
      .flatMap(({ days }) => Object.keys(days))
      .filter((date) => date.length === 10)

    for (const date of moving) expect([1, 2, 3, 4, 5]).toContain(new Date(date).getUTCDay())
  })
})

describe('a local day', () => {
  it.each([
    ['2026-11-20', 'Africa/Kigali', '2026-11-19T22:00:00.000Z'],
    ['2026-11-20', 'Africa/Nairobi', '2026-11-19T21:00:00.000Z'],
    ['2026-07-01', 'Europe/Lisbon', '2026-06-30T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Lisbon', '2026-03-29T23:00:00.000Z'],
  ])('%s begins in %s at %s', (date, timeZone, begins) => {
    expect(startOfDay(date, timeZone)).toEqual(new Date(begins))
  })

  it.each(['', 'never', '2026-13-01', '2026-11-31T', '2026-11', '+02026-11-20'])('%j begins never', (date) => {
    expect(startOfDay(date, 'Africa/Kigali')).toBeNull()
  })
})
