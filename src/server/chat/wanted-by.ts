import type { Assistant } from '#server/assistant/assistant.ts'
import { readWanted } from '#contract/wanted.ts'
import type { StoredMessage } from '#server/storage/storage.ts'
import { asksForPerson } from './asks-for-person.ts'

/** What the assistant said last; empty where somebody else did. */
export function lastSaid(messages: readonly Pick<StoredMessage, 'sender' | 'text'>[]): string {
  const last = messages.at(-1)
  return last?.sender === 'agent' ? last.text : ''
}

const clauseEnd = /(?<=[.,;:!?\n])\s+/

type Sent = { readonly text: string; readonly intent: string | null }

/**
 * What a message wants: what its button said, else what its words surely say; null for everything else. `last` is what
 * was said to the visitor before it.
 */
export type WantedBy = (message: Sent, last: string) => Promise<string | null>

export function createWantedBy({ tellWish }: Pick<Assistant, 'tellWish'>): WantedBy {
  return async ({ text, intent }, last) => {
    if (intent) return intent
    const wish = await tellWish(text, last)
    if (wish === null || !asksForPerson(text)) return wish
    // Whoever asks for a person gets one, whatever else is said; whoever wants to be called is asked for his number.
    const asked = await Promise.all(
      text
        .split(clauseEnd)
        .filter(asksForPerson)
        .map((clause) => tellWish(clause, '')),
    )
    return asked.every((one) => one !== null && readWanted(one).kind === 'call') ? wish : null
  }
}
