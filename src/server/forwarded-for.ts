import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** `41.186.0.79:1000`, `[2001:db8::1]:1000`, `[2001:db8::1]`: some proxies write the port, a new one for each connection. */
const withPort = /^(?:\[([\da-f:.]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/i
/** What is no address cannot be told from another, and has one limit with them all. It is no proxy of ours either. */
const nobody = 'unknown'
/** A chain of twenty proxies; those next to us stand last. */
const longestRead = 1000

/** Brings what proxies say of who asks into one form, so that nobody is somebody else with each connection. */
export function tidyForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const said = headers['x-forwarded-for']
    if (said === undefined) return
    const last = [said].flat().join(',').slice(-longestRead)
    headers['x-forwarded-for'] = last.split(',').map(readAddress).join(', ')
  })
}

function readAddress(entry: string): string {
  const said = entry.trim()
  const [, six, four] = withPort.exec(said) ?? []
  const address = six ?? four ?? said
  return isIP(address) === 0 ? nobody : address
}
