import type { Assistant } from '#server/assistant/assistant.ts'
import { asksForPerson } from './asks-for-person.ts'

type Sent = { readonly text: string; readonly intent: string | null }

/** What a message wants: what its button said, else what its words surely say; null for everything else. */
export type WantedBy = (message: Sent) => Promise<string | null>

export function createWantedBy({ tellWish }: Pick<Assistant, 'tellWish'>): WantedBy {
  // Whoever asks for a person gets one, whatever else is said.
  return async ({ text, intent }) => intent ?? (asksForPerson(text) ? null : tellWish(text))
}
