import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, sendRefusal } from '#server/errors.ts'
import { readAcceptEncoding } from './encodings.ts'
import { sendPage } from './send-page.ts'
import type { Site, SiteFile } from './site.ts'

type Needs = { readonly site: Site }

export const staticRoutes: FastifyPluginAsync<Needs> = async (app, { site }) => {
  /** Whatever no other route has: pages and files of the site, or the not-found page. */
  app.get('/*', (request, reply) => {
    const [rawPath, query] = split(request.url)
    const file = site.find(rawPath) ?? site.find(decode(rawPath))
    if (file) return sendFile(request, reply, file)

    // A script asks for these, and again when it gets none: a page for people would cost it ten thousand bytes each time.
    if (/^\/(?:api|assets)\//.test(rawPath)) return sendRefusal(new Refusal('not-found'), reply)
    const page = findPageWithoutSlash(site, rawPath)
    if (page) return reply.redirect(query === undefined ? page : `${page}?${query}`, 308)
    return sendMissing(request, reply, site)
  })

  /** A known address asked in the wrong manner. */
  app.setNotFoundHandler(async (request, reply) => {
    const [rawPath] = split(request.url)
    if (!site.find(rawPath)) return sendRefusal(new Refusal('not-found'), reply)
    return sendRefusal(new Refusal('method-not-allowed'), reply.header('allow', 'GET, HEAD'))
  })
}

/** The not-found page. Whoever has a reason to be silent about an address answers with this one, too. */
export function sendMissing(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const [rawPath] = split(request.url)
  reply.code(404).header('cache-control', 'no-cache')
  return sendPage(request, reply, site.renderNotFound(decode(rawPath)))
}

function sendFile(request: FastifyRequest, reply: FastifyReply, { variants }: SiteFile) {
  const accepted = readAcceptEncoding(request.headers['accept-encoding'])
  const variant = variants[accepted.find((encoding) => variants[encoding]) ?? 'identity'] ?? variants.identity
  if (!variant) throw new Refusal('internal')
  if (isFresh(request.headers['if-none-match'], variant.etag)) {
    return reply.code(304).headers(variant.cacheHeaders).send()
  }
  return reply.headers(variant.headers).send(variant.body)
}

/** Weak comparison, as conditional GET asks for. */
function isFresh(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}

/**
 * `/pricing/` and `/index.html/` differ: only pages, and the papers beside them, have a second spelling. What comes
 * back is an address of ours and never text of the caller's, so that `//elsewhere.example/` cannot send anybody away.
 */
function findPageWithoutSlash(site: Site, rawPath: string): string | null {
  let end = rawPath.length
  // Step by step: a pattern would begin anew at each slash of a long row.
  while (rawPath[end - 1] === '/') end -= 1
  const page = rawPath.slice(0, end) || '/'
  return page !== rawPath && site.documents.has(page) ? page : null
}

function split(url: string): readonly [path: string, query: string | undefined] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, undefined] : [url.slice(0, mark), url.slice(mark + 1)]
}

function decode(rawPath: string): string {
  try {
    return decodeURIComponent(rawPath)
  } catch {
    return rawPath
  }
}
