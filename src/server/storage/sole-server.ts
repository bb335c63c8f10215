import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '#server/make-folder.ts'
import { findStorageFailure } from './failure.ts'
import { nameTrouble } from './name-trouble.ts'

export type Standing = {
  /** No other server has this database: what is still in hand is a dead one's. Never true where many may share one. */
  readonly isAlone: boolean
  readonly close: () => unknown
}

/**
 * Whether this is the only server of its database. Of an embedded one a file beside it is kept locked for as long as
 * the process lives; the system lets go of the lock with the process, however that ends, which no file with a process
 * id in it can say. The lock is on a file of its own, because tools may read and write the database meanwhile.
 */
export function standAlone(databaseUrl: string): Standing {
  if (!databaseUrl.startsWith('sqlite:')) return { isAlone: false, close: () => undefined }
  const file = `${databaseUrl.slice('sqlite:'.length)}.server`
  makeFolder(path.dirname(file))
  const lock = openLock(file, databaseUrl)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    const failure = findStorageFailure(error)
    // Where nothing can be written nobody is alone for sure; pages are served all the same, and leads once there is room.
    if (failure !== 'locked' && failure !== 'full' && failure !== 'read-only') throw error
    return { isAlone: false, close: () => undefined }
  }
  return { isAlone: true, close: () => lock.isOpen && lock.close() }
}

function openLock(file: string, databaseUrl: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 })
  } catch (error) {
    throw nameTrouble(databaseUrl, error)
  }
}
