import { describe, expect, it } from 'vitest'
import { landing } from './landing.ts'
import { boardRows } from '../sample-data.ts'
import { scenes } from './landing-scenes.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('the drawn scenes', () => {
  it('count the same day by branch and on the hills', () => {
    for (const { rows } of scenes.phone.lists) expect(sum(Object.values(rows))).toBe(landing.hero.figures[0].amount)
  })

  it('keep their labels true', () => {
    const count = (board: 'hotel' | 'restaurant') => {
      const places = boardRows[board].map((row) => row.places).join('')
      const of = (state: string) => places.split(state).length - 1
      return { all: places.length, taken: of('t'), awaited: of('a'), notYet: of('n'), free: of('f') }
    }

    const rooms = count('hotel')
    expect(rooms).toEqual({ all: 18, taken: 11, awaited: 3, notYet: 2, free: 2 })
    expect(scenes.hotel.aside).toBe(`${rooms.taken + rooms.awaited} of ${rooms.all} sold`)
    const tables = count('restaurant')
    expect(tables).toEqual({ all: 11, taken: 4, awaited: 1, notYet: 1, free: 5 })
    expect(scenes.restaurant.aside).toBe(`${tables.taken + tables.awaited} of ${tables.all} taken`)
    expect(scenes.inventory.label).toContain(`${sum(scenes.inventory.items.map(({ sent }) => sent))} items`)
    expect(scenes.pharmacy.label).toContain(`${scenes.pharmacy.batches[0].units} packs`)
  })

  it('name the medicine counts that the batches are priced by', () => {
    for (const { detail, units } of scenes.pharmacy.batches) expect(detail).toContain(String(units))
  })

  it('[LAND-6] leave five points to every module', () => {
    for (const { points } of Object.values(landing.modules.each)) expect(new Set(points).size).toBe(5)
  })
})
