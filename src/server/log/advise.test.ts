import { expect, it } from 'vitest'
import { adviseOn } from './advise.ts'

const failed = (message: string, code: string) => Object.assign(new Error(message), { code })

it('says the next step after what failed, where one is known', () => {
  expect(adviseOn(failed('connect ECONNREFUSED 127.0.0.1:1', 'ECONNREFUSED'))).toBe(
    'connect ECONNREFUSED 127.0.0.1:1. Nothing listens there: start it, or mend host and port.',
  )
  expect(adviseOn(failed('Invalid login: 535 Authentication failed', 'EAUTH'))).toMatch(/ %23 %2F %3F %40\.$/)
  expect(adviseOn(failed('certificate has expired', 'ESOCKET'))).toMatch(/\. Renew the certificate, or /)
  expect(adviseOn(failed('unsupported startup parameter: statement_timeout', '08P01'))).toMatch(/\. .*PgBouncer/)
  expect(adviseOn(new Error('something else'))).toBe('something else')
})
