import { randomUUID } from 'node:crypto'
import type { Challenge } from '#contract/challenge.ts'
import { solve } from './solve.ts'

/** A visitor's request to a running site, its sum worked out: sent by what is returned, under the same key each time. */
export async function fillIn(site: string, request: object): Promise<() => Promise<Response>> {
  const { id, question }: Challenge = await (await fetch(`${site}/api/challenge`)).json()
  const body = JSON.stringify({ ...request, challengeId: id, captcha: solve(question) })
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  return () => fetch(`${site}/api/demo-requests`, { method: 'POST', headers, body })
}
