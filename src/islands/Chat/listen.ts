import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** How long a server may say nothing: before its answer begins, and then between two signs of life. */
type Patience = { readonly signal: AbortSignal; readonly takingMs: number; readonly silenceMs: number }

type Line = {
  /** For the request: comes when it is to be given up. */
  readonly signal: AbortSignal
  /** Reads events until the stream ends, or `hear` says that no more is wanted. */
  read(response: Response, hear: (event: EventSourceMessage) => 'over' | undefined): Promise<void>
}

/**
 * Listens to a stream of events of the server's. Never throws: a stream that breaks, is silent for too long or is aborted
 * ends as `giveUp` says. Behind it no connection stays open: it would only be kept for nothing.
 */
export async function listen<End>(
  { signal, takingMs, silenceMs }: Patience,
  talk: (line: Line) => Promise<End>,
  giveUp: (isAborted: boolean) => End,
): Promise<End> {
  const watch = new AbortController()
  const stop = () => watch.abort()
  signal.addEventListener('abort', stop)
  let alarm = window.setTimeout(stop, takingMs)
  const stayAwake = () => {
    clearTimeout(alarm)
    alarm = window.setTimeout(stop, silenceMs)
  }

  const read: Line['read'] = async (response, hear) => {
    let isOver = false
    const parser = createParser({ onEvent: (event) => void (isOver ||= hear(event) === 'over') })
    const reader = response.body?.getReader()
    const decoder = new TextDecoder()
    stayAwake()
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      stayAwake()
      parser.feed(decoder.decode(piece.value, { stream: true }))
      if (isOver) break
    }
  }

  try {
    return await talk({ signal: watch.signal, read })
  } catch {
    return giveUp(watch.signal.aborted)
  } finally {
    clearTimeout(alarm)
    signal.removeEventListener('abort', stop)
    watch.abort()
  }
}
