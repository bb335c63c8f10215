import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest } from '../count-results.ts'

const attempt = (status: string, ...types: readonly string[]) => ({
  status,
  annotations: types.map((type) => ({ type })),
  ...(status === 'passed' ? {} : { error: { message: `it was ${status}` } }),
})
const suite = (...tests: readonly object[]) => ({
  suites: [{ suites: [{ specs: [{ file: 'chat.spec.ts', title: 'answers', tests }] }] }],
})

describe('a second try in the browser', () => {
  it('counts where the first met a page that was no longer painted', () => {
    const results = [attempt('timedOut', 'stopped painting'), attempt('passed')]
    expect(countPlaywright(suite({ status: 'flaky', results }))).toEqual({ passed: 1, failures: [] })
  })

  it('counts for nothing without that proof', () => {
    const results = [attempt('failed', 'slow'), attempt('passed')]
    const failures = ['chat.spec.ts › answers\nit was failed\n']
    expect(countPlaywright(suite({ status: 'flaky', results }))).toEqual({ passed: 0, failures })
  })

  it('mends nothing that fails again', () => {
    const results = [attempt('timedOut', 'stopped painting'), attempt('timedOut', 'stopped painting')]
    const tests = [
      { status: 'unexpected', results },
      { status: 'expected', results: [attempt('passed')] },
      { status: 'skipped', results: [] },
    ]
    const failures = ['chat.spec.ts › answers\nit was timedOut\nit was timedOut']
    expect(countPlaywright(suite(...tests))).toEqual({ passed: 1, failures })
  })
})

it('a file of tests that cannot be loaded is a failure, and so is a test of it', () => {
  const tests = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'takes away', failureMessages: ['2 is not 1'] },
  ]
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'b.test.ts', status: 'failed', message: '', assertionResults: tests },
  ]
  const failures = ['a.test.ts\nno such module', 'b.test.ts › takes away\n2 is not 1']
  expect(countVitest({ numPassedTests: 1, testResults })).toEqual({ passed: 1, failures })
})
