import { randomUUID } from 'node:crypto'
import type { Language } from '#content/languages.ts'
import type { Config } from '#server/config.ts'
import type { Delivery, Outbox } from '#server/storage/outbox-storage.ts'
import type { Milliseconds } from '#server/clock.ts'

type Deliveries = { readonly deliveries: readonly Delivery['kind'][]; readonly messageDomain: string }

/** What each lead sets going under this configuration, and the domain its messages are named after. */
export function findDeliveries({ mail, formForwardUrl, webhook }: Config): Deliveries {
  return {
    deliveries: ['mail', ...(formForwardUrl ? ['forward' as const] : []), ...(webhook ? ['webhook' as const] : [])],
    messageDomain: mail.from.address.split('@')[1] ?? 'localhost',
  }
}

/** `dueAt`: not before then. `language`: of a letter to a visitor. */
type Times = { readonly createdAt: Milliseconds; readonly dueAt?: Milliseconds; readonly language?: Language }

/** Puts a message in line under a name of its own; `messageDomain` is the part after the @ of every Message-ID. */
export async function queueDelivery(
  outbox: Outbox,
  delivery: Delivery,
  { messageDomain, ...times }: Times & { readonly messageDomain: string },
): Promise<void> {
  await outbox.add({ delivery, messageId: `${randomUUID()}@${messageDomain}`, ...times })
}
