import type { AnswerKind } from '#server/assistant/assistant.ts'

type ReplyKind = AnswerKind | 'handed-off' | 'requested'

/** What happened in conversations since this process started, for the metrics. */
export type ChatCounts = {
  readonly countSession: () => void
  readonly countMessage: () => void
  readonly countReply: (kind: ReplyKind) => void
  readonly read: () => {
    readonly sessions: number
    readonly messages: number
    readonly replies: ReadonlyMap<ReplyKind, number>
  }
}

export function createChatCounts(): ChatCounts {
  const replies = new Map<ReplyKind, number>()
  let sessions = 0
  let messages = 0
  return {
    countSession: () => void (sessions += 1),
    countMessage: () => void (messages += 1),
    countReply: (kind) => void replies.set(kind, (replies.get(kind) ?? 0) + 1),
    read: () => ({ sessions, messages, replies }),
  }
}
