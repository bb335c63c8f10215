import { nameTrouble } from './name-trouble.ts'
import type { Storage } from './storage.ts'

/**
 * Opens what `DATABASE_URL` names, with its tables up to date, or as they were at `step`. Only the chosen engine is loaded.
 * `called`: how it is named to whoever wrote the address down elsewhere.
 */
export async function openStorage(databaseUrl: string, step?: string, called?: string): Promise<Storage> {
  try {
    return await open(databaseUrl, step)
  } catch (error) {
    throw nameTrouble(databaseUrl, error, called)
  }
}

async function open(databaseUrl: string, step?: string): Promise<Storage> {
  if (databaseUrl.startsWith('sqlite:')) {
    const { openSqlite } = await import('./sqlite.ts')
    return openSqlite(databaseUrl.slice('sqlite:'.length), { step })
  }
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(databaseUrl, { step })
}
