import { codeOf } from '#server/error-code.ts'

/** Why the database does not do its work. The log says it; the visitor is told how to reach us instead. */
type StorageFailure = 'locked' | 'full' | 'read-only' | 'unreachable' | 'broken'

const sqliteFailures: Readonly<Record<number, StorageFailure>> = {
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  10: 'broken',
  11: 'broken',
  13: 'full',
  14: 'unreachable',
  26: 'broken',
}

/** PostgreSQL's SQLSTATE, by its first characters. */
const postgresFailures: readonly (readonly [prefix: string, failure: StorageFailure])[] = [
  ['53100', 'full'],
  ['53', 'unreachable'],
  ['57014', 'locked'],
  ['57P', 'unreachable'],
  ['55P03', 'locked'],
  ['40', 'locked'],
  ['25006', 'read-only'],
  ['25P03', 'unreachable'],
  ['25P04', 'unreachable'],
  ['08', 'unreachable'],
  ['28', 'unreachable'],
  ['3D', 'unreachable'],
  ['42501', 'unreachable'],
  ['58', 'broken'],
  ['XX', 'broken'],
]

/** The last three: no connection can be begun, because strangers' ones have used up all that there may be. */
const networkFailure = /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|EPIPE|ETIMEDOUT|EMFILE|ENFILE|EADDRNOTAVAIL)/
/** The certificate has run out, say, or is somebody else's: as OpenSSL and Node name it. */
const tlsFailure = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_|ERR_TLS_|ERR_SSL_|EPROTO)/
const poolFailure =
  /SSL connection|timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered a connection|was closed)|Query read timeout|connection has been discarded|Cannot use a pool|driver has already been destroyed/

/** Says which database cannot be opened; its cause says why. */
export class UnopenedDatabase extends Error {}

/** Null when the error is not the database's condition but a mistake of ours. */
export function findStorageFailure(error: unknown): StorageFailure | null {
  if (!(error instanceof Error)) return null
  if (error instanceof UnopenedDatabase) return findStorageFailure(error.cause)
  if (error instanceof AggregateError) return error.errors.map(findStorageFailure).find(Boolean) ?? null
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  // The low byte is SQLite's primary result code; the rest refines it.
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') return sqliteFailures[errcode & 0xff] ?? null
  // `sqlite.ts` says it of a file that was taken away.
  if (typeof code === 'string' && (code === 'ERR_INVALID_STATE' || code === 'ESTALE' || networkFailure.test(code)))
    return 'unreachable'
  if (typeof code === 'string' && tlsFailure.test(code)) return 'unreachable'
  if (typeof code === 'string' && code.length === 5) {
    return postgresFailures.find(([prefix]) => code.startsWith(prefix))?.[1] ?? null
  }
  return poolFailure.test(error.message) ? 'unreachable' : null
}

/** What was to be written belongs to somebody who was erased meanwhile. */
export class ErasedMeanwhile extends Error {}

/** What the engines say of a row that belongs to one that is gone: SQLite's extended result code, PostgreSQL's SQLSTATE. */
const ownerless = { sqlite: 787, postgres: '23503' } as const

/** Whether somebody was erased by another request, between a look at what is kept of them and what was to be added to it. */
export function isErasedMeanwhile(error: unknown): boolean {
  if (error instanceof ErasedMeanwhile) return true
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  return code === ownerless.postgres || (code === 'ERR_SQLITE_ERROR' && errcode === ownerless.sqlite)
}

/** Whether a caller sent a sign that a database keeps nowhere, such as a zero byte; SQLite finds nothing under it. */
export function isOfSigns(error: unknown): boolean {
  return codeOf(error) === '22021'
}

/** Whether somebody else held what was asked for, so that the same may succeed in a moment. */
export function isLocked(error: unknown): boolean {
  return findStorageFailure(error) === 'locked'
}
