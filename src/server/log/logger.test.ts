import { expect, it } from 'vitest'
import { createLogger } from './logger.ts'

it('says of what PostgreSQL could not read what it was and where, and repeats nothing of it', () => {
  const lines: string[] = []
  const log = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  const error = Object.assign(new Error('invalid input syntax for type integer: "Grace Nakato"'), { code: '22P02' })

  log.error({ err: error }, 'failed')
  log.error({ err: Object.assign(new Error('relation "leads" does not exist'), { code: '42P01' }) }, 'failed')

  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { err: { code: '22P02', stack: expect.stringContaining('logger.test.ts') } },
    { err: { code: '42P01', message: 'relation "leads" does not exist' } },
  ])
  expect(lines.join('')).not.toContain('Grace')
})
