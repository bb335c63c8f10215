import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'

export const benchFolder = 'var/bench'
export const productUrl = 'http://127.0.0.1:3911'

/**
 * Runs the built product on a fresh database while `work` lasts, which is given its process id; proxies on this machine
 * are believed, so that load can come from many addresses.
 */
export async function withProduct<Result>(
  work: (pid: number) => Promise<Result>,
  environment: Readonly<Record<string, string>> = {},
  { url, folder } = { url: productUrl, folder: benchFolder },
): Promise<Result> {
  // Ours could not start beside it, and another's figures would be taken for ours.
  if (await fetch(url).catch(() => null)) throw new Error(`${url} is taken`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH,
      HOME,
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      DATA_DIR: folder,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: 'inherit',
  })
  const ended = once(child, 'exit')
  try {
    await waitUntilReady(url)
    return await work(child.pid ?? 0)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function waitUntilReady(url: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`${url}/readyz`).catch(() => null)
    if (response?.ok) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the product did not start')
}
