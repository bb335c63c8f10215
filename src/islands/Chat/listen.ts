/** How long a server may say nothing: before its answer begins, and then between two signs of life. */
type Patience = { readonly signal: AbortSignal; readonly takingMs: number; readonly silenceMs: number }

type StreamEvent = { readonly id: string | undefined; readonly event: string; readonly data: string }

type Line = {
  /** For the request: comes when it is to be given up. */
  readonly signal: AbortSignal
  /** Reads events until the stream ends, or `hear` says that no more is wanted. */
  read(response: Response, hear: (event: StreamEvent) => 'over' | undefined): Promise<void>
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
    let rest = ''
    const reader = response.body?.getReader()
    const decoder = new TextDecoder()
    stayAwake()
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      stayAwake()
      const blocks = (rest + decoder.decode(piece.value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = readEvent(block)
        if (event && hear(event) === 'over') return
      }
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

/**
 * An event as our own server writes it, or null for its sign of life. Whatever else a stream of events may hold takes a
 * library 1.3 kB to read.
 */
function readEvent(block: string): StreamEvent | null {
  const [, id, event, data] = /^(?:id: (\d+)\n)?event: (\w+)\ndata: (.*)$/s.exec(block) ?? []
  return event === undefined || data === undefined ? null : { id, event, data }
}
