import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import type { DemoAnswer } from '#contract/demo-answer.ts'
import { amina, aminaKept, askChallenge, fillInForm, startTestServer } from '#tests/server/start-test-server.ts'
import { openTestSqlite, makeTestFolder } from '#tests/server/open-test-storage.ts'
import { solve } from '#tests/solve.ts'

const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'

/** As a browser without JavaScript sends a form. */
async function submit(app: FastifyInstance, fields: Readonly<Record<string, string | readonly string[]>>) {
  const form = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  )
  return app.inject({
    method: 'POST',
    url: '/api/demo-requests',
    headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  })
}
/** As a browser sends it that writes its fields one below the other. */
async function submitParts(app: FastifyInstance, fields: Parameters<typeof submit>[1]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  const body = new Response(form)
  return app.inject({
    method: 'POST',
    url: '/api/demo-requests',
    headers: { accept, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
}

function shown({ body }: { body: string }): DemoAnswer {
  return JSON.parse(/<script type="application\/json">(.*)<\/script>/s.exec(body)?.[1] ?? '')
}

describe('a form posted without JavaScript', () => {
  it('sends the visitor on to the thanks', async () => {
    const { app, storage } = await startTestServer()
    const response = await submit(app, { ...(await fillInForm(app)), _honey: '' })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toMatch(/^\/request-sent\?ticket=/)
    expect(await storage.leads.list({})).toMatchObject([aminaKept])
  })

  it('counts an end of a line as the browser did, which sends it as two signs', async () => {
    const { app, storage } = await startTestServer()
    const lines = `${'x'.repeat(39)}\r\n`.repeat(100)
    const message = lines.slice(0, -2)
    expect((await submit(app, { ...(await fillInForm(app)), message, _honey: '' })).statusCode).toBe(303)
    expect((await storage.leads.list({})).map((lead) => lead.message)).toEqual([message.replaceAll('\r\n', '\n')])
  })

  it.each([
    ['url-encoded', (app, fields) => submit(app, fields)],
    ['multipart', (app, fields) => submitParts(app, fields)],
  ] as const satisfies readonly (readonly [string, typeof submit])[])(
    'gives a message that is too long back whole, to be shortened: %s',
    async (_type, post) => {
      const { app } = await startTestServer()
      const message = `${'long '.repeat(8000)}end`
      const response = await post(app, { ...(await fillInForm(app)), message, _honey: '' })
      expect(response.statusCode).toBe(422)
      expect(shown(response)).toMatchObject({ values: { message }, problems: { message: 'too-long' } })
    },
  )

  it('[FORM-17] answers with a whole page that keeps what was typed and asks a new sum', async () => {
    const { app } = await startTestServer()
    const response = await submit(app, { ...amina, name: '', interestedModules: 'Complete Suite' })

    expect(response.statusCode).toBe(422)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['content-security-policy']).toBe("default-src 'self'")
    expect(response.headers['cache-control']).toBe('no-store')
    const page = shown(response)
    expect(page).toMatchObject({
      values: { ...aminaKept, name: '', interestedModules: ['suite'] },
      problems: { name: 'missing', captcha: 'missing' },
      notice: 'errors',
    })

    const { id, question } = page.challenge
    expect((await submit(app, { ...amina, challengeId: id, captcha: solve(question) })).statusCode).toBe(303)
  })

  it('calls a sum that no page has shown yet a step, and no error', async () => {
    const { app } = await startTestServer()
    const page = shown(await submit(app, amina))
    expect(page).toMatchObject({ problems: { captcha: 'missing' }, notice: 'sum' })
  })

  it('keeps a double click once, and takes an edited page again only with a new sum', async () => {
    const { app, storage } = await startTestServer()
    const fields = await fillInForm(app)
    expect((await submit(app, fields)).statusCode).toBe(303)
    expect((await submit(app, fields)).statusCode).toBe(303)
    const edited = await submit(app, { ...fields, name: 'Jean Bosco' })
    expect(edited.statusCode).toBe(422)
    expect(shown(edited)).toMatchObject({ values: { name: 'Jean Bosco' }, problems: { captcha: 'missing' } })
    expect(await storage.leads.list({})).toHaveLength(1)
  })

  it('[FORM-22] says on the page when nothing can be kept', async () => {
    const storage = await openTestSqlite(`${makeTestFolder()}/site.db`, { pragmas: ['query_only = on'] })
    const { app } = await startTestServer({ storage })
    const response = await submit(app, await fillInForm(app))
    expect(response.statusCode).toBe(503)
    expect(shown(response)).toMatchObject({ notice: 'failed', values: aminaKept, problems: {} })
  })

  it('says on the page when to come back', async () => {
    const { app } = await startTestServer()
    const { id } = await askChallenge(app)
    const answers = []
    for (let number = 0; number < 13; number += 1) answers.push(await submit(app, { ...amina, challengeId: id }))
    const last = answers.at(-1)
    expect(last?.statusCode).toBe(429)
    expect(last?.headers['retry-after']).toBe('50')
    expect(shown(last ?? { body: '' })).toMatchObject({ notice: 'busy', retryAfterSeconds: 50, values: aminaKept })
  })

  it.each([
    ['200 of a few words', 'a few words', 200],
    ['12 that are long', 'x'.repeat(60_000), 12],
  ])('makes %s into pages, and answers more with a line', async (_what, message, most) => {
    const { app } = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    const statuses = []
    for (let number = 0; number < most; number += 1) statuses.push((await submit(app, { message })).statusCode)
    expect(new Set(statuses)).toEqual(new Set([422]))
    const refused = await submit(app, { message })
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/plain; charset=utf-8'])
    expect(refused.body).toMatch(/\d+ seconds?/)
  })

  it('answers a form that is too large with a readable page', async () => {
    const { app } = await startTestServer()
    const response = await submit(app, { ...amina, message: 'x'.repeat(70_000) })
    expect(response.statusCode).toBe(413)
    expect(shown(response)).toMatchObject({ notice: 'failed' })
  })

  it('leads back to the form when the address is entered again', async () => {
    const { app } = await startTestServer()
    const response = await app.inject({ url: '/api/demo-requests', headers: { accept } })
    expect([response.statusCode, response.headers.location]).toEqual([303, '/'])
    expect((await app.inject('/api/demo-requests')).statusCode).toBe(404)
  })

  it('packs the page as the browser takes it', async () => {
    const { app } = await startTestServer()
    const response = await app.inject({
      method: 'POST',
      url: '/api/demo-requests',
      headers: { accept, 'accept-encoding': 'gzip', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Amina',
    })
    expect(response.headers['content-encoding']).toBe('gzip')
    expect(response.headers.vary).toBe('accept-encoding')
  })
})
