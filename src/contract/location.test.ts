import { describe, expect, it } from 'vitest'
import { guessRegion } from './location.ts'
import { sayPlace } from './place.ts'

const sayRegion = (timeZone: string) => sayPlace(guessRegion(timeZone), 'en', 'Unknown')

describe('the region guessed from a time zone', () => {
  it.each([
    ['Africa/Kigali', 'Africa'],
    ['Africa/Abidjan', 'Africa'],
    ['Europe/Istanbul', 'Europe'],
    ['America/Argentina/Buenos_Aires', 'Americas'],
    ['America/New_York', 'Americas'],
    ['Asia/Calcutta', 'Asia'],
    ['Indian/Antananarivo', 'Africa'],
    ['Indian/Maldives', 'Asia'],
    ['Atlantic/Cape_Verde', 'Africa'],
    ['Atlantic/Reykjavik', 'Europe'],
    ['Atlantic/Bermuda', 'Americas'],
    ['Arctic/Longyearbyen', 'Europe'],
  ])('[GEO-4] of %s is %s', (timeZone, region) => expect(sayRegion(timeZone)).toBe(region))

  it.each([
    '',
    'UTC',
    'Etc/GMT+3',
    'Australia/Sydney',
    'Pacific/Fiji',
    'Africa',
    'constructor/x',
    'toString',
    '/',
    'Indian/',
  ])("[GEO-4] of '%s' is Unknown", (timeZone) => expect(sayRegion(timeZone)).toBe('Unknown'))

  it('[GEO-4] is known for every time zone a browser may name in these four, and for none of the others', () => {
    const named: Readonly<Record<string, string>> = {
      Africa: 'Africa',
      Europe: 'Europe',
      America: 'Americas',
      Asia: 'Asia',
    }
    const zones = Intl.supportedValuesOf('timeZone').filter((zone) => !/^(Indian|Atlantic|Arctic)\//.test(zone))
    const expected = zones.map((zone) => [zone, named[zone.split('/')[0] ?? ''] ?? 'Unknown'])

    expect(zones.length).toBeGreaterThan(300)
    expect(zones.map((zone) => [zone, sayRegion(zone)])).toEqual(expected)
  })
})
