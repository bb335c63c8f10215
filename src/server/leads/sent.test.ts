import { describe, expect, it } from 'vitest'
import { demoForm as demoFormIn } from '#content/demo-form.ts'
import { defaultLanguage } from '#content/languages.ts'
import type { DemoReceipt, RequestSent } from '#contract/callback.ts'
import { openDesk } from '#tests/server/test-desk.ts'
import { amina, fillInForm, startTestServer } from '#tests/server/start-test-server.ts'
import { dayMs } from '#server/clock.ts'

const demoForm = demoFormIn[defaultLanguage]

type Server = Awaited<ReturnType<typeof startTestServer>>

/** Sends Amina's request as a person would, some seconds after the form was opened. */
async function request(server: Server, changes: Readonly<Record<string, unknown>> = {}) {
  const payload = await fillInForm(server.app, changes)
  server.clock.time += 5000
  const response = await server.app.inject({ method: 'POST', url: '/api/demo-requests', payload })
  return response.json<DemoReceipt>()
}

function askForCall({ app }: Server, { id, ticket }: Pick<DemoReceipt, 'id' | 'ticket'>, at: string | undefined) {
  return app.inject({ method: 'POST', url: `/api/demo-requests/${id}/callback`, payload: { ticket, at } })
}

async function lettersOf({ storage }: Server) {
  const messages = await storage.outbox.list({})
  return messages.map(({ delivery }) => (delivery.kind === 'mail' ? delivery.template : delivery.kind)).toSorted()
}

async function shown({ app }: Server, url: string): Promise<RequestSent | null> {
  const { body } = await app.inject(url)
  return JSON.parse(/<script type="application\/json">(.*)<\/script>/s.exec(body)?.[1] ?? '')
}

describe('what a sender is told', () => {
  it('[FORM-24] is a reference that sales finds the request by, and until when it is answered', async () => {
    const server = await startTestServer()
    const { id, reference, receivedAt, answerBy, slots, isConfirmed } = await request(server)
    expect(isConfirmed).toBe(true)
    expect(reference).toMatch(/^[A-HJKMNP-TV-Z2-9]{3}-[A-HJKMNP-TV-Z2-9]{3}$/)
    expect(Date.parse(answerBy) - Date.parse(receivedAt)).toBe(dayMs)
    expect(slots).toContain('2026-11-23T05:00:00.000Z')
    const { said } = await openDesk(server.storage).run('show', reference.toLowerCase())
    expect(said).toContain(`Lead ${id}`)
    expect(said).toContain(`Reference      ${reference}`)
  })

  it('is shown again to whoever holds the ticket, and nothing personal to anybody', async () => {
    const server = await startTestServer()
    const { ticket, reference, id } = await request(server)
    const page = await shown(server, `/request-sent?ticket=${ticket}`)
    expect(page).toMatchObject({ receipt: { reference, ticket }, callbackAt: null, problem: null })
    for (const personal of [amina.name, amina.email, amina.phone, amina.company, amina.message]) {
      expect(JSON.stringify(page)).not.toContain(personal)
    }
    const forged = `${id}.${Date.now() + 1e9}.${'A'.repeat(43)}`
    for (const query of ['', `?ticket=${reference}`, `?ticket=${id}`, `?ticket=${forged}`, '?ticket=a&ticket=b']) {
      expect(await shown(server, `/request-sent${query}`)).toBeNull()
    }
    server.clock.time += 7 * dayMs
    expect(await shown(server, `/request-sent?ticket=${ticket}`)).toBeNull()
  })

  it('is gone with an erased request', async () => {
    const server = await startTestServer()
    const receipt = await request(server)
    await server.storage.erasures.erase({ kind: 'email', email: amina.email })
    expect(await shown(server, `/request-sent?ticket=${receipt.ticket}`)).toBeNull()
    expect((await askForCall(server, receipt, receipt.slots[0])).statusCode).toBe(404)
  })
})

describe('the confirmation to the sender', () => {
  it('goes out once a request, and no more than three times a day to one mailbox', async () => {
    const server = await startTestServer()
    for (const email of ['amina@example.com', 'AMINA@example.com', 'amina+a@example.com', 'amina+b@example.com']) {
      await request(server, { email })
    }
    const letters = await lettersOf(server)
    expect(letters.filter((template) => template === 'demo-request')).toHaveLength(4)
    expect(letters.filter((template) => template === 'demo-confirmation')).toHaveLength(3)
    await request(server, { email: 'bosco@example.com' })
    server.clock.time += dayMs
    await request(server)
    expect((await lettersOf(server)).filter((template) => template === 'demo-confirmation')).toHaveLength(5)
  })

  it('is not repeated when the same request is sent again', async () => {
    const server = await startTestServer()
    const payload = await fillInForm(server.app)
    server.clock.time += 5000
    const send = () => server.app.inject({ method: 'POST', url: '/api/demo-requests', payload })
    const [first, second] = await Promise.all([send(), send()])
    expect(second.json()).toEqual(first.json())
    expect(await lettersOf(server)).toEqual(['demo-confirmation', 'demo-request'])
  })

  it.each([
    ['fills the honeypot', { _honey: 'x' }, []],
    ['has nothing but links to say', { message: 'https://one.example' }, ['demo-request']],
  ])('is written to nobody by what %s', async (_case, changes, letters) => {
    const server = await startTestServer()
    expect((await request(server, changes)).isConfirmed).toBe(false)
    expect(await lettersOf(server)).toEqual(letters)
  })

  it.each(['\u0430dmin@example.com', 'josé@duka.example', 'amina@[127.0.0.1].x', `${'a'.repeat(65)}@x.example`])(
    'is not promised where no mail server takes the address, %s, and the request is kept all the same',
    async (email) => {
      const server = await startTestServer()
      const receipt = await request(server, { email })
      expect(receipt).toMatchObject({ isConfirmed: false, isReachable: false })
      expect(await shown(server, `/request-sent?ticket=${receipt.ticket}`)).toMatchObject({
        receipt: { isReachable: false },
      })
      expect(await lettersOf(server)).toEqual(['demo-request'])
      const { said } = await openDesk(server.storage).run('show', receipt.reference)
      expect(said).toContain(`Email          ${email}\n`)
      expect(said).toContain('No mail server takes this address, so nothing was confirmed: call.')
    },
  )

  it('goes to the address that was meant: signs that nobody sees and a last dot are no part of it', async () => {
    const server = await startTestServer()
    for (const email of ['amina\u200b@example.com', '\u2060amina@example.com.', 'amina@exam\u00adple.com\u200e '])
      expect(await request(server, { email })).toMatchObject({ isConfirmed: true, isReachable: true })
    for (const { email } of await server.storage.leads.list({})) expect(email).toBe('amina@example.com')
  })
})

describe('the wish for a call', () => {
  it('is kept, told to sales once and shown; another one takes its place', async () => {
    const server = await startTestServer()
    const receipt = await request(server)
    const [first, second] = receipt.slots
    expect((await askForCall(server, receipt, first)).json()).toEqual({ callbackAt: first })
    expect((await askForCall(server, receipt, first)).statusCode).toBe(200)
    expect((await askForCall(server, receipt, second)).statusCode).toBe(200)
    expect(await lettersOf(server)).toEqual(['demo-callback', 'demo-callback', 'demo-confirmation', 'demo-request'])
    expect(await server.storage.leads.find(receipt.id)).toMatchObject({ callbackAt: Date.parse(second ?? '') })
    expect(await shown(server, `/request-sent?ticket=${receipt.ticket}`)).toMatchObject({ callbackAt: second })
    const { said } = await openDesk(server.storage).run('show', receipt.reference)
    expect(said).toContain('Call wished    Monday 23 November 2026, 07:00 to 09:00 CAT')
  })

  it('is told to sales three times at most', async () => {
    const server = await startTestServer()
    const receipt = await request(server)
    for (const slot of receipt.slots.slice(0, 3)) expect((await askForCall(server, receipt, slot)).statusCode).toBe(200)
    const fourth = await askForCall(server, receipt, receipt.slots[3])
    expect(fourth.statusCode).toBe(422)
    expect(fourth.json()).toEqual({ errors: { at: expect.stringContaining('Please call us') } })
    expect((await lettersOf(server)).filter((template) => template === 'demo-callback')).toHaveLength(3)
  })

  it.each(['2026-11-22T05:00:00.000Z', '2026-11-23T05:01:00.000Z', '2026-11-20T11:00:00.000Z', 'soon', ''])(
    'names a time that is on offer, and not "%s"',
    async (at) => {
      const server = await startTestServer()
      const receipt = await request(server)
      const response = await askForCall(server, receipt, at)
      expect(response.statusCode).toBe(422)
      expect(await lettersOf(server)).toEqual(['demo-confirmation', 'demo-request'])
    },
  )

  it('needs the ticket of that very request', async () => {
    const server = await startTestServer()
    const [own, other] = [await request(server), await request(server, { email: 'bosco@example.com' })]
    const [slot] = own.slots
    for (const ticket of ['', own.reference, other.ticket, `${own.ticket}x`]) {
      expect((await askForCall(server, { id: own.id, ticket }, slot)).statusCode).toBe(403)
    }
    const bare = await server.app.inject({
      method: 'POST',
      url: `/api/demo-requests/${own.id}/callback`,
      payload: 'none',
    })
    expect(bare.statusCode).toBe(415)
  })

  it('is silent while the request is kept back, and told once it is released', async () => {
    const server = await startTestServer()
    const receipt = await request(server, { _honey: 'x' })
    expect((await askForCall(server, receipt, receipt.slots[0])).statusCode).toBe(200)
    expect(await lettersOf(server)).toEqual([])
  })

  it('is counted by address before anything of it is read', async () => {
    const { app } = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    const headers = { 'content-type': 'multipart/form-data; boundary=X' }
    const send = () => app.inject({ method: 'POST', url: '/api/demo-requests/1/callback', headers, payload: '--X\r\n' })
    for (let number = 0; number < 600; number += 1) expect((await send()).statusCode).toBe(400)
    expect((await send()).statusCode).toBe(429)
  })

  it('is sent without JavaScript, too, and leads back to the page', async () => {
    const server = await startTestServer()
    const { id, ticket, slots } = await request(server)
    const send = (at: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api/demo-requests/${id}/callback`,
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ticket, at }).toString(),
      })
    const kept = await send(slots[0] ?? '')
    expect([kept.statusCode, kept.headers.location]).toEqual([303, `/request-sent?ticket=${ticket}`])
    const refused = await send('2026-11-20T01:00:00.000Z')
    expect(refused.headers.location).toBe(`/request-sent?ticket=${ticket}&problem=not-offered`)
    expect(await shown(server, String(refused.headers.location))).toMatchObject({ problem: 'not-offered' })
  })
})

describe('a telephone number as it is dialled', () => {
  it.each([
    ['0788 123 456', '+250788123456', '+250788123456'],
    ['+250 788 123 456', '+250788123456', '+250788123456'],
    ['+250 0788 123 456', '+250788123456', '+250788123456'],
    ['0788 123 456', '+250788123457', null],
    ['0788 123 456', '0788123456', null],
    ['0788 123 456', 'tel:+250788123456', null],
    ['0788 123 456', undefined, null],
  ])('is kept beside what was typed: %s as %s', async (phone, phoneE164, kept) => {
    const server = await startTestServer()
    const { id } = await request(server, { phone, phoneE164 })
    expect(await server.storage.leads.find(id)).toMatchObject({ phone, phoneE164: kept })
  })
})

describe('[FORM-4] a number of a country that is not in the list', () => {
  const sayCode = demoForm.problems.phone.invalid

  it('is refused without its code, because whoever it would call is a stranger', async () => {
    const { app } = await startTestServer()
    const send = async (fields: object) => {
      const payload = { ...(await fillInForm(app)), ...fields }
      return app.inject({ method: 'POST', url: '/api/demo-requests', payload })
    }
    const refused = await send({ phone: '77 123 45 67', phoneCountry: '' })
    expect([refused.statusCode, refused.json()]).toEqual([422, { errors: { phone: sayCode } }])
    for (const phone of ['+221 77 123 45 67', '00221 77 123 45 67', '(+221) 77 123 45 67'])
      expect((await send({ phone, phoneCountry: '' })).statusCode).toBe(201)
    expect((await send({ phone: '77 123 45 67', phoneCountry: 'SN' })).statusCode).toBe(201)
  })

  it('is kept as it was typed where the form had no script to ask, and called by nobody', async () => {
    const server = await startTestServer()
    const { id } = await request(server, { phone: '77 123 45 67' })
    const lead = await server.storage.leads.find(id)
    expect(lead).toMatchObject({ phone: '77 123 45 67', phoneE164: null })
  })
})
