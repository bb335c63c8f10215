import type { FastifyInstance } from 'fastify'

/** Sent with every answer. A page replaces the policy by its own, which names the inline code it holds. */
const always = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), accelerometer=(), gyroscope=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
}

type Served = { readonly publicUrl: string }

/** HSTS only where the site is really reached over https: on plain http it would lock a test machine out. */
export function findSecurityHeaders({ publicUrl }: Served): Readonly<Record<string, string>> {
  const isSecure = publicUrl.startsWith('https:')
  return isSecure ? { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : always
}

export function addSecurityHeaders(app: FastifyInstance, served: Served): void {
  const headers = findSecurityHeaders(served)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
