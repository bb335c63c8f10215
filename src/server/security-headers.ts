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

/** HSTS only where the site is really reached over https: on plain http it would lock a test machine out. */
export function addSecurityHeaders(app: FastifyInstance, { publicUrl }: { readonly publicUrl: string }): void {
  const isSecure = publicUrl.startsWith('https:')
  const headers = isSecure ? { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : always
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
