import { isNotice } from '#server/storage/talk-storage.ts'
import type { StoredChat, StoredMessage } from '#server/storage/storage.ts'

/**
 * What of all messages a letter that was queued at message `upTo` tells: everything since the conversation last began anew before
 * that. Each beginning is a greeting, an answer to nothing. The greeting decides, and not only how far the visitor has
 * cleared by now: the last summary before a clearing is often written after it and must hold what was cleared.
 */
export function findToldMessages(
  { clearedUpTo }: Pick<StoredChat, 'clearedUpTo'>,
  upTo: number,
  all: readonly StoredMessage[],
): readonly StoredMessage[] {
  const after = clearedUpTo < upTo ? clearedUpTo : 0
  const messages = all.filter((message) => message.number > after && message.number <= upTo && !isNotice(message))
  const begin = messages.findLastIndex(({ sender, answers }) => sender === 'agent' && answers === null)
  return messages.slice(Math.max(begin, 0))
}
