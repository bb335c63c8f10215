import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { sweepPromises } from '#server/desk/promise-keeper.ts'
import { countByWeek, countFigures, nameWeek } from '#server/desk/figures.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { keepTestLead, makeTestLead } from './test-lead.ts'
import { createTestLog } from './test-log.ts'
import { promiseOf } from '#server/requests/promise.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import type { Promised } from '#server/storage/desk-storage.ts'
import { sweep } from '#server/storage/retention.ts'
import type { Storage } from '#server/storage/storage.ts'
import { createPostgresDatabase, engines, makeTestFolder, openTestStorage } from './open-test-storage.ts'
import { startTestServer } from './start-test-server.ts'
import { dayMs, hourMs } from '#server/clock.ts'

const noon = Date.UTC(2026, 10, 20, 12)

async function addMember(storage: Storage, name: string, addedAt = noon - dayMs) {
  const member = { id: randomUUID(), name, email: `${name.toLowerCase()}@imisozi.example`, addedAt }
  await storage.members.add(member)
  return member
}

async function promise(storage: Storage, askedAt = noon, kind: Promised = 'form') {
  const lead = await keepTestLead(storage, makeTestLead({ receivedAt: askedAt, email: `${randomUUID()}@x.example` }))
  await storage.promises.make(promiseOf(lead.id, kind, askedAt))
  return lead
}

function keepPromises(storage: Storage, at: number) {
  const { log } = createTestLog()
  return sweepPromises({ storage, messageDomain: 'imisozi.example', now: () => at, log })
}

/** The letters that went out, with their receivers, as the outbox writes and delivers them at `at`. */
async function deliver(storage: Storage, at: number) {
  const reading = readConfig({})
  if (!reading.ok) throw new Error('No configuration')
  const { mail, publicUrl } = reading.config
  const secret = { current: 'a secret of the tests', previous: [] }
  const letters = []
  for (const message of await storage.outbox.claim({ now: at, leaseMs: 1, limit: 100 })) {
    const { delivery } = message
    if (delivery.kind !== 'mail') continue
    const letter = await writeMail({ ...message, delivery }, { mail, publicUrl, storage, secret, now: () => at })
    await storage.outbox.markDelivered(message.id, at)
    if (letter) letters.push(letter)
  }
  return letters
}

const sayLetters = (letters: Awaited<ReturnType<typeof deliver>>) =>
  letters.map(({ to, subject }) => `${to}: ${subject}`).toSorted()

describe.each(engines)('promises on %s', (engine) => {
  const open = () => openTestStorage(engine)

  it('reminds all at 20 hours and once more at 24, and then never again', async () => {
    const storage = await open()
    await addMember(storage, 'Claire')
    await addMember(storage, 'Joel')
    await promise(storage)
    const told: [number, string[]][] = []
    for (let minutes = 0; minutes <= 30 * 60; minutes += 30) {
      const at = noon + minutes * 60_000
      await keepPromises(storage, at)
      const letters = sayLetters(await deliver(storage, at))
      if (letters.length > 0) told.push([minutes / 60, letters])
    }
    expect(told).toEqual([
      [
        20,
        [
          'claire@imisozi.example: 4 h left to answer Grace Nakato',
          'joel@imisozi.example: 4 h left to answer Grace Nakato',
        ],
      ],
      [
        24,
        [
          'claire@imisozi.example: Late: Grace Nakato has no answer',
          'joel@imisozi.example: Late: Grace Nakato has no answer',
        ],
      ],
    ])
  })

  it('reminds the owner alone, and says who it is', async () => {
    const storage = await open()
    await addMember(storage, 'Claire')
    const joel = await addMember(storage, 'Joel')
    const lead = await promise(storage)
    await storage.deskLeads.own(lead.id, { from: null, to: joel.id, at: noon })
    await keepPromises(storage, noon + 20 * hourMs)
    const [letter, ...more] = await deliver(storage, noon + 20 * hourMs)
    expect([letter?.to, more]).toEqual(['joel@imisozi.example', []])
    expect(letter?.text).toContain('Owner: Joel')
    expect(letter?.text).toMatch(/\/desk\/leads\/.*\/answered\//s)
  })

  it('reminds once of whoever wrote twice, the owner of either, and of what is left when that is answered', async () => {
    const storage = await open()
    await addMember(storage, 'Claire')
    const joel = await addMember(storage, 'Joel')
    const keep = async (receivedAt: number) => {
      const lead = await keepTestLead(storage, makeTestLead({ receivedAt }))
      await storage.promises.make(promiseOf(lead.id, 'form', receivedAt))
      return lead
    }
    const [first, second] = [await keep(noon), await keep(noon + 2 * hourMs)]
    await storage.deskLeads.own(second.id, { from: null, to: joel.id, at: noon })
    const told: [number, string[]][] = []
    for (let hours = 0; hours <= 40; hours += 1) {
      const at = noon + hours * hourMs
      if (hours === 23) await storage.leads.setStatus(first.id, 'answered', at)
      await keepPromises(storage, at)
      const letters = sayLetters(await deliver(storage, at))
      if (letters.length > 0) told.push([hours, letters])
    }
    expect(told).toEqual([
      [20, ['joel@imisozi.example: 4 h left to answer Grace Nakato']],
      [23, ['joel@imisozi.example: 3 h left to answer Grace Nakato']],
      [26, ['joel@imisozi.example: Late: Grace Nakato has no answer']],
    ])
  })

  it('tells nobody of what was answered, before the letter is queued or after', async () => {
    const storage = await open()
    await addMember(storage, 'Claire')
    const [before, after] = [await promise(storage), await promise(storage)]
    await storage.leads.setStatus(before.id, 'answered', noon + hourMs)
    await keepPromises(storage, noon + 20 * hourMs)
    await storage.leads.setStatus(after.id, 'answered', noon + 20 * hourMs)
    expect(await deliver(storage, noon + 20 * hourMs)).toEqual([])
    await keepPromises(storage, noon + 25 * hourMs)
    expect(await deliver(storage, noon + 25 * hourMs)).toEqual([])
  })

  it('sends the later letter alone when nobody was there at 20 hours', async () => {
    const storage = await open()
    await addMember(storage, 'Claire')
    await promise(storage)
    await keepPromises(storage, noon + 40 * hourMs)
    await keepPromises(storage, noon + 40 * hourMs)
    expect(sayLetters(await deliver(storage, noon + 40 * hourMs))).toEqual([
      'claire@imisozi.example: Late: Grace Nakato has no answer',
    ])
  })

  it('sends one letter about two hours that were promised, when they are over', async () => {
    const storage = await open()
    await addMember(storage, 'Claire')
    await promise(storage, noon, 'person')
    for (const hours of [0.5, 1.5]) await keepPromises(storage, noon + hours * hourMs)
    expect(await deliver(storage, noon + 1.5 * hourMs)).toEqual([])
    await keepPromises(storage, noon + 2 * hourMs)
    expect(await deliver(storage, noon + 2 * hourMs)).toHaveLength(1)
  })

  it('does not reproach a new desk with what was late before it', async () => {
    const storage = await open()
    await promise(storage, noon - 2 * dayMs)
    await addMember(storage, 'Claire', noon)
    await promise(storage, noon - 23 * hourMs)
    await keepPromises(storage, noon)
    await keepPromises(storage, noon + 2 * hourMs)
    expect(sayLetters(await deliver(storage, noon + 2 * hourMs))).toEqual(
      [
        'claire@imisozi.example: 1 h left to answer Grace Nakato',
        'claire@imisozi.example: Late: Grace Nakato has no answer',
      ].map((line) => line.replace('1 h', '60 min')),
    )
  })

  it('queues each letter once with two servers that look at the same moment, and across restarts', async () => {
    const url = engine === 'postgres' ? await createPostgresDatabase() : `sqlite:${makeTestFolder()}/site.db`
    const servers = [await openStorage(url), await openStorage(url)]
    const [first] = servers
    if (!first) throw new Error('No server')
    await addMember(first, 'Claire')
    for (let number = 0; number < 20; number += 1) await promise(first)
    for (const hours of [20, 20, 24, 24]) {
      await Promise.all([...servers, ...servers].map((storage) => keepPromises(storage, noon + hours * hourMs)))
    }
    await Promise.all(servers.map((storage) => storage.close()))
    const later = await openStorage(url)
    await keepPromises(later, noon + 26 * hourMs)
    const queued = (await later.outbox.list({})).flatMap(({ delivery }) =>
      'promises' in delivery ? delivery.promises.map((promised) => JSON.stringify(promised)) : [],
    )
    expect([queued.length, new Set(queued).size]).toEqual([40, 40])
    await later.close()
  })

  it('lists many that come due at once in one letter for each member, and what is answered meanwhile not', async () => {
    const storage = await open()
    await addMember(storage, 'Claire')
    const joel = await addMember(storage, 'Joel')
    const leads = []
    for (let number = 0; number < 44; number += 1) leads.push(await promise(storage))
    const [first, second, third] = leads
    if (!first || !second || !third) throw new Error('No leads')
    await storage.deskLeads.own(first.id, { from: null, to: joel.id, at: noon })
    await keepPromises(storage, noon + dayMs)
    await storage.leads.setStatus(second.id, 'answered', noon + dayMs)

    const letters = await deliver(storage, noon + dayMs)

    expect(sayLetters(letters)).toEqual([
      'claire@imisozi.example: 42 people wait for an answer',
      'joel@imisozi.example: 43 people wait for an answer',
    ])
    const [claire] = letters.filter(({ to }) => to.startsWith('claire'))
    expect(claire?.html).toContain(`/desk/leads/${third.id}"`)
    expect(claire?.text).toContain('1. Grace Nakato: late, promised by 21 November 2026')
    expect(claire?.text).toContain('On the desk: and 2 more')
    for (const { id } of [first, second]) expect(claire?.text + String(claire?.html)).not.toContain(id)
    await keepPromises(storage, noon + 25 * hourMs)
    expect(await deliver(storage, noon + 25 * hourMs)).toEqual([])
  })

  it('forgets the copies of a letter that lists somebody who is erased', async () => {
    const storage = await open()
    await addMember(storage, 'Claire')
    const leads = []
    for (let number = 0; number < 6; number += 1) leads.push(await promise(storage))
    await keepPromises(storage, noon + dayMs)
    const [message] = await storage.outbox.list({})

    const { letters } = await storage.erasures.erase({ kind: 'email', email: leads[0]?.email ?? '' })

    expect(letters).toEqual([message?.messageId])
  })

  it('erases everything about a lead with it, and what was written down in time', async () => {
    const storage = await open()
    const member = await addMember(storage, 'Claire')
    const lead = await promise(storage, noon - 31 * dayMs)
    const note = { id: randomUUID(), leadId: lead.id, memberId: member.id, by: 'Claire', text: 'x', at: noon }
    await storage.leadTalk.addNote(note)
    await storage.leadTalk.addReply({ ...note, language: 'en', subject: 'x' })
    const entry = { memberId: member.id, action: 'take', subject: lead.id, detail: '' } as const
    for (const at of [noon - 31 * dayMs, noon]) await storage.audit.add({ ...entry, at })
    await storage.signIns.addLink({ tokenHash: 'old', memberId: member.id, createdAt: 0, expiresAt: noon - 2 * dayMs })
    await sweep({ storage, retentionDays: 30, now: () => noon, log: createTestLog().log })
    expect(await storage.promises.ofLead(lead.id)).toEqual([])
    expect(await storage.promises.since(0)).toEqual([])
    expect([await storage.leadTalk.notes(lead.id), await storage.leadTalk.replies(lead.id)]).toEqual([[], []])
    expect((await storage.audit.list(9)).map(({ at }) => at)).toEqual([noon])
    expect(await storage.signIns.findLink('old', 0)).toBeNull()
  })

  it('tells the metrics what is open and late, and how long answers took', async () => {
    const server = await startTestServer({ engine })
    const { storage } = server
    for (const [asked, took] of [
      [30, 1],
      [30, 3],
      [50, 26],
    ] as const) {
      const lead = await promise(storage, noon - asked * hourMs)
      await storage.leads.setStatus(lead.id, 'answered', noon - (asked - took) * hourMs)
    }
    await promise(storage, noon - hourMs)
    await promise(storage, noon - 25 * hourMs)
    const { body } = await server.app.inject('/metrics')
    expect(body).toContain('site_promises{state="open"} 2\nsite_promises{state="late"} 1\n')
    expect(body).toContain('site_first_answer_seconds{quantile="0.5"} 10800\n')
    expect(body).toContain('site_first_answer_seconds{quantile="0.9"} 93600\n')
    expect(body).toContain('site_promises_kept_ratio{source="form",week="2026-W47"} 0.5\n')
  })
})

describe('figures', () => {
  const made = (askedAt: number, answeredAt: number | null, kind: Promised = 'form') => {
    return { kind, askedAt, answeredAt, dueAt: askedAt + dayMs }
  }

  it('judge what was answered or should have been, and nothing that still has time', () => {
    expect(countFigures([], noon)).toEqual({ medianMs: null, ninetiethMs: null, keptShare: null })
    expect(countFigures([made(noon - hourMs, null)], noon).keptShare).toBeNull()
    const promises = [made(noon - 2 * dayMs, null), made(noon - 2 * dayMs, noon - 2 * dayMs + hourMs)]
    expect(countFigures(promises, noon)).toEqual({ medianMs: hourMs, ninetiethMs: hourMs, keptShare: 0.5 })
  })

  it('stand apart by week and by what was asked for', () => {
    const rows = countByWeek([made(noon, noon), made(noon, null, 'plan'), made(noon - 7 * dayMs, noon)], noon)
    expect(rows.map(({ week, wanted, asked, open }) => [week, wanted, asked, open])).toEqual([
      ['2026-W47', 'form', 1, 0],
      ['2026-W47', 'plan', 1, 1],
      ['2026-W46', 'form', 1, 0],
    ])
  })

  it.each([
    ['2026-01-01', '2026-W01'],
    ['2027-01-01', '2026-W53'],
    ['2024-12-30', '2025-W01'],
    ['2026-11-22', '2026-W47'],
  ])('count %s to the week %s', (date, week) => expect(nameWeek(Date.parse(date))).toBe(week))
})
