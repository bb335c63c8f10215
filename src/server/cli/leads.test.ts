import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeReference } from '#server/ids/reference.ts'
import { promiseOf } from '#server/requests/promise.ts'
import { keepTestLead, makeTestLead } from '#tests/server/test-lead.ts'
import type { Storage } from '#server/storage/storage.ts'
import { makeTestFolder, openTestStorage } from '#tests/server/open-test-storage.ts'
import { keepTestChat } from '#tests/server/test-chat.ts'
import { noon, openDesk } from '#tests/server/test-desk.ts'

async function addMail(storage: Storage, leadId: string) {
  const delivery = { kind: 'mail', template: 'demo-request', leadId } as const
  await storage.outbox.add({ delivery, messageId: `${leadId}@imisozi.example`, createdAt: noon })
}

describe('npm run leads', () => {
  it('lists requests, each follow-up under the first and the quarantined ones marked', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const first = await keepTestLead(storage, makeTestLead())
    const stranger = await keepTestLead(
      storage,
      makeTestLead({
        receivedAt: noon + 1000,
        status: 'quarantined',
        email: 'x@y.example',
        suspicions: ['only-links'],
      }),
    )
    const second = await keepTestLead(storage, makeTestLead({ receivedAt: noon + 2000, followsId: first.id }))

    const { code, said } = await run('list')

    expect(code).toBe(0)
    const lines = said.split('\n')
    expect(lines[0]).toContain(`${stranger.id}  QUARANTINED`)
    expect(lines[0]).toContain('(only-links)')
    expect(lines[1]).toMatch(
      new RegExp(
        `^${first.id}  new +form  ${makeReference(first.id)}  20 November 2026, 14:00 CAT  Grace Nakato, Duka Bora`,
      ),
    )
    expect(lines[2]).toMatch(new RegExp(`^  └ ${second.id}`))
    expect(lines[3]).toBe('3 leads')
    expect((await run('list', '--status', 'quarantined')).said).toBe(`${lines[0]}\n1 lead`)
    expect((await run('list', '--limit', '1')).said).toMatch(new RegExp(`^${second.id}.*\n1 lead$`))
  })

  it('[DATA-2] shows a request whole, with the state of its deliveries', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const lead = await keepTestLead(storage, makeTestLead())
    await addMail(storage, lead.id)
    const [message] = await storage.outbox.list({})
    await storage.outbox.markFailed(message?.id ?? '', 'HTTP error! status: 503', noon + 5000)

    const { code, said } = await run('show', lead.id)

    expect(code).toBe(0)
    expect(said).toContain('Interested in  Inventory Management, Point of Sale (POS)')
    expect(said).toContain('  I count stock in a notebook.')
    expect(said).toContain(
      `${message?.id}  mail demo-request          waiting, next attempt 20 November 2026, 14:00 CAT, 1 failed attempt: HTTP error! status: 503`,
    )
  })

  it('shows what else came from the same address, and of who gave the same number only how many', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const before = await keepTestLead(storage, makeTestLead({ receivedAt: noon - 1000, email: 'GRACE@duka.example' }))
    await keepTestLead(storage, makeTestLead({ receivedAt: noon - 500, email: 'yves@x.example', name: 'Yves' }))
    const lead = await keepTestLead(storage, makeTestLead())

    const { said } = await run('show', lead.id)

    const [whole, others] = said.split('\nFrom the same e-mail address\n')
    expect(whole).toContain('Same phone     The same telephone number was given in 1 other request, from another')
    expect(others).toMatch(new RegExp(`^  ${before.id}  new `))
    expect(said).not.toContain('Yves')
    expect((await run('show', before.id)).said).toContain(`\n  ${lead.id}  new `)
  })

  it('lets no text of a visitor move the cursor', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const lead = await keepTestLead(storage, makeTestLead({ message: 'a\rb\u001b[2J\nc', name: 'x\u202ey' }))

    const { said } = await run('show', lead.id)

    for (const character of ['\r', '\u001b', '\u202e']) expect(said).not.toContain(character)
    expect(said).toContain('  a\n  b [2J\n  c')
  })

  it('exports CSV that no spreadsheet takes for a formula', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const message = '=HYPERLINK("https://x.example")\nand, "more"'
    await keepTestLead(storage, makeTestLead({ message, name: '@SUM(A1)', company: ' -1+1' }))

    const { said } = await run('export')

    expect(said).toMatch(/^\ufeff"id","receivedAt","status","name"/)
    expect(said).toContain(`"'=HYPERLINK(""https://x.example"")\nand, ""more"""`)
    expect(said).toContain(`"'@SUM(A1)","' -1+1","grace@duka.example","+256 700 000 321"`)
  })

  it.each([
    ['Acme;=1+1;', `Acme;'=1+1;`],
    [`ok\n=cmd|' /C calc'!A0`, `ok\n'=cmd|' /C calc'!A0`],
    ['a;\t@SUM(1)\tb; "=1', `a;\t'@SUM(1)\tb; ""'=1`],
    ['a - b; c-d = e', 'a - b; c-d = e'],
  ])(
    'nor one with a list separator of its own, as in French, for a cell that begins inside %j',
    async (company, cell) => {
      const { storage, run } = openDesk(await openTestStorage())
      await keepTestLead(storage, makeTestLead({ company }))
      expect((await run('export')).said).toContain(`,"${cell}",`)
    },
  )

  it('exports JSON into a file that only its owner reads', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const { id } = await keepTestLead(storage, makeTestLead())
    const file = path.join(makeTestFolder(), 'leads.json')

    const { said } = await run('export', '--format', 'json', '--out', file)

    expect(said).toBe(`1 written to ${file}`)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
      { id, receivedAt: '2026-11-20T12:00:00.000Z', message: 'Groceries, two shops.\nI count stock in a notebook.' },
    ])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('marks as answered what was answered', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const lead = await keepTestLead(storage, makeTestLead())

    expect(await run('answer', lead.id)).toMatchObject({ code: 0 })

    expect(await storage.leads.find(lead.id)).toMatchObject({ status: 'answered', answeredAt: noon })
  })

  it('leaves the time of the answer as it was when it is said again', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const lead = await keepTestLead(storage, makeTestLead())
    await storage.leads.setStatus(lead.id, 'answered', noon - 60_000)

    expect(await run('answer', lead.id)).toMatchObject({ code: 0, said: `${lead.id} was answered before` })

    expect(await storage.leads.find(lead.id)).toMatchObject({ answeredAt: noon - 60_000 })
    expect(await storage.audit.list(1)).toEqual([])
  })

  it('marks what else is open of the same person with it, and nobody else’s', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const [lead, next] = [await keepTestLead(storage, makeTestLead()), await keepTestLead(storage, makeTestLead())]
    const other = await keepTestLead(storage, makeTestLead({ email: 'yves@x.example' }))
    for (const { id } of [lead, next, other]) await storage.promises.make(promiseOf(id, 'form', noon))

    expect((await run('answer', lead.id)).said).toBe(
      `${lead.id} is answered, and with it what else is open of this person: ${makeReference(next.id)}`,
    )

    expect(await storage.leads.find(next.id)).toMatchObject({ status: 'answered', answeredAt: noon })
    expect(await storage.leads.find(other.id)).toMatchObject({ status: 'new' })
    expect((await storage.audit.list(9)).map(({ action, subject }) => [action, subject])).toEqual([
      ['answer', next.id],
      ['answer', lead.id],
    ])
  })

  it('says by when somebody is promised an answer, the two hours of who asked for a person too, until it is given', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const form = await keepTestLead(storage, makeTestLead())
    const { leadId } = await keepTestChat(storage, { email: 'nana@x.example' })
    await storage.promises.make(promiseOf(form.id, 'form', noon))
    await storage.promises.make(promiseOf(leadId, 'person', noon))
    const reference = makeReference(leadId)

    const { said } = await run('list')
    expect(said).toMatch(
      new RegExp(`^${leadId}  new +chat  ${reference}  .*  wants a person, answer by 20 November 2026, 16:00`, 'm'),
    )
    expect(said).toMatch(new RegExp(`^${form.id} .*  answer by 21 November 2026, 14:00 CAT$`, 'm'))
    expect((await run('show', reference)).said).toMatch(/^Wants +a person\n[^]*^Answer by +20 November 2026, 16:00/m)
    expect((await run('show', form.id)).said).toMatch(/^Answer by +21 November 2026, 14:00/m)

    for (const id of [form.id, leadId]) await run('answer', id)
    for (const words of [['list'], ['show', leadId]]) expect((await run(...words)).said).not.toMatch(/answer by/i)
  })

  it('opens again what was marked as answered, due when it was, and says who did not', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const { id } = await keepTestLead(storage, makeTestLead())
    await storage.promises.make(promiseOf(id, 'form', noon))
    expect(await run('reopen', id)).toMatchObject({ code: 1, complaints: `${id} is not answered` })
    await run('answer', id)

    expect(await run('reopen', makeReference(id).toLowerCase())).toMatchObject({ code: 0 })

    expect(await storage.deskLeads.find(id)).toMatchObject({
      status: 'new',
      answeredAt: null,
      dueAt: noon + 24 * 3_600_000,
    })
    expect(await storage.audit.list(1)).toMatchObject([{ action: 'reopen', memberId: null, subject: id }])
    expect(await storage.outbox.list({})).toEqual([])
  })

  it('releases from quarantine, once, and queues the deliveries', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const lead = await keepTestLead(storage, makeTestLead({ status: 'quarantined' }))
    expect(await run('answer', lead.id)).toMatchObject({ code: 1, complaints: expect.stringContaining('release it') })

    expect(await run('release', lead.id)).toMatchObject({ code: 0 })
    expect(await run('release', lead.id)).toMatchObject({ code: 1, complaints: `${lead.id} is not quarantined` })

    expect(await storage.leads.find(lead.id)).toMatchObject({ status: 'new' })
    expect(await storage.outbox.count()).toMatchObject({ waiting: 3 })
  })

  it('erases a person, deliveries included, and says how many leads went', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const lead = await keepTestLead(storage, makeTestLead())
    await addMail(storage, lead.id)
    await keepTestLead(storage, makeTestLead({ followsId: lead.id }))

    expect((await run('erase', 'GRACE@duka.example', '--yes')).said).toMatch(/^2 leads:[^]*\n2 leads erased\n/)

    expect((await run('erase', 'grace@duka.example', '--yes')).said).toMatch(/\n0 leads erased\n/)
    expect(await storage.outbox.list({})).toEqual([])
  })

  it('leaves in the audit what was seen through, by ids and numbers alone', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const lead = await keepTestLead(storage, makeTestLead())
    await run('answer', lead.id)
    await run('export')
    await run('erase', 'grace@duka.example', '--yes')
    await run('erase', 'nobody@duka.example', '--yes')

    expect((await storage.audit.list(10)).toReversed()).toMatchObject([
      { action: 'answer', memberId: null, subject: lead.id, detail: '' },
      { action: 'export', memberId: null, subject: null, detail: '1' },
      { action: 'erase', memberId: null, subject: null, detail: '1' },
    ])
  })

  it('lists what was given up and puts it back in line', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const lead = await keepTestLead(storage, makeTestLead())
    await addMail(storage, lead.id)
    const [message] = await storage.outbox.list({})
    const id = message?.id ?? ''
    expect(await run('retry', id)).toMatchObject({ code: 1, complaints: expect.stringContaining(`no message ${id}`) })
    await storage.outbox.markFailed(id, 'no route', null)

    const { said } = await run('dead')
    expect(said).toBe(
      `${id}  mail demo-request          DEAD, 1 failed attempt: no route  lead ${lead.id}\n1 dead message\nOnce what they name is mended: npm run leads -- retry all`,
    )
    expect((await run('retry', id)).said).toBe('1 back in line')

    expect(await storage.outbox.list({})).toMatchObject([{ status: 'waiting', attempts: 0, dueAt: noon }])
    expect((await run('retry', 'all')).said).toBe('0 back in line')
    expect(await storage.audit.list(10)).toMatchObject([{ action: 'resend', memberId: null, subject: lead.id }])
  })

  it('lists what was tried in vain, and sends it at once when told so', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const lead = await keepTestLead(storage, makeTestLead())
    await addMail(storage, lead.id)
    const [message] = await storage.outbox.claim({ now: noon, leaseMs: 1000, limit: 1 })
    const id = message?.id ?? ''
    expect((await run('dead')).said).toBe('0 dead messages')
    await storage.outbox.markFailed(id, 'password refused', noon + 6 * 3_600_000)

    expect((await run('dead')).said).toMatch(
      /1 failed attempt: password refused .*\n0 dead messages\n1 tried in vain so far, .*\n.*retry all$/,
    )
    expect((await run('retry', id)).said).toBe('1 back in line')
    expect(await storage.outbox.list({})).toMatchObject([{ status: 'waiting', attempts: 0, dueAt: noon }])
    expect((await run('retry', 'all')).said).toBe('0 back in line')
  })

  it.each([
    [['shout'], 'unknown command: shout'],
    [['constructor'], 'unknown command: constructor'],
    [['show'], 'show needs one ID'],
    [['list', 'all'], 'list takes nothing after it'],
    [['list', '--status', 'lost'], 'unknown status: lost'],
    [['export', '--format', 'xml'], 'unknown format: xml'],
    [['list', '--limit', 'all'], '--limit wants a whole number above 0, not all'],
    [['list', '--colour'], "Unknown option '--colour'"],
  ])('says how it is used when called as %j', async (words, problem) => {
    const { run } = openDesk(await openTestStorage())

    const { code, complaints } = await run(...words)

    expect(code).toBe(2)
    expect(complaints).toContain(problem)
    expect(complaints).toContain('npm run leads -- COMMAND')
  })

  it.each(['show', 'answer', 'release'])('%s says when there is no such lead', async (command) => {
    const { run } = openDesk(await openTestStorage())

    expect(await run(command, 'nobody')).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('no lead nobody; '),
    })
  })
})
