import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { contains, readAddresses } from './address-list.ts'
import type { Config } from './config.ts'
import { createPlaces } from './places.ts'
import { addressesOfNetwork, identifyCaller } from './rate-limit.ts'

/**
 * Ends what one address, or one IPv6 network, opens beyond its share. A proxy opens for everybody, and has none. A share
 * may be large: a browser opens six, and a carrier's address stands for some dozen phones, all of them in the same minute.
 */
export function boundConnections(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>, most: number): void {
  // Hops are counted from here: whoever connects is the first of them.
  if (typeof trustProxy === 'number') return
  const proxies = readAddresses(trustProxy || [])
  const open = createPlaces()

  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    // Gone already, or of no network at all.
    if (remoteAddress === undefined || contains(proxies, remoteAddress)) return
    const { address, network } = identifyCaller(remoteAddress)
    const [own, all] = [`address ${address}`, `network ${network}`] as const
    socket.once('close', open.take(own, all))
    if (open.count(own) > most || open.count(all) > most * addressesOfNetwork) socket.destroy()
  })
}
