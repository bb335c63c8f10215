import type { FastifyBaseLogger } from 'fastify'
import type { Assistant } from '#server/assistant/assistant.ts'
import { Refusal } from '#server/errors.ts'
import { findDeliveries } from '#server/outbox/deliveries.ts'
import type { Locator } from '#server/location/locator.ts'
import { inTime, type Wait, waitForTimer } from '#server/clock.ts'
import { createRateLimit } from '#server/rate-limit.ts'
import { createRequests } from '#server/requests/requests.ts'
import { createTelling } from '#server/requests/telling.ts'
import type { StoredMessage } from '#server/storage/storage.ts'
import { createDeskPresence, type DeskPresence } from '#server/talks/desk-presence.ts'
import { createLive, type Live } from '#server/talks/live.ts'
import { createTalkService, type TalkService } from '#server/talks/talks.service.ts'
import { createVisitorTalks, type VisitorTalks } from '#server/talks/visitor-talks.ts'
import { createAnswering, loseReply } from './answering.ts'
import { createChatService, type ChatService } from './chat.service.ts'
import { createMailedCopies } from './mailed-copies.ts'
import { createChatCounts, type ChatCounts } from './counts.ts'
import { createLines } from './lines.ts'
import { createSessionService, type SessionService } from './sessions.service.ts'
import { createSummaries } from './summaries.ts'
import { createWantedBy } from './wanted-by.ts'
import type { Parts } from '#server/parts.ts'

type ChatParts = Pick<Parts, 'config' | 'secret' | 'storage' | 'now' | 'nudge'> & {
  readonly assistant: Assistant
  readonly locator: Locator
  readonly log: FastifyBaseLogger
  readonly wait?: Wait
  /** So many windows of visitors listen at once, unless somebody says otherwise. */
  readonly mostStreams?: number
}

export type Chat = {
  readonly sessions: SessionService
  readonly chats: ChatService
  readonly live: Live
  readonly presence: DeskPresence
  readonly talks: TalkService
  readonly visitorTalks: VisitorTalks
  /** For the metrics. */
  readonly readCounts: () => ReturnType<ChatCounts['read']> & { readonly running: number }
  /** Lets the replies under way be finished and kept, for a bounded time; the rest can be asked for again. */
  finish(): Promise<void>
}

const messagesOfSession = { tries: 60, windowMs: 600_000 }
/** Stopping the server takes less than ten seconds in all. */
const longestFinishMs = 5000

/** Everything behind the doors of the conversations, put together. */
export function createChat({ wait = waitForTimer, ...parts }: ChatParts): Chat {
  const { config, secret, now } = parts
  const { deliveries, messageDomain } = findDeliveries(config)
  const counts = createChatCounts()
  const summaries = createSummaries({ messageDomain, now })
  const lines = createLines((reply) => loseReply(reply, new Refusal('overloaded')))
  const requests = createRequests({ telling: createTelling({ messageDomain, deliveries, now }), now })
  const wantedBy = createWantedBy(parts.assistant)
  const live = createLive(parts.storage.signals)
  const presence = createDeskPresence(parts.storage, now)
  const answer = createAnswering({ ...parts, live, presence, summaries, requests, wantedBy, counts, wait })
  const visitorTalks = createVisitorTalks({ ...parts, live })
  const takeUp = ({ isForPerson: _theirs, ...question }: StoredMessage) =>
    void lines
      .add({ chatId: question.chatId, messageId: question.id, keep: async () => question, answer })
      .catch((error: unknown) => parts.log.error({ err: error }, 'a question that was left open was not taken up'))
  const copies = createMailedCopies({ secret, messageDomain, now })
  const perSession = createRateLimit({ ...messagesOfSession, now })
  const { retentionDays } = config
  return {
    sessions: createSessionService({ ...parts, deliveries, messageDomain, counts, wait }),
    chats: createChatService({
      ...parts,
      retentionDays,
      lines,
      answer,
      summaries,
      requests,
      wantedBy,
      copies,
      perSession,
      live,
      counts,
    }),
    live,
    presence,
    talks: createTalkService({ storage: parts.storage, live, now, takeUp }),
    visitorTalks,
    readCounts: () => ({ ...counts.read(), running: lines.count() }),
    async finish() {
      visitorTalks.close()
      await inTime(lines.idle(), longestFinishMs, wait)
      lines.giveUp()
    },
  }
}
