import * as z from 'zod'
import { callModel } from './call-model.ts'
import { generation, type Model, type ModelAddress, type Patience } from './model.ts'
import { readParts, type Event } from './read-answer.ts'

/** One `GenerateContentResponse` of https://ai.google.dev/api/generate-content, as far as it is read here. */
const response = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({ parts: z.array(z.object({ text: z.string().optional(), thought: z.boolean().optional() })) })
          .partial()
          .optional(),
        finishReason: z.string().optional(),
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  usageMetadata: z.object({ totalTokenCount: z.number() }).partial().optional(),
})

/** Every other reason is one of the service's filters. */
const ends: Readonly<Record<string, Event['end']>> = { STOP: 'whole', MAX_TOKENS: 'cut' }

/**
 * The flash models think before they answer unless told not to, and what they think counts toward the most tokens of
 * an answer: left to themselves they stop in the middle of a sentence. Older models refuse to be told.
 */
const thinking: readonly (readonly [RegExp, Readonly<Record<string, unknown>>])[] = [
  [/^gemini-2\.5-flash/, { thinkingConfig: { thinkingBudget: 0 } }],
  [/^gemini-3[\d.]*-flash/, { thinkingConfig: { thinkingLevel: 'minimal' } }],
]

/** BOT-1: Google's models over `streamGenerateContent`; answers that are not streamed are read as well. */
export function createGoogleModel({ baseUrl, model, apiKey }: ModelAddress, patience: Patience): Model {
  const base = baseUrl.replace(/\/+$/, '').replace(/\/v1beta$/, '')
  const path = model.includes('/') ? model : `models/${model}`
  const url = `${base}/v1beta/${path}:streamGenerateContent?alt=sse`
  const headers = { 'x-goog-api-key': apiKey }
  const generationConfig = { ...generation, ...thinking.find(([name]) => name.test(model))?.[1] }
  return {
    stream(turns) {
      const contents = turns.map(({ role, text }) => ({ role, parts: [{ text }] }))
      return readParts(callModel({ url, headers, body: { contents, generationConfig }, patience }), readEvent)
    },
  }
}

function readEvent(value: unknown): Event {
  const reading = response.safeParse(value)
  if (!reading.success) return { text: '', tokens: null, end: null }
  const { candidates, promptFeedback, usageMetadata } = reading.data
  const [candidate] = candidates ?? []
  const parts = candidate?.content?.parts ?? []
  const reason = candidate?.finishReason
  return {
    text: parts.map(({ text = '', thought = false }) => (thought ? '' : text)).join(''),
    tokens: usageMetadata?.totalTokenCount ?? null,
    end: promptFeedback?.blockReason ? 'blocked' : reason === undefined ? null : (ends[reason] ?? 'blocked'),
  }
}
