import { expect, it } from 'vitest'
import { startTestServer } from '#tests/server/start-test-server.ts'

const passedOn = { 'x-forwarded-for': '203.0.113.7' }
const PUBLIC_URL = 'https://imisozi.rw'

it.each([
  [
    'a proxy that TRUST_PROXY does not name',
    {},
    { ...passedOn },
    /come through a proxy that TRUST_PROXY does not name/,
  ],
  [
    'a proxy that does not say who asks',
    { PUBLIC_URL, TRUST_PROXY: 'loopback' },
    { host: 'imisozi.rw' },
    /without X-F/,
  ],
])('the log tells once of %s', async (_case, env, headers, said) => {
  const { app, log } = await startTestServer({ env: { LOG_LEVEL: 'warn', ...env } })
  for (let visits = 0; visits < 2; visits += 1) await app.inject({ url: '/healthz', headers })

  expect(log().match(/"variable":"TRUST_PROXY"/g)).toHaveLength(1)
  expect(log()).toMatch(said)
})

it.each([
  ['visitors come directly', {}, {}],
  [
    'the proxy is named and says who asks',
    { PUBLIC_URL, TRUST_PROXY: 'loopback' },
    { host: 'imisozi.rw', ...passedOn },
  ],
  ['the machine itself asks', { PUBLIC_URL, TRUST_PROXY: 'loopback' }, { host: '127.0.0.1:3000' }],
])('the log is silent where %s', async (_case, env, headers) => {
  const { app, log } = await startTestServer({ env: { LOG_LEVEL: 'warn', ...env } })
  await app.inject({ url: '/healthz', headers })

  expect(log()).not.toContain('TRUST_PROXY')
})
