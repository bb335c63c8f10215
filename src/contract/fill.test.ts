import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('puts each value where its name stands, whatever signs it is written with', () => {
  expect(fill('{name} of {company}: {name}', { name: "$& and $'", company: '{name}' })).toBe(
    "$& and $' of {name}: $& and $'",
  )
})

test('leaves a name that it is not told', () => {
  expect(fill('{name} of {company}', { name: 'Grace' })).toBe('Grace of {company}')
})
