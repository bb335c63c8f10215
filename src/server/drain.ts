import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const graceMs = 100

/**
 * Lets a connection go with the answer it was waiting for once the app is stopping. Otherwise a browser that keeps
 * its connection would keep the stopping server alive for as long.
 *
 * Node takes a connection for idle as soon as its answer is written, also while half of it still waits to be sent, and
 * would cut it off there. Ours is idle once the system has all of it.
 */
export function letGoWhenStopping(app: FastifyInstance): void {
  let isStopping = false
  const idle = new Set<Socket>()
  /** Opened ahead of a request that has not come, as browsers do. */
  const silent = new Set<Socket>()
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => {
      idle.delete(socket)
      silent.delete(socket)
    })
  })
  app.server.on('request', ({ socket }, response) => {
    idle.delete(socket)
    silent.delete(socket)
    response.once('finish', () => {
      if (isStopping) socket.end()
      else if (!socket.destroyed) idle.add(socket)
    })
  })
  app.server.closeIdleConnections = () => {
    for (const socket of idle) socket.destroy()
    // Who has connected this very moment is about to ask.
    setTimeout(() => {
      for (const socket of silent) if (socket.bytesRead === 0) socket.destroy()
    }, graceMs)
  }
}
