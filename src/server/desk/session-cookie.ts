import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageOf } from './page-of.ts'
import { longestMs } from './sessions.service.ts'

export type SessionCookie = {
  read(request: FastifyRequest): string | null
  write(reply: FastifyReply, begun: { readonly token: string; readonly memberId: string }): void
  clear(reply: FastifyReply): void
  /** Where somebody stood who was sent to the door, for as long as it takes to come in again, and who was here last. */
  keepPlace(request: FastifyRequest, reply: FastifyReply): void
  /** That place, forgotten herewith; the inbox where there is none, or it is of whoever was here before. */
  takePlace(request: FastifyRequest, reply: FastifyReply, memberId: string): string
}

const inbox = '/desk'
const placeSeconds = 3600

/**
 * The cookie that a signed-in browser brings. `__Host-` makes browsers take it from this very host over https alone.
 * On a plain localhost, where there is no https, it goes by another name.
 */
export function createSessionCookie(publicUrl: string): SessionCookie {
  const secure = !isPlainLocalhost(publicUrl)
  const name = secure ? '__Host-desk' : 'desk'
  const [placeName, lastName] = [`${name}-place`, `${name}-last`]
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const
  const read = ({ headers }: FastifyRequest, which: string) => parseCookie(headers.cookie ?? '')[which] ?? null
  const write = (reply: FastifyReply, which: string, value: string, maxAge: number) =>
    void reply.header('set-cookie', stringifySetCookie({ ...options, name: which, value, maxAge }))

  return {
    read: (request) => read(request, name),
    write(reply, { token, memberId }) {
      write(reply, name, token, longestMs / 1000)
      // Outlives the session: a page that is still open goes to the door once its member has signed out.
      write(reply, lastName, memberId, longestMs / 1000)
    },
    clear: (reply) => write(reply, name, '', 0),

    keepPlace(request, reply) {
      const place = pageOf(request.url)
      // Everybody begins at the inbox without a word.
      const isNew = place !== inbox || read(request, placeName) !== null
      const last = read(request, lastName) ?? ''
      if (place !== null && isNew) write(reply, placeName, `${place} ${last}`, placeSeconds)
    },

    takePlace(request, reply, memberId) {
      const kept = read(request, placeName)
      if (kept !== null) write(reply, placeName, '', 0)
      const [place = '', last = ''] = (kept ?? '').split(' ')
      // Where nobody was before, it was asked for by whoever comes in now.
      return (last === '' || last === memberId ? pageOf(place) : null) ?? inbox
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
