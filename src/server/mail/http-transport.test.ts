import { describe, expect, it } from 'vitest'
import { startHttpPeer } from '#tests/server/http-peer.ts'
import { createTestLog } from '#tests/server/test-log.ts'
import { createHttpTransport } from './http-transport.ts'
import { sendMail } from './send-mail.ts'
import { makeTestMail } from '#tests/server/test-mail.ts'

async function startPair(timeoutMs?: number) {
  const peer = await startHttpPeer()
  const { log, lines } = createTestLog()
  return { peer, transport: createHttpTransport(`${peer.url}/send?key=k`, timeoutMs), log, lines }
}

describe('mail through a JSON endpoint', () => {
  it('[MAIL-1] posts to, from, subject, html, userInfo and metadata, and nothing else', async () => {
    const { peer, transport } = await startPair()

    await transport.post(makeTestMail())

    const [request] = peer.heard
    expect(request).toMatchObject({ method: 'POST', path: '/send?key=k' })
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': '0197-mail@imisozi.example',
    })
    expect(JSON.parse(request?.body.toString() ?? '')).toEqual({
      to: 'sales@imisozi.example',
      from: 'Imisozi Suite <no-reply@imisozi.example>',
      subject: 'Demo request: Grace Nakato, Duka Bora',
      html: '<p>Muraho</p>',
      userInfo: { name: 'Grace Nakato', email: 'grace@duka.example' },
      metadata: { type: 'demo_request' },
    })
  })

  it("[MAIL-4] reads the provider's messageId", async () => {
    const { peer, transport } = await startPair()
    peer.setMood({ status: 200, body: '{"messageId":"p-1","other":true}' })

    expect(await transport.post(makeTestMail())).toEqual({ providerId: 'p-1' })
  })

  it('counts a letter as taken although the answer is no JSON', async () => {
    const { peer, transport } = await startPair()
    peer.setMood({ status: 202, body: 'ok' })

    expect(await transport.post(makeTestMail())).toEqual({ providerId: null })
  })

  it('takes in no more of an answer than a name needs, and no name that is none', async () => {
    const { peer, transport } = await startPair()
    const answers = [`{"messageId":"p-1","other":"${'x'.repeat(70_000)}"}`, '{"messageId":"p\\n1"}', '{"messageId":""}']

    for (const body of answers) {
      peer.setMood({ status: 200, body })
      expect(await transport.post(makeTestMail())).toEqual({ providerId: null })
    }
  })

  it('waits for the end of an answer no longer than for its beginning', async () => {
    const { peer, transport } = await startPair(500)
    peer.setMood('never-ending')

    expect(await transport.post(makeTestMail())).toEqual({ providerId: null })
  })

  it.each([302, 400, 401, 404, 429, 500, 503])(
    "[MAIL-10] [MAIL-11] raises 'HTTP error! status: %i', logs it, says false and shows it to nobody",
    async (status) => {
      const { peer, transport, log, lines } = await startPair()
      peer.setMood({ status, headers: { Location: '/elsewhere' } })
      const reasons: unknown[] = []

      const isSent = await sendMail(makeTestMail(), { transport, log, onFailure: (error) => reasons.push(error) })

      expect(isSent).toBe(false)
      expect(reasons).toEqual([new Error(`HTTP error! status: ${status}`)])
      expect(lines).toMatchObject([{ level: 'warn', reason: `HTTP error! status: ${status}` }])
      expect(peer.heard).toHaveLength(1)
    },
  )

  it.each(['hang-up', 'silence'] as const)('says false when the endpoint answers with %s', async (mood) => {
    const { peer, transport, log } = await startPair(2000)
    peer.setMood(mood)
    expect(await sendMail(makeTestMail(), { transport, log })).toBe(false)

    peer.setMood({ status: 200 })
    expect(await sendMail(makeTestMail(), { transport, log })).toBe(true)
  })

  it('sends a user name and password in the address as credentials', async () => {
    const { peer } = await startPair()
    const url = peer.url.replace('http://', 'http://api:k%40y@')

    await createHttpTransport(url).post(makeTestMail())

    expect(peer.heard[0]?.headers.authorization).toBe(`Basic ${Buffer.from('api:k@y').toString('base64')}`)
  })

  it('checks the way without posting anything', async () => {
    const { peer, transport } = await startPair()
    peer.setMood({ status: 404 })

    await transport.check()

    expect(peer.heard.map(({ method }) => method)).toEqual(['HEAD'])
  })
})
