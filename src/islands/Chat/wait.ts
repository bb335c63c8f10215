/** Resolves after a while, when the network comes back, or when nobody waits any more. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return first(signal, (done) => setTimeout(done, ms))
}

/** Resolves when the network comes back, or when nobody waits any more. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  return first(signal, () => undefined)
}

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
