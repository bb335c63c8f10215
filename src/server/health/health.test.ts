import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import { findPort } from '#tests/ports.ts'
import { makeTestFolder, openTestStorage } from '#tests/server/open-test-storage.ts'
import { openChat, send } from '#tests/server/chat-visitor.ts'
import { fillInForm, startTestServer } from '#tests/server/start-test-server.ts'
import { countOne, createModelCounts } from '#server/assistant/model/model.ts'
import { noteBackup } from './last-backup.ts'

describe('health', () => {
  it('says that the process lives and can keep a lead', async () => {
    const { app } = await startTestServer()
    for (const url of ['/healthz', '/readyz']) {
      const response = await app.inject(url)
      expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }])
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  it('is not ready while the assistant still reads, although pages and forms are served', async () => {
    const reading = Promise.withResolvers<void>()
    const server = await startTestServer({ reading: reading.promise })
    const early = await server.app.inject('/readyz')
    expect([early.statusCode, early.json(), early.headers['retry-after']]).toEqual([503, { status: 'starting' }, '1'])
    expect((await server.app.inject('/')).statusCode).toBe(200)
    const session = await openChat(server)
    const waiting = send(server, session, 'Does it work without a line?')

    reading.resolve()

    expect((await waiting).done?.text).toBe('You said: Does it work without a line?')
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
  })

  it('asks the database once a second, however many ask for it', async () => {
    const storage = await openTestStorage()
    const probe = vi.spyOn(storage, 'check')
    const { app, clock } = await startTestServer({ storage })
    await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')))
    expect(probe).toHaveBeenCalledTimes(1)

    clock.time += 1000
    probe.mockRejectedValueOnce(new Error('gone'))
    expect((await app.inject('/readyz')).statusCode).toBe(500)
    clock.time += 1000
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })

  it('counts leads, messages, dead ones among them, and answers', async () => {
    const { app, storage, clock } = await startTestServer()
    const payload = await fillInForm(app)
    await app.inject({ method: 'POST', url: '/api/demo-requests', payload })
    const [message] = await storage.outbox.claim({ now: clock.time, leaseMs: 1, limit: 1 })
    await storage.outbox.markFailed(message?.id ?? '', 'no', null)

    const { body, headers } = await app.inject('/metrics')

    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(body).toContain('# TYPE site_leads gauge\nsite_leads{status="new"} 1\n')
    expect(body).toContain('site_outbox_messages{status="dead"} 1\n')
    expect(body).toContain('http_requests_total{route="/api/demo-requests",status="201"} 1\n')
    expect(body).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(body).toMatch(/^http_request_duration_seconds_count\{route="\/api\/demo-requests"\} 1$/m)
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
    expect(body).toMatch(/^(# (HELP|TYPE) .+\n|[a-z_0-9]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [\d.e+-]+\n|\n)+$/)
  })

  it('tells how long the oldest letter waits that is due or was tried in vain, and of none that waits for its hour', async () => {
    const { app, storage, clock } = await startTestServer()
    const age = async () => /^site_outbox_age_seconds (.+)$/m.exec((await app.inject('/metrics')).body)?.[1]
    const delivery = { kind: 'mail', template: 'sign-in', leadId: null, addressMark: 'mark' } as const
    const hour = 3_600_000
    await storage.outbox.add({ delivery, messageId: '1', createdAt: clock.time, dueAt: clock.time + 5 * hour })
    await storage.outbox.add({ delivery, messageId: '2', createdAt: clock.time })
    clock.time += hour
    expect(await age()).toBe('3600')

    const [message] = await storage.outbox.claim({ now: clock.time, leaseMs: 1, limit: 1 })
    await storage.outbox.markFailed(message?.id ?? '', 'no route', clock.time + 9 * hour)
    clock.time += hour
    expect(await age()).toBe('7200')
    await storage.outbox.markDelivered(message?.id ?? '', clock.time)
    expect(await age()).toBe('0')
  })

  it('counts no stream among the durations, which lasts as long as somebody listens', async () => {
    const server = await startTestServer()
    await send(server, await openChat(server), 'Does it work without a line?')
    const { body } = await server.app.inject('/metrics')
    const count = (route: string) => body.includes(`http_request_duration_seconds_count{route="${route}"}`)
    expect([count('/api/chat/sessions'), count('/api/chat/sessions/:id/messages')]).toEqual([true, false])
    expect(body).toContain('http_requests_total{route="/api/chat/sessions/:id/messages",status="200"} 1\n')
  })

  it('tells what the model has cost and was kept from saying', async () => {
    const modelCounts = createModelCounts()
    for (const reason of ['amount', 'amount', 'promise']) countOne(modelCounts.refusals, reason)
    countOne(modelCounts.failures, 'timeout')
    const env = { ASSISTANT: 'google:m', ASSISTANT_API_KEY: 'k', ASSISTANT_DAILY_BUDGET: '9000' }
    const { app, storage } = await startTestServer({ env, modelCounts })
    await storage.modelUse.add('2026-11-20', 120)
    const { body } = await app.inject('/metrics')

    expect(body).toContain(
      'chat_guard_refusals_total{reason="amount"} 2\nchat_guard_refusals_total{reason="promise"} 1\n',
    )
    expect(body).toContain('chat_model_failures_total{reason="timeout"} 1\n')
    expect(body).toContain('\nchat_model_tokens_today 120\n')
    expect(body).toContain('\nchat_model_budget_tokens 9000\n')
  })

  it('knows how many days are left until what has a date runs out, and when the last backup was made', async () => {
    const folder = makeTestFolder()
    const { app, clock } = await startTestServer({ env: { DATA_DIR: folder } })
    const read = async (name: string) =>
      (await app.inject('/metrics')).body.match(new RegExp(`^${name}.* (\\S+)$`, 'm'))?.[1]
    clock.time = Date.UTC(2027, 11, 31)
    expect(await read('site_days_left.what="holidays"')).toBe('1')
    expect(Number(await read('site_days_left.what="exchange rates"'))).toBeLessThan(0)

    expect(await read('site_last_backup_timestamp_seconds')).toBe('0')
    await noteBackup({ dataDir: folder })
    expect(Number(await read('site_last_backup_timestamp_seconds'))).toBeGreaterThan(1_700_000_000)
  })

  it('counts the page views and the choices of the day', async () => {
    const { app, storage, clock } = await startTestServer()
    const view = { path: '/', referrer: '', device: 'phone' } as const
    const consent = { necessary: true, functional: true, analytics: false, marketing: false } as const
    for (const day of ['2026-11-19', '2026-11-20', '2026-11-20']) await storage.visits.addView({ ...view, day })
    await storage.consents.add({
      id: 'before',
      consent,
      version: 1,
      language: 'en',
      chosenAt: Date.UTC(2026, 10, 20) - 1,
    })
    await storage.consents.add({ id: 'today', consent, version: 1, language: 'en', chosenAt: clock.time })

    const { body } = await app.inject('/metrics')

    expect(body).toContain('site_page_views_today{device="phone"} 2\n')
    expect(body).toContain('site_consents_today{category="necessary"} 1\n')
    expect(body).toContain('site_consents_today{category="analytics"} 0\n')
  })

  it.each([
    ['another machine', {}, '203.0.113.7', {}],
    ['another machine behind a proxy here', {}, '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
    ['a proxy that names whom it serves otherwise', {}, '127.0.0.1', { 'x-real-ip': '203.0.113.7' }],
    ['a proxy that passes on the name alone', {}, '127.0.0.1', { host: 'imisozi.example' }],
    ['a trusted proxy that passes on the name alone', { TRUST_PROXY: '1' }, '127.0.0.1', { host: 'imisozi.example' }],
    ['another machine behind a trusted proxy', { TRUST_PROXY: '1' }, '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
  ] as const)('shows the metrics not to %s', async (_who, env, remoteAddress, headers) => {
    const { app } = await startTestServer({ env })
    const response = await app.inject({ url: '/metrics', remoteAddress, headers })
    expect(response.statusCode).toBe(403)
    expect(response.body).not.toContain('site_leads')
  })

  it('shows the metrics not to a proxy that says nothing at all, as nginx was for years', async () => {
    const { app } = await startTestServer()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const ask = async (version: string) => {
      const socket = connect(findPort(app.server), '127.0.0.1')
      socket.write(`GET /metrics HTTP/${version}\r\nHost: 127.0.0.1:3000\r\nConnection: close\r\n\r\n`)
      return (await text(socket)).split('\r\n', 1)
    }
    expect(await ask('1.0')).toEqual(['HTTP/1.1 403 Forbidden'])
    expect(await ask('1.1')).toEqual(['HTTP/1.1 200 OK'])
  })

  it('shows the metrics to whom the configuration names', async () => {
    const { app } = await startTestServer({ env: { METRICS_FROM: '203.0.113.0/24, 2001:db8::/32' } })
    for (const remoteAddress of ['203.0.113.7', '2001:db8::1', '::1']) {
      expect((await app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(200)
    }
  })
})
