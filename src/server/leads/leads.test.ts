import { createHmac } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { demoForm as demoFormIn } from '#content/demo-form.ts'
import { defaultLanguage } from '#content/languages.ts'
import { createChallenges } from '#server/challenge/challenge.service.ts'
import { keepTestChat } from '#tests/server/test-chat.ts'
import { makeTestFolder, openTestSqlite } from '#tests/server/open-test-storage.ts'
import {
  amina,
  aminaKept,
  askChallenge,
  fillInForm,
  startTestServer,
  testSecret,
} from '#tests/server/start-test-server.ts'
import { createLeadService } from './leads.service.ts'
import { dayMs } from '#server/clock.ts'
import { sweep } from '#server/storage/retention.ts'
import { createTestLog } from '#tests/server/test-log.ts'

const demoForm = demoFormIn[defaultLanguage]

type Fields = Readonly<Record<string, unknown>>
type Errors = { errors: Record<string, string> }

async function post(app: FastifyInstance, fields: Fields, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({ method: 'POST', url: '/api/demo-requests', payload: fields, headers })
}

describe('POST /api/demo-requests', () => {
  it('[FORM-1] [DATA-2] keeps the request and queues its mail', async () => {
    const { app, storage, clock, nudges } = await startTestServer()
    const fields = await fillInForm(app)
    clock.time += 5000

    const response = await post(app, fields)

    expect(response.statusCode).toBe(201)
    const { id } = response.json<{ id: string }>()
    expect(await storage.leads.list({})).toEqual([
      {
        ...aminaKept,
        id,
        receivedAt: clock.time,
        source: 'form',
        status: 'new',
        suspicions: [],
        attribution: null,
        followsId: null,
        answeredAt: null,
        phoneE164: null,
        callbackAt: null,
        language: 'en',
      },
    ])
    const letters = await storage.outbox.list({})
    expect(letters).toHaveLength(2)
    for (const template of ['demo-request', 'demo-confirmation']) {
      expect(letters).toContainEqual(
        expect.objectContaining({
          delivery: { kind: 'mail', template, leadId: id },
          status: 'waiting',
          dueAt: clock.time,
          messageId: expect.stringMatching(/^[0-9a-f-]{36}@imisozi\.example$/),
        }),
      )
    }
    expect(nudges.count).toBe(1)
  })

  it('queues one message for each configured receiver, under ids of their own', async () => {
    const { app, storage } = await startTestServer({
      env: {
        FORM_FORWARD_URL: 'https://forms.example/{email}',
        LEAD_WEBHOOK_URL: 'https://crm.example/hook',
        LEAD_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`,
      },
    })
    await post(app, await fillInForm(app))
    const messages = await storage.outbox.list({})
    expect(messages.map(({ delivery }) => delivery.kind).toSorted()).toEqual(['forward', 'mail', 'webhook'])
    expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(3)
  })

  it('[FORM-2] [FORM-3] [FORM-4] [FORM-5] [FORM-7] [FORM-8] [FORM-9] [FORM-10] [FORM-11] names every empty field', async () => {
    const { app, storage } = await startTestServer()
    const response = await post(app, { name: '  ', email: '\t', unknown: 'ignored' })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({
      errors: {
        name: 'Full name is required',
        phone: 'Phone number is required',
        email: 'Email is required',
        company: 'Company name is required',
        interestedModules: 'Please select interested modules',
        businessSize: 'Please select business size',
        message: 'Message is required',
        captcha: 'Please solve the math problem',
      },
    })
    expect(await storage.leads.list({})).toEqual([])
  })

  it('[FORM-6] [FORM-12] says what is wrong with the address and with the sum at once', async () => {
    const { app } = await startTestServer()
    const response = await post(app, { ...(await fillInForm(app)), email: 'amina@example', captcha: '999' })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({
      errors: { email: 'Please enter a valid email', captcha: 'Incorrect answer, please try again' },
    })
  })

  it('[FORM-12] lets the visitor correct a wrong sum', async () => {
    const { app } = await startTestServer()
    const fields = await fillInForm(app)
    expect((await post(app, { ...fields, captcha: '999' })).json<Errors>().errors).toEqual({
      captcha: 'Incorrect answer, please try again',
    })
    expect((await post(app, fields)).statusCode).toBe(201)
  })

  it('takes the answer as a number, and with spaces around it', async () => {
    const { app } = await startTestServer()
    const one = await fillInForm(app)
    const other = await fillInForm(app)
    expect((await post(app, { ...one, captcha: Number(one.captcha) })).statusCode).toBe(201)
    expect((await post(app, { ...other, captcha: `  ${other.captcha} ` })).statusCode).toBe(201)
  })

  it.each([
    ['none', () => ''],
    ['one we did not issue', (id: string) => `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`],
  ])('[FORM-11] asks for a sum when the challenge is %s', async (_case, alter) => {
    const { app } = await startTestServer()
    const fields = await fillInForm(app)
    const response = await post(app, { ...fields, challengeId: alter(fields.challengeId) })
    expect(response.json()).toEqual({ errors: { captcha: 'Please solve the math problem' } })
  })

  it('[MATH-4] takes a sum that has been replaced, for eight days', async () => {
    const { app, clock } = await startTestServer()
    const [early, late] = [await fillInForm(app), await fillInForm(app)]
    await askChallenge(app, early.challengeId)
    clock.time += 8 * dayMs - 1
    expect((await post(app, early)).statusCode).toBe(201)
    clock.time += 1
    expect((await post(app, late)).json()).toEqual({ errors: { captcha: 'Please solve the math problem' } })
  })

  it('takes a request that has waited a week for a network, and no other one under its sum', async () => {
    const { app, storage, clock } = await startTestServer()
    const [kept, early] = [await fillInForm(app), await fillInForm(app)]
    expect((await post(app, early)).statusCode).toBe(201)
    clock.time += 7 * dayMs
    await sweep({ storage, retentionDays: 365, now: () => clock.time, log: createTestLog().log })

    expect((await post(app, kept)).statusCode).toBe(201)
    const again = await post(app, { ...early, message: 'Three shops, in fact.' })
    expect(again.json()).toEqual({ errors: { captcha: 'Please solve the math problem' } })
  })

  it('uses up a sum: other words under it are not taken', async () => {
    const { app, storage } = await startTestServer()
    const fields = await fillInForm(app)
    expect((await post(app, fields)).statusCode).toBe(201)
    const again = await post(app, { ...fields, message: 'Three shops, in fact.' })
    expect(again.json()).toEqual({ errors: { captcha: 'Please solve the math problem' } })
    expect(await storage.leads.list({})).toHaveLength(1)
  })

  it('keeps a request sent twice once, and gives both the same answer', async () => {
    const { app, storage } = await startTestServer()
    const fields = await fillInForm(app)
    const [first, second] = await Promise.all([post(app, fields), post(app, fields)])
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect(await storage.outbox.list({})).toHaveLength(1)
  })

  it('honours an Idempotency-Key long after the sum has expired', async () => {
    const { app, storage, clock } = await startTestServer()
    const fields = await fillInForm(app)
    const first = await post(app, fields, { 'idempotency-key': 'a1b2' })
    clock.time += 5 * 3_600_000
    const retry = await post(app, fields, { 'idempotency-key': 'a1b2' })
    expect(retry.statusCode).toBe(201)
    expect(retry.json()).toEqual(first.json())
    expect(await storage.leads.list({})).toHaveLength(1)
  })

  it('keeps other words under the same Idempotency-Key as a request of their own', async () => {
    const { app, storage } = await startTestServer()
    const headers = { 'idempotency-key': 'one' }
    const first = await post(app, await fillInForm(app), headers)
    const second = await post(app, { ...(await fillInForm(app)), message: 'Three shops, after all.' }, headers)
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect((await storage.leads.list({})).map(({ message }) => message).toSorted()).toEqual([
      'Three shops, after all.',
      amina.message,
    ])
  })

  it.each(['x'.repeat(201), 'two words', 'é'])('refuses an Idempotency-Key that is none: %s', async (key) => {
    const { app } = await startTestServer()
    const response = await post(app, await fillInForm(app), { 'idempotency-key': key })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error: { code: 'malformed', message: expect.any(String) } })
  })

  it('[FORM-15] quarantines what filled the honeypot, delivers nothing and answers as ever', async () => {
    const { app, storage, nudges } = await startTestServer()
    const response = await post(app, { ...(await fillInForm(app)), _honey: 'https://spam.example' })
    expect(response.statusCode).toBe(201)
    expect(await storage.leads.list({})).toMatchObject([{ status: 'quarantined' }])
    expect(await storage.outbox.list({})).toEqual([])
    expect(nudges.count).toBe(1)
  })

  it.each([[['a', 'b']], [7], [{}], [true], [['', ' x']]])(
    '[FORM-15] takes whatever is in the honeypot for a program: %j',
    async (_honey) => {
      const { app, storage } = await startTestServer()
      await post(app, { ...(await fillInForm(app)), _honey })
      expect((await storage.leads.list({})).map(({ status }) => status)).toEqual(['quarantined'])
    },
  )

  it('[FORM-15] takes an empty honeypot for what it is', async () => {
    const { app, storage } = await startTestServer()
    await post(app, { ...(await fillInForm(app)), _honey: '' })
    expect(await storage.leads.list({})).toMatchObject([{ status: 'new' }])
  })

  it('marks what looks like a program and delivers it all the same', async () => {
    const { app, storage, clock } = await startTestServer()
    const fields = await fillInForm(app)
    clock.time += 999
    await post(app, { ...fields, message: 'https://one.example www.two.example\nhttp://three.example' })
    expect(await storage.leads.list({})).toMatchObject([
      { status: 'new', suspicions: ['filled-within-a-second', 'only-links'] },
    ])
    expect(await storage.outbox.list({})).toHaveLength(1)
  })

  it('counts the time from the first sum of the form, not from the last', async () => {
    const { app, storage, clock } = await startTestServer()
    const first = await askChallenge(app)
    clock.time += 15_000
    const next = await askChallenge(app, first.id)
    await post(app, { ...amina, challengeId: next.id, captcha: next.answer })
    expect(await storage.leads.list({})).toMatchObject([{ suspicions: [] }])
  })

  it('links a second request of the same person within a day, and delivers it too', async () => {
    const { app, storage, clock } = await startTestServer()
    const { id } = (await post(app, await fillInForm(app))).json<{ id: string }>()
    clock.time += 23 * 3_600_000
    const second = { ...(await fillInForm(app)), email: 'AMINA@example.com', message: 'And a third shop.' }
    await post(app, second)
    expect(await storage.leads.list({})).toMatchObject([{ followsId: id }, { followsId: null }])
    expect(await storage.outbox.list({})).toHaveLength(2)
    clock.time += 25 * 3_600_000
    await post(app, { ...(await fillInForm(app)), message: 'Next week?' })
    expect(await storage.leads.list({ limit: 1 })).toMatchObject([{ followsId: null }])
  })

  it('links a request to the chat that the same person began within a day', async () => {
    const { app, storage, clock } = await startTestServer()
    const receivedAt = clock.time - 23 * 3_600_000
    const { leadId } = await keepTestChat(storage, { receivedAt, email: amina.email })
    await post(app, await fillInForm(app))
    expect(await storage.leads.list({ limit: 1 })).toMatchObject([{ source: 'form', followsId: leadId }])
  })

  it('is not linked to anybody by a telephone number, which anybody can type', async () => {
    const { app, storage, clock } = await startTestServer()
    await keepTestChat(storage, { receivedAt: clock.time, email: 'victim@example.com', phone: amina.phone })
    await post(app, await fillInForm(app))
    const [lead] = (await storage.leads.list({})).filter(({ email }) => email === amina.email)
    expect(lead).toMatchObject({ phone: amina.phone, followsId: null })
  })

  it('is shown to nobody, not even to the holder of a link from a letter of an earlier version', async () => {
    const { app, clock } = await startTestServer()
    const { id } = (await post(app, await fillInForm(app))).json<{ id: string }>()
    const expires = String(clock.time + dayMs)
    const signature = createHmac('sha256', testSecret.current).update(`history\n${id}\n${expires}`).digest('base64url')
    const unknown = await app.inject('/api/no-such-address')
    expect(unknown.statusCode).toBe(404)
    for (const query of ['', `?expires=${expires}&signature=${signature}`]) {
      const answer = await app.inject(`/api/demo-requests/${id}${query}`)
      expect(answer).toMatchObject({ statusCode: 404, body: unknown.body })
    }
  })

  it.each([
    ['JSON text', JSON.stringify({ first: { referrer: 'news.example' }, last: { utm: { source: 'radio' } } })],
    ['an object', { first: { referrer: 'news.example' }, last: { utm: { source: 'radio' } } }],
  ])('keeps where the visitor came from, sent as %s', async (_kind, attribution) => {
    const { app, storage } = await startTestServer()
    await post(app, { ...(await fillInForm(app)), attribution })
    expect(await storage.leads.list({})).toMatchObject([
      { attribution: { first: { referrer: 'news.example' }, last: { utm: { source: 'radio' } } } },
    ])
  })

  it.each([
    ['not JSON', '{first'],
    ['half', { first: {} }],
    ['too long', { first: { referrer: 'x'.repeat(300) }, last: {} }],
    ['several lines', { first: { referrer: 'news\r\nBcc: all@example.com' }, last: {} }],
    ['odd names', { first: { utm: { '<b>': 'x' } }, last: {} }],
  ])('drops an origin that is %s and keeps the request', async (_case, attribution) => {
    const { app, storage } = await startTestServer()
    expect((await post(app, { ...(await fillInForm(app)), attribution })).statusCode).toBe(201)
    expect(await storage.leads.list({})).toMatchObject([{ attribution: null }])
  })

  it('releases a quarantined lead once, with everything it brings about', async () => {
    const { app, storage, clock } = await startTestServer()
    const { id } = (await post(app, { ...(await fillInForm(app)), _honey: 'x' })).json<{ id: string }>()
    const now = () => clock.time
    const challenges = createChallenges({
      secret: { current: 's', previous: [] },
      now,
      randomBytes: (size) => Buffer.alloc(size),
    })
    const leads = createLeadService({
      secret: { current: 's', previous: [] },
      storage,
      challenges,
      deliveries: ['mail'],
      messageDomain: 'x.example',
      now,
    })
    const release = (leadId: string) => leads.release(leadId, async () => undefined)
    expect(await release(id)).toBe('released')
    expect(await release(id)).toBe('not-quarantined')
    expect(await release('nobody')).toBe('unknown')
    expect(await storage.leads.find(id)).toMatchObject({ status: 'new' })
    const letters = (await storage.outbox.list({})).map(({ delivery }) => delivery)
    expect(letters).toHaveLength(2)
    expect(letters).toContainEqual({ kind: 'mail', template: 'demo-request', leadId: id })
    expect(letters).toContainEqual({ kind: 'mail', template: 'demo-confirmation', leadId: id })
  })
})

describe('when the database does not work', () => {
  const breakings = [
    ['locked', {}],
    ['full', { pragmas: ['max_page_count = 1'] }],
    ['read-only', { pragmas: ['query_only = on'] }],
  ] as const

  it.each(breakings)(
    '[FORM-22] a %s one is the visitor’s failure message and a line in the log',
    async (reason, options) => {
      const file = path.join(makeTestFolder(), 'site.db')
      await openTestSqlite(file)
      const storage = await openTestSqlite(file, { lockPatienceMs: 0, ...options })
      const { app, log } = await startTestServer({ storage })
      const other = new DatabaseSync(file)
      if (reason === 'locked') other.exec('begin exclusive')
      const long = { ...(await fillInForm(app)), message: 'ijambo '.repeat(550) }

      const answers = [await post(app, long)]
      const more = reason === 'full' ? 8 : 0
      for (let number = 0; number < more; number += 1) {
        answers.push(await post(app, { ...long, ...(await fillInForm(app)), message: `${number} `.repeat(1900) }))
      }
      other.close()

      const last = answers.at(-1)
      expect(last?.statusCode).toBe(503)
      expect(last?.json()).toEqual({ error: { code: 'storage-unavailable', message: demoForm.failed } })
      expect(log()).toContain(`"reason":"${reason}"`)
      expect(last?.body).not.toMatch(/sqlite|at .*\.ts/i)
    },
  )

  it('says so to /readyz, and goes on serving pages', async () => {
    const storage = await openTestSqlite(path.join(makeTestFolder(), 'site.db'), { pragmas: ['query_only = on'] })
    const { app } = await startTestServer({ storage })
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/')).statusCode).toBe(200)
  })
})
