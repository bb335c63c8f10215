import { demoReplyMs, emailReplyMs } from '#facts/contact.ts'
import type { Promised } from '#server/storage/desk-storage.ts'
import type { Milliseconds } from '#server/clock.ts'

/** What the site promises: to whoever asks for a person, an email; to everybody else, an answer (CONFLICT-7). */
function replyMs(kind: Promised): Milliseconds {
  return kind === 'person' ? emailReplyMs : demoReplyMs
}

/** The promise that goes along with what somebody asked for. */
export function promiseOf(leadId: string, kind: Promised, askedAt: Milliseconds) {
  return { leadId, kind, askedAt, dueAt: askedAt + replyMs(kind) }
}
