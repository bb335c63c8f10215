import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanEnvironment } from '../spawn-product.ts'
import { findFreePort } from '../ports.ts'
import { expect, test } from './site.ts'

test('`npm run dev` shows pages whose islands wake, and the real API', async ({ page }) => {
  // A machine with other work reads all sources and shows nothing yet for minutes.
  test.setTimeout(600_000)
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'site-dev-'))
  const child = spawn(process.execPath, ['src/build/dev.ts'], {
    env: { ...cleanEnvironment, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    const address = `http://127.0.0.1:${port}`
    const isServed = () =>
      fetch(`${address}/pricing`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isServed, { timeout: 400_000 }).toBe(true)
    await page.goto(`${address}/#contact`)

    await expect(page.locator('[data-challenge-question]')).toHaveText(/\d/, { timeout: 60_000 })
    expect(complaints).toEqual([])
  } finally {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})
