import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.json', '.md', '.webmanifest'])
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Puts a `.br` and a `.gz` beside every text file of a folder, wherever that is smaller. */
export async function compressFolder(folder: string) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
      .map((entry) => compressFile(join(entry.parentPath, entry.name))),
  )
}

/** A window no larger than a page, and distances told apart by their last bit, save some 30 bytes of one. */
const brotliParams = (size: number) => ({
  [constants.BROTLI_PARAM_SIZE_HINT]: size,
  ...(size <= 65_536 && { [constants.BROTLI_PARAM_LGWIN]: 16, [constants.BROTLI_PARAM_NPOSTFIX]: 1 }),
})

async function compressFile(path: string) {
  const content = await readFile(path)
  const variants = [
    ['.br', await brotli(content, { params: brotliParams(content.length) })],
    ['.gz', await deflate(content, { level: constants.Z_BEST_COMPRESSION })],
  ] as const
  for (const [ending, compressed] of variants) {
    if (compressed.length < content.length) await writeFile(path + ending, compressed)
  }
}
