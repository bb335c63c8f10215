import { describe, expect, it } from 'vitest'
import { keepTestLead, makeTestLead } from '#tests/server/test-lead.ts'
import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import { keepTestChat } from '#tests/server/test-chat.ts'
import { letterNeeds } from '#tests/server/test-mail.ts'
import { openTestStorage } from '#tests/server/open-test-storage.ts'
import { writeDemoRequestMail } from './sales-mails.ts'

const noon = Date.UTC(2026, 10, 20, 12)

describe('the letter about a demo request after a chat', () => {
  it('is a first one under its own subject, in the thread of the chat, and leads to it', async () => {
    const storage = await openTestStorage()
    const chat = await keepTestChat(storage, { company: '' })
    const greeted = { kind: 'mail', template: 'new-user', leadId: chat.leadId, chatId: chat.id } as const
    await storage.outbox.add({ delivery: greeted, messageId: 'chat@imisozi.example', createdAt: noon })
    const lead = makeTestLead({ followsId: chat.leadId, receivedAt: noon + 1000 })
    const delivery = { kind: 'mail', template: 'demo-request', leadId: lead.id } as const
    await keepTestLead(storage, lead, { delivery, messageId: 'demo@imisozi.example', createdAt: noon + 1000 })
    const [message] = await storage.outbox.list({ leadId: lead.id })
    if (!message) throw new Error('Nothing was queued')

    const letter = await writeDemoRequestMail(lead, message, { ...letterNeeds, storage })

    expect(letter).toMatchObject({
      subject: 'Demo request: Grace Nakato, Duka Bora',
      inReplyTo: 'chat@imisozi.example',
    })
    expect(letter.text).toContain('Grace Nakato asks for a demo')
    expect(letter.text).toContain('1 earlier request')
  })
})

describe('the letter about a demo request in another language than the page', () => {
  it.each([
    ['Bonjour, je voudrais voir la caisse pour mes deux boutiques, merci.', 'Language: French, on a page in English'],
    ['أريد أن أرى النظام لمتجري من فضلكم', 'Language: Unknown, on a page in English'],
    ['I would like to see the till for my two shops, please.', 'Language: English\n'],
  ])('says which that is: %s', async (text, line) => {
    const storage = await openTestStorage()
    const lead = await keepTestLead(storage, makeTestLead({ message: text }))
    const needs = { ...letterNeeds, storage }

    const letter = await writeDemoRequestMail(lead, { messageId: 'demo@imisozi.example' } as OutboxMessage, needs)

    expect(letter.text).toContain(line)
  })
})

describe('the letter about a demo request that gives a telephone number of somebody else', () => {
  it('says that the number was given before, and holds nothing of that request and no way to it', async () => {
    const storage = await openTestStorage()
    const victim = makeTestLead({ name: 'Victoria', company: 'Maison V', message: 'Our margin is 40 percent.' })
    const told = { kind: 'mail', template: 'demo-request', leadId: victim.id } as const
    await keepTestLead(storage, victim, { delivery: told, messageId: 'victim@imisozi.example', createdAt: noon })
    // As an earlier version kept it, which took both for one person.
    const stranger = { name: 'Mallory', email: 'mallory@x.example', followsId: victim.id, message: 'Hello' }
    const lead = await keepTestLead(storage, makeTestLead({ ...stranger, company: 'X', receivedAt: noon + 1000 }))
    const message = { messageId: 'stranger@imisozi.example' } as OutboxMessage

    const letter = await writeDemoRequestMail(lead, message, { ...letterNeeds, storage })

    expect(letter.text).toContain('The same telephone number was given in 1 other request')
    expect(letter.subject).toBe('Demo request: Mallory, X')
    const whole = JSON.stringify(letter)
    expect(whole).not.toMatch(/Victoria|Maison V|40 percent|grace@|victim@|\/api\/|signature|inReplyTo/)
    expect(whole).not.toContain(victim.id)
  })
})
