import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { countPlaywright, countVitest, type Count } from './count-results.ts'

type Check = {
  readonly name: string
  readonly command: string
  readonly results?: { readonly file: string; readonly count: (json: unknown) => Count }
}

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
let failed = 0
for (const check of checks) {
  console.log(`\n== ${check.name}: ${check.command}`)
  const startedAt = Date.now()
  const isClean = (await run(check.command)) === 0
  const count = readCount(check, isClean)
  passed += count.passed
  failed += count.failed
  console.log(
    `== ${check.name}: ${count.passed} passed, ${count.failed} failed in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  )
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** A check without a results file counts as one; a runner that failed without a failed test still counts as a failure. */
function readCount({ results }: Check, isClean: boolean): Count {
  if (!results) return isClean ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const count = results.count(JSON.parse(readFileSync(results.file, 'utf8')))
    return isClean || count.failed > 0 ? count : { ...count, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function run(command: string) {
  return new Promise<number>((done) => {
    const child = spawn(command, { shell: true, stdio: 'inherit' })
    child.on('exit', (code) => done(code ?? 1))
  })
}
