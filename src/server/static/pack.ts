import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const packBrotli = promisify(brotliCompress)
export const packGzip = promisify(gzip)

/** A file in each encoding that makes it smaller. */
export type Packed = { readonly br?: Buffer; readonly gzip?: Buffer }

/** How brotli is to tell distances apart: of the six ways tried, this one makes our pages smallest. */
const postfixBits = 1
const params = {
  [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
  [constants.BROTLI_PARAM_NDIRECT]: 6 << postfixBits,
}

/** As small as it gets, which takes a moment of a slow machine for a large page. */
export async function pack(content: Buffer): Promise<Packed> {
  const best = packGzip(content, { level: constants.Z_BEST_COMPRESSION })
  return keepSmaller(content, await Promise.all([packBrotli(content, { params }), best]))
}

/** A few milliseconds, for whoever asks before the best is there: a tenth more bytes. */
export async function packQuickly(content: Buffer): Promise<Packed> {
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  return keepSmaller(content, await Promise.all([packBrotli(content, quick), packGzip(content)]))
}

function keepSmaller(content: Buffer, [br, zipped]: readonly [Buffer, Buffer]): Packed {
  return {
    ...(br.length < content.length && { br }),
    ...(zipped.length < content.length && { gzip: zipped }),
  }
}
