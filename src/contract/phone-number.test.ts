import { getCountries, getCountryCallingCode, Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { dialCodes } from '#facts/dial-codes.ts'
import { headquarters, offices } from '#facts/offices.ts'
import { africanZones } from '#facts/time-zones.ts'
import { findNearestOffice } from './nearest-office.ts'
import { dialFrom, guessDialCode, listDialCodes, readPhoneNumber } from './phone-number.ts'

const metadata = new Metadata()

describe('the table of dial codes', () => {
  it.each(dialCodes)('says of $country what libphonenumber says', ({ country, code, digits, hasTrunkZero, zones }) => {
    const known = getCountries().find((one) => one === country)
    if (!known) throw new Error(`${country} is no country`)
    metadata.selectNumberingPlan(known)
    expect(code).toBe(getCountryCallingCode(known))
    expect(digits).toEqual(metadata.numberingPlan?.possibleLengths())
    // Where no 0 is written before a number, one that is typed belongs to it.
    const sample = '0'.padEnd(Math.max(...digits) + (hasTrunkZero ? 1 : 0), '7')
    const read = parsePhoneNumberFromString(sample, known)
    // It takes a row of sevens for Russian where that is the longer reading.
    const known164 = read?.countryCallingCode === code ? read.number : `+${code}${sample}`
    expect(readPhoneNumber(sample, guessDialCode(zones[0] ?? ''))?.e164).toBe(known164)
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  })

  it('misses no country whose clock is African', () => {
    expect(Object.keys(africanZones).filter((zone) => guessDialCode(zone) === null)).toEqual([])
  })

  it.each([
    ['en', ['Côte d’Ivoire', 'Senegal', 'South Africa']],
    ['fr', ['Afrique du Sud', 'Côte d’Ivoire', 'Sénégal']],
    ['pt-PT', ['África do Sul', 'Côte d’Ivoire (Costa do Marfim)', 'Senegal']],
  ])('names countries in the language of the page, in its order: %s', (locale, some) => {
    const names = listDialCodes(locale).map(({ name }) => name)
    expect(names.filter((name) => some.includes(name))).toEqual(some)
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
  })

  it('holds the countries of our offices first, each under its own zone', () => {
    for (const office of offices) {
      expect(findNearestOffice(office.timeZone)).toBe(office)
      const rows = dialCodes.filter(({ country }) => country === office.countryCode)
      expect(rows, `src/facts/dial-codes.ts has no row for ${office.country}`).toHaveLength(1)
      expect(office.phone.startsWith(`+${guessDialCode(office.timeZone)?.code} `)).toBe(true)
    }
    expect(findNearestOffice('Europe/Paris')).toBe(headquarters)
    expect(dialCodes.slice(0, offices.length).map(({ country }) => country)).toEqual(
      offices.map(({ countryCode }) => countryCode),
    )
  })
})

describe('a telephone number', () => {
  const [rwanda, , , , ivory] = dialCodes
  it.each([
    ['0788 123 456', rwanda, '+250788123456', null],
    ['788123456', rwanda, '+250788123456', null],
    ['+250 788 123 456', ivory, '+250788123456', null],
    ['+250 0788 123 456', null, '+250788123456', null],
    ['00250 788 123 456', rwanda, '+250788123456', null],
    ['07 00 00 05 00', ivory, '+2250700000500', null],
    ['0788 12', rwanda, '+25078812', 'too-short'],
    ['0788 123 456 789', rwanda, '+250788123456789', 'too-long'],
    ['+44 20 7946 0000', rwanda, '+442079460000', null],
    ['+44 20', rwanda, '+4420', 'too-short'],
    ['0788 123 456', null, null, null],
  ])('%s is read as it is dialled', (typed, home, e164, doubt) => {
    expect(readPhoneNumber(typed, home)).toMatchObject({ e164, doubt })
  })

  it('is dialled from where a clock says, and from nowhere else', () => {
    expect(dialFrom('77 123 45 67', 'Africa/Dakar')).toBe('+221771234567')
    expect(dialFrom('677 12 34 56', 'UTC')).toBeNull()
    expect(dialFrom('+237 677 12 34 56', 'UTC')).toBe('+237677123456')
  })

  it('is none without a digit', () => expect(readPhoneNumber(' +  ', rwanda)).toBeNull())
})
