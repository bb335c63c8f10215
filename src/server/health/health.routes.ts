import { atMostEvery } from '#server/clock.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { contains, ownAddresses, readAddresses } from '#server/address-list.ts'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/errors.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Parts } from '#server/parts.ts'
import type { Metrics } from './metrics.ts'

type Needs = Pick<Parts, 'now'> & {
  readonly isReady: () => boolean
  readonly storage: Pick<Storage, 'check'>
  readonly metrics: Metrics
  readonly config: Pick<Config, 'metricsFrom' | 'trustProxy'>
}

export const healthRoutes: FastifyPluginAsync<Needs> = async (app, { isReady, storage, metrics, config, now }) => {
  const readers = readAddresses(['loopback', ...config.metricsFrom])
  const look = atMostEvery(probeEveryMs, () => storage.check(), now)

  /** The process lives. */
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  /** The process can do its work: a lead sent now would be kept, a question answered at once. */
  app.get('/readyz', async (_request, reply) => {
    await look()
    reply.header('cache-control', 'no-store')
    if (!isReady()) return reply.code(503).header('retry-after', 1).send({ status: 'starting' })
    return { status: 'ok' }
  })

  /** For Prometheus on this machine, and whom the configuration names. */
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) throw new Refusal('forbidden')
    reply.type(metrics.contentType).header('cache-control', 'no-store')
    return metrics.metrics()
  })

  function mayRead(request: FastifyRequest): boolean {
    const { ip } = request
    // Passed on by a proxy that the configuration does not know: the address is the proxy's, not the reader's.
    if (config.trustProxy === false && passedOn.some((name) => request.headers[name] !== undefined)) return false
    return contains(readers, ip) && (!contains(ownAddresses, ip) || isAskedHere(request))
  }
}

/** A probe writes durably: those who ask within this time share one. */
const probeEveryMs = 1000
const passedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const

/**
 * Whether a request from this machine was meant for this machine. A proxy that says nothing of whom it serves passes
 * on the name that was asked for, or speaks HTTP/1.0, as nginx did for years unless told otherwise.
 */
function isAskedHere({ raw }: FastifyRequest): boolean {
  const { host = '' } = raw.headers
  if (raw.httpVersion === '1.0' || !URL.canParse(`http://${host}`)) return false
  const name = new URL(`http://${host}`).hostname.replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || contains(ownAddresses, name)
}
