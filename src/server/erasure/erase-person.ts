import type { Config } from '#server/config.ts'
import { findFolder, removeLetters } from '#server/mail/letter-files.ts'
import type { Erased, Whom } from '#server/storage/erasure-storage.ts'
import type { Tables } from '#server/storage/storage.ts'
import { openErasureList } from './erasure-list.ts'
import { forgetBytes } from './forget-bytes.ts'
import { eraseFromFile, listSetAside } from './set-aside.ts'
import { marksOf } from './whom.ts'
import type { Parts } from '#server/parts.ts'

export type ErasureNeeds = Pick<Parts, 'secret' | 'storage' | 'now'> & {
  readonly config: Pick<Config, 'mail' | 'databaseUrl' | 'dataDir'>
}

export type Erasing = Erased & {
  /** In the databases that were put aside. */
  readonly setAside: number
  /** False: what was erased may still be read in the files of the database, until that is tried again within the hour. */
  readonly isPurged: boolean
}

/**
 * Erases everything of a person, wherever we keep it, and remembers that, so that a backup which is put back does not
 * bring them back. `enter` writes down who did it, in the same unit of work.
 */
export async function erasePerson(
  whom: Whom,
  needs: ErasureNeeds,
  enter: (tables: Tables, leads: number) => Promise<void> = async () => undefined,
): Promise<Erasing> {
  const { storage, secret, config, now } = needs
  // Each request by itself, too: in a copy of the database it may stand under what was corrected since.
  const requests = (await storage.people.find(whom)).map(({ id }): Whom => ({ kind: 'lead', id }))
  const meant = [whom, ...requests]
  const marks = meant.flatMap((one) => marksOf(one, secret)).map((mark) => ({ mark, at: now() }))
  // First of all: a process that dies behind this line erases at its next start.
  await openErasureList(config.dataDir).add(marks)
  const erased = await storage.together(async (tables) => {
    const gone = await tables.erasures.erase(whom)
    for (const mark of marks) await tables.erasures.note(mark)
    await enter(tables, gone.leads)
    return gone
  })
  const setAside = await eraseBeside(meant, erased, needs)
  return { ...erased, setAside, isPurged: await forgetBytes(needs) }
}

/** What does not stand in the database in use; returns how many leads that were. */
export async function eraseBeside(
  meant: readonly Whom[],
  { letters }: Erased,
  { config }: Pick<ErasureNeeds, 'config'>,
): Promise<number> {
  const folder = findFolder(config.mail.url)
  if (folder !== null) await removeLetters(folder, letters)
  let setAside = 0
  for (const file of listSetAside(config.databaseUrl)) setAside += eraseFromFile(file, meant)
  return setAside
}
