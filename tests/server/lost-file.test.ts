import { cpSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { makeTestFolder, openTestSqlite } from './open-test-storage.ts'
import { fillInForm, startTestServer } from './start-test-server.ts'
import { keepTestLead, makeTestLead } from './test-lead.ts'

it('a database file that was taken away takes no request, says so with a time to come back at, and goes on when it is back', async () => {
  const file = path.join(makeTestFolder(), 'site.db')
  const server = await startTestServer({ storage: await openTestSqlite(file) })
  const ask = async () => {
    const payload = await fillInForm(server.app)
    return server.app.inject({ method: 'POST', url: '/api/demo-requests', payload })
  }
  renameSync(file, `${file}.away`)
  const refused = await ask()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)])
  expect((await server.app.inject('/readyz')).statusCode).toBe(503)

  renameSync(`${file}.away`, file)
  expect((await ask()).statusCode).toBe(201)
  expect(await server.storage.leads.list({})).toHaveLength(1)
})

it.each([
  ['emptied', (file: string) => truncateSync(file)],
  ['cut short', (file: string) => truncateSync(file, statSync(file).size / 2)],
  ['overwritten by an older one', (file: string, older: Buffer) => writeFileSync(file, older)],
])('a database file that was %s takes no request until the next start', async (_how, harm) => {
  const file = path.join(makeTestFolder(), 'site.db')
  const server = await startTestServer({ storage: await openTestSqlite(file) })
  const ask = async () => {
    const payload = await fillInForm(server.app)
    return (await server.app.inject({ method: 'POST', url: '/api/demo-requests', payload })).statusCode
  }
  await server.storage.purge()
  const older = readFileSync(file)
  for (let count = 0; count < 100; count += 1) await keepTestLead(server.storage, makeTestLead())
  await server.storage.purge()
  expect(await ask()).toBe(201)

  harm(file, older)

  expect([await ask(), await ask(), await ask()]).toEqual([503, 503, 503])
  expect((await server.app.inject('/readyz')).statusCode).toBe(503)
})

it('a database that somebody packs beside the server goes on', async () => {
  const file = path.join(makeTestFolder(), 'site.db')
  const storage = await openTestSqlite(file)
  for (let count = 0; count < 200; count += 1) await keepTestLead(storage, makeTestLead())
  using tool = new DatabaseSync(file)
  tool.exec('delete from leads')
  await storage.purge()
  const before = statSync(file).size
  tool.exec('vacuum')
  expect(await storage.purge()).toBe(true)
  expect(statSync(file).size).toBeLessThan(before)

  await keepTestLead(storage, makeTestLead())
  expect(await storage.leads.list({})).toHaveLength(1)
})

it.each([[['-wal']], [['-shm']], [['-wal', '-shm']]])(
  'loses nothing it has accepted when %j is removed beside the database, whatever happens to the process then',
  async (endings) => {
    const [folder, left] = [makeTestFolder(), makeTestFolder()]
    const server = await startTestServer({ storage: await openTestSqlite(path.join(folder, 'site.db')) })
    const ask = async (name: string) => {
      const payload = await fillInForm(server.app, { name })
      const response = await server.app.inject({ method: 'POST', url: '/api/demo-requests', payload })
      expect(response.statusCode).toBe(201)
    }
    await ask('Before')
    for (const ending of endings) rmSync(path.join(folder, `site.db${ending}`))
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
    await ask('After')
    expect(await server.storage.leads.list({})).toHaveLength(2)

    // What a process that is killed leaves behind.
    cpSync(folder, left, { recursive: true })
    const kept = await (await openTestSqlite(path.join(left, 'site.db'))).leads.list({})
    expect(kept.map(({ name }) => name).toSorted()).toEqual(['After', 'Before'])
  },
)

it('waits for whoever reads a database whose log was removed, and loses nothing meanwhile', async () => {
  const [folder, left] = [makeTestFolder(), makeTestFolder()]
  const file = path.join(folder, 'site.db')
  const storage = await openTestSqlite(file, { lockPatienceMs: 0 })
  await keepTestLead(storage, makeTestLead())
  const tool = new DatabaseSync(file, { readOnly: true })
  onTestFinished(() => void (tool.isOpen && tool.close()))
  tool.prepare('select count(*) from leads').get()
  rmSync(`${file}-wal`)
  await expect(storage.check()).rejects.toThrow('locked')

  cpSync(folder, left, { recursive: true })
  expect(await (await openTestSqlite(path.join(left, 'site.db'))).leads.list({})).toHaveLength(1)
  tool.close()
  await storage.check()
  await keepTestLead(storage, makeTestLead())
  expect(await storage.leads.list({})).toHaveLength(2)
})
