import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { amina, askChallenge, fillInForm, startTestServer } from '#tests/server/start-test-server.ts'

async function send(app: FastifyInstance, contentType: string | undefined, payload: string | Buffer) {
  const headers = contentType === undefined ? {} : { 'content-type': contentType }
  return app.inject({ method: 'POST', url: '/api/demo-requests', headers, payload })
}
const multipart = 'multipart/form-data; boundary=b'
const part = (name: string, value: string, extra = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`
const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as { error: { code: string } }).error.code

describe('what is sent to POST /api/demo-requests', () => {
  it('may be JSON, urlencoded or multipart, with the same outcome', async () => {
    const { app, storage } = await startTestServer()
    const bodies = {
      'application/json': (sum: object) => JSON.stringify({ ...amina, ...sum }),
      'application/x-www-form-urlencoded': (sum: object) =>
        new URLSearchParams(Object.entries({ ...amina, ...sum, interestedModules: 'Complete Suite' })).toString(),
      [multipart]: (sum: object) => {
        const fields = Object.entries({ ...amina, ...sum, interestedModules: 'Hotel Management' })
        return `${fields.map(([name, value]) => part(name, value)).join('')}${part('interestedModules', 'Retail Business')}--b--\r\n`
      },
    }
    for (const [type, write] of Object.entries(bodies)) {
      const { id, answer } = await askChallenge(app)
      expect((await send(app, type, write({ challengeId: id, captcha: answer }))).statusCode).toBe(201)
    }
    const leads = await storage.leads.list({})
    expect(leads.map((lead) => lead.interestedModules.join()).toSorted()).toEqual([
      'hotel,retail',
      'inventory,pos',
      'suite',
    ])
    for (const lead of leads) expect(lead).toMatchObject({ name: amina.name, company: amina.company })
  })

  it('may carry a file, which is left aside', async () => {
    const { app } = await startTestServer()
    const response = await send(app, multipart, `${part('name', 'abc', '; filename="x.txt"')}--b--\r\n`)
    expect(response.statusCode).toBe(422)
  })

  it('may have eighty parts, and is not parsed where it has more', async () => {
    const { app } = await startTestServer()
    const parts = (count: number) => `${part('x', 'y').repeat(count)}--b--\r\n`
    expect((await send(app, multipart, parts(80))).statusCode).toBe(422)
    for (const type of [multipart, 'multipart/form-data; charset=utf-8; boundary="b"'])
      expect((await send(app, type, parts(81))).statusCode).toBe(400)
  })

  it.each([
    ['broken JSON', 'application/json', '{"name":'],
    ['JSON that is no object', 'application/json', '["Amina"]'],
    ['nothing as JSON', 'application/json', ''],
    ['a prototype', 'application/json', '{"__proto__":{"name":"x"}}'],
    ['half a multipart body', multipart, part('name', 'Amina').slice(0, -4)],
    ['multipart without its boundary', 'multipart/form-data', part('name', 'Amina')],
    ['noise as multipart', multipart, 'muraho'],
  ])('is 400 for %s', async (_case, type, payload) => {
    const { app } = await startTestServer()
    const response = await send(app, type, payload)
    expect(response.statusCode).toBe(400)
    expect(codeOf(response)).toBe('malformed')
  })

  it.each(['application/json', 'application/x-www-form-urlencoded', multipart])(
    'is 413 beyond 64 kB of %s',
    async (type) => {
      const { app } = await startTestServer()
      const response = await send(app, type, Buffer.alloc(65_537, 'x'))
      expect(response.statusCode).toBe(413)
      expect(codeOf(response)).toBe('too-large')
    },
  )

  it.each(['text/plain', 'application/xml', 'image/png', 'nonsense'])('is 415 for %s', async (type) => {
    const { app } = await startTestServer()
    const response = await send(app, type, 'name=Amina')
    expect(response.statusCode).toBe(415)
    expect(codeOf(response)).toBe('unsupported-type')
  })

  it('says which field is too long or holds control characters', async () => {
    const { app } = await startTestServer()
    const response = await send(
      app,
      'application/json',
      JSON.stringify({
        ...amina,
        name: 'Amina\r\nBcc: all@example.com',
        email: 'amina@example.com\u202e',
        company: 'x'.repeat(161),
        message: 'bell \u0007',
        captcha: '1'.repeat(50),
      }),
    )
    const { errors } = response.json<{ errors: object }>()
    expect(Object.keys(errors)).toEqual(['name', 'email', 'company', 'message', 'captcha'])
  })

  it('is never a 5xx, and never a trace, whatever the fields hold', async () => {
    const { app } = await startTestServer({ env: { LOG_LEVEL: 'error' } })
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), fc.constant('\ud800'), fc.constant('a\0b'))
    const names = [...Object.keys(amina), 'captcha', 'challengeId', '_honey', 'attribution', 'constructor', 'toString']
    const bodies = fc.dictionary(fc.constantFrom(...names), anything)
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const text = JSON.stringify({ ...amina, ...body })
        const response = await send(app, 'application/json', text)
        // What would change every object is not read.
        const refused = /"(?:__proto__|prototype)"/.test(text) ? [400] : []
        expect([...refused, 422, 429]).toContain(response.statusCode)
        expect(response.body).not.toContain('.ts:')
      }),
      { examples: [[{ name: JSON.parse('{"__proto__":""}') }]] },
    )
  })

  it('is never a 5xx when the bytes are noise', async () => {
    const { app } = await startTestServer({ env: { LOG_LEVEL: 'error' } })
    const types = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', multipart, 'multipart/mixed')
    await fc.assert(
      fc.asyncProperty(types, fc.uint8Array({ minLength: 1, maxLength: 300 }), async (type, bytes) => {
        expect((await send(app, type, Buffer.from(bytes))).statusCode).toBeLessThan(500)
      }),
    )
  })

  it('comes back from the database exactly as a person may write it', async () => {
    const { app, storage } = await startTestServer()
    const message = 'Naïve café — 中文, العربية, 😀👨‍👩‍👧,\n\ttab & "quotes" <b>\\ ’;--'
    await send(app, 'application/json', JSON.stringify(await fillInForm(app, { name: 'Ørjan Ñandú', message })))
    expect(await storage.leads.list({})).toMatchObject([{ name: 'Ørjan Ñandú', message }])
  })
})
