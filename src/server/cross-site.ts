import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Another site's page makes nobody's browser write here: Fetch Metadata says where a request comes from, and a
 * browser from before it still names the origin. A program names neither; what it may do is bounded elsewhere.
 */
export function refuseCrossSite(app: FastifyInstance, { publicUrl }: { readonly publicUrl: string }): void {
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && isCrossSite(request, publicUrl)) throw new Refusal('forbidden')
  })
}

function isCrossSite({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'cross-site'
  if (origin === undefined || origin === 'null' || origin === publicUrl) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
