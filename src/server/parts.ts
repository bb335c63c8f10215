import type { Milliseconds, Wait } from './clock.ts'
import type { Config } from './config.ts'
import type { Log } from './log/log.ts'
import type { Secret } from './secret/secret.ts'
import type { Delivery } from './storage/outbox-storage.ts'
import type { Storage } from './storage/storage.ts'

/** What the server is put together from: each service says which of it it takes. */
export type Parts = {
  readonly config: Config
  /** Signs what stands in links, challenges and sessions. */
  readonly secret: Secret
  readonly storage: Storage
  /** What each lead brings about: the mail always, the others when they are configured. */
  readonly deliveries: readonly Delivery['kind'][]
  /** The part after the @ of every Message-ID. */
  readonly messageDomain: string
  /** The time for all who share the database. */
  readonly now: () => Milliseconds
  readonly wait: Wait
  readonly randomBytes: (size: number) => Buffer
  /** Tells the outbox that something new is due. */
  readonly nudge?: () => void
  readonly log: Log
}
