import { ModelFailure, type ModelFailureKind, type Patience } from './model.ts'
import { readAnswer } from './read-answer.ts'

type Call = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly patience: Patience
}

const tries = 2
const passing: readonly ModelFailureKind[] = ['reset', 'overloaded']

/**
 * Posts to a model and reads what it answers, event by event, each as the JSON value it carries. Throws a
 * `ModelFailure`. Tries once more where nothing has come yet and the trouble is of the kind that passes at once.
 */
export async function* callModel(call: Call): AsyncGenerator<unknown, void, undefined> {
  const { firstByteMs, idleMs, wholeMs } = call.patience
  const abort = new AbortController()
  const giveUp = () => abort.abort(new ModelFailure('timeout'))
  const whole = setTimeout(giveUp, wholeMs)
  let next: NodeJS.Timeout | undefined
  const waitFor = (ms: number) => {
    clearTimeout(next)
    next = setTimeout(giveUp, ms)
  }
  try {
    for (let left = tries - 1; ; left -= 1) {
      let hasBegun = false
      try {
        waitFor(firstByteMs)
        const chunks = await post(call, abort.signal)
        for await (const event of readAnswer(hear(chunks, () => waitFor(idleMs)))) {
          hasBegun = true
          yield event
        }
        return
      } catch (error) {
        const failure = toFailure(error, abort.signal, hasBegun)
        if (left === 0 || !passing.includes(failure.kind)) throw failure
      }
    }
  } finally {
    clearTimeout(next)
    clearTimeout(whole)
  }
}

async function post({ url, headers, body }: Call, signal: AbortSignal) {
  const response = await fetch(url, {
    method: 'POST',
    // Followed, a redirect would carry the key to another host.
    redirect: 'manual',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
  if (response.ok) return response.body?.pipeThrough(new TextDecoderStream()) ?? []
  await response.body?.cancel()
  throw new ModelFailure(judgeStatus(response.status), response.status)
}

async function* hear(chunks: AsyncIterable<string> | Iterable<string>, note: () => void) {
  for await (const chunk of chunks) {
    note()
    yield chunk
  }
}

function judgeStatus(status: number): ModelFailureKind {
  if (status === 429) return 'rate-limited'
  if (status === 503) return 'overloaded'
  return status >= 500 ? 'broken' : 'refused'
}

const resets: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

/** What went wrong, without the words of the error: those of `fetch` may hold the address, credentials included. */
function toFailure(error: unknown, signal: AbortSignal, hasBegun: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (signal.reason instanceof ModelFailure) return signal.reason
  // Never asked again: the visitor has read the beginning.
  if (hasBegun) return new ModelFailure('cut')
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return new ModelFailure(resets.includes(code) ? 'reset' : 'unreachable')
}
