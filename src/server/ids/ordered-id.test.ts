import { expect, it, onTestFinished, vi } from 'vitest'
import { makeOrderedId } from './ordered-id.ts'

it('makes ids in their order, many in a millisecond and behind a clock that was set back, at once', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0) })
  onTestFinished(() => void vi.useRealTimers())
  const ids = Array.from({ length: 1000 }, makeOrderedId)
  vi.setSystemTime(Date.UTC(2020, 0))
  ids.push(...Array.from({ length: 1000 }, makeOrderedId))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(2000)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
