import { describe, expect, it } from 'vitest'
import { describeFailure } from './describe-failure.ts'

describe('describeFailure', () => {
  it('tells what lies beneath a failed fetch', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' })
    const failure = new TypeError('fetch failed', { cause: new AggregateError([refused, refused]) })

    expect(describeFailure(failure)).toBe('fetch failed: connect ECONNREFUSED 127.0.0.1:9')
  })

  it('repeats no e-mail address', () => {
    const failure = new Error("Can't send mail: 550 <sales@imisozi.example>: no such user")

    expect(describeFailure(failure)).toBe("Can't send mail: 550 <[address]>: no such user")
  })

  it('stays on one line of a bearable length, in signs that a database keeps', () => {
    const said = describeFailure(new Error(`a page\0\r\n\u001b[2J${'x'.repeat(10_000)}`))

    expect(said).toHaveLength(400)
    expect(said).not.toMatch(/\p{Cc}/u)
  })
})
