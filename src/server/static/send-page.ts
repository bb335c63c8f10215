import { constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RenderedPage } from '#server/pages.ts'
import { readAcceptEncoding } from './encodings.ts'
import { packBrotli, packGzip } from './pack.ts'

/**
 * So many are packed at a time. A packer takes more memory than the page, and a flood of them ended the process: who
 * comes while all are busy has the page as it is.
 */
const mostPacked = 4
let packing = 0
/** A page is far smaller than what a packer looks back on by itself. */
const lookBehindBits = 16

/** Sends a page made for this one request, packed as quickly as it is worth. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  const [accepted = 'identity'] = readAcceptEncoding(request.headers['accept-encoding'])
  const encoding = packing < mostPacked ? accepted : 'identity'
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', page.contentSecurityPolicy)
    .header('vary', 'accept-encoding')
  if (encoding === 'identity') return reply.send(page.html)
  packing += 1
  try {
    const packed = await (encoding === 'br' ? packBrotli(page.html, { params }) : packGzip(page.html))
    return reply.header('content-encoding', encoding).send(packed)
  } finally {
    packing -= 1
  }
}
const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: lookBehindBits }
