import { mkdirSync, readdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { backUpDatabase } from '#server/cli/copy-database.ts'
import { restoreDatabase } from '#server/cli/restore-database.ts'
import { openDesk } from './test-desk.ts'
import { readConfig } from '#server/config.ts'
import { forgetBeside } from '#server/erasure/forget-beside.ts'
import { replayErasures } from '#server/erasure/replay.ts'
import { createDeliverers } from '#server/deliverers.ts'
import { createTestLog } from './test-log.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Storage } from '#server/storage/storage.ts'
import { call, openChat, send } from './chat-visitor.ts'
import {
  createPostgresDatabase,
  engines,
  makeTestFolder,
  openTestPostgres,
  openTestSqlite,
} from './open-test-storage.ts'
import { expectSoon } from './expect-soon.ts'
import { addGuest } from './postgres-guest.ts'
import { makeTables, startCluster } from './postgres.ts'
import { fillInForm, startTestServer } from './start-test-server.ts'
import { beginOf, dayMs, hourMs } from '#server/clock.ts'
import { sweep } from '#server/storage/retention.ts'

const person = {
  name: 'Zuberi Unmistakable',
  email: 'zuberi.forget@example.com',
  phone: '+250 788 471 147',
  company: 'Forgotten Goods',
}
/** However it is written: as typed, folded to be searched, as digits, in a letter. */
const traces = /zuberi|forgotten goods|788 ?471 ?147|violet elephants/i

/** A PostgreSQL of this file's own, whose files and log are looked through. */
async function startPostgres() {
  const cluster = await startCluster(inject('postgresFiles'))
  const model = await makeTables(cluster.url)
  const operator = new Client(`${cluster.url}/postgres`)
  await operator.connect()
  // Segments of the log are removed instead of used again, so that nothing old is left in them.
  for (const setting of [`wal_recycle = off`, `min_wal_size = '32MB'`, `max_wal_size = '32MB'`])
    await operator.query(`alter system set ${setting}`)
  await operator.query('select pg_reload_conf()')
  return { cluster, operator, model }
}
let ownPostgres: ReturnType<typeof startPostgres> | undefined
afterAll(async () => {
  if (!ownPostgres) return
  const { cluster, operator } = await ownPostgres
  await operator.end()
  await cluster.remove()
})

/** Where a database of each engine lies, and what has to happen before its log ahead can be looked at. */
const places = {
  async sqlite(folder: string) {
    const file = path.join(folder, 'site.db')
    return { url: `sqlite:${file}`, file, folders: [folder], settle: async () => undefined }
  },
  async postgres(folder: string) {
    const { cluster, operator, model } = await (ownPostgres ??= startPostgres())
    const url = await createPostgresDatabase(cluster.url, model)
    // What a test leaves is not there for the next.
    onTestFinished(async () => void (await operator.query(`drop database ${path.basename(url)} with (force)`)))
    const settle = async () => {
      for (let round = 0; round < 4; round += 1) {
        await operator.query(`create table if not exists filler (n int)`)
        await operator.query(`insert into filler values (1)`)
        await operator.query('select pg_switch_wal()')
        await operator.query('checkpoint')
      }
    }
    return { url, file: '', folders: [folder, cluster.folder], settle }
  },
} as const

async function startHouse(engine: Storage['engine']) {
  const folder = makeTestFolder()
  const place = await places[engine](folder)
  const mail = path.join(folder, 'mail')
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: place.url,
    MAIL_URL: `file:${mail}`,
    SECRET: 'a secret of at least thirty-two characters',
  }
  const reading = readConfig(env)
  if (!reading.ok) throw new Error(reading.problems.join())
  const storage = await (engine === 'postgres' ? openTestPostgres(place.url) : openTestSqlite(place.file))
  const server = await startTestServer({ storage, env })
  const now = () => server.clock.time
  const needs = { storage, secret: { current: 'a secret of the tests', previous: [] }, config: reading.config, now }
  return { ...place, folder, mail, env, storage, server, needs, desk: openDesk(storage, env), config: reading.config }
}
type House = Awaited<ReturnType<typeof startHouse>>

async function askForDemo({ server: { app } }: House, whose: Readonly<Record<string, string>>) {
  const payload = await fillInForm(app, whose)
  const response = await app.inject({ method: 'POST', url: '/api/demo-requests', payload })
  expect(response.statusCode).toBe(201)
  return response.json<{ id: string }>().id
}

/** Everything that anybody can leave with us; the letters go out as files. */
async function leaveTraces(house: House) {
  const { server, storage, needs, mail } = house
  const id = await askForDemo(house, { ...person, message: 'I sell violet elephants.' })
  const own = await openChat(server, person)
  await send(server, own, 'Do you know violet elephants?')
  await call(server, own, ['POST', '/summary'])
  await storage.leadTalk.addNote({
    id: 'n',
    leadId: id,
    memberId: null,
    by: 'A',
    text: 'Likes violet elephants',
    at: 0,
  })
  const others = await openChat(server)
  await send(server, others, 'Can you send this to my partner?')
  await call(server, others, ['POST', '/summary'], { email: person.email })
  await askForDemo(house, {})

  const deliverers = createDeliverers({ ...needs, log: createTestLog().log })
  for (const message of await storage.outbox.claim({ now: needs.now(), leaseMs: 1, limit: 100 })) {
    await deliverers[message.delivery.kind](message)
    // Half of another try, as a process that was killed leaves it.
    writeFileSync(
      path.join(mail, `.${message.messageId}.eml.draft`),
      readFileSync(path.join(mail, `${message.messageId}.eml`)),
    )
  }
  return id
}

async function findTraces({ folders, settle }: House, pattern = traces) {
  await settle()
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => pattern.test(readFileSync(file, 'latin1'))),
  )
}

describe.each(engines)('erasing on %s', (engine) => {
  it.each([
    ['e-mail address', () => 'Zuberi.Forget@Example.com'],
    ['telephone number', () => '0788 471147'],
    ['reference', (id: string) => makeReference(id).toLowerCase()],
  ] as const)(
    'by %s leaves no byte of a person in database, log ahead, letters and drafts, and all of everybody else',
    async (how, name) => {
      const house = await startHouse(engine)
      const id = await leaveTraces(house)
      expect((await findTraces(house)).length).toBeGreaterThan(3)
      const letters = () => readdirSync(house.mail).filter((file) => file.endsWith('.eml')).length
      const before = letters()

      const { code, said } = await house.desk.run('erase', name(id), '--yes')

      expect([code, said]).toEqual([0, expect.stringMatching(/^2 leads(?: of 2 people)?:\n[^]*\n2 leads erased\n/)])
      expect(said).toContain(`Elsewhere, for you to see to:\n  ${house.config.mail.sales}: `)
      expect(said).not.toContain('Somebody was reading')
      if (how === 'telephone number') await house.desk.run('erase', person.email, '--yes')
      expect(await findTraces(house)).toEqual([])
      expect((await house.storage.leads.list({})).map(({ email }) => email).toSorted()).toEqual([
        'amina@example.com',
        'grace@duka.example',
      ])
      expect(before - letters()).toBe(4)
      expect((await findTraces(house, /amina uwase/i)).length).toBeGreaterThan(0)
    },
  )

  it('is done again to whoever a restored database brings back, and to nobody who wrote since', async () => {
    const house = await startHouse(engine)
    const { storage, needs } = house
    const kept = await storage.together(async (tables) => tables.erasures.list())
    const id = await leaveTraces(house)
    const lead = await storage.leads.find(id)
    await house.desk.run('erase', person.email, '--yes')
    const oldest = needs.now() - 365 * dayMs
    expect(await replayErasures(needs, oldest)).toBe(0)

    // As an older database has it: the lead is there, and nothing of its erasure.
    if (!lead) throw new Error('No lead')
    const keys = { person: { email: person.email, phone: '' }, idempotencyKey: 'restored' }
    await storage.leads.add(lead, keys)
    await storage.leads.add(
      { ...lead, id: 'later', receivedAt: Number.MAX_SAFE_INTEGER },
      { ...keys, idempotencyKey: 'later' },
    )
    await storage.erasures.forget(Number.MAX_SAFE_INTEGER)

    expect(await replayErasures(needs, oldest)).toBe(1)
    expect([await storage.leads.find(id), (await storage.leads.find('later'))?.id]).toEqual([null, 'later'])
    expect((await storage.erasures.list()).length).toBeGreaterThan(kept.length)
    expect(await replayErasures(needs, oldest)).toBe(0)
    // What names nobody any more goes, too.
    await replayErasures(needs, needs.now() + dayMs * 400)
    expect([await storage.erasures.list(), readFileSync(path.join(house.folder, 'erasures'), 'utf8')]).toEqual([[], ''])
  })

  it('reaches a letter about many that went out long ago, and that letter goes by time as every other', async () => {
    const house = await startHouse(engine)
    const { storage, server, needs, mail } = house
    const id = await askForDemo(house, { ...person, message: 'I sell violet elephants.' })
    const since = beginOf(hourMs, needs.now())
    await storage.leads.tellIn(id, since)
    const digest = { kind: 'mail', template: 'digest', leadId: null, since } as const
    await storage.outbox.add({ delivery: digest, messageId: 'digest@house', createdAt: needs.now() })
    const deliverers = createDeliverers({ ...needs, log: createTestLog().log })
    for (const message of await storage.outbox.claim({ now: needs.now(), leaseMs: 1, limit: 100 })) {
      await deliverers[message.delivery.kind](message)
      await storage.outbox.markDelivered(message.id, needs.now())
    }
    expect(readFileSync(path.join(mail, 'digest@house.eml'), 'latin1')).toMatch(traces)
    const passDays = async (days: number) => {
      server.clock.time += days * dayMs
      await sweep({ storage, retentionDays: 365, now: needs.now, log: createTestLog().log })
    }
    await passDays(3)

    await house.desk.run('erase', person.email, '--yes')

    expect(await findTraces(house)).toEqual([])
    await passDays(365)
    expect(await storage.outbox.list({})).toEqual([])
  })

  it('names nobody in the list of erasures', async () => {
    const house = await startHouse(engine)
    await house.desk.run('erase', person.email, '--yes')
    await house.desk.run('erase', person.phone, '--yes')
    expect(readFileSync(path.join(house.folder, 'erasures'), 'utf8')).not.toMatch(traces)
    expect((await house.desk.run('erase', 'Zuberi', '--yes')).code).toBe(1)
  })

  it('by time waits for a letter that is still on its way, and takes old letters along', async () => {
    const house = await startHouse(engine)
    await leaveTraces(house)
    const { storage, server } = house
    expect(await storage.leads.eraseOlderThan(server.clock.time + 1)).toBe(0)
    for (const { id } of await storage.outbox.list({ status: 'waiting' })) await storage.outbox.markDelivered(id, 0)
    expect(await storage.leads.eraseOlderThan(server.clock.time + 1)).toBe(4)
    await forgetBeside(house.needs, Date.now() + dayMs)
    expect(readdirSync(house.mail).filter((name) => name.endsWith('.eml'))).toEqual([])
  })
})

describe('erasing beside the embedded database', () => {
  it('reaches what a restoring has put aside, which goes after thirty days', async () => {
    const house = await startHouse('sqlite')
    await leaveTraces(house)
    const file = path.join(house.folder, 'site.db')
    await house.storage.purge()
    await backUpDatabase(file, path.join(house.folder, 'copy'))
    renameSync(path.join(house.folder, 'copy'), `${file}.before-20261120T120000000Z`)

    expect((await house.desk.run('erase', person.email, '--yes')).said).toContain(
      '2 leads in databases that were put aside',
    )
    expect(await findTraces(house)).toEqual([])
    const setAside = () => readdirSync(house.folder).filter((name) => name.includes('.before-'))
    await forgetBeside({ ...house.needs, now: () => Date.UTC(2026, 11, 20, 11) }, 0)
    expect(setAside()).toHaveLength(1)
    await forgetBeside({ ...house.needs, now: () => Date.UTC(2026, 11, 20, 13) }, 0)
    expect(setAside()).toEqual([])
  })

  it('by time removes what a backup or a restore that was killed has left', async () => {
    const house = await startHouse('sqlite')
    const old = new Date(Date.now() - 2 * 3_600_000)
    for (const left of ['site-20261123T023000123Z.db.draft', 'site.db.20261123T023000123Z.new.draft']) {
      writeFileSync(path.join(house.folder, left), person.email)
      await forgetBeside(house.needs, 0)
      expect(readdirSync(house.folder)).toContain(left)
      utimesSync(path.join(house.folder, left), old, old)
    }
    await forgetBeside(house.needs, 0)
    expect(readdirSync(house.folder).filter((name) => name.endsWith('.draft'))).toEqual([])
  })

  it('outlives a restored backup', async () => {
    const house = await startHouse('sqlite')
    await leaveTraces(house)
    const file = path.join(house.folder, 'site.db')
    const backups = makeTestFolder()
    await backUpDatabase(file, path.join(backups, 'copy'))
    await house.desk.run('erase', person.email, '--yes')
    await house.storage.close()
    await restoreDatabase(path.join(backups, 'copy'), file, '20261120T120000000Z')

    const storage = await openStorage(house.url)
    onTestFinished(() => storage.close())
    expect(await storage.leads.list({})).toHaveLength(4)
    expect(await replayErasures({ ...house.needs, storage }, 0)).toBe(2)
    expect(await findTraces(house)).toEqual([])
  })

  it('reaches whoever stood under another address then: in a backup, and in a database put aside', async () => {
    const house = await startHouse('sqlite')
    await askForDemo(house, { ...person, message: 'I sell violet elephants.' })
    const file = path.join(house.folder, 'site.db')
    const backups = makeTestFolder()
    await backUpDatabase(file, path.join(backups, 'copy'))
    await backUpDatabase(file, `${file}.before-20261120T110000000Z`)
    await house.desk.runPeople('correct', person.email, '--email', 'zuberi.right@example.com')

    const { said } = await house.desk.run('erase', 'zuberi.right@example.com', '--yes')

    expect(said).toContain('1 lead in databases that were put aside')
    expect(await findTraces(house)).toEqual([])
    await house.storage.close()
    await restoreDatabase(path.join(backups, 'copy'), file, '20261120T120000000Z')
    const storage = await openStorage(house.url)
    onTestFinished(() => storage.close())
    expect(await replayErasures({ ...house.needs, storage }, 0)).toBe(1)
    expect(await findTraces(house)).toEqual([])
  })

  it('tries again while somebody reads, and says so where that takes too long', async () => {
    const house = await startHouse('sqlite')
    await leaveTraces(house)
    const reader = new DatabaseSync(path.join(house.folder, 'site.db'))
    onTestFinished(() => void (reader.isOpen && reader.close()))
    reader.exec('begin; select count(*) from leads')

    const asked = vi.spyOn(DatabaseSync.prototype, 'prepare')
    onTestFinished(() => asked.mockRestore())
    const erasing = house.desk.run('erase', person.email, '--yes')
    await expectSoon(() => expect(asked).toHaveBeenCalledWith('pragma wal_checkpoint(truncate)'))
    reader.exec('commit')
    expect((await erasing).said).not.toContain('Somebody was reading')
    expect(await findTraces(house)).toEqual([])

    await askForDemo(house, { ...person, message: 'violet elephants' })
    reader.exec('begin; select count(*) from leads')
    expect((await house.desk.run('erase', person.email, '--yes')).said).toContain('Somebody was reading')
    expect(await findTraces(house)).not.toEqual([])
    reader.exec('commit')
    await forgetBeside(house.needs, 0)
    expect(await findTraces(house)).toEqual([])
  })

  it('tries again on PostgreSQL, too, whichever process has to, once nobody is in the way', async () => {
    const house = await startHouse('postgres')
    await leaveTraces(house)
    const reader = new Client(house.url)
    await reader.connect()
    onTestFinished(() => reader.end())
    await reader.query('begin; select count(*) from leads')
    expect((await house.desk.run('erase', person.email, '--yes')).said).toContain('Somebody was reading')
    expect(await findTraces(house)).not.toEqual([])
    await reader.query('commit')
    await forgetBeside(house.needs, 0)
    expect(await findTraces(house)).toEqual([])
    expect(readdirSync(house.folder)).not.toContain('unpurged')
  })

  it('does not pass for done on PostgreSQL where the tables are somebody else’s, who alone may write them anew', async () => {
    const url = await createPostgresDatabase(undefined, inject('postgresTables'))
    const storage = await openTestPostgres(await addGuest(url))
    expect(await storage.purge()).toBe(false)
  })

  it('takes back a letter that was being written', async () => {
    const house = await startHouse('sqlite')
    await askForDemo(house, person)
    const { storage, needs } = house
    const [message] = await storage.outbox.claim({ now: needs.now(), leaseMs: 1, limit: 1 })
    if (!message) throw new Error('No letter')
    mkdirSync(house.mail, { recursive: true })
    let looks = 0
    const leads: Storage['leads'] = {
      ...storage.leads,
      async find(id) {
        looks += 1
        const lead = await storage.leads.find(id)
        // Erased once the letter has its words.
        if (looks === 1) await house.desk.run('erase', person.email, '--yes')
        return lead
      },
    }
    const { mail } = createDeliverers({ ...needs, storage: { ...storage, leads }, log: createTestLog().log })
    await mail(message)
    expect(readdirSync(house.mail)).toEqual([])
  })
})
