import { getCountries, getCountryCallingCode, Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { dialCodes } from '#facts/dial-codes.ts'
import { headquarters, offices } from '#facts/offices.ts'
import { findNearestOffice } from './nearest-office.ts'
import { guessDialCode, readPhoneNumber } from './phone-number.ts'

const metadata = new Metadata()

describe('the table of dial codes', () => {
  it.each(dialCodes)('says of $name what libphonenumber says', ({ country, code, digits, hasTrunkZero, zones }) => {
    const known = getCountries().find((one) => one === country)
    if (!known) throw new Error(`${country} is no country`)
    metadata.selectNumberingPlan(known)
    expect(code).toBe(getCountryCallingCode(known))
    expect(digits).toEqual(metadata.numberingPlan?.possibleLengths())
    // Where no 0 is written before a number, one that is typed belongs to it.
    const sample = '0'.padEnd(Math.max(...digits) + (hasTrunkZero ? 1 : 0), '7')
    const read = parsePhoneNumberFromString(sample, known)
    expect(readPhoneNumber(sample, guessDialCode(zones[0] ?? ''))?.e164).toBe(read?.number ?? `+${code}${sample}`)
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  })

  it('holds the countries of our offices first, each under its own zone', () => {
    for (const office of offices) {
      expect(findNearestOffice(office.timeZone)).toBe(office)
      const rows = dialCodes.filter(({ country }) => country === office.countryCode)
      expect(rows, `src/facts/dial-codes.ts has no row for ${office.country}`).toHaveLength(1)
      expect(office.phone.startsWith(`+${guessDialCode(office.timeZone)?.code} `)).toBe(true)
    }
    expect(findNearestOffice('Europe/Paris')).toBe(headquarters)
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

  it('is none without a digit', () => expect(readPhoneNumber(' +  ', rwanda)).toBeNull())
})
