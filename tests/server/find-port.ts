import type { Server } from 'node:net'

/** The port the system gave a listening server. */
export function findPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port')
  return address.port
}
