import { describe, expect, it } from 'vitest'
import { channels } from '#facts/contact.ts'
import { listCallbackSlots } from './callback.ts'

const listAt = (now: string) => listCallbackSlots(channels.phone, new Date(now)).map((slot) => slot.toISOString())

describe('the times a wish for a call may name', () => {
  it('are the two-hour windows of four days on which the phone is answered', () => {
    const slots = listAt('2026-11-22T14:00:00Z')
    expect(slots).toHaveLength(20)
    expect(slots[0]).toBe('2026-11-23T05:00:00.000Z')
    expect(slots.at(-1)).toBe('2026-11-26T13:00:00.000Z')
  })

  it('leave out what begins within half an hour', () => {
    expect(listAt('2026-11-23T08:30:00Z').slice(0, 2)).toEqual(['2026-11-23T09:00:00.000Z', '2026-11-23T11:00:00.000Z'])
    expect(listAt('2026-11-23T08:31:00Z')[0]).toBe('2026-11-23T11:00:00.000Z')
  })

  it('go on after a weekend, and leave out holidays', () => {
    expect(listAt('2026-11-20T12:45:00Z')[0]).toBe('2026-11-23T05:00:00.000Z')
    expect(listAt('2026-12-24T16:00:00Z').some((slot) => slot.startsWith('2026-12-25'))).toBe(false)
  })
})
