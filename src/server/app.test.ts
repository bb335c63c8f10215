import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { openTestSqlite, makeTestFolder } from '#tests/server/open-test-storage.ts'
import { startChat } from '#tests/server/chat-visitor.ts'
import { fillInForm, startTestServer } from '#tests/server/start-test-server.ts'
import { talk } from '#tests/server/talk.ts'
import { expectSoon } from '#tests/server/expect-soon.ts'

describe('the app', () => {
  it('sends its protections with every answer', async () => {
    const { app } = await startTestServer()
    for (const url of ['/', '/nothing', '/api/challenge', '/api/nothing', '/%zz']) {
      const { headers } = await app.inject(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  it('asks for https only where it is served over https', async () => {
    const { app } = await startTestServer({ env: { PUBLIC_URL: 'https://imisozi.rw' } })
    expect((await app.inject('/')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it('[MATH-6] [MATH-7] gives out a new sum at each call, never kept on the way', async () => {
    const { app } = await startTestServer()
    const response = await app.inject('/api/challenge')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(Object.keys(response.json<object>())).toEqual(['id', 'question', 'expiresAt'])
    expect((await app.inject('/api/challenge?previous=a&previous=b')).statusCode).toBe(200)
    expect((await app.inject('/api/challenge?previous=%00')).statusCode).toBe(200)
  })

  it.each([
    ['not HTTP', 'MURAHO\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 413],
    ['two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nHost: y\r\nconnection: close\r\n\r\n', 400],
    ['an address that cannot be read', 'GET /api/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
  ])('answers %s in JSON', async (_case, text, status) => {
    const { app } = await startTestServer()
    const heard = await talk(await app.listen({ port: 0, host: '127.0.0.1' }), text)
    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(heard).toMatch(/\{"error":\{"code":"[a-z-]+","message":"[^"]+"\}\}$/)
  })

  it.each([
    ['a page', 'GET http://elsewhere.example/pricing', /^HTTP\/1.1 200 [^]*<title>Pricing/],
    ['the first page', 'GET HTTP://x', /^HTTP\/1.1 200 [^]*<title>Home/],
    ['a second spelling', 'GET http://x/pricing/?q=1', /\r\nlocation: \/pricing\?q=1\r\n/],
    ['a door of the API', 'PUT http://x/api/challenge', /^HTTP\/1.1 405 /],
  ])('answers to %s by its whole address as to its path alone (RFC 9112, 3.2.2)', async (_what, line, answer) => {
    const { app } = await startTestServer()
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    expect(await talk(address, `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).toMatch(answer)
  })

  it.each([
    ['slashes', `/${'/'.repeat(4096)}x`],
    ['a query', `/pricing?q=${'x'.repeat(4096)}`],
  ])('reads no address of thousands of characters: %s', async (_case, url) => {
    const { app } = await startTestServer()
    expect(await app.inject({ url, headers: { host: 'x' } })).toMatchObject({ statusCode: 413 })
  })

  it('does not take a caller who hangs up in the middle for a broken database', async () => {
    const { app, log } = await startTestServer()
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const arrived = once(app.server, 'request')
    socket.write(
      'POST /api/chat/sessions HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"na',
    )
    const [request] = (await arrived) as [IncomingMessage]
    const failed = once(request, 'error')
    socket.destroy()
    expect(await failed).toMatchObject([{ code: 'ECONNRESET' }])
    expect(log()).not.toMatch(/"level":50|storage/)
  })

  it('finishes the request in hand when it is asked to stop', async () => {
    const { app, storage } = await startTestServer()
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const body = JSON.stringify(await fillInForm(app))
    const closing: Promise<unknown>[] = []

    const response = await new Promise<string>((resolve) => {
      let heard = ''
      const head = `POST /api/demo-requests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(head + body.slice(0, 20)))
      app.server.once('request', () => {
        closing.push(app.close())
        socket.write(body.slice(20))
      })
      socket.on('data', (chunk) => (heard += chunk.toString()))
      socket.on('close', () => resolve(heard))
    })

    await Promise.all(closing)
    expect(response).toMatch(/^HTTP\/1.1 201 /)
    expect(await storage.leads.list({})).toHaveLength(1)
  })

  it('waits for nobody who has only connected when it is asked to stop', async () => {
    const { app } = await startTestServer()
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const connected = once(app.server, 'connection')
    const socket = connect(Number(new URL(address).port), '127.0.0.1').resume()
    await connected

    await Promise.all([once(socket, 'close'), app.close()])
    expect(socket.bytesRead).toBe(0)
  })
})

describe('the log', () => {
  it('holds nothing of what a visitor sent, in good days and bad', async () => {
    const readOnly = await openTestSqlite(`${makeTestFolder()}/site.db`, { pragmas: ['query_only = on'] })
    for (const storage of [undefined, readOnly]) {
      const { app, log } = await startTestServer({ ...(storage && { storage }), env: { LOG_LEVEL: 'trace' } })
      const payload = await fillInForm(app, { _honey: 'honey@spam.example' })
      const url = '/api/demo-requests?email=query@example.com'
      const headers = { referer: 'https://mail.example/?to=referrer@example.com', 'user-agent': 'Phone of Amina' }
      await app.inject({ method: 'POST', url, payload, headers, remoteAddress: '198.51.100.7' })
      await app.inject({ method: 'POST', url, payload: { ...payload, email: 'not an address' } })
      await app.inject('/unsubscribe/path@example.com')

      expect(log().split('\n').length).toBeGreaterThan(3)
      for (const secret of [
        '@',
        'Amina',
        '788 123',
        '788123',
        'Isoko',
        'shops',
        'email=',
        '198.51',
        'mail.example',
        payload.challengeId,
      ]) {
        expect(log()).not.toContain(secret)
      }
      for (const line of log().trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
    }
  })

  it('says method, route, status and time of each call', async () => {
    const { app, log } = await startTestServer()
    await app.inject({ method: 'POST', url: '/api/demo-requests', payload: {} })
    expect(JSON.parse(log().trim().split('\n').at(-1) ?? '')).toMatchObject({
      method: 'POST',
      route: '/api/demo-requests',
      status: 422,
      ms: expect.any(Number),
      msg: 'answered',
    })
  })
})

describe('the line of a lead that was kept', () => {
  it('names it, whichever way it came', async () => {
    const server = await startTestServer()
    const payload = await fillInForm(server.app)
    await server.app.inject({ method: 'POST', url: '/api/demo-requests', payload })
    await startChat(server)
    const lines = server
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const named = lines.filter(({ status }) => status === 201).map(({ leadId }) => leadId)
    expect(named).toHaveLength(2)
    const kept = await server.storage.leads.list({})
    expect(new Set(named)).toEqual(new Set(kept.map(({ id }) => id)))
  })
})

describe('under pressure', () => {
  it('asks callers to come back, still shows its pages and says that it lives', async () => {
    const { app } = await startTestServer({ longestDelayMs: 0.000_001 })
    // The event loop is sampled now and then; each sample finds it above so low a limit.
    const response = await expectSoon(async () => {
      const asked = await app.inject('/api/challenge')
      expect(asked.statusCode).toBe(503)
      return asked
    })
    expect((await app.inject('/pricing')).statusCode).toBe(200)
    expect(response.headers['retry-after']).toBe('5')
    expect(response.json()).toMatchObject({ error: { code: 'overloaded' } })
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })
})
