import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { readFolder } from './mail-folder.ts'

/** How a letter is called while it is written; the dots keep it from whoever reads the folder. */
export const nameDraft = (name: string) => `.${name}.draft`
const draftName = /^\..+\.draft$/

/**
 * Removes the halves of letters that a process left behind when it was killed: somebody's words in a file that nobody
 * looks for. `olderThan`: only what was written before that, where another process may be writing now. Returns how many.
 */
export async function forgetDrafts(mailUrl: string, olderThan: number): Promise<number> {
  if (!mailUrl.startsWith('file:')) return 0
  const folder = readFolder(mailUrl)
  const names = await readdir(folder).catch(() => [])
  const drafts = names.filter((name) => draftName.test(name)).map((name) => path.join(folder, name))
  const gone = await Promise.all(
    drafts.map(async (draft) => {
      // Finished or removed by its writer since the folder was read.
      const written = await stat(draft).catch(() => null)
      if (!written || written.mtimeMs >= olderThan) return 0
      await rm(draft, { force: true })
      return 1
    }),
  )
  return gone.reduce<number>((one, other) => one + other, 0)
}
