import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { Challenge } from '#contract/challenge.ts'
import { solve } from '../solve.ts'
import { expectSoon } from './expect-soon.ts'
import { leaseMs } from '#server/outbox/lease.ts'
import { makeTestFolder, openTestSqlite } from './open-test-storage.ts'
import { startBuiltServer } from './start-built-server.ts'
import { addMessage } from './start-test-worker.ts'
import { amina } from './start-test-server.ts'

/** A disk of its own that nobody else sees, with what lies in `$1`, full until the file `$2` is there. */
const onFullDisk = `
  mount -t tmpfs -o size=12m none "$3" && cp -a "$1"/. "$3" && dd if=/dev/zero of="$3/filling" bs=4096 2>/dev/null
  ( while kill -0 $$ && [ ! -e "$2" ]; do sleep 0.05; done; rm "$3/filling" ) >/dev/null 2>&1 &
  shift 3; exec "$@"`
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0

async function sendLead(address: string) {
  const challenge = (await (await fetch(`${address}/api/challenge`)).json()) as Challenge
  const sent = await fetch(`${address}/api/demo-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...amina, challengeId: challenge.id, captcha: solve(challenge.question) }),
  })
  return sent.status
}

it.runIf(canMount)(
  'a server that starts on a full disk after it was killed shows its pages, and takes leads once there is room',
  async () => {
    const [before, disk, room] = [makeTestFolder(), makeTestFolder(), path.join(makeTestFolder(), 'room')]
    // Whoever is killed leaves the files beside the database that SQLite needs to begin with.
    const compiledOnDisk = { NODE_COMPILE_CACHE: '' }
    await (await startBuiltServer({ DATA_DIR: before, ...compiledOnDisk })).end('SIGKILL')
    // And a letter that it had in hand.
    const storage = await openTestSqlite(path.join(before, 'site.db'))
    await addMessage(storage)
    expect(await storage.outbox.claim({ now: Date.now(), leaseMs, limit: 1 })).toHaveLength(1)

    const wrap = ['unshare', '-rm', 'bash', '-c', onFullDisk, 'bash', before, room, disk]
    const server = await startBuiltServer({ DATA_DIR: disk, ...compiledOnDisk }, undefined, wrap)
    expect((await fetch(`${server.address}/pricing`)).status).toBe(200)
    expect(await sendLead(server.address)).toBe(503)

    writeFileSync(room, '')
    await expectSoon(async () => expect(await sendLead(server.address)).toBe(201))
  },
)
