import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Files and probes would drown the rest; they are noted at `debug`. */
const quietRoutes = new Set(['/*', '/healthz', '/readyz', '/metrics', '/api/challenge', '/api/visits'])

/** One line per answer: method, route, status, milliseconds. No query, no address, no path a visitor made up. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const level = reply.statusCode >= 500 || !quietRoutes.has(route) ? 'info' : 'debug'
    const { statusCode: status, elapsedTime } = reply
    request.log[level]({ method: request.method, route, status, ms: Math.round(elapsedTime) }, 'answered')
    done()
  })
}

/** Which lead an answer was about: what is kept of it says the rest. */
export function noteLead(request: FastifyRequest, leadId: string): void {
  request.log = request.log.child({ leadId })
}
