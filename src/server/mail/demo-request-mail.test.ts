import { describe, expect, it } from 'vitest'
import { keepTestLead, makeTestLead } from '#server/outbox/test-lead.ts'
import { keepTestChat } from '#server/storage/test-chat.ts'
import { openTestStorage } from '#tests/server/open-test-storage.ts'
import { writeDemoRequestMail } from './demo-request-mail.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const mail = {
  url: 'file:nowhere',
  from: { name: 'Imisozi Suite', address: 'no-reply@imisozi.example' },
  sales: 'sales@imisozi.example',
}

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

    const secret = 'a secret of at least thirty-two characters'
    const letter = await writeDemoRequestMail(lead, message, {
      mail,
      secret,
      storage,
      publicUrl: 'https://imisozi.example',
    })

    expect(letter).toMatchObject({
      subject: 'Demo request: Grace Nakato, Duka Bora',
      inReplyTo: 'chat@imisozi.example',
    })
    expect(letter.text).toContain('Grace Nakato asks for a demo')
    expect(letter.text).toContain('1 earlier request')
  })
})
