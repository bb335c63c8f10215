import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Milliseconds } from './clock.ts'

/**
 * Removes what lies in a folder under a name that is meant and was last written before a time, by the clock of this
 * machine. A folder that is not there holds nothing. Returns how many.
 */
export async function removeOld(
  folder: string,
  isMeant: (name: string) => boolean,
  before: Milliseconds,
): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const gone = await Promise.all(
    names.filter(isMeant).map(async (name) => {
      const file = path.join(folder, name)
      // Finished or removed by its writer since the folder was read.
      const written = await stat(file).catch(() => null)
      if (!written || written.mtimeMs >= before) return 0
      await rm(file, { recursive: true, force: true })
      return 1
    }),
  )
  return gone.reduce<number>((one, other) => one + other, 0)
}
