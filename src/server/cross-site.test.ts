import { describe, expect, it } from 'vitest'
import { fillInForm, startTestServer } from '#tests/server/start-test-server.ts'

const env = { PUBLIC_URL: 'https://imisozi.example' }

async function post(headers: Readonly<Record<string, string>>) {
  const { app, storage } = await startTestServer({ env })
  const fields = Object.entries(await fillInForm(app)).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as [string, string]),
  )
  const payload = new URLSearchParams(fields).toString()
  const type = 'application/x-www-form-urlencoded'
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/demo-requests',
    headers: { 'content-type': type, host: 'imisozi.example', ...headers },
    payload,
  })
  return { statusCode, kept: (await storage.leads.list({})).length }
}

describe('a form posted by a browser', () => {
  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://imisozi.example' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['our page in an old browser', { origin: 'https://imisozi.example' }],
    ['our page behind a proxy that changes the host', { origin: 'https://imisozi.example', host: '127.0.0.1:3000' }],
    ['our page at another address of this server', { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }],
    ['a program', {}],
  ] as const)('is taken from %s', async (_from, headers) => {
    expect(await post(headers)).toEqual({ statusCode: 201, kept: 1 })
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sandbox of another site', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    ['an origin that is none', { origin: 'imisozi.example' }],
  ] as const)('is refused from %s', async (_from, headers) => {
    expect(await post(headers)).toEqual({ statusCode: 403, kept: 0 })
  })
})
