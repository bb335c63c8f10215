import { describe, expect, it } from 'vitest'
import { offices } from '#facts/offices.ts'
import { africanZones } from '#facts/time-zones.ts'
import { nearestOffice } from './nearest-office.ts'

describe('nearestOffice', () => {
  it.each(offices.map(({ id, timeZone }) => [timeZone, id]))('knows an office by its own clock: %s', (zone, id) => {
    expect(nearestOffice(zone)).toBe(id)
  })

  it.each([
    ['Africa/Nairobi', 'kampala'],
    ['Africa/Bujumbura', 'kigali'],
    ['Africa/Lubumbashi', 'kigali'],
    ['Africa/Lagos', 'bafoussam'],
    ['Africa/Kinshasa', 'luanda'],
    ['Africa/Johannesburg', 'luanda'],
    ['Africa/Dakar', 'abidjan'],
    ['Africa/Accra', 'abidjan'],
  ])('finds the next one over land and sea, unless one has opened there: %s', (zone, id) => {
    const there = offices.find(({ timeZone }) => timeZone === zone)
    expect(nearestOffice(zone)).toBe(there?.id ?? id)
  })

  it.each(['Europe/Paris', 'UTC', 'America/New_York', '', 'Africa/Atlantis', 'constructor'])(
    'claims none for %s',
    (zone) => {
      expect(nearestOffice(zone)).toBeNull()
    },
  )

  it('knows every zone that browsers name in Africa', () => {
    const named = Intl.supportedValuesOf('timeZone').filter(
      (zone) => zone.startsWith('Africa/') && zone !== 'Africa/Ceuta',
    )
    const former = new Set(['Africa/Asmera', 'Africa/Timbuktu'])

    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((zone) => !(zone in africanZones) && !former.has(zone))).toEqual([])
  })
})
