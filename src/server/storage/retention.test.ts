import { describe, expect, it } from 'vitest'
import { createTestLog } from '#tests/server/test-log.ts'
import { makeTestFolder, openTestStorage } from '#tests/server/open-test-storage.ts'
import { dayMs, toDay } from '#server/clock.ts'
import { sweep } from './retention.ts'
import { openSweepMark } from './sweep-mark.ts'
import type { Storage } from './storage.ts'
import { keepTestLead, makeTestLead } from '#tests/server/test-lead.ts'
import { keepTestChat } from '#tests/server/test-chat.ts'

const today = Date.UTC(2026, 10, 20)

const addLead = (storage: Storage, id: string, receivedAt: number) =>
  keepTestLead(storage, makeTestLead({ id, receivedAt }))

describe('sweep', () => {
  it('erases nothing at once because a clock has jumped years ahead, however often it starts, and says so', async () => {
    const storage = await openTestStorage()
    const mark = openSweepMark(makeTestFolder())
    const { log, lines } = createTestLog()
    await addLead(storage, 'young', today - 3 * dayMs)
    const needs = { storage, retentionDays: 30, log, mark }
    await sweep({ ...needs, now: () => today }, true)
    for (let start = 0; start < 20; start++) await sweep({ ...needs, now: () => today + 400 * dayMs }, true)
    await sweep({ ...needs, now: () => today + 400 * dayMs })
    expect(await storage.leads.find('young')).not.toBeNull()
    expect(lines.at(-1)).toMatchObject({ level: 'error', aheadDays: 398 })
    // Whoever was switched off for some weeks catches up.
    for (let hour = 0; hour < 15; hour++) await sweep({ ...needs, now: () => today + 30 * dayMs })
    expect(await storage.leads.find('young')).toBeNull()
  })

  it('erases leads older than the days we keep them, and expired sums', async () => {
    const storage = await openTestStorage()
    const { log, lines } = createTestLog()
    await addLead(storage, 'old', today - 30 * dayMs - 1)
    await addLead(storage, 'kept', today - 30 * dayMs)
    await storage.challenges.spend('old', today - 9 * dayMs - 1)
    await storage.challenges.spend('kept', today - 9 * dayMs)

    await sweep({ storage, retentionDays: 30, now: () => today, log })

    expect((await storage.leads.list({})).map(({ id }) => id)).toEqual(['kept'])
    expect(await storage.challenges.spend('old', today)).toBe(true)
    expect(await storage.challenges.spend('kept', today)).toBe(false)
    expect(lines).toMatchObject([{ level: 'info', erased: 1 }])
  })

  it('erases the visits and the consents of those days too', async () => {
    const storage = await openTestStorage()
    const consent = { necessary: true, functional: false, analytics: false, marketing: false } as const
    for (const age of [31, 30]) {
      const at = today - age * dayMs
      await storage.visits.addView({ day: toDay(at), path: '/', referrer: '', device: 'phone' })
      await storage.consents.add({ id: `${age}`, consent, version: 1, language: 'en', chosenAt: at })
    }

    await sweep({ storage, retentionDays: 30, now: () => today, log: createTestLog().log })

    expect(await storage.visits.countBy('day', '2000-01-01')).toEqual([{ key: toDay(today - 30 * dayMs), views: 1 }])
    expect((await storage.consents.list({})).map(({ id }) => id)).toEqual(['30'])
  })

  it('erases conversations with their leads, and those that their visitors cleared', async () => {
    const storage = await openTestStorage()
    const { log, lines } = createTestLog()
    const receivedAt = today - dayMs
    const old = await keepTestChat(storage, { receivedAt: today - 31 * dayMs })
    const cleared = await keepTestChat(storage, { receivedAt })
    const waiting = await keepTestChat(storage, { receivedAt })
    const kept = await keepTestChat(storage, { receivedAt })
    for (const { id } of [cleared, waiting]) await storage.chats.markErased(id, today)
    const delivery = { kind: 'mail', template: 'new-user', leadId: waiting.leadId, chatId: waiting.id } as const
    await storage.outbox.add({ delivery, messageId: 'x@imisozi.example', createdAt: today })

    await sweep({ storage, retentionDays: 30, now: () => today, log })

    const found = await Promise.all([old, cleared, waiting, kept].map(({ id }) => storage.chats.find(id)))
    expect(found.map((chat) => chat?.id)).toEqual([undefined, undefined, waiting.id, kept.id])
    expect(await storage.leads.count()).toMatchObject({ new: 3 })
    expect(lines).toMatchObject([{ erased: 1 }, { erased: 1 }])
  })

  it('says why when the database does not let it, and does not throw', async () => {
    const { log, lines } = createTestLog()
    const leads = { eraseOlderThan: () => Promise.reject(new Error('disk')) }
    const storage = { ...(await openTestStorage()), leads: { ...(await openTestStorage()).leads, ...leads } }
    await sweep({ storage, retentionDays: 30, now: () => today, log })
    expect(lines).toMatchObject([{ level: 'error' }])
  })
})
