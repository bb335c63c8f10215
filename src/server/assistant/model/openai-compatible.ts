import * as z from 'zod'
import type { Turn } from '#server/assistant/assistant.ts'
import { callModel } from './call-model.ts'
import { generation, type Model, type ModelAddress, type Patience } from './model.ts'
import { lastEvent, readParts, type Event } from './read-answer.ts'

const said = z.object({ content: z.string().nullish() }).nullish()
/** A chunk of a streamed chat completion or a whole one, as far as they are read here. */
const completion = z.object({
  choices: z.array(z.object({ delta: said, message: said, finish_reason: z.string().nullish() })).optional(),
  usage: z.object({ total_tokens: z.number() }).partial().nullish(),
})

/** The reasons of https://platform.openai.com/docs/api-reference/chat and of those who speak the same protocol. */
const ends: Readonly<Record<string, Event['end']>> = {
  stop: 'whole',
  eos: 'whole',
  end_turn: 'whole',
  length: 'cut',
  content_filter: 'blocked',
}

const roles = { user: 'user', model: 'assistant' } as const satisfies Record<Turn['role'], string>

/** Any service that answers `POST /chat/completions`, streamed or not. */
export function createOpenAiCompatibleModel({ baseUrl, model, apiKey }: ModelAddress, patience: Patience): Model {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
  const headers = { Authorization: `Bearer ${apiKey}` }
  const settings = {
    model,
    temperature: generation.temperature,
    top_p: generation.topP,
    max_tokens: generation.maxOutputTokens,
    stream: true,
    stream_options: { include_usage: true },
  }
  return {
    stream(turns) {
      const messages = turns.map(({ role, text }) => ({ role: roles[role], content: text }))
      return readParts(callModel({ url, headers, body: { ...settings, messages }, patience }), readEvent)
    },
  }
}

function readEvent(value: unknown): Event {
  // Not every service gives a reason; where one does, it came before this mark and counts.
  if (value === lastEvent) return { text: '', tokens: null, end: 'whole' }
  const reading = completion.safeParse(value)
  if (!reading.success) return { text: '', tokens: null, end: null }
  const { choices, usage } = reading.data
  const [choice] = choices ?? []
  const reason = choice?.finish_reason
  return {
    text: choice?.delta?.content ?? choice?.message?.content ?? '',
    tokens: usage?.total_tokens ?? null,
    end: reason ? (ends[reason] ?? 'cut') : null,
  }
}
