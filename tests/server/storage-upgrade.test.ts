import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openStorage } from '#server/storage/open-storage.ts'
import { makeReference } from '#server/ids/reference.ts'
import { createPostgresDatabase, makeTestFolder } from './open-test-storage.ts'

const before = readFileSync(new URL('database-before-chats.sql', import.meta.url), 'utf8')
const noon = Date.UTC(2026, 10, 20, 12)

/** Databases that an earlier version of the site built and filled. */
const olderDatabases = {
  async sqlite(more: string) {
    const file = path.join(makeTestFolder(), 'site.db')
    const database = new DatabaseSync(file)
    database.exec(before + more)
    database.close()
    return `sqlite:${file}`
  },
  async postgres(more: string) {
    const url = await createPostgresDatabase()
    const client = new Client(url)
    await client.connect()
    await client.query(before + more)
    await client.end()
    return url
  },
} as const

async function openOlder(engine: keyof typeof olderDatabases, more = '') {
  const url = await olderDatabases[engine](more)
  const open = async () => {
    const storage = await openStorage(url)
    onTestFinished(() => storage.close())
    return storage
  }
  return { open, storage: await open() }
}

describe.each(['sqlite', 'postgres'] as const)('a %s database from before there were chats', (engine) => {
  it('keeps its leads, which all came by the form, and their letters', async () => {
    const { storage } = await openOlder(engine)
    expect(await storage.leads.list({})).toMatchObject([
      { id: 'second', source: 'form', followsId: 'first', businessSize: 'small', language: 'en' },
      {
        id: 'first',
        source: 'form',
        interestedModules: ['inventory', 'pos'],
        message: 'Groceries, two shops.\nI count stock in a notebook.',
      },
    ])
    expect(await storage.outbox.claim({ now: noon, leaseMs: 1, limit: 10 })).toMatchObject([
      { delivery: { kind: 'mail', template: 'demo-request', leadId: 'first' }, messageId: 'first@imisozi.example' },
    ])
  })

  it('knows a call that waits to be told under its name of today', async () => {
    const delivery = '{"kind":"mail","template":"demo-wish","leadId":"second","wishAt":1795089600000}'
    const { storage } = await openOlder(
      engine,
      `insert into outbox values ('wish', 'second', 'mail', '${delivery}', 'wish@imisozi.example', 'waiting', 1, 1, 0, null, null);`,
    )
    expect(await storage.outbox.list({ leadId: 'second' })).toMatchObject([
      { delivery: { kind: 'mail', template: 'demo-callback', leadId: 'second', callbackAt: 1_795_089_600_000 } },
    ])
  })

  it('finds them by their references', async () => {
    const { storage } = await openOlder(engine)
    expect(await storage.leads.ofReference(makeReference('first'))).toMatchObject({ id: 'first', callbackAt: null })
  })

  it('takes conversations from now on, and erases as before', async () => {
    const { storage } = await openOlder(engine)
    const chat = {
      id: 'chat',
      leadId: 'second',
      variant: 'A',
      timeZone: '',
      location: '',
      language: 'en',
      page: '/',
      startedAt: noon,
    } as const
    await storage.chats.add(chat)
    expect(await storage.chats.ofLead('second')).toMatchObject(chat)
    expect(await storage.erasures.erase({ kind: 'email', email: 'grace@duka.example' })).toMatchObject({ leads: 2 })
    expect(await storage.chats.find('chat')).toBeNull()
    expect(await storage.outbox.list({})).toEqual([])
  })

  it('is brought to the present once', async () => {
    const { open } = await openOlder(engine)
    const again = await open()
    expect(await again.leads.count()).toEqual({ new: 2, answered: 0, quarantined: 0 })
  })

  it('goes back to before what a search reads stood together, and on again, with all that came in', async () => {
    const url = await olderDatabases[engine]('')
    const goTo = async (step?: string) => (await openStorage(url, step)).close()
    await goTo()
    await goTo('013-erasures')
    await expect(goTo('012-floods')).rejects.toThrow(/cannot go back over 013-erasures: put the backup before it back/)

    const storage = await openStorage(url)
    onTestFinished(() => storage.close())
    expect(await storage.leads.count()).toEqual({ new: 2, answered: 0, quarantined: 0 })
  })
})
