import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** No browser and no proxy asks on one connection for so much before it has had the first. */
const mostUnderWay = 16

/**
 * Ends a connection that asks on without waiting for what it asked before. All of that would be made at once and kept
 * until its turn: a thousand small requests took gigabytes.
 */
export function refusePipelines(app: FastifyInstance): void {
  const underWay = new WeakMap<Socket, number>()
  const count = (socket: Socket, change: 1 | -1) => {
    const now = (underWay.get(socket) ?? 0) + change
    underWay.set(socket, now)
    return now
  }
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    if (count(socket, 1) <= mostUnderWay) return
    socket.destroy()
    reply.hijack()
  })
  app.addHook('onResponse', async ({ raw: { socket } }) => void count(socket, -1))
}
