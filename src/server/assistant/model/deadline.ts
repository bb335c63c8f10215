import { ModelFailure, type Patience } from './model.ts'

export type Deadline = {
  /** Aborted when time is up. */
  readonly signal: AbortSignal
  /** A new try: the first byte is waited for. */
  begin(): void
  /** Something came: the next piece is waited for. */
  touch(): void
  /** Must be called, or the timers run on. */
  end(): void
}

/** Ends a request that says nothing for too long, and one that never stops saying something. */
export function setDeadline({ firstByteMs, idleMs, wholeMs }: Patience): Deadline {
  const abort = new AbortController()
  const giveUp = () => abort.abort(new ModelFailure('timeout'))
  const whole = setTimeout(giveUp, wholeMs)
  let next: NodeJS.Timeout | undefined
  const waitFor = (ms: number) => {
    clearTimeout(next)
    next = setTimeout(giveUp, ms)
  }
  return {
    signal: abort.signal,
    begin: () => waitFor(firstByteMs),
    touch: () => waitFor(idleMs),
    end() {
      clearTimeout(next)
      clearTimeout(whole)
    },
  }
}
