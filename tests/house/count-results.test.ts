import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest } from '../count-results.ts'

const attempt = (status: string, ...types: readonly string[]) => ({
  status,
  annotations: types.map((type) => ({ type })),
})
const suite = (...tests: readonly object[]) => ({ suites: [{ suites: [{ specs: [{ tests }] }] }] })

describe('a second try in the browser', () => {
  it('counts where the first met a page that was no longer painted', () => {
    const results = [attempt('timedOut', 'stopped painting'), attempt('passed')]
    expect(countPlaywright(suite({ status: 'flaky', results }))).toEqual({ passed: 1, failed: 0 })
  })

  it('counts for nothing without that proof', () => {
    const results = [attempt('failed', 'slow'), attempt('passed')]
    expect(countPlaywright(suite({ status: 'flaky', results }))).toEqual({ passed: 0, failed: 1 })
  })

  it('mends nothing that fails again', () => {
    const results = [attempt('timedOut', 'stopped painting'), attempt('timedOut', 'stopped painting')]
    const tests = [
      { status: 'unexpected', results },
      { status: 'expected', results: [attempt('passed')] },
      { status: 'skipped', results: [] },
    ]
    expect(countPlaywright(suite(...tests))).toEqual({ passed: 1, failed: 1 })
  })
})

it('a file of tests that cannot be loaded is a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ]
  expect(countVitest({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({ passed: 1, failed: 1 })
})
