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
  const { quietMs, wholeMs } = call.patience
  const abort = new AbortController()
  const timers = [quietMs, wholeMs].map((ms) => setTimeout(() => abort.abort(), ms))
  try {
    for (let left = tries - 1; ; left -= 1) {
      let hasBegun = false
      try {
        timers[0]?.refresh()
        for await (const event of readAnswer(await post(call, abort.signal), () => timers[0]?.refresh())) {
          hasBegun = true
          yield event
        }
        return
      } catch (error) {
        const failure = abort.signal.aborted ? new ModelFailure('timeout') : toFailure(error, hasBegun)
        if (left === 0 || !passing.includes(failure.kind)) throw failure
      }
    }
  } finally {
    timers.forEach(clearTimeout)
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
  const { status } = response
  throw new ModelFailure(ofStatus[status] ?? (status >= 500 ? 'broken' : 'refused'), status)
}

const ofStatus: Readonly<Record<number, ModelFailureKind>> = { 429: 'rate-limited', 503: 'overloaded' }
const resets: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

/** What went wrong, without the words of the error: those of `fetch` may hold the address, credentials included. */
function toFailure(error: unknown, hasBegun: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error
  // Never asked again: the visitor has read the beginning.
  if (hasBegun) return new ModelFailure('cut')
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return new ModelFailure(resets.includes(code) ? 'reset' : 'unreachable')
}
