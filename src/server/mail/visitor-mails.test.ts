import { describe, expect, it } from 'vitest'
import { keepTestLead, makeTestLead } from '#tests/server/test-lead.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Delivery } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { letterNeeds } from '#tests/server/test-mail.ts'
import { openTestStorage } from '#tests/server/open-test-storage.ts'
import { composeMessage } from './compose-message.ts'
import { writeMail } from './write-mail.ts'

type LeadDelivery = Extract<Delivery, { readonly leadId: string }>

const noon = Date.UTC(2026, 10, 20, 12)

async function write(changes: Partial<StoredLead>, deliveryOf: (leadId: string) => LeadDelivery) {
  const storage = await openTestStorage()
  const lead = makeTestLead(changes)
  const first = { kind: 'mail', template: 'demo-request', leadId: lead.id } as const
  await keepTestLead(storage, lead, { delivery: first, messageId: 'first@imisozi.example', createdAt: noon })
  const delivery = deliveryOf(lead.id)
  await storage.outbox.add({ delivery, messageId: 'this@imisozi.example', createdAt: noon + 1 })
  const message = (await storage.outbox.list({})).find(({ messageId }) => messageId === 'this@imisozi.example')
  if (!message || delivery.kind !== 'mail') throw new Error('Nothing was queued')
  const needs = { ...letterNeeds, storage, now: () => noon }
  return { lead, letter: await writeMail({ ...message, delivery }, needs) }
}

const confirmation = (leadId: string): LeadDelivery => ({ kind: 'mail', template: 'demo-confirmation', leadId })
const callback = (leadId: string): LeadDelivery => ({
  kind: 'mail',
  template: 'demo-callback',
  leadId,
  callbackAt: Date.UTC(2026, 10, 24, 7),
})

describe('the confirmation to a sender', () => {
  it('goes to the sender, is answered to sales, in the thread of the letter about the request', async () => {
    const { lead, letter } = await write({}, confirmation)
    const reference = makeReference(lead.id)

    expect(letter).toMatchObject({
      to: 'grace@duka.example',
      from: letterNeeds.mail.from,
      replyTo: { address: 'sales@imisozi.example' },
      inReplyTo: 'first@imisozi.example',
      messageId: 'this@imisozi.example',
      subject: `Your demo request ${reference} is with us`,
      metadata: { type: 'demo_confirmation', reference },
    })
    expect(letter && composeMessage(letter).headers).toEqual({
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    })
    expect(letter?.text).toContain('wa.me/256000000200')
    expect(letter?.text).not.toContain('700 000 321')
  })

  it('takes the office by the number as it is dialled', async () => {
    const { letter } = await write({ phone: '699 123 456', phoneE164: '+237699123456' }, confirmation)
    expect(letter?.text).toContain('wa.me/237000000300')
    expect(letter?.text).toContain('WAT')
  })

  it.each(['gräce@duka.example', 'a"b@duka.example', 'grace@[127.0.0.1]'])('is not written to %s', async (email) => {
    expect((await write({ email }, confirmation)).letter).toBeNull()
  })
})

describe('the letter about a wish for a call', () => {
  it('adds to the thread of the request and says when to dial what', async () => {
    const { letter } = await write({ phone: '0699 123 456', phoneE164: '+237699123456' }, callback)
    expect(letter).toMatchObject({
      to: 'sales@imisozi.example',
      replyTo: { address: 'grace@duka.example' },
      inReplyTo: 'first@imisozi.example',
      subject: 'Re: Demo request: Grace Nakato, Duka Bora',
    })
    expect(letter?.text).toContain('Call wished: Tuesday 24 November 2026, 09:00 to 11:00 CAT')
    expect(letter?.html).toContain('href="tel:+237699123456"')
  })
})
