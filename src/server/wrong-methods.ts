import type { FastifyInstance, HTTPMethods } from 'fastify'
import { Refusal, sendRefusal } from './errors.ts'

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Begins to note which methods the API's addresses take. Called when all are known, what comes back lets each refuse
 * the other methods with 405 and the ones it takes (RFC 9110, 15.5.6).
 */
export function watchMethods(app: FastifyInstance): () => void {
  const taken = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return
    taken.set(url, new Set([...(taken.get(url) ?? []), ...[method].flat()]))
  })
  return () => {
    for (const [url, known] of taken) {
      const allow = [...known].join(', ')
      app.route({
        url,
        method: methods.filter((method) => !known.has(method)),
        // Before any body is read.
        onRequest: async (_request, reply) =>
          sendRefusal(new Refusal('method-not-allowed'), reply.header('allow', allow)),
        handler: () => undefined,
      })
    }
  }
}
