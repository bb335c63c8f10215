import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createReader } from './reader.ts'

/** A page that is asked for as often as `asked` says; each time `answer` is what the server has. */
function openPage(take: Parameters<typeof createReader>[0] = () => 'read') {
  const server = { asked: 0, answer: async () => new Response('') }
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('location', { pathname: '/desk', search: '' })
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => null
    },
  )
  vi.stubGlobal('fetch', () => {
    server.asked += 1
    return server.answer()
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { server, read: createReader(take) }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

it('reads once more for whoever asks while it reads, and tells him what came of it', async () => {
  const { server, read } = openPage()
  const first = Promise.withResolvers<Response>()
  server.answer = () => first.promise
  const readings = [read(), read(), read()]
  server.answer = async () => new Response('')
  first.resolve(new Response(''))

  expect(await Promise.all(readings)).toEqual(['read', 'read', 'read'])
  expect(server.asked).toBe(2)
})

it('tries again what failed, more and more rarely, and at once where something happens', async () => {
  const { server, read } = openPage()
  const askedAt: number[] = []
  const start = Date.now()
  server.answer = async () => {
    askedAt.push((Date.now() - start) / 1000)
    return new Response('', { status: 503 })
  }
  const reading = read()
  await vi.advanceTimersByTimeAsync(200_000)
  expect(askedAt).toEqual([0, 3, 9, 21, 45, 93, 153])

  server.answer = async () => new Response('')
  void read()
  expect(await reading).toBe('read')
  expect(server.asked).toBe(8)
  await vi.advanceTimersByTimeAsync(200_000)
  expect(server.asked).toBe(8)
})

it('tells at once that the page is another one', async () => {
  const { server, read } = openPage()
  server.answer = async () => new Response('', { status: 404 })

  expect(await read()).toBe('other')
})
