import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.json', '.md', '.webmanifest'])
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const windowBytes = 65_536

/** Puts a `.br` and a `.gz` beside every text file of a folder, wherever that is smaller. */
export async function compressFolder(folder: string) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
      .map((entry) => compressFile(join(entry.parentPath, entry.name))),
  )
}

/** How distances are told apart: which way is shortest only trying shows. `[postfix bits, direct codes]` */
const distances = [
  [0, 15],
  [1, 0],
  [1, 4],
  [1, 6],
  [2, 4],
] as const

/** A window no larger than a page and the best of some tries save some 60 bytes of one. */
export async function compressSmall(content: Buffer) {
  const tries = distances.map(([postfix, direct]) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct << postfix,
      },
    }),
  )
  const [shortest] = (await Promise.all(tries)).toSorted((one, other) => one.length - other.length)
  return shortest ?? content
}

async function compressFile(path: string) {
  const content = await readFile(path)
  const variants = [
    ['.br', await (content.length <= windowBytes ? compressSmall(content) : brotli(content))],
    ['.gz', await deflate(content, { level: constants.Z_BEST_COMPRESSION })],
  ] as const
  for (const [ending, compressed] of variants) {
    if (compressed.length < content.length) await writeFile(path + ending, compressed)
  }
}
