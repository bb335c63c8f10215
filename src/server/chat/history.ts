import type { Turn } from '#server/assistant/assistant.ts'
import { isNotice } from '#server/storage/talk-storage.ts'
import type { StoredMessage } from '#server/storage/storage.ts'

const mostTurns = 20
const mostCharacters = 8000

/**
 * DATA-6: what was said before a question, each answer behind what it answers, although a hasty visitor may have
 * written three messages before the first was answered. The oldest turns are left out where it grows too long.
 */
export function makeHistory(messages: readonly StoredMessage[], question: StoredMessage): readonly Turn[] {
  // Two may answer one: what was said to it, and later that nobody came, or that the assistant is back.
  const replies = Map.groupBy(messages, ({ answers }) => answers)
  const turns = messages
    .filter((message) => message.answers === null && message.number < question.number && !isNotice(message))
    .flatMap((message) => [message, ...(replies.get(message.id) ?? [])])
    .map(({ sender, text }): Turn => ({ role: sender === 'user' ? 'user' : 'model', text }))
    .slice(-mostTurns)
  return turns.slice(findStart(turns))
}

/** The first turn from which on everything fits. */
function findStart(turns: readonly Turn[]): number {
  let room = mostCharacters
  const from = turns.findLastIndex(({ text }) => (room -= text.length) < 0)
  return from + 1
}
