import { rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { minuteMs } from '#server/clock.ts'
import { removeOld } from '#server/remove-old.ts'

/**
 * The folder that `MAIL_URL` names: `file:var/mail` stands where the server was started, `file:///var/mail` where it
 * says. Null where letters go elsewhere.
 */
export function findFolder(mailUrl: string): string | null {
  if (!mailUrl.startsWith('file:')) return null
  return mailUrl.startsWith('file://') ? fileURLToPath(mailUrl) : path.resolve(mailUrl.slice('file:'.length))
}

export const nameLetter = (messageId: string) => `${messageId.replace(/[^\w.@-]/g, '_').slice(0, 200)}.eml`
/** How a letter is called while it is written; the dots keep it from whoever reads the folder. */
export const nameLetterDraft = (letter: string) => `.${letter}.draft`

/** Removes letters and what may be half written of them. */
export async function removeLetters(folder: string, messageIds: readonly string[]): Promise<void> {
  for (const name of messageIds.map(nameLetter)) {
    await rm(path.join(folder, name), { force: true })
    await rm(path.join(folder, nameLetterDraft(name)), { force: true })
  }
}

/** Removes the letters that were written before a time. Returns how many. */
export const forgetLetters = (mailUrl: string, before: number) => forget(mailUrl, /\.eml$/, before)

/** Long enough for any letter to be written to a folder. */
const oldDraftMs = minuteMs

/**
 * Removes the halves of letters that a process left behind when it was killed: somebody's words in a file that nobody
 * looks for. `before`: unless somebody knows better, another process may be writing what is new. Returns how many.
 */
export const forgetDrafts = (mailUrl: string, before = Date.now() - oldDraftMs) =>
  forget(mailUrl, /^\..+\.draft$/, before)

async function forget(mailUrl: string, names: RegExp, before: number): Promise<number> {
  const folder = findFolder(mailUrl)
  return folder === null ? 0 : removeOld(folder, (name) => names.test(name), before)
}
