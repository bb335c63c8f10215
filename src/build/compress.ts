import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.json', '.md', '.webmanifest'])
const deflate = promisify(gzip)

const brotli = promisify(brotliCompress)

/** How brotli is to tell distances apart: of the six ways tried, this one makes our pages smallest. */
const postfixBits = 1
const params = {
  [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
  [constants.BROTLI_PARAM_NDIRECT]: 6 << postfixBits,
}

export const compress = (content: string | Buffer) => brotli(content, { params })

/** Puts a `.br` and a `.gz` beside every text file of a folder, wherever that is smaller and not there yet. */
export async function compressFolder(folder: string) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const there = new Set(paths)
  await Promise.all(
    paths.filter((path) => compressible.has(extname(path))).map((path) => compressFile(path, there.has(`${path}.br`))),
  )
}

async function compressFile(path: string, hasBrotli: boolean) {
  const content = await readFile(path)
  const variants = [
    ...(hasBrotli ? [] : [['.br', await compress(content)] as const]),
    ['.gz', await deflate(content, { level: constants.Z_BEST_COMPRESSION })] as const,
  ]
  for (const [ending, compressed] of variants) {
    if (compressed.length < content.length) await writeFile(path + ending, compressed)
  }
}
