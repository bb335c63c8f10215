import { describe, expect, it } from 'vitest'
import { createRateLimit, identifyCaller } from './rate-limit.ts'
import { dayMs } from '#server/clock.ts'

describe('createRateLimit', () => {
  it('lets the allowed tries through at once and says when the next one may come', () => {
    const clock = { time: 1_000_000 }
    const limit = createRateLimit({ tries: 12, windowMs: 600_000, now: () => clock.time })
    const answers = Array.from({ length: 12 }, () => limit.take('visitor'))
    expect(answers).toEqual(Array.from({ length: 12 }, () => 0))
    expect(limit.take('visitor')).toBe(50)
    clock.time += 49_000
    expect(limit.take('visitor')).toBe(1)
    clock.time += 1000
    expect(limit.take('visitor')).toBe(0)
    expect(limit.take('visitor')).toBe(50)
  })

  it('locks nobody out when the clock is put back', () => {
    const clock = { time: 1_000_000_000 }
    const limit = createRateLimit({ tries: 10, windowMs: 60_000, now: () => clock.time })
    const takeAll = () => Array.from({ length: 10 }, () => limit.take('visitor'))
    takeAll()
    expect(limit.take('visitor')).toBe(6)
    clock.time -= dayMs
    expect(takeAll()).toEqual(Array.from({ length: 10 }, () => 0))
    expect(limit.take('visitor')).toBe(6)
  })

  it('counts what weighs more as so many', () => {
    const clock = { time: 0 }
    const limit = createRateLimit({ tries: 10, windowMs: 10_000, now: () => clock.time })
    expect([limit.take('visitor', 8), limit.take('visitor', 4), limit.take('visitor', 2)]).toEqual([0, 2, 0])
    clock.time += 4000
    expect(limit.take('visitor', 4)).toBe(0)
  })

  it('lets nobody on before what was charged has passed, at most two windows', () => {
    const clock = { time: 0 }
    const limit = createRateLimit({ tries: 10, windowMs: 10_000, now: () => clock.time })
    limit.charge('visitor', 12)
    expect(limit.take('visitor')).toBe(3)
    limit.charge('visitor', 1000)
    expect(limit.take('visitor')).toBe(11)
    clock.time += 11_000
    expect(limit.take('visitor')).toBe(0)
  })

  it('counts each visitor alone', () => {
    const limit = createRateLimit({ tries: 1, windowMs: 1000, now: () => 0 })
    expect([limit.take('one'), limit.take('other'), limit.take('one')]).toEqual([0, 0, 1])
  })

  it('forgets the longest unused when a flood of keys comes', () => {
    const limit = createRateLimit({ tries: 1, windowMs: 1000, now: () => 0, mostKeys: 2 })
    expect(['a', 'b', 'c', 'b', 'a'].map((key) => limit.take(key))).toEqual([0, 0, 0, 1, 0])
  })
})

describe('identifyCaller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ])('takes %s for %s of %s', (ip, address, network) => {
    expect(identifyCaller(ip)).toEqual({ address, network })
  })
})
