import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Milliseconds } from '#server/clock.ts'

/** Up to when was erased last, kept in the folder of the data: what tells a clock that runs years ahead from one that is right. */
export type SweepMark = {
  /** Null where nothing was swept yet. */
  read(): Milliseconds | null
  /** Throws as the disk does. */
  write(time: Milliseconds): void
}

export function openSweepMark(dataDir: string): SweepMark {
  const file = path.join(dataDir, 'swept-at')
  return {
    read() {
      try {
        const time = Date.parse(readFileSync(file, 'utf8').trim())
        return Number.isNaN(time) ? null : time
      } catch {
        return null
      }
    },
    write: (time) => writeFileSync(file, `${new Date(time).toISOString()}\n`),
  }
}
