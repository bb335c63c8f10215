import { describe, expect, it } from 'vitest'
import { startTestServer } from '#tests/server/start-test-server.ts'

const record = {
  id: '0123456789abcdef01234567',
  consent: { necessary: true, functional: true, analytics: false, marketing: true },
  version: 1,
}

type Server = Awaited<ReturnType<typeof startTestServer>>
function post({ app }: Server, payload: object | string, changes: object = {}) {
  const headers = { 'content-type': 'application/json' }
  return app.inject({ method: 'POST', url: '/api/consents', payload, headers, ...changes })
}

describe('POST /api/consents', () => {
  it('keeps and logs no address', async () => {
    const server = await startTestServer()
    await post(server, record, { remoteAddress: '198.51.100.77' })
    expect(JSON.stringify(await server.storage.consents.list({})) + server.log()).not.toContain('198.51.100.77')
  })

  it('keeps nothing when the register is off, and the browser need not know', async () => {
    const server = await startTestServer({ env: { CONSENT_REGISTER: 'off' } })
    expect((await post(server, record)).statusCode).toBe(204)
    expect((await post(server, {})).statusCode).toBe(400)
    expect(await server.storage.consents.list({})).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['no number', { ...record, id: undefined }],
    ['a number of another length', { ...record, id: 'abc' }],
    ['a number in capitals', { ...record, id: 'A'.repeat(24) }],
    ['a number that ends a line', { ...record, id: `${'a'.repeat(24)}\n` }],
    ['necessary refused', { ...record, consent: { ...record.consent, necessary: false } }],
    ['three choices', { ...record, consent: { necessary: true, functional: true, analytics: true } }],
    ['a fifth choice', { ...record, consent: { ...record.consent, third: true } }],
    ['choices in words', { ...record, consent: { ...record.consent, analytics: 'true' } }],
    ['a text that does not exist yet', { ...record, version: 1000 }],
    ['no text', { ...record, version: 0 }],
    ['half a text', { ...record, version: 0.5 }],
    ['a date of its own', { ...record, chosenAt: 0 }],
  ])('refuses %s and keeps nothing', async (_what, payload) => {
    const server = await startTestServer()
    expect((await post(server, payload)).statusCode).toBe(400)
    expect(await server.storage.consents.list({})).toEqual([])
  })

  it('refuses more than a kilobyte', async () => {
    const server = await startTestServer()
    expect((await post(server, { ...record, more: 'a'.repeat(1024) })).statusCode).toBe(413)
  })

  it('stops a flood at its address, says when to come back, and leaves the others alone', async () => {
    const server = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    const send = (number: number, remoteAddress: string) =>
      post(server, { ...record, id: String(number).padStart(24, '0') }, { remoteAddress })
    for (let number = 0; number < 600; number += 1) await send(number, '198.51.100.7')
    const refused = await send(600, '198.51.100.7')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
    expect((await send(601, '203.0.113.9')).statusCode).toBe(204)
    expect(await server.storage.consents.list({})).toHaveLength(601)
  })
})
