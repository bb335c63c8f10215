import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as withTemporal from './clock.ts'
import { ownTimeZone } from './own-time-zone.ts'

describe('the clock of a place', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('[CONT-7] shows the same in a browser that has no Temporal', async () => {
    const own = ownTimeZone()
    vi.stubGlobal('Temporal', undefined)
    vi.resetModules()
    const withIntl = await import('./clock.ts')
    const zones = fc.constantFrom('Africa/Kigali', 'Africa/Casablanca', 'America/St_Johns', 'Australia/Lord_Howe')
    const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

    expect(ownTimeZone()).toBe(own)
    fc.assert(
      fc.property(zones, moments, (zone, moment) => {
        const wall = withIntl.readWall(moment.getTime(), zone)
        expect(withTemporal.readWall(moment.getTime(), zone)).toBe(wall)
        expect(withTemporal.toMoment(wall, zone)).toBe(withIntl.toMoment(wall, zone))
      }),
    )
  })

  it.each([['with'], ['without']])('[CONT-7] knows no zone that there is none of, %s Temporal', async (has) => {
    if (has === 'without') vi.stubGlobal('Temporal', undefined)
    vi.resetModules()
    const { readWall } = await import('./clock.ts')

    expect(() => readWall(0, 'Africa/Atlantis')).toThrow(RangeError)
  })
})
