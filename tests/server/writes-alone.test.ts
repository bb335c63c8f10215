import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { engines, openTestStorage } from './open-test-storage.ts'
import { keepTestChat } from './test-chat.ts'

const at = Date.UTC(2026, 10, 20, 12)
const member = { id: randomUUID(), name: 'Aline' }

describe.each(engines)('what is written on %s outside a unit of work', (engine) => {
  it('is kept, whichever method writes it', async () => {
    const storage = await openTestStorage(engine)
    const { id, leadId } = await keepTestChat(storage, { phone: '' })
    await storage.promises.make({ leadId, kind: 'person', askedAt: at, dueAt: at })

    await storage.deskLeads.hold(leadId)
    await storage.deskLeads.setCountry(leadId, 'CM')
    await storage.deskLeads.keepNumber(leadId, { phone: '0788123456', phoneE164: '+250788123456' })
    expect(await storage.deskLeads.find(leadId)).toMatchObject({ country: 'CM', phoneE164: '+250788123456' })
    await storage.promises.takeBack(leadId, 'person', 'form')
    expect(await storage.deskLeads.count({ wanted: 'form', words: [] }, at)).toBe(0)

    await storage.talks.call(id, at)
    expect(await storage.talks.find(id)).toMatchObject({ calledAt: at })
    expect(await storage.talks.markMissed(id, at)).toBe(true)
    await storage.talks.join(id, member, at)
    await storage.talks.wait(id, at)
    expect(await storage.talks.find(id)).toMatchObject({ member, waitsSince: at })
    await storage.talks.say(id, 1, at)
    expect(await storage.talks.markMailed(id, 1)).toBe(true)
    await storage.talks.leave(id)
    expect(await storage.talks.find(id)).toMatchObject({ member: null, saidNumber: 1, mailedUpTo: 1 })
  })
})
