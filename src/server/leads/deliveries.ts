import type { Config } from '#server/config.ts'
import type { Delivery } from '#server/storage/storage.ts'

type Deliveries = { readonly deliveries: readonly Delivery['kind'][]; readonly messageDomain: string }

/** What each lead sets going under this configuration, and the domain its messages are named after. */
export function findDeliveries({ mail, formForwardUrl, webhook }: Config): Deliveries {
  return {
    deliveries: ['mail', ...(formForwardUrl ? ['forward' as const] : []), ...(webhook ? ['webhook' as const] : [])],
    messageDomain: mail.from.address.split('@')[1] ?? 'localhost',
  }
}
