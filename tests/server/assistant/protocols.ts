import type { Turn } from '#server/assistant/assistant.ts'

/** What a model sends in one go; `end` says why it stops. */
export type Piece = {
  readonly text?: string
  readonly end?: 'whole' | 'cut' | 'blocked'
  readonly tokens?: number
}

/** How a service speaks, written from its documentation and apart from the server's own readers. */
export type Protocol = {
  readonly name: string
  readonly assistant: string
  /** Under which of a peer's addresses it is asked: what ASSISTANT_BASE_URL adds to the origin. */
  readonly base: string
  readonly path: string
  readonly events: (pieces: readonly Piece[]) => readonly string[]
  /** The same, not streamed. */
  readonly document: (piece: Piece) => string
  readonly turnsOf: (body: unknown) => readonly Turn[]
  readonly settingsOf: (body: unknown) => unknown
  readonly keyHeader: readonly [name: string, value: (key: string) => string]
}

type GeminiBody = {
  readonly contents: readonly { readonly role: Turn['role']; readonly parts: readonly { readonly text: string }[] }[]
  readonly generationConfig: unknown
}

const geminiReasons = { whole: 'STOP', cut: 'MAX_TOKENS', blocked: 'SAFETY' } as const
const toGemini = ({ text, end, tokens }: Piece) => ({
  candidates: [
    {
      ...(text === undefined ? {} : { content: { parts: [{ text }], role: 'model' } }),
      ...(end && { finishReason: geminiReasons[end] }),
      index: 0,
    },
  ],
  ...(tokens && { usageMetadata: { promptTokenCount: 1, candidatesTokenCount: tokens - 1, totalTokenCount: tokens } }),
  modelVersion: 'test-flash',
})

const gemini: Protocol = {
  name: 'Gemini',
  assistant: 'google:test-flash',
  base: '',
  path: '/v1beta/models/test-flash:streamGenerateContent?alt=sse',
  events: (pieces) => pieces.map((piece) => `data: ${JSON.stringify(toGemini(piece))}\r\n\r\n`),
  document: (piece) => JSON.stringify([toGemini(piece)]),
  turnsOf: (body) => (body as GeminiBody).contents.map(({ role, parts }) => ({ role, text: parts[0]?.text ?? '' })),
  settingsOf: (body) => (body as GeminiBody).generationConfig,
  keyHeader: ['x-goog-api-key', (key) => key],
}

type OpenAiBody = {
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
}

const openAiReasons = { whole: 'stop', cut: 'length', blocked: 'content_filter' } as const
const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'test' }
const toOpenAi = ({ text, end, tokens }: Piece) => [
  ...(text === undefined ? [] : [{ ...chunk, choices: [{ index: 0, delta: { content: text }, finish_reason: null }] }]),
  ...(end ? [{ ...chunk, choices: [{ index: 0, delta: {}, finish_reason: openAiReasons[end] }] }] : []),
  ...(tokens ? [{ ...chunk, choices: [], usage: { total_tokens: tokens } }] : []),
]
const opening = { ...chunk, choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] }

const openAi: Protocol = {
  name: 'OpenAI',
  assistant: 'openai-compatible:test/flash',
  base: '/v1',
  path: '/v1/chat/completions',
  events: (pieces) => [
    ...[opening, ...pieces.flatMap(toOpenAi)].map((event) => `data: ${JSON.stringify(event)}\n\n`),
    ...(pieces.some(({ end }) => end) ? ['data: [DONE]\n\n'] : []),
  ],
  document: ({ text = '', end, tokens }) =>
    JSON.stringify({
      object: 'chat.completion',
      choices: [
        { index: 0, message: { role: 'assistant', content: text }, finish_reason: end ? openAiReasons[end] : null },
      ],
      usage: { total_tokens: tokens ?? 0 },
    }),
  turnsOf: (body) =>
    (body as OpenAiBody).messages.map(({ role, content }) => ({
      role: role === 'assistant' ? 'model' : role,
      text: content,
    })),
  settingsOf(body) {
    const { messages: _messages, ...settings } = body as OpenAiBody
    return settings
  },
  keyHeader: ['authorization', (key) => `Bearer ${key}`],
}

export const protocols: readonly Protocol[] = [gemini, openAi]
