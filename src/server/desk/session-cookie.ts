import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { longestMs } from './sessions.service.ts'

export type SessionCookie = {
  read(request: FastifyRequest): string | null
  write(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
}

/**
 * The cookie that a signed-in browser brings. `__Host-` makes browsers take it from this very host over https alone.
 * On a plain localhost, where there is no https, it goes by another name.
 */
export function createSessionCookie(publicUrl: string): SessionCookie {
  const secure = !isPlainLocalhost(publicUrl)
  const name = secure ? '__Host-desk' : 'desk'
  const options = { name, path: '/', httpOnly: true, secure, sameSite: 'lax' } as const
  return {
    read: ({ headers }) => parseCookie(headers.cookie ?? '')[name] ?? null,
    write: (reply, token) => {
      reply.header('set-cookie', stringifySetCookie({ ...options, value: token, maxAge: longestMs / 1000 }))
    },
    clear: (reply) => {
      reply.header('set-cookie', stringifySetCookie({ ...options, value: '', maxAge: 0 }))
    },
  }
}

/** Neither encrypted nor this machine alone: a browser would not keep the cookie, and nobody should sign in there. */
export function isOpenNetwork(publicUrl: string): boolean {
  return publicUrl.startsWith('http:') && !isPlainLocalhost(publicUrl)
}

function isPlainLocalhost(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
