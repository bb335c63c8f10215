import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectSoon } from './expect-soon.ts'
import { leaseMs } from '#server/outbox/lease.ts'
import { addMessage, startTestWorker } from './start-test-worker.ts'
import { keepTestLead, makeTestLead } from './test-lead.ts'
import { createTestLog } from './test-log.ts'
import { standAlone } from '#server/storage/sole-server.ts'
import { takeUp } from '#server/take-up.ts'
import { engines, makeTestFolder, openTestSqlite, openTestStorage } from './open-test-storage.ts'
import { startBuiltServer } from './start-built-server.ts'

const noon = Date.UTC(2026, 10, 20, 12)

/** A database and a mail folder as a process leaves them that is killed while it writes a letter. */
async function leaveBehind() {
  const folder = makeTestFolder()
  const [mail, file] = [path.join(folder, 'mail'), path.join(folder, 'site.db')]
  mkdirSync(mail)
  for (const name of ['.0197-half.eml.draft', '0196-whole.eml', '.hidden'])
    writeFileSync(path.join(mail, name), 'Dear Ms')
  const storage = await openTestSqlite(file)
  const lead = makeTestLead({ receivedAt: noon })
  await keepTestLead(storage, lead)
  await storage.outbox.add({
    delivery: { kind: 'mail', template: 'demo-request', leadId: lead.id },
    messageId: 'held@imisozi.example',
    createdAt: noon,
  })
  await storage.outbox.claim({ now: noon, leaseMs: 20_000, limit: 5, lanes: ['mail'] })
  return { folder, mail, storage, url: `sqlite:${file}` }
}

function stand(url: string) {
  const standing = standAlone(url)
  onTestFinished(() => void standing.close())
  return standing
}

describe('a server that starts', () => {
  it.each(engines)(
    'on %s sends again what a worker that died had in hand, the moment its lease ends',
    async (engine) => {
      const storage = await openTestStorage(engine)
      const messageId = await addMessage(storage)
      const [claimed] = await storage.outbox.claim({ now: noon, leaseMs, limit: 20 })
      expect(claimed?.messageId).toBe(messageId)

      const { sent, clock, worker } = startTestWorker(storage)
      clock.pass(leaseMs - 1)
      worker.nudge()
      expect(await storage.outbox.claim({ now: clock.now(), leaseMs, limit: 20 })).toEqual([])
      expect(sent).toEqual([])

      // Nobody tells it: it sleeps until the lease it saw ends.
      await expectSoon(() => {
        clock.pass(1)
        expect(sent.map((message) => message.messageId)).toEqual([messageId])
      })
      expect(clock.now() - noon).toBeLessThan(leaseMs + 100)
    },
  )

  it('knows whether it is the only one of its database, and never says so of a shared one', () => {
    const url = `sqlite:${path.join(makeTestFolder(), 'site.db')}`
    const first = stand(url)
    expect([first.isAlone, stand(url).isAlone]).toEqual([true, false])
    first.close()
    expect(stand(url).isAlone).toBe(true)
    expect(stand('postgres://localhost/site').isAlone).toBe(false)
  })

  it('is told apart from one that was killed, which is no longer there', async () => {
    const folder = makeTestFolder()
    const server = await startBuiltServer({ DATA_DIR: folder })
    const url = `sqlite:${path.join(folder, 'site.db')}`
    expect(stand(url).isAlone).toBe(false)
    await server.end('SIGKILL')
    expect(stand(url).isAlone).toBe(true)
  })

  it('takes up at once what a dead process had in hand, and removes what it had half written', async () => {
    const { mail, storage, url } = await leaveBehind()
    const { log, lines } = createTestLog()

    await takeUp({ standing: stand(url), storage, mailUrl: `file:${mail}`, now: () => noon + 1, log })

    expect(await storage.outbox.list({})).toMatchObject([{ status: 'waiting', dueAt: noon + 1 }])
    expect(readdirSync(mail).toSorted()).toEqual(['.hidden', '0196-whole.eml'])
    expect(lines).toMatchObject([{ letters: 1, drafts: 1 }])
  })

  it('leaves another server what it has in hand, and what it may be writing', async () => {
    const { mail, storage, url } = await leaveBehind()
    writeFileSync(path.join(mail, '.0195-old.eml.draft'), 'Dear Mr')
    utimesSync(path.join(mail, '.0195-old.eml.draft'), new Date(0), new Date(0))
    stand(url)

    await takeUp({
      standing: stand(url),
      storage,
      mailUrl: `file:${mail}`,
      now: () => noon + 1,
      log: createTestLog().log,
    })

    expect(await storage.outbox.list({})).toMatchObject([{ status: 'waiting', dueAt: noon + 20_000 }])
    expect(readdirSync(mail).toSorted()).toEqual(['.0197-half.eml.draft', '.hidden', '0196-whole.eml'])
  })
})
