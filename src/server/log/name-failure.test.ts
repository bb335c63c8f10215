import { describe, expect, it } from 'vitest'
import { nameFailure, OwnFailure } from './name-failure.ts'

const failed = (message: string, more: object) => Object.assign(new Error(message), more)

describe('nameFailure', () => {
  it('tells of what a mail server said where, and its codes', () => {
    const response = '550-5.1.1 Grace Nakato of Duka Bora is unknown here'
    const refused = failed(`Recipient refused: ${response}`, {
      command: 'RCPT TO',
      code: 'EENVELOPE',
      response,
      responseCode: 550,
    })

    expect(nameFailure(new OwnFailure('Mail not taken', { cause: refused }))).toBe(
      'Mail not taken: RCPT TO 550 5.1.1 EENVELOPE',
    )
  })

  it('takes nothing for a code that a receiver may have written', () => {
    const said = {
      responseCode: 250788123456,
      response: '250788123456 0.788.123456',
      code: 'Grace Nakato',
      command: 'a\nb',
    }

    expect(nameFailure(failed('250788123456', said))).toBe('Error')
  })

  it('tells what lies beneath a failed fetch, and of several tries each kind once', () => {
    const refused = failed('connect ECONNREFUSED 10.1.2.3:9', { code: 'ECONNREFUSED' })

    expect(nameFailure(new TypeError('fetch failed', { cause: new AggregateError([refused, refused]) }))).toBe(
      'ECONNREFUSED',
    )
    expect(nameFailure(failed('connect', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }))).toBe(
      'ESOCKET ECONNREFUSED',
    )
  })

  it('tells the kind of what has no code', () => {
    expect(nameFailure(new SyntaxError('"Grace Nakato" is not valid JSON'))).toBe('SyntaxError')
    expect(nameFailure('Grace Nakato')).toBe('string')
    // Its code is a number of its own.
    expect(nameFailure(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))).toBe(
      'TimeoutError',
    )
  })
})
