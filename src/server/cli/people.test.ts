import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { keepTestLead, makeTestLead } from '#tests/server/test-lead.ts'
import { makeTestFolder, openTestStorage } from '#tests/server/open-test-storage.ts'
import { makeReference } from '#server/ids/reference.ts'
import { noon, openDesk } from '#tests/server/test-desk.ts'

describe('npm run people', () => {
  it('finds a person by e-mail address, telephone number or reference', async () => {
    const { storage, runPeople: run } = openDesk(await openTestStorage())
    const lead = await keepTestLead(storage, makeTestLead())
    await keepTestLead(storage, makeTestLead({ email: 'yves@x.example', phone: '+250 788 111 222' }))

    for (const whom of ['GRACE@duka.example', '+256 700 000 321', lead.id])
      expect((await run('find', whom)).said).toMatch(new RegExp(`^${lead.id}  new .*\n1 lead$`))
    expect(await run('find', 'Grace')).toMatchObject({ code: 1 })
  })

  it('writes all that is kept of a person into a file that only its owner reads', async () => {
    const { storage, runPeople: run } = openDesk(await openTestStorage())
    const lead = await keepTestLead(storage, makeTestLead())
    const delivery = { kind: 'mail', template: 'demo-request', leadId: lead.id } as const
    await storage.outbox.add({ delivery, messageId: 'a@imisozi.example', createdAt: noon })
    const file = path.join(makeTestFolder(), 'grace.json')

    expect((await run('export', 'grace@duka.example', '--out', file)).said).toMatch(/^1 lead .* written to/)

    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      leads: [{ id: lead.id, email: 'grace@duka.example', message: lead.message }],
      outbox: [{ lead_id: lead.id, message_id: 'a@imisozi.example' }],
      chats: [],
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('erases once whoever sits there has said yes, and where nobody can be asked only if told so', async () => {
    const { storage, run: runLeads, runPeople: run, runPeopleAsking, runAsking } = openDesk(await openTestStorage())
    const lead = await keepTestLead(storage, makeTestLead())
    const asked: string[] = []
    const say = (isYes: boolean) => (question: string) => {
      asked.push(question)
      return Promise.resolve(isYes)
    }

    expect(await run('find', lead.email, '--yes')).toMatchObject({ code: 2 })
    for (const unasked of [await run('erase', lead.email), await runLeads('erase', lead.email)])
      expect(unasked).toMatchObject({ code: 2, complaints: expect.stringContaining('nobody can be asked here') })
    const refused = await runPeopleAsking(say(false), 'erase', lead.email)
    expect(refused).toMatchObject({ code: 1, complaints: 'nothing was erased' })
    expect((await runAsking(say(false), 'erase', lead.email)).complaints).toBe('nothing was erased')
    expect((await storage.leads.find(lead.id))?.id).toBe(lead.id)

    expect((await runPeopleAsking(say(false), 'erase', lead.email, '--yes')).said).toContain('1 lead erased')
    expect(await runPeopleAsking(say(true), 'erase', lead.email)).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('nobody here is meant by that, so nothing was erased'),
    })
    expect((await runAsking(say(false), 'erase', lead.email, '--yes')).code).toBe(0)
    expect((await run('erase', lead.email, '--yes')).code).toBe(0)
    const whole = `1 lead:\n  ${makeReference(lead.id)}  Grace Nakato, Duka Bora  grace@duka.example  +256 700 000 321`
    expect(asked).toEqual([1, 2].map(() => `${whole}\nErase all of it for good?`))
  })

  it('names everybody who is meant by a number before it erases them, and asks of nobody about nobody', async () => {
    const { storage, runPeople: run, runPeopleAsking } = openDesk(await openTestStorage())
    const phone = '+250 788 111 222'
    const one = await keepTestLead(storage, makeTestLead({ name: 'Eric (shop)', email: 'eric@x.example', phone }))
    const two = await keepTestLead(storage, makeTestLead({ name: 'Jean\u001b[2J', email: 'jean@x.example', phone }))
    let asked = ''
    await runPeopleAsking((question) => Promise.resolve((asked = question) === ''), 'erase', phone)
    expect(asked).toMatch(/^2 leads of 2 people:\n/)
    expect(asked).toContain(`  ${makeReference(one.id)}  Eric (shop), Duka Bora  eric@x.example  ${phone}`)
    expect(asked).toContain(`  ${makeReference(two.id)}  Jean [2J, Duka Bora  jean@x.example  ${phone}`)

    const confirm = () => Promise.reject(new Error('asked'))
    expect(await runPeopleAsking(confirm, 'erase', 'nobody@x.example')).toMatchObject({ code: 1 })
    const { said } = await run('erase', phone, '--yes')
    expect(said).toMatch(new RegExp(`${makeReference(two.id)}[^]*\\n2 leads erased\\n`))
    expect((await run('erase', phone, '--yes')).said).toMatch(/^nobody here is meant by that\n0 leads erased/)
  })

  it('corrects everything that came from a person, and notes it', async () => {
    const { storage, runPeople: run } = openDesk(await openTestStorage())
    const lead = await keepTestLead(storage, makeTestLead())
    const other = await keepTestLead(storage, makeTestLead({ email: 'yves@x.example' }))

    const { said } = await run(
      'correct',
      lead.email,
      '--name',
      'Grace N.',
      '--email',
      'g@duka.example',
      '--phone',
      '+250788111222',
    )

    expect(said).toMatch(/^1 lead corrected/)
    const kept = await storage.leads.find(lead.id)
    expect(kept).toMatchObject({ name: 'Grace N.', email: 'g@duka.example', phoneE164: '+250788111222' })
    expect(kept?.message).toBe(lead.message)
    expect((await storage.leads.find(other.id))?.name).toBe(other.name)
    expect((await run('find', '+250 788 111 222')).said).toContain(lead.id)
    expect((await run('find', lead.email)).said).toBe('0 leads')
    expect(await storage.audit.list(1)).toMatchObject([{ action: 'correct', subject: lead.id }])
  })

  it('erases a person', async () => {
    const { storage, runPeople: run } = openDesk(await openTestStorage())
    await keepTestLead(storage, makeTestLead())

    expect((await run('erase', 'grace@duka.example', '--yes')).said).toMatch(/\n1 lead erased\n/)
    expect(await storage.leads.list({})).toEqual([])
  })

  it('says that somebody whom it erases is still at the desk', async () => {
    const { storage, runPeople: run } = openDesk(await openTestStorage())
    await keepTestLead(storage, makeTestLead())
    await storage.members.add({ id: 'm', name: 'Grace', email: 'grace@duka.example', addedAt: 0 })

    expect((await run('erase', 'Grace@duka.example', '--yes')).said).toMatch(
      /\n1 lead erased\n[^]*grace@duka.example is still a member of the desk: npm run desk -- remove grace@duka.example$/m,
    )
    expect((await run('erase', 'yves@duka.example', '--yes')).said).not.toContain('member of the desk:')
  })

  it('says by a number what else came from the address beside it', async () => {
    const { storage, runPeople: run } = openDesk(await openTestStorage())
    await keepTestLead(storage, makeTestLead({ phone: '0788 111 222', phoneE164: '+250788111222' }))
    await keepTestLead(storage, makeTestLead({ phone: '', phoneE164: null }))
    const more = (command: string) =>
      `1 lead more of grace@duka.example, without this number: npm run people -- ${command} grace@duka.example`

    expect((await run('find', '+250788111222')).said).toContain(more('find'))
    expect((await run('export', '+250788111222')).complaints).toBe(more('export'))
    expect((await run('erase', '+250788111222', '--yes')).said).toContain(more('erase'))
    expect((await run('find', 'grace@duka.example')).said).not.toContain('more of')
  })

  it.each([
    [['see', 'a@b.example'], 'unknown command: see'],
    [['find'], 'find needs one WHOM'],
    [['find', 'a@b.example', '--colour'], "Unknown option '--colour'"],
    [['find', 'a@b.example', '--out', 'x'], 'find takes no --out'],
    [['export', 'a@b.example', '--name', 'x'], 'export takes no --name'],
  ])('says how it is used when called as %j', async (words, problem) => {
    const { runPeople: run } = openDesk(await openTestStorage())

    const { code, complaints } = await run(...words)

    expect(code).toBe(2)
    expect(complaints).toContain(problem)
    expect(complaints).toContain('npm run people -- COMMAND')
  })

  it.each([
    [[], 'correct needs one of --name'],
    [['--email', 'nobody'], '--email is not what the form would take'],
    [['--email', 'a@b@c,x@y>z'], '--email is not what the form would take'],
    [['--name', 'Grace\r\nBcc: x@y.example'], '--name is not what the form would take'],
    [['--name', 'x'.repeat(5000)], '--name is longer than the form takes'],
    [['--company', '\u200b'], '--company is empty'],
    [['--phone', 'none'], '--phone is not what the form would take'],
    [['--phone', '0788 123 456'], '--phone wants + and the country’s code'],
    [['--name', ' '], '--name is empty'],
  ])('corrects nothing when told %j', async (words, problem) => {
    const { storage, runPeople: run } = openDesk(await openTestStorage())
    await keepTestLead(storage, makeTestLead())

    expect(await run('correct', 'grace@duka.example', ...words)).toMatchObject({
      code: 1,
      complaints: expect.stringContaining(problem),
    })
  })
})
