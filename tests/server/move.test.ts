import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { keepTestLead, makeTestLead } from './test-lead.ts'
import { readConfig } from '#server/config.ts'
import { listElsewhere } from '#server/erasure/elsewhere.ts'
import { openPostgres } from '#server/storage/postgres.ts'
import { standAlone } from '#server/storage/sole-server.ts'
import { keepTestChat, makeTestMessage } from './test-chat.ts'
import { createPostgresDatabase, makeTestFolder, openTestSqlite } from './open-test-storage.ts'
import { toolEnvironment } from '../spawn-product.ts'

const run = promisify(execFile)

/** An embedded database with something in it, so many views among it, and the tool as an operator calls it. */
async function openSite(views = 1) {
  const folder = makeTestFolder()
  const file = path.join(folder, 'site.db')
  const storage = await openTestSqlite(file)
  const first = makeTestLead()
  await keepTestLead(storage, first)
  await keepTestLead(storage, makeTestLead({ followsId: first.id }))
  const chat = await keepTestChat(storage)
  await storage.chats.addMessage(makeTestMessage(chat.id, { text: "It's 100 % — “yes”; drop table leads\n中文 \\ $1" }))
  await storage.together(async ({ visits }) => {
    for (let page = 0; page < views; page += 1)
      await visits.addView({ day: '2026-11-20', path: `/${page}`, referrer: '', device: 'phone' })
  })
  async function move(target: string) {
    try {
      const told = await run(process.execPath, ['dist/server/move.js', target], {
        env: { ...toolEnvironment, DATA_DIR: folder },
      })
      return { code: 0, ...told }
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
      return { code, stdout, stderr }
    }
  }
  return { file, folder, storage, chat, move }
}

function readBoth(env: Readonly<Record<string, string>>) {
  const reading = readConfig({ ...env, SECRET: 'a secret of at least thirty-two characters' })
  if (!reading.ok) throw new Error(reading.problems.join())
  return reading
}

it('everything of the embedded database is in PostgreSQL afterwards, counted table by table', async () => {
  // More views than one statement holds.
  const { folder, storage, chat, move } = await openSite(6000)
  const target = await createPostgresDatabase()

  const { code, stdout, stderr } = await move(target)

  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^ +6000 {2}visits$/m)
  expect(stdout).toMatch(/^ +3 {2}leads$/m)
  expect(stdout).toContain(`SECRET to what stands in ${path.join(folder, 'secret')}`)
  expect(stdout).toContain(`remove it (${path.join(folder, 'site.db')}*): no erasure reaches it`)
  const { config } = readBoth({ DATA_DIR: folder, DATABASE_URL: target })
  expect(listElsewhere(config)).toContainEqual([path.join(folder, 'site.db'), expect.stringContaining('remove it')])
  const there = await openPostgres(target)
  onTestFinished(() => there.close())
  expect(await there.leads.list({})).toEqual(await storage.leads.list({}))
  expect(await there.outbox.list({})).toEqual(await storage.outbox.list({}))
  expect(await there.chats.messages(chat.id, 0)).toEqual(await storage.chats.messages(chat.id, 0))
})

it('nothing is moved into what holds something, nor while the server runs', async () => {
  const { file, move } = await openSite()
  const target = await createPostgresDatabase()
  const others = await openPostgres(target)
  onTestFinished(() => others.close())
  const lead = makeTestLead()
  await keepTestLead(others, lead)

  expect(await move(target)).toMatchObject({ code: 1, stderr: expect.stringMatching(/not empty: \w+ has rows/) })
  const running = standAlone(`sqlite:${file}`)
  onTestFinished(() => void running.close())
  expect(await move(target)).toMatchObject({ code: 1, stderr: expect.stringContaining('stop it first') })
  expect(await others.leads.list({})).toMatchObject([{ id: lead.id }])
  expect((await move('sqlite:elsewhere.db')).code).toBe(2)
})

it('nothing is moved into what holds a table of somebody else, be it empty', async () => {
  const { move } = await openSite()
  const target = await createPostgresDatabase()
  const others = new Client(target)
  await others.connect()
  onTestFinished(() => others.end())
  await others.query('create table songs (name text)')

  expect(await move(target)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('not empty: it has a table songs'),
  })
  const { rows } = await others.query('select tablename from pg_tables where schemaname = current_schema()')
  expect(rows).toEqual([{ tablename: 'songs' }])
})

it('nothing is moved into what has no place for all letters, which is called the target and not a variable', async () => {
  const { move } = await openSite()
  const url = await createPostgresDatabase(inject('postgresUrl'), `template0 encoding 'LATIN1' locale 'C'`)

  const { code, stderr } = await move(url)

  expect(code).toBe(1)
  expect(stderr).toMatch(/^The target postgres:[^\n]* cannot be opened: it is in LATIN1, /)
})

it('what cannot arrive whole does not arrive at all', async () => {
  const { storage, move } = await openSite()
  const target = await createPostgresDatabase()
  // SQLite keeps a zero character, PostgreSQL does not.
  await keepTestLead(storage, makeTestLead({ company: 'Duka\0Bora' }))

  // Tried again, it finds our own tables there.
  for (const tries of [1, 2])
    expect([tries, (await move(target)).stderr]).toEqual([tries, expect.stringContaining('0x00')])
  const there = await openPostgres(target)
  onTestFinished(() => there.close())
  expect(await there.leads.count()).toMatchObject({ new: 0 })
  expect(await there.visits.countBy('device', '2026-11-20')).toEqual([])
})
