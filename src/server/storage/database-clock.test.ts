import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { followDatabaseClock } from './database-clock.ts'

const noon = Date.UTC(2026, 10, 20, 12)

/** A database whose answers take the given times, and whose clock may be moved. */
async function follow(trips: readonly number[]) {
  const state = { elapsed: 500, ahead: noon, trips: [...trips], isAway: false }
  const ask = async () => {
    if (state.isAway) throw new Error('away')
    const trip = state.trips.shift() ?? 2
    state.elapsed += trip
    // Read at the very end of the way: the worst case.
    return state.elapsed + state.ahead
  }
  const clock = await followDatabaseClock({ ask, elapsed: () => state.elapsed })
  onTestFinished(() => clock.close())
  const error = () => clock.now() - (state.elapsed + state.ahead)
  return { state, error }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the time of the database', () => {
  it('is known as exactly as its quickest answer says', async () => {
    const { error } = await follow([400, 6, 90])
    expect(Math.abs(error())).toBeLessThanOrEqual(3)
  })

  it('is followed where it is set anew, and not for a slow answer', async () => {
    const { state, error } = await follow([2, 2, 2])
    state.trips.push(5000)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(Math.abs(error())).toBeLessThanOrEqual(1)
    state.ahead += 3_600_000
    await vi.advanceTimersByTimeAsync(10_000)
    expect(Math.abs(error())).toBeLessThanOrEqual(1)
  })

  it('goes on while the database is away', async () => {
    const { state, error } = await follow([2, 2, 2])
    state.isAway = true
    await vi.advanceTimersByTimeAsync(10_000)
    state.elapsed += 60_000
    expect(Math.abs(error())).toBeLessThanOrEqual(1)
  })
})
