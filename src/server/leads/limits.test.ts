import { describe, expect, it } from 'vitest'
import { serverAnswers as serverAnswersIn } from '#content/server-answers.ts'
import { defaultLanguage } from '#content/languages.ts'
import { amina, askChallenge, startTestServer } from '#tests/server/start-test-server.ts'

const serverAnswers = serverAnswersIn[defaultLanguage]

type Server = Awaited<ReturnType<typeof startTestServer>>

function tryOnce({ app }: Server, challengeId: string, remoteAddress = '198.51.100.7') {
  const payload = { ...amina, challengeId, captcha: '999' }
  return app.inject({ method: 'POST', url: '/api/demo-requests', payload, remoteAddress })
}

describe('the limits of POST /api/demo-requests', () => {
  it('hold up one form session, say when to come back, and let it in then', async () => {
    const server = await startTestServer()
    const { id } = await askChallenge(server.app)
    for (let number = 0; number < 12; number += 1) expect((await tryOnce(server, id)).statusCode).toBe(422)
    const refused = await tryOnce(server, id)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('50')
    expect(refused.json()).toEqual({ error: { code: 'too-many-requests', message: serverAnswers.tryAgainIn(50) } })
    server.clock.time += 50_000
    expect((await tryOnce(server, id)).statusCode).toBe(422)
  })

  it('do not let a session off because its sum was replaced', async () => {
    const server = await startTestServer()
    let { id } = await askChallenge(server.app)
    const statuses = []
    for (let number = 0; number < 13; number += 1) {
      statuses.push((await tryOnce(server, id)).statusCode)
      id = (await askChallenge(server.app, id)).id
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it('leave the neighbours behind the same carrier address alone', async () => {
    const server = await startTestServer()
    const greedy = await askChallenge(server.app)
    for (let number = 0; number < 13; number += 1) await tryOnce(server, greedy.id)
    const neighbour = await askChallenge(server.app)
    expect((await tryOnce(server, neighbour.id)).statusCode).toBe(422)
  })

  it('stop a flood without sessions at its address, and nobody else', async () => {
    const server = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    for (let number = 0; number < 600; number += 1) await tryOnce(server, '')
    expect((await tryOnce(server, '')).statusCode).toBe(429)
    expect((await tryOnce(server, '', '203.0.113.9')).statusCode).toBe(422)
  })

  it.each([
    ['its port', (count: number) => `41.186.0.79:${count + 1000}`],
    ['brackets and a port', (count: number) => `[2001:db8:1:1::${count.toString(16)}]:${count + 1000}`],
    ['what is no address', (count: number) => `41.186.0.${count + 256}`],
    ['what is no address behind one', (count: number) => `41.186.0.${count % 256}, _${count}`],
  ])('know one caller whatever a proxy writes with the address: %s', async (_what, write) => {
    const { app } = await startTestServer({ env: { LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback' } })
    const send = async (forwardedFor: string) => {
      const headers = { 'x-forwarded-for': forwardedFor }
      return (await app.inject({ method: 'POST', url: '/api/demo-requests', payload: amina, headers })).statusCode
    }
    for (let number = 0; number < 600; number += 1) expect(await send(write(number))).toBe(422)
    expect(await send(write(600))).toBe(429)
    expect(await send('203.0.113.9')).toBe(422)
  })

  it('do not count a flood without sessions against the neighbours who have one', async () => {
    const server = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    for (let number = 0; number < 601; number += 1) await tryOnce(server, '')
    const neighbour = await askChallenge(server.app)
    expect((await tryOnce(server, neighbour.id)).statusCode).toBe(422)
  })

  it('are looked at before anything of a body is read', async () => {
    const server = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    const send = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/demo-requests',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      })
    for (let number = 0; number < 6000; number += 1) await send()
    expect((await send()).statusCode).toBe(429)
    server.clock.time += 100
    expect((await send()).statusCode).toBe(400)
  })

  it('count the visitor’s own address when a trusted proxy passes it on', async () => {
    const server = await startTestServer({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'silent' } })
    const send = (address: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/demo-requests',
        payload: amina,
        headers: { 'x-forwarded-for': `192.0.2.1, ${address}` },
      })
    for (let number = 0; number < 600; number += 1) await send('198.51.100.7')
    expect((await send('198.51.100.7')).statusCode).toBe(429)
    expect((await send('198.51.100.8')).statusCode).toBe(422)
  })
})

describe.each(['/api/demo-requests', '/api/chat/sessions'])('the limits of POST %s', (url) => {
  it('count all addresses of an IPv6 site together, three times as much as one, and nobody else', async () => {
    const { app } = await startTestServer({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'silent' } })
    const send = async (address: string) => {
      const headers = { 'x-forwarded-for': address }
      return (await app.inject({ method: 'POST', url, payload: { name: '' }, headers })).statusCode
    }
    for (let number = 0; number < 1800; number += 1) expect(await send(`2001:db8:7:${number % 9}::1`)).toBe(422)
    expect(await send('2001:db8:7:a::1')).toBe(429)
    expect(await send('2001:db8:8:a::1')).toBe(422)
  })
})
