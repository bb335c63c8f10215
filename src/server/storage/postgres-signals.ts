import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { Client } from 'pg'
import type { NamedAsStored } from './schema.ts'
import { createEars, type Signals } from './signals.ts'

const channel = 'imisozi_live'
const retryMs = 1000
/** Nothing on a server that another one has taken over from: nobody says anything there any more. */
const isFirst = `select 1 where current_setting('transaction_read_only') = 'off'`

type Patience = {
  /** How long the server may take for a connection, and for an answer. */
  readonly connectMs: number
  readonly silenceMs: number
  /** How often it is asked whether it is still there. */
  readonly askEveryMs: number
}

/**
 * LISTEN and NOTIFY, on a connection of its own from the first listener on. One that breaks is opened anew, and
 * everybody is told that words may have been lost. So is one that has gone silent: who only listens would not notice for
 * hours, the system asks no sooner, and what others say would be found at the next look alone.
 */
export function createPostgresSignals(
  db: Kysely<NamedAsStored>,
  url: string,
  { connectMs, silenceMs, askEveryMs }: Patience,
): Signals & { readonly close: () => Promise<void> } {
  const ears = createEars()
  /** Our own words are heard at once; the echo is let pass. */
  const self = randomUUID()
  let client: Client | null = null
  let retry: NodeJS.Timeout | undefined
  let asking: NodeJS.Timeout | undefined
  let isOver = false

  function listen() {
    if (isOver) return
    const opened = new Client({
      connectionString: url,
      application_name: 'imisozi-site-live',
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      query_timeout: silenceMs,
    })
    client = opened
    const again = () => {
      if (client !== opened) return
      clearTimeout(asking)
      client = null
      void opened.end().catch(() => undefined)
      if (!isOver) retry = setTimeout(listen, retryMs)
    }
    const ask = () => void opened.query(isFirst).then(({ rowCount }) => (rowCount ? askLater() : again()), again)
    const askLater = () => {
      if (client === opened) asking = setTimeout(ask, askEveryMs)
    }
    opened.on('error', again)
    opened.on('end', again)
    opened.on('notification', ({ payload = '' }) => {
      const [from, text] = [payload.slice(0, self.length), payload.slice(self.length)]
      if (from !== self) ears.tellAll(text)
    })
    opened
      .connect()
      .then(() => opened.query(`listen ${channel}`))
      .then(askLater)
      .then(() => ears.tellAll(null), again)
  }

  return {
    async tell(text) {
      ears.tellAll(text)
      await sql`select pg_notify(${channel}, ${self + text})`.execute(db).catch(() => undefined)
    },
    hear(listener) {
      if (!client && !retry) listen()
      return ears.add(listener)
    },
    async close() {
      isOver = true
      clearTimeout(retry)
      clearTimeout(asking)
      const last = client
      client = null
      await last?.end().catch(() => undefined)
    },
  }
}
