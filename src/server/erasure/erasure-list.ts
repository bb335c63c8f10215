import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { makeFolder } from '#server/make-folder.ts'
import { appending, writing } from '#server/no-follow.ts'
import { parseJson } from '#server/parse-json.ts'
import type { ErasureMark } from '#server/storage/erasure-storage.ts'
import { codeOf } from '#server/error-code.ts'

/**
 * The erasures, outside the database: a backup that is put back knows nothing of those that came after it. One line
 * each. A line that cannot be read is of a process that died while it wrote, before anything was erased.
 */
type ErasureList = {
  read(): Promise<readonly ErasureMark[]>
  add(marks: readonly ErasureMark[]): Promise<void>
  /** Leaves only these. */
  replace(marks: readonly ErasureMark[]): Promise<void>
}

const line = z.object({ mark: z.string(), at: z.number() })

export function openErasureList(dataDir: string): ErasureList {
  const file = path.join(dataDir, 'erasures')
  const toText = (marks: readonly ErasureMark[]) =>
    marks.map(({ mark, at }) => `${JSON.stringify({ mark, at })}\n`).join('')
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch(ignoreMissing)
      return text.split('\n').flatMap((written) => {
        const reading = line.safeParse(parseJson(written))
        return reading.success ? [reading.data] : []
      })
    },
    async add(marks) {
      makeFolder(dataDir)
      // On a line of its own, whatever a process that died has left at the end.
      if (marks.length > 0) await writeFile(file, `\n${toText(marks)}`, { flag: appending, mode: 0o600, flush: true })
    },
    async replace(marks) {
      makeFolder(dataDir)
      const draft = `${file}.${process.pid}.new`
      await writeFile(draft, toText(marks), { flag: writing, mode: 0o600, flush: true })
      await rename(draft, file)
    },
  }
}

function ignoreMissing(error: unknown): string {
  if (codeOf(error) === 'ENOENT') return ''
  throw error
}
