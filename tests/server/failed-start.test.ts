import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import { createServer } from 'node:net'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createLogger } from '#server/log/logger.ts'
import { startServer } from '#server/start-server.ts'
import { standAlone } from '#server/storage/sole-server.ts'
import { listen } from '../ports.ts'
import { makeTestFolder } from './open-test-storage.ts'

/** Is set in whatever the start set off, and in nothing that Vitest or an earlier test does meanwhile. */
const own = new AsyncLocalStorage<true>()

it('a server that cannot start lets go of its database, its lock and its timers', async () => {
  const taken = createServer()
  const port = await listen(taken)
  onTestFinished(() => new Promise<void>((done) => taken.close(() => done())))
  const folder = makeTestFolder()
  const reading = readConfig({ DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' })
  if (!reading.ok) throw new Error(reading.problems.join())
  const { config } = reading
  const timers = new Set<number>()
  const watch = createHook({
    init: (id, type) => void (type === 'Timeout' && own.getStore() && timers.add(id)),
    destroy: (id) => void timers.delete(id),
  }).enable()
  onTestFinished(() => void watch.disable())
  const show = () => ({ html: '', contentSecurityPolicy: '' })
  const pageRenderer = { renderDemoAnswer: show, renderRequestSent: show, renderDesk: show }
  const readKnowledge = () => Promise.reject(new Error('nobody asks'))
  const log = createLogger(config)

  const starting = own.run(true, () => startServer({ config, log, pages: { pageRenderer, site: null, readKnowledge } }))
  await expect(starting).rejects.toMatchObject({ code: 'EADDRINUSE' })

  const standing = standAlone(`sqlite:${path.join(folder, 'site.db')}`)
  onTestFinished(() => void standing.close())
  expect(standing.isAlone).toBe(true)
  // Node tells a turn later of those that have ended.
  const until = performance.now() + 5000
  while (timers.size > 0 && performance.now() < until) await setImmediate()
  expect(timers.size).toBe(0)
})
