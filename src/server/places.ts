/** Who holds how much of something at the same time. */
type Places = {
  /** How many are held under a key. */
  count(key: string): number
  /** Takes one under each of the keys. Returns what gives it back. */
  take(...keys: string[]): () => void
}

export function createPlaces(): Places {
  const held = new Map<string, number>()
  const count = (key: string) => held.get(key) ?? 0

  function change(keys: readonly string[], by: 1 | -1) {
    for (const key of keys) {
      const left = count(key) + by
      if (left === 0) held.delete(key)
      else held.set(key, left)
    }
  }

  return {
    count,
    take(...keys) {
      change(keys, 1)
      return () => change(keys.splice(0), -1)
    },
  }
}
