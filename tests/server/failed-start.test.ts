import { createServer } from 'node:net'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createLogger } from '#server/log/logger.ts'
import { startServer } from '#server/start-server.ts'
import { standAlone } from '#server/storage/sole-server.ts'
import { makeTestFolder } from './open-test-storage.ts'

it('a server that cannot start lets go of its database, its lock and its timers', async () => {
  const taken = createServer()
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise<void>((done) => taken.close(() => done())))
  const address = taken.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const folder = makeTestFolder()
  const reading = readConfig({ DATA_DIR: folder, PORT: String(address.port), LOG_LEVEL: 'silent' })
  if (!reading.ok) throw new Error(reading.problems.join())
  const { config } = reading
  const show = () => ({ html: '', contentSecurityPolicy: '' })
  const pageRenderer = { renderDemoAnswer: show, renderRequestSent: show, renderDesk: show }
  const readKnowledge = () => Promise.reject(new Error('nobody asks'))
  const log = createLogger(config)
  const countTimers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

  const before = countTimers()
  const starting = startServer({ config, log, pages: { pageRenderer, site: null, readKnowledge } })
  await expect(starting).rejects.toMatchObject({ code: 'EADDRINUSE' })

  const standing = standAlone(`sqlite:${path.join(folder, 'site.db')}`)
  onTestFinished(() => void standing.close())
  expect(standing.isAlone).toBe(true)
  // Others in this process may have begun and ended some meanwhile.
  await vi.waitFor(() => expect(countTimers()).toBeLessThanOrEqual(before), { timeout: 5000 })
})
