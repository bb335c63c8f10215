/** An answer that has not reached the server. */
export type Unsent = { readonly id: string; readonly text: string; readonly at: number }

const prefix = 'desk-unsent'
const longestMs = 24 * 3_600_000

/** What waits for the network, kept in this browser until the server has it, for the member who wrote it alone. */
export function createUnsent(member: string, chatId: string) {
  const waiting = `${prefix} ${member} ${chatId}`
  const list = () => read(waiting)
  return {
    list,
    count: () => list().length,
    first: () => list()[0],
    add: (one: Pick<Unsent, 'id' | 'text'>) => keep(waiting, [...list(), { ...one, at: Date.now() }]),
    remove: (id: string) =>
      keep(
        waiting,
        list().filter((one) => one.id !== id),
      ),
  }
}

/** The browser may be a whole team's: what could not be sent for a day waits in it no longer, whoever wrote it. */
export function forgetOldUnsent(): void {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    const young = read(key).filter(({ at }) => at > Date.now() - longestMs)
    keep(key, young)
  }
}

const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]') as readonly Unsent[]
const keep = (key: string, all: readonly Unsent[]) =>
  all.length === 0 ? localStorage.removeItem(key) : localStorage.setItem(key, JSON.stringify(all))
