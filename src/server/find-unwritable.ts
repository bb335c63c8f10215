import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'
import { codeOf } from './error-code.ts'
import { adviseOn } from './log/advise.ts'
import { findFolder } from './mail/letter-files.ts'
import { makeFolder } from './make-folder.ts'

/** What keeps us from writing where the data, the database and the letters go: a line each, the variable first. */
export function findUnwritable({ dataDir, databaseUrl, mail }: Config): readonly string[] {
  const database = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : null
  const letters = findFolder(mail.url)
  const ofData = look('DATA_DIR', () => openFolder(dataDir))
  // The others lie in it, unless they are told to lie elsewhere.
  if (ofData.length > 0) return ofData
  return [
    ...(database === null ? [] : look('DATABASE_URL', () => openPlace(database))),
    // Pages are served on a full disk, and the folder for letters is made once there is room.
    ...(letters === null ? [] : look('MAIL_URL', () => openFolder(letters), ['ENOSPC', 'EDQUOT'])),
  ]
}

function look(variable: string, open: () => void, passing: readonly string[] = []): readonly string[] {
  try {
    open()
    return []
  } catch (error) {
    return passing.includes(String(codeOf(error))) ? [] : [`${variable} cannot be written to: ${adviseOn(error)}`]
  }
}

function openFolder(folder: string): void {
  makeFolder(folder)
  // Of a file the dot behind it is refused.
  accessSync(`${folder}/.`, constants.W_OK | constants.X_OK)
}

/** Of a device or a folder SQLite says little, and it leaves files beside it. */
function openPlace(file: string): void {
  openFolder(path.dirname(file))
  const found = statSync(file, { throwIfNoEntry: false })
  if (found && !found.isFile()) throw new Error(`${file} is no file`)
}
