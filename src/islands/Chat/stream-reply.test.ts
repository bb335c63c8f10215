import { afterEach, describe, expect, it, vi } from 'vitest'
import { streamReply } from './stream-reply.ts'

const session = { id: 'chat', token: 'token' }
const hearing = { onKept: () => undefined, onText: () => undefined, signal: new AbortController().signal }
const reply = { id: 'm2', text: 'Yes.', sender: 'agent', timestamp: '2026-11-20T12:00:00.000Z', sources: [] }

async function hear(stream: string, pieceLength = stream.length) {
  vi.stubGlobal('window', globalThis)
  const bytes = new TextEncoder().encode(stream)
  const body = new ReadableStream({
    start(line) {
      for (let at = 0; at < bytes.length; at += pieceLength) line.enqueue(bytes.slice(at, at + pieceLength))
      line.close()
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body))
  return streamReply(session, { id: 'm1', text: 'Hello' }, hearing)
}
const say = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

afterEach(() => vi.unstubAllGlobals())

describe('a reply', () => {
  it('is whole with its last event', async () => {
    expect(await hear(say('token', { text: 'Yes.' }) + say('done', reply))).toEqual({ kind: 'ok', value: reply })
  })

  it.each([1, 7, 1000])('is read in pieces of %i bytes, with signs of life between its events', async (pieceLength) => {
    const text = 'Zoë\u2028said:\n\n\u{1f44b} yes.'
    const stream = `:\n\n${say('token', { text })}:\n\n${say('done', { ...reply, text })}`

    expect(await hear(stream, pieceLength)).toEqual({ kind: 'ok', value: { ...reply, text } })
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
