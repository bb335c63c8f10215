import { describe, expect, it } from 'vitest'
import { startHttpPeer, type HttpMood } from '#tests/server/http-peer.ts'
import { makeTestLead } from '#tests/server/test-lead.ts'
import { forwardLead } from './forward.ts'

async function startService(timeoutMs?: number) {
  const peer = await startHttpPeer()
  const lead = makeTestLead()
  const send = () =>
    forwardLead(lead, '0197-forward@imisozi.example', {
      url: `${peer.url}/ajax/{email}`,
      mailbox: 'sales@imisozi.example',
      publicUrl: 'https://imisozi.example',
      ...(timeoutMs && { timeoutMs }),
    })
  return { peer, send }
}

describe('forwarding to the form service', () => {
  it("[FORM-25] posts a multipart form to the service, addressed by the company's mailbox", async () => {
    const { peer, send } = await startService()

    await send()

    expect(peer.heard).toHaveLength(1)
    expect(peer.heard[0]).toMatchObject({ method: 'POST', path: '/ajax/sales@imisozi.example' })
    expect(peer.heard[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(peer.heard[0]?.headers['idempotency-key']).toBe('0197-forward@imisozi.example')
  })

  it('[FORM-26] asks for JSON and follows no redirect', async () => {
    const { peer, send } = await startService()
    peer.setMood({ status: 302, headers: { Location: `${peer.url}/thanks` } })

    await send()

    expect(peer.heard.map(({ method }) => method)).toEqual(['POST'])
    expect(peer.heard[0]?.headers.accept).toBe('application/json')
  })

  it("[FORM-27] [FORM-28] [FORM-29] sends the visitor's fields and the service's own", async () => {
    const { peer, send } = await startService()

    await send()

    const { headers, body } = peer.heard[0] ?? {}
    const form = await new Response(new Uint8Array(body ?? []), {
      headers: { 'Content-Type': headers?.['content-type'] ?? '' },
    }).formData()
    expect(Object.fromEntries(form)).toEqual({
      name: 'Grace Nakato',
      phone: '+256 700 000 321',
      email: 'grace@duka.example',
      company: 'Duka Bora',
      interestedModules: 'Inventory Management, Point of Sale (POS)',
      businessSize: 'Small Business (1-10 employees)',
      message: 'Groceries, two shops.\r\nI count stock in a notebook.',
      _next: 'https://imisozi.example/request-sent',
      _subject: 'business inquiry from Duka Bora',
      _captcha: 'false',
      _template: 'table',
      _honey: '',
    })
  })

  it.each([200, 201, 204, 302])('[FORM-30] counts %i as success', async (status) => {
    const { peer, send } = await startService()
    peer.setMood({ status })

    await expect(send()).resolves.toBeUndefined()
  })

  it.each([301, 303, 307, 400, 403, 404, 429, 500, 503])('[FORM-31] counts %i as failure', async (status) => {
    const { peer, send } = await startService()
    peer.setMood({ status, headers: { Location: '/' } })

    await expect(send()).rejects.toThrow(`The form service answered ${status}`)
    expect(peer.heard).toHaveLength(1)
  })

  it.each(['hang-up', 'silence'] satisfies HttpMood[])('[FORM-31] counts %s as failure', async (mood) => {
    const { peer, send } = await startService(1000)
    peer.setMood(mood)

    await expect(send()).rejects.toThrow(/fetch failed|timeout/)
  })
})
