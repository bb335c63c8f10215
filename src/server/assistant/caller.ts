import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from '#server/rate-limit.ts'

const callers = new AsyncLocalStorage<Caller>()

/** Does something for whoever calls: what is thought about for him waits in his network's line. */
export const asCaller = <Result>(caller: Caller, work: () => Result): Result => callers.run(caller, work)

/** Who that is; null where nobody calls. */
export const findCaller = (): Caller | null => callers.getStore() ?? null
