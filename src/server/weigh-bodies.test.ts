import { expect, it } from 'vitest'
import { startTestServer } from '#tests/server/start-test-server.ts'

/** As many of 64 kB as weigh 6000 times 2 kB. */
const most = 187
const longest = 64 * 1024
const long = `{"a":[${'[],'.repeat(20_000)}1]}`.padEnd(longest, ' ')

it.each(['/nowhere', '/', '/api/chat/sessions'])(
  'takes so many long bodies of one address at %s, and short ones and the neighbours all the same',
  async (url) => {
    const { app, clock } = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    const send = async (payload: string, remoteAddress = '198.51.100.7') => {
      const headers = { 'content-type': 'application/json' }
      return (await app.inject({ method: 'POST', url, payload, headers, remoteAddress })).statusCode
    }
    const usual = await send('{}')
    for (let number = 0; number < most; number += 1) expect(await send(long)).toBe(usual)
    expect(await send(long)).toBe(429)
    expect(await send('{}')).toBe(usual)
    expect(await send(long, '203.0.113.9')).toBe(usual)
    clock.time += 2000
    expect(await send(long)).toBe(usual)
  },
)

it('counts a body whose length is not said for the longest', async () => {
  const { app } = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
  const send = async () => (await app.inject({ method: 'POST', url: '/nowhere', payload: '{}', headers })).statusCode
  for (let number = 0; number < most; number += 1) expect(await send()).toBe(404)
  expect(await send()).toBe(429)
})
