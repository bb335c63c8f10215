/** Resolves after a while, when the network comes back, or when nobody waits any more. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return first(signal, (done) => setTimeout(done, ms))
}

/** Resolves when the network comes back, or when nobody waits any more. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  return first(signal, () => undefined)
}

/** A pause before something is tried again: so long, or as long as there is no network. */
export const waitToRetry = (ms: number, signal: AbortSignal): Promise<void> =>
  navigator.onLine ? wait(ms, signal) : untilOnline(signal)

function first(signal: AbortSignal, also: (done: () => void) => void) {
  return new Promise<void>((resolve) => {
    const done = () => {
      removeEventListener('online', done)
      resolve()
    }
    signal.addEventListener('abort', done, { once: true })
    addEventListener('online', done)
    also(done)
  })
}
