import * as z from 'zod'
import { ModelFailure, type ModelPart } from './model.ts'

/** What one event of an answer says. `end` is null while more is to come. */
export type Event = {
  readonly text: string
  readonly tokens: number | null
  readonly end: 'whole' | 'cut' | 'blocked' | null
}

/** Services that fail after their answer has begun say so in an event, in this shape or near it. */
const trouble = z.object({ error: z.object({ code: z.unknown() }) })

/**
 * What the events of an answer come to. Throws `cut` or `blocked` once everything before that has been given, and
 * `empty` when a whole answer says nothing.
 */
export async function* readParts(
  events: AsyncIterable<unknown>,
  readEvent: (event: unknown) => Event,
): AsyncGenerator<ModelPart, void, undefined> {
  let isEmpty = true
  let end: Event['end'] = null
  for await (const value of events) {
    const failed = trouble.safeParse(value)
    if (failed.success) throw new ModelFailure(failed.data.error.code === 429 ? 'rate-limited' : 'broken')
    const event = readEvent(value)
    if (event.text !== '') yield { kind: 'text', text: event.text }
    if (event.tokens !== null) yield { kind: 'usage', tokens: event.tokens }
    if (event.text.trim() !== '') isEmpty = false
    end ??= event.end
  }
  if (end === 'blocked') throw new ModelFailure('blocked')
  if (isEmpty) throw new ModelFailure('empty')
  if (end !== 'whole') throw new ModelFailure('cut')
}
