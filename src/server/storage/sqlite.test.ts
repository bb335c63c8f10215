import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeTestFolder, openTestSqlite } from '#tests/server/open-test-storage.ts'
import { findStorageFailure } from './failure.ts'
import { identifyPerson } from './person.ts'
import { openSqlite, type SqliteOptions } from './sqlite.ts'
import { makeTestLead } from '#tests/server/test-lead.ts'
import { keepTestChat, makeTestMessage } from '#tests/server/test-chat.ts'

async function failureOf(work: Promise<unknown>) {
  return work.then(
    () => 'none',
    (error: unknown) => findStorageFailure(error),
  )
}
const openFile = async (options?: SqliteOptions) => {
  const file = path.join(makeTestFolder(), 'deep', 'site.db')
  await openTestSqlite(file)
  return { file, storage: await openTestSqlite(file, { lockPatienceMs: 0, ...options }) }
}

function lock(file: string) {
  const other = new DatabaseSync(file)
  onTestFinished(() => {
    if (other.isOpen) other.close()
  })
  other.exec('begin exclusive')
  return other
}

describe('openSqlite', () => {
  it('writes ahead and waits for the disk at each commit', async () => {
    const { file } = await openFile()
    const database = new DatabaseSync(file, { readOnly: true })
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    database.close()
  })

  it('says that a locked database is locked, and goes on when it is free again', async () => {
    const { file, storage } = await openFile()
    const other = lock(file)
    expect(await failureOf(storage.check())).toBe('locked')
    expect(await storage.leads.list({})).toEqual([])
    other.exec('rollback')
    expect(await failureOf(storage.check())).toBe('none')
  })

  it('takes nothing into a file that was taken away or replaced, and goes on when it is back', async () => {
    const { file, storage } = await openFile()
    renameSync(file, `${file}.away`)
    expect(await failureOf(storage.check())).toBe('unreachable')
    writeFileSync(file, '')
    expect(await failureOf(storage.check())).toBe('unreachable')
    renameSync(`${file}.away`, file)
    expect(await failureOf(storage.check())).toBe('none')
  })

  it('waits for a lock that is soon given back', async () => {
    const { file, storage } = await openFile({ lockPatienceMs: 60_000 })
    const other = lock(file)
    const check = storage.check()
    setImmediate(() => other.exec('commit'))
    expect(await failureOf(check)).toBe('none')
  })

  it('says that a full disk is full, and keeps what was there', async () => {
    const { storage } = await openFile({ pragmas: ['max_page_count = 1'] })
    const spend = async () => {
      for (let number = 0; number < 1000; number += 1) await storage.challenges.spend(`${number}`.repeat(300), 0)
    }
    expect(await failureOf(spend())).toBe('full')
    expect(await storage.challenges.spend('0'.repeat(300), 0).catch(() => 'full')).toBe(false)
  })

  it('leaves nothing to read in its files of what was erased', async () => {
    const { file, storage } = await openFile()
    const { id } = await keepTestChat(storage, { email: 'forget-me@duka.example' })
    await storage.chats.addMessage(makeTestMessage(id, { text: 'My secret is 4711' }))
    const isFound = () =>
      readdirSync(path.dirname(file)).some((name) =>
        /forget-me|secret is 4711/.test(readFileSync(path.join(path.dirname(file), name), 'latin1')),
      )
    expect(isFound()).toBe(true)
    expect(await storage.erasures.erase({ kind: 'email', email: 'forget-me@duka.example' })).toMatchObject({ leads: 1 })
    expect(await storage.purge()).toBe(true)
    expect(isFound()).toBe(false)
  })

  it('says that a read-only database is read-only', async () => {
    const { storage } = await openFile({ pragmas: ['query_only = on'] })
    expect(await failureOf(storage.check())).toBe('read-only')
  })

  it('does not show a reader what is not yet committed', async () => {
    const { storage } = await openFile()
    const lead = makeTestLead()
    const seenMeanwhile = await storage.together(async ({ leads }) => {
      await leads.add(lead, { person: identifyPerson(lead), idempotencyKey: 'key' })
      return storage.leads.find(lead.id)
    })
    expect(seenMeanwhile).toBeNull()
    expect(await storage.leads.find(lead.id)).toEqual(lead)
  })

  it('finishes what is queued before it closes', async () => {
    const folder = makeTestFolder()
    const storage = await openSqlite(path.join(folder, 'site.db'))
    const spent = storage.challenges.spend('sum', 0)
    await storage.close()
    expect(await spent).toBe(true)
  })
})
