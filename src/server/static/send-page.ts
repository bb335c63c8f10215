import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RenderedPage } from '#server/pages.ts'
import { readAcceptEncoding } from './encodings.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Sends a page made for this one request, packed as quickly as it is worth. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  const [encoding = 'identity'] = readAcceptEncoding(request.headers['accept-encoding'])
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', page.contentSecurityPolicy)
    .header('vary', 'accept-encoding')
  if (encoding === 'identity') return reply.send(page.html)
  reply.header('content-encoding', encoding)
  return reply.send(
    encoding === 'br'
      ? await brotli(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await deflate(page.html),
  )
}
