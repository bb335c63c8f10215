import { spawnSync } from 'node:child_process'
import { toolEnvironment } from '../spawn-product.ts'
import type { Verdict } from './verdict.ts'

/** The long texts of `tests/hostile`, of which `script/test` reads a share, of every word that a pattern names. */
export function readEveryWord(): Promise<Verdict> {
  const command = ['node_modules/.bin/vitest', 'run', '--project', 'server', 'tests/hostile/long-texts.test.ts']
  const env = { ...toolEnvironment, EVERY_WORD: 'yes' }
  const { status } = spawnSync(process.execPath, command, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const nothing = { accepted: 0, lost: 0, doubled: 0, late: 0, errors: 0, memory: 0, longestWait: 0 }
  const note = status === 0 ? 'none costs more than its length' : 'some cost more than their length'
  return Promise.resolve({ part: 'every word, repeated', ...nothing, note, isGood: status === 0 })
}
