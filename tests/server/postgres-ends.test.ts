import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openPostgres } from '#server/storage/postgres.ts'
import { fillIn } from '../fill-in.ts'
import { createPostgresDatabase, makeTestFolder } from './open-test-storage.ts'
import { openExecutioner } from './postgres-executioner.ts'
import { startCluster } from './postgres.ts'
import { startBuiltServer } from './start-built-server.ts'
import { amina } from './start-test-server.ts'
import { expectSoon } from './expect-soon.ts'

const secret = 'a secret of at least thirty-two characters'

async function startServerOn(url: string) {
  return startBuiltServer({ DATABASE_URL: url, SECRET: secret, DATA_DIR: makeTestFolder() })
}

async function openStorage(url: string) {
  const storage = await openPostgres(url)
  onTestFinished(() => storage.close())
  return storage
}

describe('the built server on PostgreSQL', () => {
  it('[FORM-1] outlives the end of all its connections under load, again and again, and keeps what it accepted', async () => {
    const url = await createPostgresDatabase()
    const [server, endAll, storage] = [await startServerOn(url), await openExecutioner(url), await openStorage(url)]
    const [kills, visitors] = [15, 8]
    const accepted: string[] = []
    const refused = new Set<string>()
    const over = new AbortController()

    async function visit() {
      while (!over.signal.aborted) {
        const send = await fillIn(server.address, amina)
        await expectSoon(async () => {
          const answer = await send()
          if (answer.status !== 201) refused.add(`${answer.status} ${answer.headers.get('retry-after') ? 'later' : ''}`)
          expect(answer.status).toBe(201)
          accepted.push((await answer.json()).id)
        })
      }
    }
    async function killAll() {
      for (let kill = 0; kill < kills; kill += 1) {
        const before = accepted.length
        await endAll()
        await expectSoon(() => expect(accepted.length).toBeGreaterThan(before + visitors))
      }
      over.abort()
    }
    await Promise.all([killAll(), ...Array.from({ length: visitors }, visit)])

    expect(server.isRunning()).toBe(true)
    expect([...refused].filter((answer) => answer !== '503 later')).toEqual([])
    const kept = (await storage.leads.list({})).map(({ id }) => id)
    expect(kept.toSorted()).toEqual(accepted.toSorted())
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
    await expectSoon(async () => expect((await storage.outbox.count()).delivered).toBeGreaterThan(0))
    expect(await server.end('SIGTERM')).toBe(0)
  })

  it('[FORM-1] outlives its database, says so while it is gone, and goes on by itself when it is back', async () => {
    const cluster = await startCluster(inject('postgresFiles'))
    onTestFinished(() => cluster.remove())
    const url = await createPostgresDatabase(cluster.url)
    const server = await startServerOn(url)
    const [first, second] = [await fillIn(server.address, amina), await fillIn(server.address, amina)]
    expect((await first()).status).toBe(201)

    // What is under way when the database dies waits for the end of its lease; that is another test's.
    await untilAllIsOut(url)
    await cluster.stop()

    const [ready, alive, page, refusal] = [
      await fetch(`${server.address}/readyz`),
      await fetch(`${server.address}/healthz`),
      await fetch(`${server.address}/pricing`),
      await second(),
    ]
    expect([ready.status, alive.status, page.status, refusal.status]).toEqual([503, 200, 200, 503])
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)

    await cluster.start()

    await expectSoon(async () => expect((await fetch(`${server.address}/readyz`)).status).toBe(200))
    expect((await second()).status).toBe(201)
    await untilAllIsOut(url)
    const storage = await openStorage(url)
    const delivered = await storage.outbox.list({ status: 'delivered' })
    const toSales = delivered.filter(({ delivery }) => 'template' in delivery && delivery.template === 'demo-request')
    expect(toSales).toHaveLength(2)
    expect(await storage.outbox.count()).toMatchObject({ waiting: 0, dead: 0 })
    expect(server.isRunning()).toBe(true)
    await storage.close()
    expect(await server.end('SIGTERM')).toBe(0)
  })
})

async function untilAllIsOut(url: string) {
  const storage = await openStorage(url)
  await expectSoon(async () => expect(await storage.outbox.count()).toMatchObject({ waiting: 0 }))
  await storage.close()
}
