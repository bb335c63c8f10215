import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { nameDraft } from './forget-drafts.ts'
import { readFolder } from './mail-folder.ts'

export const nameLetter = (messageId: string) => `${messageId.replace(/[^\w.@-]/g, '_').slice(0, 200)}.eml`

/** Removes letters and what may be half written of them. */
export async function removeLetters(folder: string, messageIds: readonly string[]): Promise<void> {
  for (const name of messageIds.map(nameLetter)) {
    await rm(path.join(folder, name), { force: true })
    await rm(path.join(folder, nameDraft(name)), { force: true })
  }
}

/** The folder that `MAIL_URL` names; null where letters go elsewhere. */
export const findFolder = (mailUrl: string) => (mailUrl.startsWith('file:') ? readFolder(mailUrl) : null)

/** Removes the letters that were written before a time. Returns how many. */
export async function forgetLetters(mailUrl: string, before: number): Promise<number> {
  const folder = findFolder(mailUrl)
  const names = folder === null ? [] : await readdir(folder).catch(() => [])
  let gone = 0
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = path.join(folder ?? '', name)
    const written = await stat(file).catch(() => null)
    if (!written || written.mtimeMs >= before) continue
    await rm(file, { force: true })
    gone += 1
  }
  return gone
}
