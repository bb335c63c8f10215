import { vi } from 'vitest'

/** Looks again and again until what another part does by itself has come true; patient enough for a busy machine. */
export function expectSoon<Seen>(look: () => Promise<Seen> | Seen): Promise<Seen> {
  return vi.waitFor(look, { timeout: 60_000, interval: 20 })
}
