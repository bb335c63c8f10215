import { expect, it } from 'vitest'
import { makeOrderedId } from './ordered-id.ts'

it('gives ids in their order, however fast they are asked for', () => {
  const ids = Array.from({ length: 2000 }, makeOrderedId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})
