import { removeOld } from '#server/remove-old.ts'
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
  return removeOld(readFolder(mailUrl), (name) => draftName.test(name), olderThan)
}
