import { Client } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { markAnswered } from '#server/desk/answered.ts'
import { dayMs } from '#server/clock.ts'
import { identifyPerson } from '#server/storage/person.ts'
import type { Tables } from '#server/storage/storage.ts'
import { expectSoon } from './expect-soon.ts'
import { createPostgresDatabase, openTestPostgres } from './open-test-storage.ts'
import { makeTestLead } from './test-lead.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const asked = { kind: 'form', askedAt: noon, dueAt: noon + dayMs } as const

/** A lead that is owed an answer, and what is done to it while somebody writes down that it was given. */
async function openOwed() {
  const url = await createPostgresDatabase(undefined, inject('postgresTables'))
  const storage = await openTestPostgres(url)
  const lead = makeTestLead({})
  await storage.leads.add(lead, { person: identifyPerson(lead), idempotencyKey: lead.id })
  await storage.promises.make({ ...asked, leadId: lead.id })
  const watcher = new Client(url)
  await watcher.connect()
  onTestFinished(() => watcher.end())
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const doWhileAnswered = async (work: (tables: Tables) => Promise<unknown>) => {
    let doing: Promise<unknown> = Promise.resolve()
    await storage.together(async (tables) => {
      await markAnswered(tables, lead.id, { memberId: null, action: 'answer', at: noon + 1 }, [])
      doing = storage.together(work)
      await expectSoon(async () => expect((await watcher.query(waits)).rowCount).toBe(1))
    })
    await doing
  }
  return { storage, leadId: lead.id, doWhileAnswered }
}

it('owes another answer to whoever asks anew while the first one is written down', async () => {
  const { storage, leadId, doWhileAnswered } = await openOwed()
  const anew = { leadId, kind: 'person', askedAt: noon + 2, dueAt: noon + 2 + dayMs } as const

  await doWhileAnswered(({ promises }) => promises.make(anew))

  expect(await storage.promises.ofLead(leadId)).toMatchObject([
    { number: 1, answeredAt: noon + 1 },
    { ...anew, number: 2, answeredAt: null },
  ])
  expect(await storage.deskLeads.find(leadId)).toMatchObject({ status: 'new', dueAt: anew.dueAt, answeredAt: null })
})

it('writes down once that something is answered, whoever says so at the same moment', async () => {
  const { storage, leadId, doWhileAnswered } = await openOwed()

  await doWhileAnswered((tables) => markAnswered(tables, leadId, { memberId: null, action: 'mark', at: noon + 2 }, []))

  expect(await storage.leads.find(leadId)).toMatchObject({ status: 'answered', answeredAt: noon + 1 })
  expect((await storage.audit.list(10)).map(({ action }) => action)).toEqual(['answer'])
})
