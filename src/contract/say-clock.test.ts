import { expect, it } from 'vitest'
import { clocks } from '#content/hours.ts'
import { sayClock } from './say-clock.ts'

it('says a time of day as each language writes it', () => {
  expect(sayClock('08:00', clocks.fr)).toBe('8\u00a0h')
  expect(sayClock('12:05', clocks.fr)).toBe('12\u00a0h\u00a005')
  expect([sayClock('08:00', clocks.pt), sayClock('12:05', clocks.pt)]).toEqual(['8h', '12h05'])
  expect([sayClock('08:00', clocks.en), sayClock('12:05', clocks.en)]).toEqual(['08:00', '12:05'])
})
