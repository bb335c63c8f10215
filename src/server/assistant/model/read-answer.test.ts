import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnswer } from './read-answer.ts'

async function* cut(text: string, places: readonly number[]) {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].toSorted((a, b) => a - b)
  let from = 0
  for (const end of [...ends, text.length]) {
    yield text.slice(from, end)
    from = end
  }
}
async function readAll(text: string, places: readonly number[] = []) {
  const events: unknown[] = []
  for await (const event of readAnswer(cut(text, places))) events.push(event)
  return events
}

const events = ': hello\n\ndata: {"a":"é $29"}\r\n\r\nevent: x\nid: 7\ndata: {"b":\ndata: [2]}\n\ndata: [DONE]\n\n'
const document = ' \n[{"a":1},{"b":2}]\n'

describe('what a service answers', () => {
  it('is the same however it was cut on its way', async () => {
    const places = fc.array(fc.nat({ max: 200 }), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(places, async (at) => {
        expect(await readAll(events, at)).toEqual([{ a: 'é $29' }, { b: [2] }, '[DONE]'])
        expect(await readAll(document, at)).toEqual([{ a: 1 }, { b: 2 }])
      }),
    )
  })

  it('is one event when it is one object, and counts without its last empty line', async () => {
    expect(await readAll('{"a":1}')).toEqual([{ a: 1 }])
    expect(await readAll('data: {"a":1}')).toEqual([{ a: 1 }])
  })

  it.each(['<!doctype html><p>502', '{"a":', 'data: {"a":\n\n', '[1,'])('is malformed: %s', async (text) => {
    await expect(readAll(text)).rejects.toMatchObject({ kind: 'malformed' })
  })

  it.each(['', '   \n', 'Service unavailable', ': only comments\n\n'])('is nothing: %s', async (text) => {
    expect(await readAll(text)).toEqual([])
  })

  it.each([
    ['a document longer than any answer', ['[', ...Array.from({ length: 30 }, () => '"x",'.repeat(3000))], 23],
    ['white space without end', Array.from({ length: 3000 }, () => ' '.repeat(200)), 1281],
    ['one event without end', ['data: "', ...Array.from({ length: 3000 }, () => 'x'.repeat(200))], 1281],
    ['events that say nothing, without end', Array.from({ length: 3000 }, () => 'data: {}\n\n'.repeat(100)), 41],
    ['a document of as many values', [`[${'{},'.repeat(5000)}{}]`], 1],
  ])('is malformed, and read no further: %s', async (_what, pieces, read) => {
    let pulled = 0
    function* pull() {
      for (const piece of pieces) {
        pulled += 1
        yield piece
      }
    }
    const reading = async () => {
      for await (const _event of readAnswer(pull())) continue
    }
    await expect(reading()).rejects.toMatchObject({ kind: 'malformed' })
    expect(pulled).toBe(read)
  })
})
