import { AsyncLocalStorage } from 'node:async_hooks'

const callers = new AsyncLocalStorage<string>()

/** Does something for whoever calls from an address: what is thought about for him waits in his own line. */
export const asCaller = <Result>(address: string, work: () => Result): Result => callers.run(address, work)

/** Whose line it is; all that nobody calls for stands in one. */
export const nameCaller = (): string => callers.getStore() ?? ''
