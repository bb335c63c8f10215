import { describe, expect, it } from 'vitest'
import { demoForm as demoFormIn } from '#content/demo-form.ts'
import { defaultLanguage } from '#content/languages.ts'
import { engines } from './open-test-storage.ts'
import { aminaKept, fillInForm, startTestServer } from './start-test-server.ts'

const demoForm = demoFormIn[defaultLanguage]

type Server = Awaited<ReturnType<typeof startTestServer>>

function post({ app }: Server, payload: object, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({ method: 'POST', url: '/api/demo-requests', payload, headers })
}

describe.each(engines)('demo requests on %s', (engine) => {
  it('[FORM-1] are kept with their mail, in one transaction', async () => {
    const server = await startTestServer({ engine })
    const response = await post(server, await fillInForm(server.app))
    expect(response.statusCode).toBe(201)
    expect(await server.storage.leads.list({})).toMatchObject([{ ...aminaKept, status: 'new' }])
    expect(await server.storage.outbox.list({})).toMatchObject([{ status: 'waiting', delivery: { kind: 'mail' } }])
  })

  it.each([
    ['the same sum', {}],
    ['the same key', { 'idempotency-key': 'one-and-the-same' }],
  ])('are kept once when sent ten times at the same moment under %s', async (_what, headers) => {
    const server = await startTestServer({ engine })
    const request = await fillInForm(server.app)
    const responses = await Promise.all(Array.from({ length: 10 }, () => post(server, request, headers)))
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(responses[0]?.statusCode).toBe(201)
    expect(await server.storage.leads.list({})).toHaveLength(1)
    expect(await server.storage.outbox.list({})).toHaveLength(1)
  })

  it('are kept once under one key, even with a new sum each time', async () => {
    const server = await startTestServer({ engine })
    const requests = [await fillInForm(server.app), await fillInForm(server.app), await fillInForm(server.app)]
    const responses = await Promise.all(requests.map((request) => post(server, request, { 'idempotency-key': 'k' })))
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(await server.storage.leads.list({})).toHaveLength(1)
    expect(await server.storage.outbox.list({})).toHaveLength(1)
  })

  it('let one of two take a sum', async () => {
    const server = await startTestServer({ engine })
    const one = await fillInForm(server.app)
    const other = { ...one, name: 'Jean Bosco', email: 'jean@example.com' }
    const responses = await Promise.all([post(server, one), post(server, other)])
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 422]))
    expect(await server.storage.leads.list({})).toHaveLength(1)
  })

  it('are refused with a sum that no database takes', async () => {
    const server = await startTestServer({ engine })
    const response = await post(server, await fillInForm(server.app, { challengeId: 'a\0b' }))
    expect(response.statusCode).toBe({ sqlite: 422, postgres: 400 }[engine])
    expect(server.log()).not.toContain('failed')
  })

  it('[FORM-15] are quarantined when the honeypot is filled', async () => {
    const server = await startTestServer({ engine })
    expect((await post(server, await fillInForm(server.app, { _honey: 'x' }))).statusCode).toBe(201)
    expect(await server.storage.leads.count()).toEqual({ new: 0, answered: 0, quarantined: 1 })
    expect(await server.storage.outbox.list({})).toEqual([])
  })

  it('are linked to what the same person asked before', async () => {
    const server = await startTestServer({ engine })
    const { id } = (await post(server, await fillInForm(server.app))).json<{ id: string }>()
    server.clock.time += 1000
    await post(server, await fillInForm(server.app, { message: 'And a third.' }))
    expect(await server.storage.leads.list({ limit: 1 })).toMatchObject([{ followsId: id, message: 'And a third.' }])
  })

  it('say sorry when the database has gone', async () => {
    const server = await startTestServer({ engine })
    const request = await fillInForm(server.app)
    await server.storage.close()
    const response = await post(server, request)
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({ error: { code: 'storage-unavailable', message: demoForm.failed } })
    expect(response.body).not.toMatch(/at .*\.(ts|js)/)
  })
})
