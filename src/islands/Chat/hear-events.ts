import type { LiveEvents } from '#contract/chat.ts'
import { addressOf, authorise } from './chat-api.ts'
import type { Session } from './chat-state.ts'
import { listen } from './listen.ts'

/** The server gives a sign of life every 10 s; a connection silent for longer is one that broke unnoticed. */
const mostSilenceMs = 25_000

export type HeardEvent = {
  [Name in keyof LiveEvents]: {
    readonly event: Name
    readonly data: LiveEvents[Name]
    /** Its place in the conversation; null for what has none. */
    readonly number: number | null
  }
}[keyof LiveEvents]

/**
 * How a stream ended. `none`: there is nothing to hear; that a session is gone is found out by what is sent next. `full`:
 * the server has no room for one now.
 */
type StreamEnd = 'none' | 'full' | 'broken'

/** What people do in a conversation, behind an event on. Never throws; resolves when the stream is over. */
export function hearEvents(
  session: Session,
  after: number,
  hear: (heard: HeardEvent) => void,
  signal: AbortSignal,
): Promise<StreamEnd> {
  return listen<StreamEnd>(
    { signal, takingMs: mostSilenceMs, silenceMs: mostSilenceMs },
    async (line) => {
      const response = await fetch(`${addressOf(session)}/events`, {
        headers: {
          ...authorise(session),
          accept: 'text/event-stream',
          ...(after > 0 && { 'last-event-id': `${after}` }),
        },
        signal: line.signal,
      })
      if (response.status === 204 || response.status === 404) return 'none'
      if (response.status === 429 || response.status === 503) return 'full'
      if (!response.ok) return 'broken'
      await line.read(response, ({ event, data, id }) => {
        hear({ event, data: JSON.parse(data), number: id ? Number(id) : null } as HeardEvent)
        return undefined
      })
      return 'broken'
    },
    () => 'broken',
  )
}
