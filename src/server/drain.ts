import type { FastifyInstance } from 'fastify'

/**
 * Lets a connection go with the answer it was waiting for once the app is stopping. Otherwise a browser that keeps
 * its connection would keep the stopping server alive for as long.
 */
export function letGoWhenStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onResponse', (request, _reply, done) => {
    if (isStopping) request.raw.socket.end()
    done()
  })
}
