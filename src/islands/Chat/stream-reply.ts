import { createParser } from 'eventsource-parser'
import type { ChatEvents, ChatSending } from '#contract/chat.ts'
import { addressOf, authorise, readTrouble, type Outcome } from './chat-api.ts'
import type { Session } from './chat-state.ts'

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
export async function streamReply(
  session: Session,
  sending: ChatSending,
  { onKept, onText, signal }: Hearing,
): Promise<Outcome<ChatEvents['done']> | Left> {
  const watch = new AbortController()
  const stop = () => watch.abort()
  signal.addEventListener('abort', stop)
  let isTaken = false
  let alarm = window.setTimeout(stop, longestTakingMs)
  const stayAwake = () => {
    clearTimeout(alarm)
    alarm = window.setTimeout(stop, mostSilenceMs)
  }

  try {
    const response = await fetch(`${addressOf(session)}/messages`, {
      method: 'POST',
      headers: { ...authorise(session), 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(sending),
      signal: watch.signal,
    })
    if (!response.ok) return await readTrouble(response)
    isTaken = true
    stayAwake()
    onKept()
    const reply = await readEvents(response, onText, stayAwake)
    if (reply === 'left') return { kind: 'left' }
    return reply ? { kind: 'ok', value: reply } : { kind: 'failed' }
  } catch {
    return { kind: 'failed', ...(!isTaken && watch.signal.aborted && { isSilent: true }) }
  } finally {
    clearTimeout(alarm)
    signal.removeEventListener('abort', stop)
    // Nothing follows `done`; a connection that stays open would only be kept for nothing.
    watch.abort()
  }
}

async function readEvents(response: Response, onText: (text: string) => void, onBytes: () => void) {
  let text = ''
  const end: { reply?: ChatEvents['done'] | 'left'; hasFailed?: true } = {}
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'token') {
        text += (JSON.parse(data) as ChatEvents['token']).text
        onText(text)
      } else if (event === 'kept') {
        end.reply = 'left'
      } else if (event === 'done' || event === 'failed') {
        const reply = JSON.parse(data) as ChatEvents['done']
        if (event === 'done' && isWhole(reply)) end.reply = reply
        else end.hasFailed = true
      }
    },
  })
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    onBytes()
    parser.feed(decoder.decode(piece.value, { stream: true }))
    if (end.reply || end.hasFailed) break
  }
  return end.reply
}

/** Whether a reply can be shown. What is cut off on its way is fetched again. */
function isWhole({ id, text, timestamp = '' }: Partial<ChatEvents['done']>): boolean {
  return typeof id === 'string' && typeof text === 'string' && !Number.isNaN(Date.parse(timestamp))
}
