import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openingOf } from '#contract/opening-hours.ts'
import { channels } from '#facts/contact.ts'
import { isWithin, packHours } from './chat-hours.ts'

const packed = packHours(channels.chat)

describe('[OPEN-33, CHAT-36] whether the chat is online', () => {
  it('follows the hours of the contact page, on the clock of Nairobi', () => {
    expect(isWithin(packed, new Date('2026-11-23T04:59:59Z'))).toBe(false)
    expect(isWithin(packed, new Date('2026-11-23T05:00:00Z'))).toBe(true)
    expect(isWithin(packed, new Date('2026-11-23T18:59:59Z'))).toBe(true)
    expect(isWithin(packed, new Date('2026-11-23T19:00:00Z'))).toBe(false)
  })

  it('is no on a Sunday and on a holiday, those that come every year and those that move', () => {
    expect(isWithin(packed, new Date('2026-11-22T10:00:00Z'))).toBe(false)
    expect(isWithin(packed, new Date('2028-07-04T10:00:00Z'))).toBe(false)
    expect(isWithin(packed, new Date('2027-03-26T10:00:00Z'))).toBe(false)
  })

  it('is packed for no place whose clocks change', () => {
    expect(() => packHours({ ...channels.chat, timeZone: 'Europe/Lisbon' })).toThrow(/Lisbon/)
  })

  it('is what the search for the next opening says, at any moment', () => {
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (at) => {
        expect(isWithin(packed, at)).toBe(openingOf(channels.chat, at).isOpen)
      }),
      { numRuns: 500 },
    )
  })
})
