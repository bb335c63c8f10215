import type { Signals } from '#server/storage/signals.ts'

/**
 * What may be told of a conversation: that its tables have changed, or that somebody types now. And that a member has done
 * something with a lead.
 */
export type Signal =
  | { readonly kind: 'changed'; readonly chatId: string }
  | { readonly kind: 'typing'; readonly chatId: string; readonly by: 'visitor' | 'member'; readonly name: string }
  | { readonly kind: 'work' }

/** Null: something may have been missed. */
type Ear = (signal: Signal | null) => void

export type Live = {
  tell(signal: Signal): Promise<void>
  /** What is told of one conversation. Until the returned function is called. */
  hear(chatId: string, ear: Ear): () => void
  /** What is told of any. */
  hearAll(ear: Ear): () => void
}

/** One listener to the signals of all instances, which tells each window what concerns it. */
export function createLive(signals: Signals): Live {
  const ears = new Map<string, Set<Ear>>()
  const everybody = new Set<Ear>()
  let isListening = false

  function pass(text: string | null) {
    const signal = text === null ? null : (JSON.parse(text) as Signal)
    const own = signal && 'chatId' in signal ? [ears.get(signal.chatId) ?? []] : []
    const concerned = signal ? own : ears.values()
    for (const ear of everybody) ear(signal)
    for (const group of concerned) for (const ear of group) ear(signal)
  }

  function add(group: Set<Ear>, ear: Ear) {
    if (!isListening) signals.hear(pass)
    isListening = true
    group.add(ear)
  }

  return {
    tell: (signal) => signals.tell(JSON.stringify(signal)),
    hear(chatId, ear) {
      const group = ears.get(chatId) ?? new Set()
      ears.set(chatId, group)
      add(group, ear)
      return () => {
        group.delete(ear)
        if (group.size === 0 && ears.get(chatId) === group) ears.delete(chatId)
      }
    },
    hearAll(ear) {
      add(everybody, ear)
      return () => void everybody.delete(ear)
    },
  }
}
