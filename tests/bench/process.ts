import { mkdirSync, rmSync } from 'node:fs'
import { endProcess, spawnProduct, waitUntilReady, type Environment } from '../spawn-product.ts'

export const benchFolder = 'var/bench'
export const productUrl = 'http://127.0.0.1:3911'

/** Every visitor comes from an address of their own: what is measured is the work, not the rate limit. */
export const from = (visitor: number) => ({
  'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
})

/**
 * Runs the built product on a fresh database while `work` lasts, which is given its process id; proxies on this machine
 * are believed, so that load can come from many addresses.
 */
export async function withProduct<Result>(
  work: (pid: number) => Promise<Result>,
  environment: Environment = {},
  { url, folder } = { url: productUrl, folder: benchFolder },
): Promise<Result> {
  // Ours could not start beside it, and another's figures would be taken for ours.
  if (await fetch(url).catch(() => null)) throw new Error(`${url} is taken`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const usual = {
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    DATA_DIR: folder,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
  }
  const child = spawnProduct({ ...usual, ...environment }, { stdio: 'inherit' })
  try {
    await waitUntilReady(url, child)
    return await work(child.pid ?? 0)
  } finally {
    await endProcess(child, 'SIGTERM')
  }
}
