import { vi } from 'vitest'

/** Looks again and again until what another part does by itself has come true; patient enough for a busy machine. */
export function expectSoon(look: () => Promise<void> | void): Promise<void> {
  return vi.waitFor(look, { timeout: 15_000, interval: 20 })
}
