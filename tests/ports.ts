import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'

/** The port the system gave a listening server. */
export function findPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port')
  return address.port
}

/** Lets a server listen on loopback, and says at which port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return findPort(server)
}

/** Ends a server with all that is connected to it. */
export async function stopServer(server: HttpServer): Promise<void> {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}

/** For a process of its own, which has to be told one. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((done) => server.close(done))
  return port
}
