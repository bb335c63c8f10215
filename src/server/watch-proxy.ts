import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/**
 * Tells whoever reads the log, once, that the visitor's address is not what the proxy knows: all visitors share one then,
 * and its limits with it.
 */
export function watchProxy(app: FastifyInstance, { trustProxy, publicUrl }: Pick<Config, 'trustProxy' | 'publicUrl'>) {
  const { host, protocol } = new URL(publicUrl)
  let isTold = false
  app.addHook('onRequest', (request, _reply, done) => {
    const isPassedOn = request.headers['x-forwarded-for'] !== undefined
    if (!isTold && trustProxy === false && isPassedOn)
      tell('visitors come through a proxy that TRUST_PROXY does not name')
    // Who asks at our public address over TLS has come through it.
    if (!isTold && trustProxy !== false && !isPassedOn && protocol === 'https:' && request.headers.host === host)
      tell('the proxy passes visitors on without X-Forwarded-For')
    done()
  })

  function tell(trouble: string) {
    isTold = true
    app.log.warn({ variable: 'TRUST_PROXY' }, `${trouble}: all share one address, and its limits`)
  }
}
