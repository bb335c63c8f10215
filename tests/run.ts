import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { availableMemory } from 'node:process'
import { countPlaywright, countVitest, type Count } from './count-results.ts'

type Check = {
  readonly name: string
  readonly command: string
  readonly results?: { readonly file: string; readonly count: (json: unknown) => Count }
}

type Run = { readonly isClean: boolean; readonly said: string }

/** Where the type checker keeps what it has read. What the build has just read it need not read from the beginning. */
const read = 'node_modules/.cache/types.tsbuildinfo'
const readForBuild = 'node_modules/.cache/types-of-build.tsbuildinfo'

/**
 * Every check of the project: rows of lanes. The lanes of a row run beside each other, what stands in one lane one after
 * the other. Each lane takes half the machine for most of its time, or waits much; three at once took longer than one
 * after the other. The server's tests and the breaking wait for a quarter of their time, for leases and silent peers:
 * types and linter, which wait for nothing, use that.
 */
const all: readonly (readonly (readonly Check[])[])[] = [
  [
    [{ name: 'build', command: 'node src/build/build.ts' }],
    [{ name: 'format', command: 'oxfmt --check' }, vitest('unit', '--project unit --project alone')],
  ],
  [
    [vitest('server', '--project server', withTools)],
    [
      { name: 'break', command: withTools(onDisk('node tests/break/main.ts --short')) },
      { name: 'types', command: `cp -n ${readForBuild} ${read} 2>/dev/null; tsc --noEmit` },
      { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
    ],
  ],
  [
    [
      {
        name: 'browser',
        command: withTools('playwright test'),
        results: { file: 'test-results/e2e.json', count: countPlaywright },
      },
    ],
  ],
]

function vitest(name: string, projects: string, prepare = (command: string) => command): Check {
  const file = `test-results/${name}.json`
  const command = `vitest run ${projects} --reporter=default --reporter=json --outputFile.json=${file}`
  return { name, command: prepare(command), results: { file, count: countVitest } }
}

/** A command that starts Chromium, Java or another of what `script/test` takes from Debian, told where those are. */
function withTools(command: string) {
  return `. script/lib/install.sh; export_tools; ${command}`
}

/** A command that asks what becomes of data on a disk: it has one, whatever the others have. */
function onDisk(command: string) {
  return `export TMPDIR='${tmpdir()}'; ${command}`
}

/** `node tests/run.ts types lint` runs these alone; without names, all. */
const chosen = new Set(process.argv.slice(2))
const names = new Set(all.flat(2).map(({ name }) => name))
// A name that is none would check nothing, and all of that would pass.
if (![...chosen].every((name) => names.has(name))) {
  console.error(`What can be run: ${[...names].join(', ')}`)
  process.exit(2)
}
const rows = all
  .map((row) =>
    row
      .map((lane) => lane.filter(({ name }) => chosen.size === 0 || chosen.has(name)))
      .filter((lane) => lane.length > 0),
  )
  .filter((row) => row.length > 0)

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')

// The types and the linter live a minute: a third of it went into tidying their memory, which goes with them.
process.env['GOGC'] ??= '400'

// Hundreds of processes read the same modules: each compiles only what none before it has.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('node_modules/.cache/compiled')

/** Bytes: seven times as much as has lain there at once. */
const leastRoom = 4e9
const inMemory = process.env['TMPDIR'] ? null : makeFolderInMemory()
if (inMemory) process.env['TMPDIR'] = inMemory
process.on('exit', () => inMemory && rmSync(inMemory, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** What installs the tools meanwhile says nothing here, and ends. */
const installing = process.env['TOOLS_FD']
const toolsInstalled = installing && once(createReadStream('', { fd: Number(installing) }).resume(), 'end')

let passed = 0
const failures: string[] = []
for (const row of rows) {
  if (row.flat().some(({ command }) => command.startsWith(withTools('')))) await toolsInstalled
  const isAlone = row.length === 1
  await Promise.all(
    row.map(async (lane) => {
      for (const check of lane) await take(check, isAlone)
    }),
  )
}
// Said again at the end: of a long log often only that is kept.
for (const failure of failures) console.log(`\n✗ ${failure.split('\n').slice(0, 12).join('\n  ')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

async function take(check: Check, isAlone: boolean) {
  const startedAt = Date.now()
  console.log(isAlone ? `\n== ${check.name}: ${check.command}` : `== ${check.name} begins`)
  const ran = await run(check.command, isAlone)
  // What ran beside another is told whole, once it is done.
  if (!isAlone) process.stdout.write(`\n== ${check.name}: ${check.command}\n${ran.said}`)
  const count = readCount(check, ran)
  passed += count.passed
  failures.push(...count.failures)
  console.log(
    `== ${check.name}: ${count.passed} passed, ${count.failures.length} failed in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  )
}

/** A check without a results file counts as one; a runner that failed without a failed test still counts as a failure. */
function readCount({ name, results }: Check, { isClean, said }: Run): Count {
  const lastSaid = said.split('\n').slice(-12).join('\n')
  const unexplained = isClean ? [] : [`${name}\n${lastSaid}`]
  if (!results) return { passed: isClean ? 1 : 0, failures: unexplained }
  try {
    const count = results.count(JSON.parse(readFileSync(results.file, 'utf8')))
    return count.failures.length > 0 ? count : { ...count, failures: unexplained }
  } catch {
    return { passed: 0, failures: [`${name}: no results\n${lastSaid}`] }
  }
}

function run(command: string, isShown: boolean) {
  return new Promise<Run>((done) => {
    let said = ''
    const child = spawn(`{ ${command}; } 2>&1`, { shell: 'bash', stdio: ['inherit', 'pipe', 'inherit'] })
    child.stdout.on('data', (data: Buffer) => {
      if (isShown) process.stdout.write(data)
      said += data.toString()
    })
    child.on('close', (code) => done({ isClean: code === 0, said }))
  })
}

/**
 * Where databases, letters and profiles of browsers lie that go with their test: thousands of times the disk would be
 * waited for to keep what nobody reads again. A folder in memory where Linux has one that takes programs, too, and room
 * enough; null elsewhere.
 */
function makeFolderInMemory(): string | null {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (Math.min(bavail * bsize, availableMemory()) < leastRoom) return null
    const folder = mkdtempSync('/dev/shm/imisozi-')
    // As open as every such folder: PostgreSQL runs as somebody else where we are root.
    chmodSync(folder, 0o1777)
    const program = path.join(folder, 'runs')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
    if (spawnSync(program).status === 0) return folder
    rmSync(folder, { recursive: true })
  } catch {
    // There is none, or it is somebody else's.
  }
  return null
}
