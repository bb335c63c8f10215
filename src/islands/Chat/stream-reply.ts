import type { ChatEvents, ChatSending } from '#contract/chat.ts'
import { addressOf, authorise, readTrouble, type Outcome } from './chat-api.ts'
import type { Session } from './chat-state.ts'
import { listen } from './listen.ts'

/** The server's heartbeat comes every 15 s; a stream silent for longer is one that nobody will end. */
const mostSilenceMs = 40_000
/** By then a server that is there has kept the message, and has said so. */
const longestTakingMs = 30_000

type Hearing = {
  /** The server has kept the message. */
  readonly onKept: () => void
  /** All of the reply that has come so far. */
  readonly onText: (text: string) => void
  readonly signal: AbortSignal
}

/** The message is kept, and one of us answers it. */
export type Left = { readonly kind: 'left' }

/**
 * Sends a message and hears its reply. Sent again under the same id it is the same message, and the reply is told from
 * its beginning. Never throws; a stream that ends before `done`, or is aborted, has failed.
 */
export function streamReply(
  session: Session,
  sending: ChatSending,
  { onKept, onText, signal }: Hearing,
): Promise<Outcome<ChatEvents['done']> | Left> {
  let isTaken = false
  return listen<Outcome<ChatEvents['done']> | Left>(
    { signal, takingMs: longestTakingMs, silenceMs: mostSilenceMs },
    async (line) => {
      const response = await fetch(`${addressOf(session)}/messages`, {
        method: 'POST',
        headers: { ...authorise(session), 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify(sending),
        signal: line.signal,
      })
      if (!response.ok) return await readTrouble(response)
      isTaken = true
      onKept()
      let text = ''
      let end: Outcome<ChatEvents['done']> | Left = { kind: 'failed' }
      await line.read(response, ({ event, data }) => {
        if (event === 'token') {
          text += (JSON.parse(data) as ChatEvents['token']).text
          onText(text)
          return undefined
        }
        if (event === 'kept') end = { kind: 'left' }
        else if (event === 'done') end = readReply(JSON.parse(data) as ChatEvents['done'])
        return event === 'kept' || event === 'done' || event === 'failed' ? 'over' : undefined
      })
      return end
    },
    (isAborted) => ({ kind: 'failed', ...(!isTaken && isAborted && { isSilent: true }) }),
  )
}

const readReply = (reply: ChatEvents['done']): Outcome<ChatEvents['done']> =>
  isWhole(reply) ? { kind: 'ok', value: reply } : { kind: 'failed' }

/** Whether a reply can be shown. What is cut off on its way is fetched again. */
function isWhole({ id, text, timestamp = '' }: Partial<ChatEvents['done']>): boolean {
  return typeof id === 'string' && typeof text === 'string' && !Number.isNaN(Date.parse(timestamp))
}
