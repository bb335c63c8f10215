import { describe, expect, it } from 'vitest'
import { landing } from './landing.ts'
import { scenes } from './landing-scenes.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('the drawn scenes', () => {
  it('count the same day by branch and on the hills', () => {
    for (const { rows } of scenes.phone.lists) expect(sum(Object.values(rows))).toBe(landing.hero.figures[0].amount)
  })

  it('keep their labels true', () => {
    const rooms = scenes.hotel.floors.map((floor) => floor.rooms).join('')
    const count = (state: string) => rooms.split(state).length - 1

    expect([count('t'), count('a'), count('c'), count('f')]).toEqual([11, 3, 2, 2])
    expect(scenes.hotel.aside).toBe(`${count('t') + count('a')} of ${rooms.length} sold`)
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
