import { AsyncLocalStorage } from 'node:async_hooks'
import { identifyAddress, identifyNetwork } from '#server/rate-limit.ts'

export type Caller = { readonly address: string; readonly network: string }

const callers = new AsyncLocalStorage<Caller>()

/** Does something for whoever calls from an IP address: what is thought about for him waits in his network's line. */
export const asCaller = <Result>(ip: string, work: () => Result): Result =>
  callers.run({ address: identifyAddress(ip), network: identifyNetwork(ip) }, work)

/** Who that is; null where nobody calls. */
export const findCaller = (): Caller | null => callers.getStore() ?? null
