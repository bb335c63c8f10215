/** An answer that has not reached the server. */
export type Unsent = { readonly id: string; readonly text: string }

/** What waits for the network, kept in this browser until the server has it; and what stood in the box. */
export function createUnsent(chatId: string) {
  const [waiting, draft] = [`desk-unsent-${chatId}`, `desk-draft-${chatId}`]
  const list = (): readonly Unsent[] => JSON.parse(localStorage.getItem(waiting) ?? '[]') as readonly Unsent[]
  const keep = (all: readonly Unsent[]) =>
    all.length === 0 ? localStorage.removeItem(waiting) : localStorage.setItem(waiting, JSON.stringify(all))
  return {
    list,
    count: () => list().length,
    first: () => list()[0],
    add: (one: Unsent) => keep([...list(), one]),
    remove: (id: string) => keep(list().filter((one) => one.id !== id)),
    keepDraft: (text: string) => sessionStorage.setItem(draft, text),
    takeDraft() {
      const text = sessionStorage.getItem(draft) ?? ''
      sessionStorage.removeItem(draft)
      return text
    },
  }
}
