/** How often each word stands there, in the order of its first time. */
export function countEach(words: Iterable<string>): Map<string, number> {
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return times
}
