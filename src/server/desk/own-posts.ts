import type { FastifyRequest } from 'fastify'

/**
 * Whether a post comes from a page of our own. Browsers say where it comes from in `Sec-Fetch-Site`, older ones in
 * `Origin`; what says neither was sent by no browser that could be signed in.
 */
export function isOwnPost({ headers, host, protocol }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const { origin } = headers
  if (origin === undefined) return site === 'same-origin'
  return origin === publicUrl || origin === `${protocol}://${host}`
}
