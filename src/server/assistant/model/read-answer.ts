import { createParser } from 'eventsource-parser'
import { ModelFailure } from './model.ts'

/** Characters. An answer of 1,024 tokens, each of which comes in an event of its own, stays well below. */
const longestAnswer = 4_000_000
/** What services send as the last event instead of JSON. */
export const lastEvent = '[DONE]'

/**
 * The values of an answer in the order they came: of Server-sent events those of each event as soon as it is there, of
 * a plain JSON answer the elements of its array or the one object. An OpenAI-like end mark is given as it is. Throws a
 * `ModelFailure` when it is neither.
 */
export async function* readAnswer(chunks: AsyncIterable<string>): AsyncGenerator<unknown, void, undefined> {
  let head = ''
  let length = 0
  let reader: Reader | null = null
  for await (const chunk of chunks) {
    length += chunk.length
    if (length > longestAnswer) throw new ModelFailure('malformed')
    if (reader) {
      yield* reader.feed(chunk)
      continue
    }
    head += chunk
    if (head.trim() === '') continue
    reader = chooseReader(head)
    yield* reader.feed(head)
  }
  if (reader) yield* reader.end()
}

type Reader = { feed(chunk: string): readonly unknown[]; end(): readonly unknown[] }

/** By its first character: not every service says in its headers what it sends. */
function chooseReader(head: string): Reader {
  const first = head.trimStart().charAt(0)
  if (first === '<') throw new ModelFailure('malformed')
  return first === '{' || first === '[' ? createDocumentReader() : createEventReader()
}

function createDocumentReader(): Reader {
  let text = ''
  return {
    feed(chunk) {
      text += chunk
      return []
    },
    end() {
      const document = parse(text)
      return Array.isArray(document) ? document : [document]
    },
  }
}

function createEventReader(): Reader {
  let waiting: unknown[] = []
  const parser = createParser({
    onEvent: ({ data }) => {
      waiting.push(data.trim() === lastEvent ? lastEvent : parse(data))
    },
  })
  const feed = (chunk: string) => {
    parser.feed(chunk)
    const events = waiting
    waiting = []
    return events
  }
  // An event counts once an empty line follows it; some services leave out the last one.
  return { feed, end: () => feed('\n\n') }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ModelFailure('malformed')
  }
}
