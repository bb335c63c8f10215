import { hash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '#server/make-folder.ts'
import { endings } from './encodings.ts'
import { pack, packQuickly, type Packed } from './pack.ts'

/**
 * Where the packed form of what this server's own address stands in is kept, under a name made of its content: the next
 * start finds it, whatever build and address it is of.
 */
export type PackedShelf = {
  /** What is kept, or the same packed quickly: `packRest` then makes it as small as the build would have. */
  take(content: Buffer, onPacked: (packed: Packed) => void): Promise<Packed>
  /** One after the other, beside whatever else there is to do. Then forgets what this start did not take. */
  packRest(): Promise<void>
}

export function openPackedShelf(folder: string): PackedShelf {
  const taken = new Set<string>()
  const waiting: (() => Promise<void>)[] = []

  return {
    async take(content, onPacked) {
      const name = hash('sha256', content).slice(0, 32)
      for (const ending of Object.values(endings)) taken.add(name + ending)
      const [br, gzip] = await Promise.all(
        [endings.br, endings.gzip].map((ending) => readFile(path.join(folder, name + ending)).catch(() => null)),
      )
      if (br && gzip) return { br, gzip }
      waiting.push(async () => {
        const packed = await pack(content)
        onPacked(packed)
        await keep(name, packed)
      })
      return packQuickly(content)
    },
    async packRest() {
      for (const step of waiting.splice(0)) await step()
      const kept = await readdir(folder).catch(() => [])
      await Promise.all(
        kept.filter((name) => !taken.has(name)).map((name) => rm(path.join(folder, name), { force: true })),
      )
    },
  }

  async function keep(name: string, packed: Packed) {
    makeFolder(folder)
    for (const [encoding, ending] of Object.entries(endings) as [keyof Packed, string][]) {
      const body = packed[encoding]
      if (!body) continue
      const file = path.join(folder, name + ending)
      // What bears the name is whole, also where two processes write it or one is killed.
      await writeFile(`${file}.${process.pid}`, body)
      await rename(`${file}.${process.pid}`, file)
    }
  }
}
