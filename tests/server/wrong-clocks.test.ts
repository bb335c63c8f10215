import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepTestLead, makeTestLead } from './test-lead.ts'
import { openPostgres } from '#server/storage/postgres.ts'
import { fillIn } from '../fill-in.ts'
import { createPostgresDatabase, makeTestFolder } from './open-test-storage.ts'
import { startSmtpPeer } from './smtp-peer.ts'
import { startBuiltServer, type BuiltServer } from './start-built-server.ts'
import { amina } from './start-test-server.ts'
import { expectSoon } from './expect-soon.ts'
import { hourMs } from '#server/clock.ts'

const leaseMs = 20_000
const secret = 'a secret of at least thirty-two characters'

/** As a server whose machine is wrong by so much opens it. */
async function openWrongBy(ms: number, url: string) {
  const right = Date.now
  const wrong = vi.spyOn(Date, 'now').mockImplementation(() => right() + ms)
  const storage = await openPostgres(url)
  onTestFinished(() => storage.close())
  wrong.mockRestore()
  return storage
}

async function addLetter({ outbox, ...storage }: Awaited<ReturnType<typeof openWrongBy>>) {
  const createdAt = storage.now()
  const lead = makeTestLead({ receivedAt: createdAt })
  const delivery = { kind: 'mail', template: 'demo-request', leadId: lead.id } as const
  const messageId = `${randomUUID()}@imisozi.example`
  await keepTestLead({ ...storage, outbox }, lead, { delivery, messageId, createdAt })
  return messageId
}

async function askForDemo({ address }: BuiltServer) {
  const send = await fillIn(address, { ...amina, email: `${randomUUID()}@example.com` })
  expect((await send()).status).toBe(201)
}

const namesOf = (letters: readonly string[]) => letters.map((letter) => /^Message-ID: (.*)$/im.exec(letter)?.[1])

describe('an instance on PostgreSQL whose clock is an hour off', () => {
  it.each([hourMs, -hourMs])('goes by the clock of the database (%i ms)', async (ms) => {
    const url = await createPostgresDatabase()
    const storage = await openWrongBy(ms, url)
    const client = new Client(url)
    await client.connect()
    onTestFinished(() => client.end())
    const { rows } = await client.query<{ time: string }>('select extract(epoch from clock_timestamp()) * 1000 as time')
    expect(Math.abs(storage.now() - Number(rows[0]?.time))).toBeLessThan(hourMs / 2)
  })

  it.each([hourMs, -hourMs])('takes what is due, and nothing that another holds (%i ms)', async (ms) => {
    const url = await createPostgresDatabase()
    const [right, wrong] = [await openWrongBy(0, url), await openWrongBy(ms, url)]
    const [first, second] = [await addLetter(right), await addLetter(wrong)]
    const claim = { leaseMs, limit: 1 }
    // Whatever they believe.
    const taken = [
      await wrong.outbox.claim({ ...claim, now: right.now() + ms }),
      await right.outbox.claim({ ...claim, now: right.now() }),
    ].flat()
    expect(taken.map(({ messageId }) => messageId)).toEqual([first, second])
    expect(await wrong.outbox.claim({ ...claim, now: right.now() + ms })).toEqual([])
    expect(await right.outbox.claim({ ...claim, now: right.now() })).toEqual([])
  })

  it('sends each letter once and none late, beside one whose clock is right', async () => {
    const url = await createPostgresDatabase()
    // The first letter is taken, and its server is long in saying so: it stays in the hands of who sends it.
    const peer = await startSmtpPeer({ stalls: 1 })
    const start = async (ms: number) => {
      const folder = makeTestFolder()
      const clock = path.join(folder, 'clock.mjs')
      writeFileSync(clock, `const now = Date.now; Date.now = () => now() + ${ms}\n`)
      return startBuiltServer({
        DATABASE_URL: url,
        SECRET: secret,
        DATA_DIR: folder,
        MAIL_URL: peer.url,
        NODE_OPTIONS: `--import ${clock}`,
      })
    }
    const right = await start(0)
    await askForDemo(right)
    await peer.waitFor(1)

    const [ahead, behind] = [await start(hourMs), await start(-hourMs)]
    for (const server of [ahead, behind, right]) await askForDemo(server)

    const names = [...namesOf(await peer.waitFor(4))]
    expect(new Set(names).size).toBe(4)
    const storage = await openWrongBy(0, url)
    await expectSoon(async () => expect(await storage.outbox.count()).toEqual({ waiting: 1, delivered: 3, dead: 0 }))
    expect(namesOf(await peer.waitFor(4))).toEqual(names)
  })
})
