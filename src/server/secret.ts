import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'

/**
 * What signs challenges and e-mail links: the configured secret, or one made at the first start and kept in
 * `DATA_DIR/secret`, readable by the owner only, so that a restart does not break what was signed before.
 */
export function keepSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string {
  if (secret) return secret
  const file = path.join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // A link appears whole or not at all: of two processes that start together, the second reads what the first wrote.
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    unlinkSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
