import * as z from 'zod'
import { assistantPrompt } from '#content/team/assistant-prompt.ts'
import type { Turn } from '#server/assistant/assistant.ts'
import type { AssistantConfig } from '#server/config.ts'
import { ModelFailure, type Model, type ModelFailureKind, type Patience } from './model.ts'
import { lastEvent, readAnswer, readParts, type Event } from './read-answer.ts'

type ModelConfig = Exclude<AssistantConfig, { readonly kind: 'embedded' }>

/** How one kind of service is asked, and what an event of its answer says. */
type Service = (to: ModelConfig) => {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly write: (turns: readonly Turn[]) => unknown
  readonly event: z.ZodType<Event>
}

/** BOT-6. */
const generation = { temperature: 0.7, topP: 0.8, topK: 40, maxOutputTokens: 1024 } as const
export const mostTokens = generation.maxOutputTokens

/** An event of another shape says nothing. */
const nothing: Event = { text: '', tokens: null, end: null }
const tokens = z.int().positive().nullish().catch(null)

/** One `GenerateContentResponse` of https://ai.google.dev/api/generate-content, as far as it is read here. */
const part = z.object({ text: z.string().optional(), thought: z.boolean().optional() })
const candidate = z.object({
  content: z.object({ parts: z.array(part).optional() }).optional(),
  finishReason: z.string().optional(),
})
/** Every other reason is one of the service's filters. */
const endsOfGoogle: Readonly<Record<string, Event['end']>> = { STOP: 'whole', MAX_TOKENS: 'cut' }
const eventOfGoogle = z
  .object({
    candidates: z.array(candidate).optional(),
    promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
    usageMetadata: z.object({ totalTokenCount: tokens }).optional(),
  })
  .transform(({ candidates: [first] = [], promptFeedback, usageMetadata }): Event => {
    const said = (first?.content?.parts ?? []).map(({ text = '', thought = false }) => (thought ? '' : text))
    const end = first?.finishReason === undefined ? null : (endsOfGoogle[first.finishReason] ?? 'blocked')
    return {
      text: said.join(''),
      tokens: usageMetadata?.totalTokenCount ?? null,
      end: promptFeedback?.blockReason ? 'blocked' : end,
    }
  })
  .catch(nothing)

/**
 * The flash models think before they answer unless told not to, and what they think counts toward the most tokens of
 * an answer: left to themselves they stop in the middle of a sentence. Older models refuse to be told.
 */
const thinking: readonly (readonly [RegExp, Readonly<Record<string, unknown>>])[] = [
  [/^(?:models\/)?gemini-2\.5-flash/, { thinkingConfig: { thinkingBudget: 0 } }],
  [/^(?:models\/)?gemini-3[\d.]*-flash/, { thinkingConfig: { thinkingLevel: 'minimal' } }],
]

/** BOT-1: Google's models over `streamGenerateContent`; answers that are not streamed are read as well. */
const google: Service = ({ baseUrl, model, apiKey }) => {
  const path = model.includes('/') ? model : `models/${model}`
  const generationConfig = { ...generation, ...thinking.find(([name]) => name.test(model))?.[1] }
  return {
    url: `${baseUrl.replace(/\/v1beta$/, '')}/v1beta/${path}:streamGenerateContent?alt=sse`,
    headers: { 'x-goog-api-key': apiKey },
    write: (turns) => ({ contents: turns.map(({ role, text }) => ({ role, parts: [{ text }] })), generationConfig }),
    event: eventOfGoogle,
  }
}

/** The reasons of https://platform.openai.com/docs/api-reference/chat and of those who speak the same protocol. */
const endsOfOpenAi: Readonly<Record<string, Event['end']>> = {
  stop: 'whole',
  eos: 'whole',
  end_turn: 'whole',
  length: 'cut',
  content_filter: 'blocked',
}
const said = z.object({ content: z.string().nullish() }).nullish()
/** A chunk of a streamed chat completion or a whole one, as far as they are read here. */
const completion = z
  .object({
    choices: z.array(z.object({ delta: said, message: said, finish_reason: z.string().nullish() })).optional(),
    usage: z.object({ total_tokens: tokens }).nullish(),
  })
  .transform(({ choices: [choice] = [], usage }): Event => {
    const reason = choice?.finish_reason
    return {
      text: choice?.delta?.content ?? choice?.message?.content ?? '',
      tokens: usage?.total_tokens ?? null,
      end: reason ? (endsOfOpenAi[reason] ?? 'cut') : null,
    }
  })
  .catch(nothing)
// Not every service gives a reason; where one does, it came before this mark and counts.
const mark = z.literal(lastEvent).transform((): Event => ({ ...nothing, end: 'whole' }))

/** Any service that answers `POST /chat/completions`, streamed or not. */
const openAiCompatible: Service = ({ baseUrl, model, apiKey }) => ({
  url: `${baseUrl}/chat/completions`,
  headers: { Authorization: `Bearer ${apiKey}` },
  write: (turns) => ({
    model,
    temperature: generation.temperature,
    top_p: generation.topP,
    max_tokens: generation.maxOutputTokens,
    stream: true,
    stream_options: { include_usage: true },
    messages: turns.map(({ role, text }) => ({ role: role === 'model' ? 'assistant' : role, content: text })),
  }),
  event: z.union([mark, completion]),
})

const services: Readonly<Record<ModelConfig['kind'], Service>> = { google, 'openai-compatible': openAiCompatible }

/** The configured model; nothing is asked of it yet. */
export function createModel(config: ModelConfig, patience: Patience): Model {
  const baseUrl = config.baseUrl.replace(/\/+$/, '')
  const { write, event, ...to } = services[config.kind]({ ...config, baseUrl })
  return (turns) => readParts(callModel({ ...to, body: write(turns), patience }), event)
}

/** Asks a model for a word and hangs up at the first one: null when it answers, otherwise why not. */
export async function tryModel(config: ModelConfig): Promise<ModelFailure | null> {
  const model = createModel(config, { quietMs: 8_000, wholeMs: 10_000 })
  try {
    for await (const { text } of model([{ role: 'user', text: assistantPrompt.trial }])) {
      if (text !== '') return null
    }
    return new ModelFailure('empty')
  } catch (error) {
    if (error instanceof ModelFailure) return error
    throw error
  }
}

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
async function* callModel(call: Call): AsyncGenerator<unknown, void, undefined> {
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
