import { parseArgs } from 'node:util'
import { holdConnections } from './connections.ts'
import { diskTroubles, troubleDisk } from './disk.ts'
import { endure } from './endurance.ts'
import { sendHostile } from './hostile.ts'
import { killOnPostgres, killOnSqlite } from './kills.ts'
import { mailManners, troubleMail } from './mail.ts'
import { readEveryWord } from './texts.ts'
import { print, type Verdict } from './verdict.ts'

/**
 * `npm run break`: everything that is tried to lose a lead, to double a letter or to hold a visitor up. It asks nothing
 * but loopback and ends by itself: the long form takes an hour and a half, `--short` (part of `script/test`) some
 * minutes. `--only` and the beginning of a name runs one part; `--scale 0.2` a fifth of the long form.
 */
type Attack = () => Promise<Verdict>
/** Without a short form where `script/test` has one of its own. */
type Part = { readonly long: readonly Attack[]; readonly short?: Attack }

const { values } = parseArgs({
  options: {
    short: { type: 'boolean' },
    only: { type: 'string', default: '' },
    scale: { type: 'string', default: '1' },
  },
})

const scaled = (size: number) => Math.ceil(size * Number(values.scale))

const parts: Readonly<Record<string, Part>> = {
  'kills-sqlite': { long: [() => killOnSqlite(scaled(200))], short: () => killOnSqlite(4) },
  'kills-postgres': { long: [() => killOnPostgres(scaled(200))], short: () => killOnPostgres(4) },
  mail: { long: mailManners.map((manner) => () => troubleMail(scaled(60), [manner])), short: () => troubleMail(12) },
  disk: { long: diskTroubles.map((trouble) => () => troubleDisk(scaled(30), [trouble])), short: () => troubleDisk(15) },
  hostile: { long: [() => sendHostile(scaled(100_000))], short: () => sendHostile(2400) },
  texts: { long: [readEveryWord] },
  connections: {
    long: [() => holdConnections({ idle: scaled(5000), slow: scaled(1000), visitors: scaled(5000), seconds: 60 })],
    short: () => holdConnections({ idle: 300, slow: 100, visitors: 100, seconds: 8 }),
  },
  endurance: { long: [() => endure(scaled(1800))], short: () => endure(6) },
}

const canBeBroken = Object.entries(parts).filter(([, { short }]) => !values.short || short)
const chosen = canBeBroken
  .filter(([name]) => name.startsWith(values.only))
  .flatMap(([, { long, short }]) => (values.short ? (short ?? []) : long))
// A name that is none would break nothing, and all of that would hold.
if (chosen.length === 0) {
  console.error(`What can be broken: ${canBeBroken.map(([name]) => name).join(', ')}`)
  process.exit(2)
}

let isGood = true
for (const run of chosen) {
  const startedAt = performance.now()
  const verdict = await run()
  print(verdict, performance.now() - startedAt)
  isGood &&= verdict.isGood
}
console.log(isGood ? '\nall held' : '\nsomething broke')
process.exit(isGood ? 0 : 1)
