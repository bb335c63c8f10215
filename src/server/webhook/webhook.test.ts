import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { startHttpPeer } from '#tests/server/http-peer.ts'
import { chatLead, makeTestLead } from '#tests/server/test-lead.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { sendLeadWebhook } from './webhook.ts'

const secret = `whsec_${Buffer.from('a secret of some twenty-four bytes').toString('base64')}`
const messageId = '0197-webhook@imisozi.example'

async function startReceiver(timeoutMs?: number, changes: Partial<StoredLead> = {}) {
  const peer = await startHttpPeer()
  const lead = makeTestLead({ suspicions: ['only-links'], ...changes })
  const send = () =>
    sendLeadWebhook({ lead, wishes: null }, messageId, {
      url: peer.url,
      secret,
      now: Date.now,
      ...(timeoutMs && { timeoutMs }),
    })
  return { peer, lead, send }
}

describe('the lead webhook', () => {
  it('tells of the lead, signed so that the receiver can verify it', async () => {
    const { peer, lead, send } = await startReceiver()

    await send()

    const { headers, body } = peer.heard[0] ?? {}
    const signed = Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]))
    const time = '2026-11-20T12:00:00.000Z'
    const { status: _status, answeredAt: _answeredAt, callbackAt: _callbackAt, ...told } = lead
    expect(new Webhook(secret).verify(body ?? '', signed)).toEqual({
      type: 'lead.created',
      timestamp: time,
      // Receivers build on the specification's words.
      data: {
        ...told,
        interestedModules: ['Inventory Management', 'Point of Sale (POS)'],
        businessSize: 'Small Business (1-10 employees)',
        reference: makeReference(lead.id),
        receivedAt: time,
      },
    })
    expect(signed['webhook-id']).toBe(messageId)
    expect(() => new Webhook(secret).verify(`${body?.toString()} `, signed)).toThrow('No matching signature')
  })

  it('[CHAT-2] tells of somebody who began to chat, and not of a form that they never saw', async () => {
    const { peer, lead, send } = await startReceiver(undefined, chatLead)

    await send()

    const { id, name, email, phone, company, suspicions, attribution, followsId } = lead
    const time = '2026-11-20T12:00:00.000Z'
    expect(JSON.parse(peer.heard[0]?.body.toString() ?? '')).toEqual({
      type: 'lead.chat_started',
      timestamp: time,
      data: {
        id,
        reference: makeReference(id),
        source: 'chat',
        language: 'en',
        receivedAt: time,
        name,
        email,
        phone,
        phoneE164: null,
        company,
        suspicions,
        attribution,
        followsId,
      },
    })
  })

  it.each([301, 302, 400, 401, 410, 500])('is not delivered when the receiver answers %i', async (status) => {
    const { peer, send } = await startReceiver()
    peer.setMood({ status, headers: { Location: '/' } })

    await expect(send()).rejects.toThrow(`The webhook receiver answered ${status}`)
    expect(peer.heard).toHaveLength(1)
  })

  it.each(['hang-up', 'silence'] as const)('is not delivered when the receiver answers with %s', async (mood) => {
    const { peer, send } = await startReceiver(1000)
    peer.setMood(mood)

    await expect(send()).rejects.toThrow(/fetch failed|timeout/)
  })
})
