/**
 * Short words between all instances that share a database: that something has changed, or that somebody types. Told
 * once and kept nowhere. Whoever hears one looks at the tables, which are the truth; and looks now and then without.
 */
export type Signals = {
  /** Never rejects: what was not heard is found at the next look. At most some thousand bytes. */
  tell(text: string): Promise<void>
  /** Null: some may have been lost. Until the returned function is called. */
  hear(listener: (text: string | null) => void): () => void
}

type Ear = Parameters<Signals['hear']>[0]

/** Those who listen in this process. */
export function createEars() {
  const ears = new Set<Ear>()
  return {
    tellAll(text: string | null) {
      for (const ear of ears) ear(text)
    },
    add(ear: Ear) {
      ears.add(ear)
      return () => void ears.delete(ear)
    },
  }
}

/** For one process alone. */
export function createLocalSignals(): Signals {
  const ears = createEars()
  return { tell: async (text) => ears.tellAll(text), hear: (listener) => ears.add(listener) }
}
