import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { packBrotli, packGzip } from '#server/static/pack.ts'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.json', '.md', '.webmanifest'])

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
    ...(hasBrotli ? [] : [['.br', await packBrotli(content)] as const]),
    ['.gz', await packGzip(content)] as const,
  ]
  for (const [ending, compressed] of variants) {
    if (compressed.length < content.length) await writeFile(path + ending, compressed)
  }
}
