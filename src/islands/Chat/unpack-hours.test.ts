import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { openingOf } from '#contract/opening-hours.ts'
import { channels } from '#facts/contact.ts'
import { packHours } from '../chat-hours.ts'
import { unpackHours } from './unpack-hours.ts'

it('[OPEN-33] opens and closes at the same moments as the schedule it was packed from', () => {
  const unpacked = unpackHours(packHours(channels.chat), channels.chat.timeZone)
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (at) => {
      const { holiday: _unnamed, ...expected } = { holiday: null, ...openingOf(channels.chat, at) }
      expect(openingOf(unpacked, at)).toMatchObject(expected)
    }),
  )
})
