import type { FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'

/** Prints into a header or a log as it is, and is no longer than anybody needs. */
const keyShape = /^[\x21-\x7e]{1,200}$/

/** Under which a request that is sent again is recognised; null without the header. */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !keyShape.test(key)) throw new Refusal('malformed')
  return key
}
