import { expect, it } from 'vitest'
import { firstNameOf } from './first-name.ts'

it.each([
  ['Claire Umuhoza', 'Claire'],
  [' Jean-Baptiste  Nshimiyimana', 'Jean-Baptiste'],
  ['🌱 Grace 👩🏾‍🌾', 'Grace'],
  ['محمد عبد الرحمن', 'محمد'],
  ['42', '42'],
  ['', ''],
])('speaks to “%s” as “%s”', (name, first) => {
  expect(firstNameOf({ name })).toBe(first)
})
