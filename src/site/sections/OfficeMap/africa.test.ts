import { describe, expect, it } from 'vitest'
import { headquarters, offices } from '#facts/offices.ts'
import { markPlaces, project, viewBox } from './africa.tsx'
import { openStreetMapFrameUrl, openStreetMapUrl } from './open-street-map-url.ts'

describe('the map of the offices', () => {
  it('[LAND-21, NAV-40] shows every office inside its frame', () => {
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)

    for (const office of offices) {
      const { x, y } = project(office)
      expect(x).toBeGreaterThan(left)
      expect(x).toBeLessThan(left + width)
      expect(y).toBeGreaterThan(top)
      expect(y).toBeLessThan(top + height)
    }
  })

  it('puts east to the right, north up and the Equator at zero', () => {
    expect(project({ latitude: 0, longitude: 0 })).toEqual({ x: 0, y: -0 })
    expect(project({ latitude: 10, longitude: 20 })).toEqual({ x: 40, y: -20 })
    expect(markPlaces([{ latitude: 10, longitude: 20 }], 2)).toBe('M40-22l2 2-2 2-2-2z')
  })

  it('opens the headquarters on a street map', () => {
    expect(openStreetMapUrl(headquarters)).toBe(
      'https://www.openstreetmap.org/?mlat=-1.944&mlon=30.062#map=15/-1.944/30.062',
    )
  })

  it('frames some streets around each office, with the office in the middle', () => {
    for (const office of offices) {
      const { searchParams } = new URL(openStreetMapFrameUrl(office))
      const [west = 0, south = 0, east = 0, north = 0] = searchParams.get('bbox')?.split(',').map(Number) ?? []

      expect((west + east) / 2).toBeCloseTo(office.longitude, 2)
      expect((south + north) / 2).toBeCloseTo(office.latitude, 2)
      expect(east - west).toBeCloseTo(0.02, 3)
      expect(searchParams.get('marker')).toBe(`${office.latitude},${office.longitude}`)
    }
  })
})
