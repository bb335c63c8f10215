import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chatLead, keepTestLead, makeTestLead } from './test-lead.ts'
import { identifyPerson } from '#server/storage/person.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Delivery } from '#server/storage/outbox-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { keepTestChat, makeTestMessage } from './test-chat.ts'
import { engines, openTestStorage } from './open-test-storage.ts'
import { dayMs, hourMs } from '#server/clock.ts'

const noon = Date.UTC(2026, 10, 20, 12)

/** Says that many messages, a second apart. */
async function say(storage: Storage, chatId: string, count: number, from = noon) {
  for (let number = 0; number < count; number += 1) {
    await storage.chats.addMessage(makeTestMessage(chatId, { at: from + number * 1000 }))
  }
}

async function queue(storage: Storage, delivery: Delivery) {
  await storage.outbox.add({ delivery, messageId: `${randomUUID()}@imisozi.example`, createdAt: noon })
  const [message] = await storage.outbox.claim({ now: noon, leaseMs: hourMs, limit: 1 })
  return message?.id ?? ''
}

describe.each(engines)('conversations on %s', (engine) => {
  const open = () => openTestStorage(engine)

  it('[CHAT-2] keeps somebody who began to chat as a lead that was asked for no modules, size or message', async () => {
    const storage = await open()
    const lead = await keepTestLead(storage, makeTestLead({ ...chatLead, company: '' }))
    expect(await storage.leads.find(lead.id)).toEqual(lead)
    expect(lead).toMatchObject({ source: 'chat', interestedModules: [], businessSize: null, message: '' })
    expect(await storage.leads.count()).toMatchObject({ new: 1 })
  })

  it('finds the first lead of a person within a day, whether it came by the form or by a chat', async () => {
    const storage = await open()
    const chat = await keepTestLead(storage, makeTestLead({ ...chatLead, phone: '', receivedAt: noon - 2 * hourMs }))
    await keepTestLead(storage, makeTestLead({ receivedAt: noon - hourMs }))
    expect(await storage.leads.findEarlier(identifyPerson(chat), noon - dayMs)).toEqual(chat)
    expect(await storage.leads.ofPerson(identifyPerson(chat))).toMatchObject([{ source: 'form' }, { source: 'chat' }])
  })

  it('[DATA-4] gives a conversation back as it was begun, by itself and by its lead', async () => {
    const storage = await open()
    const begun = await keepTestChat(storage)
    const chat = {
      ...begun,
      lastAt: 0,
      lastNumber: 0,
      clearedUpTo: 0,
      summarisedUpTo: 0,
      handedOffAt: null,
      erasedAt: null,
    }
    expect(await storage.chats.find(begun.id)).toEqual(chat)
    expect(await storage.chats.ofLead(begun.leadId)).toEqual(chat)
    expect(await storage.chats.find('nobody')).toBeNull()
    expect(await storage.chats.ofLead('nobody')).toBeNull()
  })

  it('[DATA-6, DATA-7] gives messages back in their order, with all that stands under them', async () => {
    const storage = await open()
    const { id } = await keepTestChat(storage)
    const question = makeTestMessage(id)
    const answer = makeTestMessage(id, {
      sender: 'agent',
      text: '**Yes.**',
      // The clock of the machine was set back meanwhile.
      at: noon - 1000,
      answers: question.id,
      sources: [{ title: 'Pricing', url: '/pricing#plans' }],
      suggestions: ['How many users?'],
      handOff: { reference: 'IM-1', contacts: [{ region: 'Kigali', phone: '+250 000 000 000', whatsApp: null }] },
    })
    expect(await storage.chats.addMessage(question)).toEqual({ ...question, number: 1 })
    expect(await storage.chats.addMessage(answer)).toEqual({ ...answer, number: 2 })

    expect(await storage.chats.messages(id, 0)).toEqual([
      { ...question, number: 1 },
      { ...answer, number: 2 },
    ])
    expect(await storage.chats.messages(id, 1)).toEqual([{ ...answer, number: 2 }])
    expect(await storage.chats.findMessage(id, answer.id)).toEqual({ ...answer, number: 2 })
    expect(await storage.chats.findReply(id, question.id)).toEqual({ ...answer, number: 2 })
    expect(await storage.chats.findReply(id, answer.id)).toBeNull()
    expect(await storage.chats.find(id)).toMatchObject({ lastNumber: 2, lastAt: noon - 1000 })
  })

  it('finds the lead behind a reference, of a conversation and of a demo request', async () => {
    const storage = await open()
    const [one, other] = [await keepTestChat(storage), await keepTestChat(storage)]
    const request = await keepTestLead(storage, makeTestLead())
    for (const { leadId } of [one, other]) {
      expect(await storage.leads.ofReference(makeReference(leadId))).toMatchObject({ id: leadId })
    }
    expect(await storage.leads.ofReference(makeReference(request.id))).toMatchObject({ id: request.id })
  })

  it('keeps conversations apart, even where two browsers chose the same name for a message', async () => {
    const storage = await open()
    const [one, other] = [await keepTestChat(storage), await keepTestChat(storage)]
    const message = makeTestMessage(one.id, { id: 'hello-you' })
    await storage.chats.addMessage(message)
    expect(await storage.chats.addMessage({ ...message, chatId: other.id })).toMatchObject({ number: 1 })
    expect(await storage.chats.findMessage(other.id, 'hello-you')).toMatchObject({ chatId: other.id })
    await storage.chats.addMessage(makeTestMessage(one.id, { answers: 'hello-you' }))
    expect(await storage.chats.findReply(other.id, 'hello-you')).toBeNull()
  })

  it('keeps a message sent again once, and gives its number to nobody', async () => {
    const storage = await open()
    const { id } = await keepTestChat(storage)
    const message = makeTestMessage(id)
    await storage.chats.addMessage(message)
    expect(await storage.chats.addMessage({ ...message, text: 'changed', at: noon + hourMs })).toBeNull()
    expect(await storage.chats.find(id)).toMatchObject({ lastNumber: 1, lastAt: noon })
    expect(await storage.chats.addMessage(makeTestMessage(id))).toMatchObject({ number: 2 })
    expect(await storage.chats.messages(id, 0)).toMatchObject([{ text: message.text }, { number: 2 }])
  })

  it('takes no message of a conversation that is gone', async () => {
    const storage = await open()
    await expect(storage.chats.addMessage(makeTestMessage('nobody'))).rejects.toThrow('no longer kept')
  })

  it('gives each of many messages at the same moment a number of its own', async () => {
    const storage = await open()
    const { id } = await keepTestChat(storage)
    const added = await Promise.all([
      ...Array.from({ length: 10 }, () => storage.chats.addMessage(makeTestMessage(id))),
      ...Array.from({ length: 10 }, () => storage.together(({ chats }) => chats.addMessage(makeTestMessage(id)))),
    ])
    const numbers = added.map((message) => message?.number ?? 0).toSorted((one, other) => one - other)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect((await storage.chats.messages(id, 0)).map(({ number }) => number)).toEqual(numbers)
  })

  it('keeps one of many messages that come under one id at the same moment', async () => {
    const storage = await open()
    const { id } = await keepTestChat(storage)
    const message = makeTestMessage(id)
    const added = await Promise.all(Array.from({ length: 12 }, () => storage.chats.addMessage(message)))
    expect(added.filter(Boolean)).toHaveLength(1)
    expect(await storage.chats.find(id)).toMatchObject({ lastNumber: 1 })
  })

  it('gives the number of a message that was not kept after all to the next', async () => {
    const storage = await open()
    const { id } = await keepTestChat(storage)
    const lost = storage.together(async ({ chats }) => {
      await chats.addMessage(makeTestMessage(id))
      throw new Error('no answer')
    })
    await expect(lost).rejects.toThrow('no answer')
    expect(await storage.chats.addMessage(makeTestMessage(id))).toMatchObject({ number: 1 })
  })

  it('lets one of many note a summary, and nobody note an older one afterwards', async () => {
    const storage = await open()
    const { id } = await keepTestChat(storage)
    await say(storage, id, 4)
    const noted = await Promise.all([
      ...Array.from({ length: 6 }, () => storage.chats.markSummarised(id, 4)),
      ...Array.from({ length: 6 }, () => storage.together(({ chats }) => chats.markSummarised(id, 4))),
    ])
    expect(noted.filter(Boolean)).toHaveLength(1)
    expect(await storage.chats.markSummarised(id, 3)).toBe(false)
    expect(await storage.chats.find(id)).toMatchObject({ summarisedUpTo: 4 })
    expect(await storage.chats.markSummarised(id, 5)).toBe(true)
    expect(await storage.chats.markSummarised('nobody', 5)).toBe(false)
  })

  it('remembers what was cleared, when a person was asked for, and when all was erased', async () => {
    const storage = await open()
    const { id } = await keepTestChat(storage)
    await say(storage, id, 3)
    await storage.chats.clear(id)
    await storage.chats.markHandedOff(id, noon + hourMs)
    await storage.chats.markErased(id, noon + 2 * hourMs)
    await storage.chats.markErased(id, noon + 3 * hourMs)
    await say(storage, id, 1)
    expect(await storage.chats.find(id)).toMatchObject({
      clearedUpTo: 3,
      lastNumber: 4,
      handedOffAt: noon + hourMs,
      erasedAt: noon + 2 * hourMs,
    })
    expect(await storage.chats.messages(id, 0)).toHaveLength(4)
  })

  it('lists the conversations that fell silent before anybody was told, the oldest first', async () => {
    const storage = await open()
    const names = [
      'late',
      'early',
      'told',
      'told-in-part',
      'only-greeted',
      'cleared',
      'cleared-and-greeted',
      'talking',
      'empty',
    ]
    for (const name of names) await keepTestChat(storage, {}, name)
    await say(storage, 'late', 2, noon + 1000)
    await say(storage, 'early', 2, noon)
    await say(storage, 'told', 2)
    await storage.chats.markSummarised('told', 2)
    await say(storage, 'told-in-part', 3, noon + 5000)
    await storage.chats.markSummarised('told-in-part', 2)
    await say(storage, 'only-greeted', 1)
    for (const name of ['cleared', 'cleared-and-greeted']) {
      await say(storage, name, 3)
      await storage.chats.markSummarised(name, 3)
      await storage.chats.clear(name)
    }
    await say(storage, 'cleared-and-greeted', 1)
    await say(storage, 'talking', 2, noon + hourMs - 1000)

    const listed = async (limit: number) => (await storage.chats.listSilent(noon + hourMs, limit)).map(({ id }) => id)
    expect(await listed(10)).toEqual(['early', 'late', 'told-in-part'])
    expect(await listed(2)).toEqual(['early', 'late'])
    await say(storage, 'cleared-and-greeted', 1)
    expect(await listed(10)).toContain('cleared-and-greeted')
  })

  it('erases a conversation that its visitor cleared once no letter about it waits, and leaves the lead', async () => {
    const storage = await open()
    const { id, leadId } = await keepTestChat(storage)
    const other = await keepTestChat(storage)
    await say(storage, id, 2)
    const letter = await queue(storage, {
      kind: 'mail',
      template: 'conversation-summary',
      leadId,
      chatId: id,
      upTo: 2,
      isUrgent: false,
    })
    await queue(storage, { kind: 'webhook', leadId })
    expect(await storage.chats.eraseMarked()).toBe(0)
    await storage.chats.markErased(id, noon)
    expect(await storage.chats.eraseMarked()).toBe(0)
    expect(await storage.chats.messages(id, 0)).toHaveLength(2)

    await storage.outbox.markFailed(letter, 'refused', null)
    expect(await storage.chats.eraseMarked()).toBe(0)

    await storage.outbox.markDelivered(letter, noon)
    expect(await storage.chats.eraseMarked()).toBe(1)

    expect(await storage.chats.find(id)).toBeNull()
    expect(await storage.chats.messages(id, 0)).toEqual([])
    expect(await storage.chats.find(other.id)).not.toBeNull()
    expect(await storage.leads.find(leadId)).not.toBeNull()
    expect(await storage.outbox.list({})).toMatchObject([{ delivery: { kind: 'webhook' } }])
  })

  it('erases a person with the conversations and everything that was queued about them', async () => {
    const storage = await open()
    const { id, leadId } = await keepTestChat(storage)
    await say(storage, id, 2)
    await queue(storage, { kind: 'mail', template: 'new-user', leadId, chatId: id })
    expect(await storage.erasures.erase({ kind: 'email', email: 'grace@duka.example' })).toMatchObject({ leads: 1 })
    expect(await storage.chats.find(id)).toBeNull()
    expect(await storage.chats.messages(id, 0)).toEqual([])
    expect(await storage.outbox.list({})).toEqual([])
  })

  it('erases conversations that are older than it may keep, with their leads', async () => {
    const storage = await open()
    const { id } = await keepTestChat(storage)
    await say(storage, id, 2)
    expect(await storage.leads.eraseOlderThan(noon + 1)).toBe(1)
    expect(await storage.chats.find(id)).toBeNull()
    expect(await storage.chats.messages(id, 0)).toEqual([])
  })

  it('queues no letter about a conversation that does not exist', async () => {
    const storage = await open()
    const { leadId } = await keepTestChat(storage)
    await expect(queue(storage, { kind: 'mail', template: 'new-user', leadId, chatId: 'nobody' })).rejects.toThrow()
    expect(await storage.outbox.list({})).toEqual([])
  })

  it('counts the tokens of a day, however many add at once', async () => {
    const { modelUse } = await open()
    await Promise.all(Array.from({ length: 10 }, (_, index) => modelUse.add('2026-11-20', index)))
    await modelUse.add('2026-11-21', 3_000_000_000)
    expect(await modelUse.of('2026-11-20')).toBe(45)
    expect(await modelUse.of('2026-11-21')).toBe(3_000_000_000)
    expect(await modelUse.of('2026-11-22')).toBe(0)
  })
})
