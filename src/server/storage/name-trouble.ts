import { accessSync, constants, existsSync } from 'node:fs'
import { codeOf } from '#server/error-code.ts'
import { OwnFailure } from '#server/log/name-failure.ts'
import { findStorageFailure, UnopenedDatabase } from './failure.ts'

/** Without user and password: what is said goes into logs. */
function showUrl(databaseUrl: string): string {
  if (databaseUrl.startsWith('sqlite:') || !URL.canParse(databaseUrl)) return databaseUrl.replace(/\/\/.*@/, '//')
  const { protocol, host, pathname } = new URL(databaseUrl)
  return `${protocol}//${host}${pathname}`
}

/** Why a database could not be opened, told with its name; what is no condition of the database stays as it is. */
export function nameTrouble(databaseUrl: string, error: unknown, called = 'DATABASE_URL'): unknown {
  const cause = findForbidden(databaseUrl) ?? error
  // The system refused the folder, say; what it calls an error is none of ours.
  const isOfSystem = error instanceof Error && 'syscall' in error
  const isNoPort = codeOf(error) === 'ERR_SOCKET_BAD_PORT'
  const isOurs = error instanceof OwnFailure
  const isCondition = cause !== error || isOfSystem || isNoPort || isOurs || findStorageFailure(error) !== null
  return isCondition ? new UnopenedDatabase(`${called} ${showUrl(databaseUrl)} cannot be opened`, { cause }) : error
}

/** SQLite does not say that a file belongs to somebody else, nor which. */
function findForbidden(databaseUrl: string): unknown {
  if (!databaseUrl.startsWith('sqlite:')) return null
  const file = databaseUrl.slice('sqlite:'.length)
  for (const part of [file, `${file}-wal`, `${file}-shm`, `${file}.server`].filter((one) => existsSync(one))) {
    try {
      accessSync(part, constants.R_OK | constants.W_OK)
    } catch (error) {
      return error
    }
  }
  return null
}
