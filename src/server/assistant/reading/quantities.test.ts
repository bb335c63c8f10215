import { describe, expect, it } from 'vitest'
import { writeDigits } from './number-words.ts'
import { isCounted, readQuantities } from './quantities.ts'

const read = (text: string) => readQuantities(writeDigits(text, isCounted))
const kindOf = (text: string) => read(text).map(({ kind, value }) => [kind, value])

describe('a number', () => {
  it.each([
    ['twenty-nine dollars', 29],
    ['four hundred and two products', 402],
    ['quatre-vingt-dix-neuf produits', 99],
    ['deux cents produits', 200],
    ['soixante et onze', 71],
    ['a dozen users', 12],
    ['three million', 3_000_000],
    ['nine point five', 9.5],
    ['half a year', 6],
    ['1 234,50 $', 1234.5],
    ['28k FRW', 28_000],
    ['un seul magasin', 1],
    ['sur un an', 1],
  ])('is read in digits and words: %s', (text, value) => {
    expect(read(text).map((one) => one.value)).toEqual([value])
  })

  it('stays two where two stand beside each other, and an article stays none', () => {
    expect(read('nine ninety').map(({ value }) => value)).toEqual([9, 90])
    expect(read('two and three users').map(({ value }) => value)).toEqual([2, 3])
    expect(read('three one-time packages, which one?').map(({ value }) => value)).toEqual([3])
    expect(read('un bon logiciel pour une boutique')).toEqual([])
  })

  it('tells where it stands and whether it is part of something longer', () => {
    const text = 'Room for 50 products, 24/7.'
    const [first, second] = readQuantities(text)

    expect(text.slice(first?.start, first?.end)).toBe('50')
    expect([first?.isGlued, second?.isGlued]).toEqual([false, true])
  })
})

describe('what a number says', () => {
  it.each([
    ['$6.9 a month', 'money'],
    ['RWF 10,100', 'money'],
    ['cinq francs rwandais', 'money'],
    ['29 a month', 'money'],
    ['the price is 29', 'money'],
    ['17 %', 'percent'],
    ['dix pour cent', 'percent'],
    ['thirty days', 'duration'],
    ['30-day', 'duration'],
    ['5 working days', 'duration'],
    ['8AM', 'clock'],
    ['de 8h', 'clock'],
    ['at 7:30', 'clock'],
    ['sous 24h', 'duration'],
    ['five cashiers', 'count'],
    ['10 active users', 'count'],
    ['3 points de vente', 'count'],
    ['18 tables', 'number'],
    ['two things about you', 'number'],
  ])('%s: %s', (text, kind) => {
    expect(read(text).map((one) => one.kind)).toEqual([kind])
  })

  it('is shared by the ends of a range', () => {
    expect(kindOf('$5 to 10')).toEqual([
      ['money', 5],
      ['money', 10],
    ])
    expect(kindOf('from 8 to 6 PM')).toEqual([
      ['clock', 8],
      ['clock', 6],
    ])
    expect(read('8:00-18:30')).toMatchObject([
      { hour: 8, minutes: 0 },
      { hour: 18, minutes: 30 },
    ])
  })

  it('is named with its currency, its unit and its limit', () => {
    expect(read('up to 19,900 CFA francs')).toMatchObject([{ money: ['XAF', 'XOF'], bound: 'atMost' }])
    expect(read('au moins deux ans')).toMatchObject([{ unit: 'years', bound: 'atLeast' }])
    expect(read('more than 5 caissieres')).toMatchObject([{ of: 'users', bound: 'moreThan' }])
    expect(read('€5')).toMatchObject([{ kind: 'money', money: [] }])
    expect(read('6 pm')).toMatchObject([{ hour: 18 }])
  })
})
