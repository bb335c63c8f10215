import { expect, it } from 'vitest'
import { createClock } from './clock.ts'

const moment = Date.UTC(2025, 10, 20, 22, 5)

it.each([
  ['Africa/Lagos', '20 November 2025, 23:05 GMT+1'],
  ['Africa/Nairobi', '21 November 2025, 01:05 GMT+3'],
  ['', '21 November 2025, 00:05 GMT+2'],
  ['Mars/Olympus', '21 November 2025, 00:05 GMT+2'],
])("the clock of '%s' says %s, that of headquarters where the zone is none", (timeZone, said) => {
  expect(createClock(timeZone).sayMoment(moment)).toBe(said)
})

it.each([
  ['fr', '21 novembre 2025'],
  ['pt', '21 de Novembro de 2025'],
] as const)('writes months as the pages of its language do: %s', (language, day) => {
  expect(createClock('', { language }).sayDay(moment)).toBe(day)
})
