import { BlockList, isIPv6 } from 'node:net'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Chat } from '#server/chat/create-chat.ts'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/errors.ts'
import type { Milliseconds, Storage } from '#server/storage/storage.ts'
import { renderMetrics, type HttpCounts } from './metrics.ts'

type Needs = {
  readonly storage: Storage
  readonly answers: HttpCounts
  readonly readChatCounts: Chat['readCounts']
  readonly config: Pick<Config, 'metricsFrom' | 'trustProxy'>
  readonly now: () => Milliseconds
}

export const healthRoutes: FastifyPluginAsync<Needs> = async (
  app,
  { storage, answers, readChatCounts, config, now },
) => {
  const readers = readAddresses(['127.0.0.0/8', '::1', ...config.metricsFrom])

  /** The process lives. */
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  /** The process can do its work: a lead sent now would be kept. */
  app.get('/readyz', async (_request, reply) => {
    await storage.check()
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  /** For Prometheus on this machine, and whom the configuration names. */
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) throw new Refusal('forbidden')
    reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store')
    return renderMetrics({ storage, answers, chat: readChatCounts() }, now())
  })

  function mayRead({ ip, headers }: FastifyRequest): boolean {
    // Passed on by a proxy that the configuration does not know: the address is the proxy's, not the reader's.
    const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
    if (isPassedOn && config.trustProxy === false) return false
    return readers.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
  }
}

function readAddresses(addresses: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of addresses) {
    const [address = '', prefix] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}
