import { connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { keepTestLead, makeTestLead } from './test-lead.ts'
import { findStorageFailure } from '#server/storage/failure.ts'
import { openPostgres, type PostgresOptions } from '#server/storage/postgres.ts'
import type { Leads } from '#server/storage/storage.ts'
import { listen } from '../ports.ts'
import { createPostgresDatabase } from './open-test-storage.ts'
import { expectSoon } from './expect-soon.ts'
import { addGuest } from './postgres-guest.ts'
import { openExecutioner } from './postgres-executioner.ts'

async function open(url: string, options: PostgresOptions = {}) {
  const storage = await openPostgres(url, options)
  onTestFinished(() => storage.close())
  return storage
}

/** A network between us and the database that can swallow everything without a word. */
async function startNetwork(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isSwallowing = false
  /** Connections on which nothing comes through any more, whatever becomes of later ones. */
  const lost = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => isSwallowing || lost.has(from) || to.write(chunk))
      from.on('error', () => undefined)
      from.on('close', () => to.destroy())
    }
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const through = new URL(url)
  through.port = String(await listen(server))
  return {
    url: through.href,
    swallow: (isOn: boolean) => (isSwallowing = isOn),
    lose: () => sockets.forEach((socket) => lost.add(socket)),
  }
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => findStorageFailure(error),
  )

describe('a connection to PostgreSQL that ends', () => {
  it.each([
    ['between two queries of a transaction', (leads: Leads) => leads.count()],
    ['after the last query of a transaction', () => Promise.resolve()],
  ] as const)('%s costs that transaction, does not pass for a commit, and ends nothing else', async (_when, goOn) => {
    const url = await createPostgresDatabase()
    const [storage, endAll] = [await open(url), await openExecutioner(url)]
    const lead = makeTestLead()

    const reason = await reasonOf(
      storage.together(async ({ leads }) => {
        await leads.add(lead, { person: { email: lead.email, phone: '' }, idempotencyKey: 'one' })
        await endAll()
        await goOn(leads)
      }),
    )

    expect(reason).toBe('unreachable')
    expect(await storage.leads.list({})).toEqual([])
    await keepTestLead(storage, lead)
    expect(await storage.leads.find(lead.id)).toEqual(lead)
  })

  it('in the middle of many queries at once is met by each of them as a failure of the database', async () => {
    const url = await createPostgresDatabase()
    const [storage, endAll] = [await open(url), await openExecutioner(url)]
    const reasons = new Set<string | null>()
    for (let round = 0; round < 5; round += 1) {
      const work = Array.from({ length: 40 }, () => reasonOf(keepTestLead(storage, makeTestLead())))
      await Promise.all([endAll(), ...work.map(async (one) => reasons.add(await one))])
    }
    expect([...reasons].filter((reason) => reason !== 'none' && reason !== 'unreachable')).toEqual([])
    expect(await reasonOf(storage.check())).toBe('none')
  })

  it('because a transaction did nothing for too long is a failure of the database', async () => {
    const url = await createPostgresDatabase()
    // Its tables are made by one with more patience: on a busy machine that, too, may do nothing for a while.
    await open(url)
    const storage = await open(url, { idleMs: 500 })
    const other = new Client(await createPostgresDatabase())
    await other.connect()
    onTestFinished(() => other.end())

    const reason = await reasonOf(
      storage.together(async ({ leads }) => {
        await leads.count()
        await other.query('select pg_sleep(2)')
        await leads.count()
      }),
    )

    expect(reason).toBe('unreachable')
    expect(await reasonOf(storage.check())).toBe('none')
  })

  it('on which nothing may be written any more is left: a new one may lead to the server that took over', async () => {
    const url = await createPostgresDatabase()
    const [storage, endAll] = [await open(url, { askEveryMs: 100 }), await openExecutioner(url)]
    storage.signals.hear(() => undefined)
    // Whoever sets it back may write that down all the same.
    const ask = async (text: string) => {
      const client = new Client({ connectionString: url, options: '-c default_transaction_read_only=off' })
      await client.connect()
      const { rows } = await client.query<{ pid: number }>(text)
      await client.end()
      return rows
    }
    // As a server says of itself that had the place before, and as hosts do where a disk is full. Those that stand keep it.
    const allow = (isOn: boolean) =>
      ask(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = ${String(!isOn)}`)
    const listListeners = async () =>
      (
        await ask(`select pid from pg_stat_activity where application_name = 'imisozi-site-live'
        and datname = current_database()`)
      ).map(({ pid }) => pid)
    await allow(false)
    await endAll()
    await expectSoon(async () => expect(await reasonOf(storage.check())).toBe('read-only'))
    await expectSoon(async () => expect(await listListeners()).toHaveLength(1))
    const before = await listListeners()
    await allow(true)

    expect(await reasonOf(storage.check())).toBe('none')
    // Who only listens would hear nothing there for as long as it stands.
    await expectSoon(async () => {
      const listeners = await listListeners()
      expect([listeners.length, listeners.some((pid) => before.includes(pid))]).toEqual([1, false])
    })
  })

  it('before it began, because the server has no room for so many, is waited for until another one is free', async () => {
    const url = await createPostgresDatabase()
    await open(url)
    const storage = await open(await addGuest(url, 3))

    const work = Array.from({ length: 40 }, () => reasonOf(keepTestLead(storage, makeTestLead())))
    expect(new Set(await Promise.all(work))).toEqual(new Set(['none']))
  })

  it('in a network that swallows everything is given up, and the next one is used once it can be made', async () => {
    const network = await startNetwork(await createPostgresDatabase())
    // As above; what is left to this one is short, and a busy machine is not taken for a silent network.
    await open(network.url)
    const storage = await open(network.url, { silenceMs: 2000, connectMs: 2000 })
    await storage.check()

    network.swallow(true)
    expect(await reasonOf(storage.check())).toBe('unreachable')
    expect(await reasonOf(storage.together(({ leads }) => leads.count()))).toBe('unreachable')
    network.swallow(false)

    expect(await reasonOf(storage.check())).toBe('none')
    expect(await reasonOf(storage.together(({ leads }) => leads.count()))).toBe('none')
  })

  it('without a word is opened anew by whoever only listens, and hears again what other instances say', async () => {
    const url = await createPostgresDatabase()
    const [network, other] = [await startNetwork(url), await open(url)]
    // A busy machine is not taken for a silent network: that would be a connection more.
    const storage = await open(network.url, { askEveryMs: 200, silenceMs: 2000, connectMs: 2000 })
    const heard: (string | null)[] = []
    storage.signals.hear((text) => heard.push(text))
    // That something may have been missed is the first it hears of each connection.
    await expectSoon(() => expect(heard).toEqual([null]))

    network.lose()
    await expectSoon(() => expect(heard).toEqual([null, null]))
    await other.signals.tell('a word')

    await expectSoon(() => expect(heard).toEqual([null, null, 'a word']))
  })
})
