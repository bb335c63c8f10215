import { afterEach, describe, expect, it, vi } from 'vitest'
import { streamReply } from './stream-reply.ts'

const session = { id: 'chat', token: 'token' }
const hearing = { onKept: () => undefined, onText: () => undefined, signal: new AbortController().signal }
const reply = { id: 'm2', text: 'Yes.', sender: 'agent', timestamp: '2026-11-20T12:00:00.000Z', sources: [] }

async function hear(stream: string) {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', async () => new Response(stream, { headers: { 'content-type': 'text/event-stream' } }))
  return streamReply(session, { id: 'm1', text: 'Hello' }, hearing)
}
const say = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

afterEach(() => vi.unstubAllGlobals())

describe('a reply', () => {
  it('is whole with its last event', async () => {
    expect(await hear(say('token', { text: 'Yes.' }) + say('done', reply))).toEqual({ kind: 'ok', value: reply })
  })

  it.each([
    ['that ends early', say('token', { text: 'Ye' })],
    ['that could not be kept', say('failed', { code: 'internal', message: '' })],
    ['without its time', say('done', { ...reply, timestamp: undefined })],
    ['with a time that is none', say('done', { ...reply, timestamp: 'now' })],
    ['without its words', say('done', { id: 'm2', timestamp: reply.timestamp })],
    ['that is none', say('done', null)],
    ['that is no JSON', 'event: done\ndata: {\n\n'],
  ])('%s has failed', async (_what, stream) => {
    expect(await hear(stream)).toEqual({ kind: 'failed' })
  })
})
