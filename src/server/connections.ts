import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { contains, loopback, readAddresses } from './address-list.ts'
import type { Config } from './config.ts'
import { addressesOfNetwork, identifyCaller } from './rate-limit.ts'

/**
 * Ends what one address, or one IPv6 network, opens beyond its share. A proxy opens for everybody, and has none. A share
 * may be large: a browser opens six, and a carrier's address stands for some dozen phones, all of them in the same minute.
 */
export function boundConnections(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>, most: number): void {
  // Hops are counted from here: whoever connects is the first of them.
  if (typeof trustProxy === 'number') return
  const proxies = readAddresses((trustProxy || []).flatMap((entry) => (entry === 'loopback' ? loopback : [entry])))
  const open = new Map<string, number>()

  function count(key: string, change: 1 | -1) {
    const sum = (open.get(key) ?? 0) + change
    if (sum === 0) open.delete(key)
    else open.set(key, sum)
    return sum
  }

  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    // Gone already, or of no network at all.
    if (remoteAddress === undefined || contains(proxies, remoteAddress)) return
    const { address, network } = identifyCaller(remoteAddress)
    const keys = [`address ${address}`, `network ${network}`]
    socket.once('close', () => keys.forEach((key) => count(key, -1)))
    const [own = 0, all = 0] = keys.map((key) => count(key, 1))
    if (own > most || all > most * addressesOfNetwork) socket.destroy()
  })
}
