import { describe, expect, it } from 'vitest'
import { findOtherPlace, findOutsideNames, readDay } from './names.ts'
import type { NamedDay } from '#content/assistant-words.ts'
import { normalise } from './words.ts'
import { nextDate } from './opening.ts'

const date = (month: number, day: number) => ({ kind: 'date', month, day })

describe('a day', () => {
  it.each([
    ['open on 25 December?', 'open on {day}', date(12, 25)],
    ['open on the 25th of december', 'open on the {day}', date(12, 25)],
    ['open on Jan 2nd', 'open on {day}', date(1, 2)],
    ['ouvert le 1er janvier ?', 'ouvert le {day}', date(1, 1)],
    ['ouverts à Noël ?', 'ouverts a {day}', date(12, 25)],
    ["open on New Year's Eve?", 'open on {day}', date(12, 31)],
    ['open on New Year’s Day?', 'open on {day} day', date(1, 1)],
    ['ouverts la veille de Noël ?', 'ouverts {day}', date(12, 24)],
    ['abertos na véspera de Natal?', 'abertos na {day}', date(12, 24)],
    ['are you open tomorrow', 'are you open {day}', { kind: 'tomorrow' }],
    ['êtes-vous là demain', 'etes vous la {day}', { kind: 'tomorrow' }],
    ['are you open the day after tomorrow', 'are you open {day}', { kind: 'afterTomorrow' }],
    ['êtes-vous là après-demain', 'etes vous la {day}', { kind: 'afterTomorrow' }],
    ['estão abertos depois de amanhã', 'estao abertos {day}', { kind: 'afterTomorrow' }],
    ['are you open on May 1?', 'are you open on {day}', date(5, 1)],
    ['may 5 people use it', 'may 5 people use it', null],
    ['may 5 users share one login?', 'may 5 users share one login', null],
    ['5 users', '5 users', null],
  ])('is read from %s', (text, read, day) => {
    expect(readDay(normalise(text))).toEqual({ text: read, day })
  })

  it.each<readonly [today: string, named: NamedDay, next: string]>([
    ['2026-12-25', { kind: 'date', month: 12, day: 25 }, '2026-12-25'],
    ['2026-12-26', { kind: 'date', month: 12, day: 25 }, '2027-12-25'],
    ['2026-12-26', { kind: 'date', month: 2, day: 29 }, '2027-02-28'],
    ['2026-12-31', { kind: 'tomorrow' }, '2027-01-01'],
    ['2026-12-31', { kind: 'afterTomorrow' }, '2027-01-02'],
    ['2026-12-26', { kind: 'weekday', weekday: 6 }, '2026-12-26'],
    ['2026-12-26', { kind: 'weekday', weekday: 6, isNext: true }, '2027-01-02'],
    ['2026-12-26', { kind: 'weekday', weekday: 5 }, '2027-01-01'],
  ])('on %s means for %o the next one', (today, named, next) => {
    expect(nextDate(named, Temporal.PlainDate.from(today)).toString()).toBe(next)
  })
})

describe('a place where we have no office', () => {
  it.each([
    ['Do you have an office in Goma?', true],
    ['Avez-vous un bureau au Congo ?', true],
    ['Têm escritório em Portugal?', true],
    ['Is there one in London?', true],
    // Our own countries, as each language calls them.
    ['Avez-vous un bureau au Cameroun ou en Ouganda ?', false],
    ['Têm escritório na Costa do Marfim?', false],
    ['Do you have one in Bafoussam?', false],
  ])('is read in %s: %s', (text, isOther) => {
    expect(findOtherPlace(normalise(text)) !== null).toBe(isOther)
  })
})

it.each([
  ['does it print ebm receipts', ['EBM']],
  ['from booking com', ['Booking.com']],
  ['quick books', ['QuickBooks']],
  ['iso27001?', ['ISO 27001']],
  ['orange money et Wave', ['Orange Money', 'Wave']],
  ['Wave at me. Sage advice', []],
  ['a wave of customers, a sage word, an urban shop', []],
])('what no page names is found as it is written: %s', (text, names) => {
  expect(findOutsideNames(text)).toEqual(names)
})
