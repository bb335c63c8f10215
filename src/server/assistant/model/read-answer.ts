import { createParser } from 'eventsource-parser'
import * as z from 'zod'
import { ModelFailure, type ModelPart } from './model.ts'

/** Characters of a whole answer: each of its tokens may come in an event of its own, with much around it. */
const longestAnswer = 4_000_000
/** Characters until an event is whole, or of an answer that is none: several times what all words of an answer need. */
const longestPiece = 256_000
/** Four times the most tokens of an answer. Every event is read by itself, and holds everybody up for as long. */
const mostEvents = 4_096
/** What services send as the last event instead of JSON. */
export const lastEvent = '[DONE]'

/**
 * The values of an answer in the order they came: of Server-sent events those of each event as soon as it is there, of
 * a plain JSON answer the elements of its array or the one object. An OpenAI-like end mark is given as it is. Throws a
 * `ModelFailure` when it is neither. `hear` is told of each chunk.
 */
export async function* readAnswer(
  chunks: AsyncIterable<string> | Iterable<string>,
  hear: () => void = () => undefined,
): AsyncGenerator<unknown, void, undefined> {
  const values: unknown[] = []
  let shape: 'events' | 'document' | null = null
  let held = ''
  let length = 0
  let waiting = 0
  let count = 0
  function take(value: unknown) {
    count += 1
    if (count > mostEvents) throw new ModelFailure('malformed')
    values.push(value)
  }
  const parser = createParser({ onEvent: ({ data }) => take(data.trim() === lastEvent ? lastEvent : parse(data)) })
  for await (const chunk of chunks) {
    hear()
    length += chunk.length
    waiting += chunk.length
    held += chunk
    // White space before it is forgotten, so that no text is looked through again and again.
    if (shape === null) held = held.trimStart()
    shape ??= tellShape(held)
    if (shape === 'events') {
      parser.feed(held)
      held = ''
    }
    if (values.length > 0) waiting = 0
    if (length > longestAnswer || waiting > longestPiece) throw new ModelFailure('malformed')
    yield* values.splice(0)
  }
  if (shape === 'document') [parse(held)].flat().forEach(take)
  // An event counts once an empty line follows it; some services leave out the last one.
  parser.feed('\n\n')
  yield* values
}

/** By its first character: not every service says in its headers what it sends. */
function tellShape(text: string) {
  const first = text.charAt(0)
  if (first === '<') throw new ModelFailure('malformed')
  return first === '' ? null : first === '{' || first === '[' ? 'document' : 'events'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ModelFailure('malformed')
  }
}

/** What one event of an answer says. `end` is null while more is to come. */
export type Event = ModelPart & { readonly end: 'whole' | 'cut' | 'blocked' | null }

/** Services that fail after their answer has begun say so in an event, in this shape or near it. */
const trouble = z.object({ error: z.object({ code: z.unknown() }) })

/** What no database keeps, and what shows words in another order than they were judged in. */
const unsafe = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu

/**
 * What the events of an answer come to. Throws `cut` or `blocked` once everything before that has been given, and
 * `empty` when a whole answer says nothing.
 */
export async function* readParts(
  events: AsyncIterable<unknown>,
  schema: z.ZodType<Event>,
): AsyncGenerator<ModelPart, void, undefined> {
  let isEmpty = true
  let end: Event['end'] = null
  for await (const value of events) {
    const failed = trouble.safeParse(value)
    if (failed.success) throw new ModelFailure(failed.data.error.code === 429 ? 'rate-limited' : 'broken')
    const { text, ...event } = schema.parse(value)
    yield { ...event, text: text.replaceAll(unsafe, '') }
    isEmpty &&= text.trim() === ''
    end ??= event.end
  }
  if (end === 'blocked') throw new ModelFailure('blocked')
  if (isEmpty) throw new ModelFailure('empty')
  if (end !== 'whole') throw new ModelFailure('cut')
}
