import { parseArgs } from 'node:util'
import { holdConnections } from './connections.ts'
import { troubleDisk } from './disk.ts'
import { endure } from './endurance.ts'
import { sendHostile } from './hostile.ts'
import { killOnPostgres, killOnSqlite } from './kills.ts'
import { troubleMail } from './mail.ts'
import { print, type Verdict } from './verdict.ts'

/**
 * `npm run break`: everything that is tried to lose a lead, to double a letter or to hold a visitor up. It asks nothing
 * but loopback and ends by itself: the long form takes hours, `--short` (part of `script/test`) some minutes. `--only`
 * and the beginning of a name runs one part.
 */
type Part = { readonly long: () => Promise<Verdict>; readonly short: () => Promise<Verdict> }

const parts = {
  'kills-sqlite': { long: () => killOnSqlite(200), short: () => killOnSqlite(4) },
  'kills-postgres': { long: () => killOnPostgres(200), short: () => killOnPostgres(8) },
  mail: { long: () => troubleMail(240), short: () => troubleMail(12) },
  disk: { long: () => troubleDisk(120), short: () => troubleDisk(12) },
  hostile: { long: () => sendHostile(100_000), short: () => sendHostile(2400) },
  connections: {
    long: () => holdConnections({ idle: 5000, slow: 1000, streams: 5000, seconds: 60 }),
    short: () => holdConnections({ idle: 300, slow: 100, streams: 100, seconds: 8 }),
  },
  endurance: { long: () => endure(1800), short: () => endure(15) },
} as const satisfies Record<string, Part>

const { values } = parseArgs({ options: { short: { type: 'boolean' }, only: { type: 'string', default: '' } } })
let isGood = true
for (const [name, part] of Object.entries(parts)) {
  if (!name.startsWith(values.only)) continue
  const verdict = await (values.short ? part.short() : part.long())
  print(verdict)
  isGood &&= verdict.isGood
}
console.log(isGood ? '\nall held' : '\nsomething broke')
process.exit(isGood ? 0 : 1)
