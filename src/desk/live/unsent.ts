/** An answer that has not reached the server. */
export type Unsent = { readonly id: string; readonly text: string }

/** What waits for the network, kept in this browser until the server has it. */
export function createUnsent(chatId: string) {
  const waiting = `desk-unsent-${chatId}`
  const list = (): readonly Unsent[] => JSON.parse(localStorage.getItem(waiting) ?? '[]') as readonly Unsent[]
  const keep = (all: readonly Unsent[]) =>
    all.length === 0 ? localStorage.removeItem(waiting) : localStorage.setItem(waiting, JSON.stringify(all))
  return {
    list,
    count: () => list().length,
    first: () => list()[0],
    add: (one: Unsent) => keep([...list(), one]),
    remove: (id: string) => keep(list().filter((one) => one.id !== id)),
  }
}
