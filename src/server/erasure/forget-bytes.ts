import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '#server/make-folder.ts'
import { writing } from '#server/no-follow.ts'
import type { Storage } from '#server/storage/storage.ts'

type Needs = { readonly storage: Pick<Storage, 'purge'>; readonly config: { readonly dataDir: string } }

const markOf = (dataDir: string) => path.join(dataDir, 'unpurged')

/**
 * Makes the database forget the bytes of what was erased. Until that has succeeded a mark beside the database says that
 * it is still to be done: whoever was in the way, and whichever process tried.
 */
export async function forgetBytes({ storage, config: { dataDir } }: Needs): Promise<boolean> {
  await note(dataDir)
  const isPurged = await storage.purge()
  // Somebody else may have been done meanwhile, and have taken the mark away.
  await (isPurged ? rm(markOf(dataDir), { force: true }) : note(dataDir))
  return isPurged
}

async function note(dataDir: string) {
  makeFolder(dataDir)
  await writeFile(markOf(dataDir), '', { flag: writing, mode: 0o600, flush: true })
}

/** Whether an erasure has left bytes behind. */
export const hasBytesLeft = ({ config: { dataDir } }: Pick<Needs, 'config'>) => existsSync(markOf(dataDir))
