import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findFreePort } from '../ports.ts'
import { endProcess, waitUntilReady } from '../spawn-product.ts'
import { makeTestFolder } from './open-test-storage.ts'
import { spawnBuiltServer } from './start-built-server.ts'

/** Where every line that is written is refused, as on a full disk. */
const full = '/dev/full'

it.runIf(existsSync(full))('a server whose log has no room serves, and ends when it is told to', async () => {
  const port = await findFreePort()
  const env = { DATA_DIR: makeTestFolder(), PORT: String(port) }
  const child = spawnBuiltServer(env, undefined, ['bash', '-c', `exec "$@" >${full}`, 'bash'])

  await waitUntilReady(`http://127.0.0.1:${port}`, child)
  const answered = await fetch(`http://127.0.0.1:${port}/api/chat/sessions`, { method: 'POST' })

  expect(answered.status).toBe(422)
  expect(await endProcess(child, 'SIGTERM')).toBe(0)
})
