import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { countPlaywright, countVitest, type Count } from './count-results.ts'

type Check = {
  readonly name: string
  readonly command: string
  readonly results?: { readonly file: string; readonly count: (json: unknown) => Count }
}

type Run = { readonly isClean: boolean; readonly lastSaid: string }

/** Every check of the project, in the order in which a failure is cheapest to learn of. */
const checks: readonly Check[] = [
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'format', command: 'prettier --check --cache --log-level warn .' },
  { name: 'build', command: 'node src/build/build.ts' },
  {
    name: 'unit',
    command:
      'vitest run --project unit --project alone --reporter=default --reporter=json --outputFile.json=test-results/unit.json',
    results: { file: 'test-results/unit.json', count: countVitest },
  },
  {
    name: 'server',
    command:
      'vitest run --project server --reporter=default --reporter=json --outputFile.json=test-results/server.json',
    results: { file: 'test-results/server.json', count: countVitest },
  },
  { name: 'break', command: 'node tests/break/main.ts --short' },
  {
    name: 'browser',
    command: 'playwright test',
    results: { file: 'test-results/e2e.json', count: countPlaywright },
  },
]

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')

// Hundreds of processes read the same modules: each compiles only what none before it has.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('node_modules/.cache/compiled')

let passed = 0
const failures: string[] = []
for (const check of checks) {
  console.log(`\n== ${check.name}: ${check.command}`)
  const startedAt = Date.now()
  const count = readCount(check, await run(check.command))
  passed += count.passed
  failures.push(...count.failures)
  console.log(
    `== ${check.name}: ${count.passed} passed, ${count.failures.length} failed in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  )
}
// Said again at the end: of a long log often only that is kept.
for (const failure of failures) console.log(`\n✗ ${failure.split('\n').slice(0, 12).join('\n  ')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

/** A check without a results file counts as one; a runner that failed without a failed test still counts as a failure. */
function readCount({ name, results }: Check, { isClean, lastSaid }: Run): Count {
  const unexplained = isClean ? [] : [`${name}\n${lastSaid}`]
  if (!results) return { passed: isClean ? 1 : 0, failures: unexplained }
  try {
    const count = results.count(JSON.parse(readFileSync(results.file, 'utf8')))
    return count.failures.length > 0 ? count : { ...count, failures: unexplained }
  } catch {
    return { passed: 0, failures: [`${name}: no results\n${lastSaid}`] }
  }
}

/** Shows what the command says, and keeps the end of it. */
function run(command: string) {
  return new Promise<Run>((done) => {
    let said = ''
    const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['inherit', 'pipe', 'inherit'] })
    child.stdout.on('data', (data: Buffer) => {
      process.stdout.write(data)
      said = (said + data.toString()).slice(-2000)
    })
    child.on('close', (code) => done({ isClean: code === 0, lastSaid: said.split('\n').slice(-12).join('\n') }))
  })
}
