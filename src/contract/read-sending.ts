import { longestMessage, messageIdShape } from './chat.ts'
import { cleanIntent } from './intent.ts'
import { readObject } from './read-chat-start.ts'
import { blank, textUnsafe } from './read-line.ts'

/** Why a message is not taken. `blank` is ignored without a word (CHAT-46). */
export type MessageProblem = 'blank' | 'too-long' | 'malformed'

type SendingReading =
  | { readonly ok: true; readonly text: string; readonly id: string | null; readonly intent: string | null }
  | { readonly ok: false; readonly problem: MessageProblem }

/** Reads a posted message: trimmed; control characters but line breaks and tabs are left out. */
export function readSending(input: unknown): SendingReading {
  const { text, id = null, intent } = readObject(input)
  if (typeof text !== 'string') return { ok: false, problem: 'malformed' }
  if (id !== null && (typeof id !== 'string' || !messageIdShape.test(id))) return { ok: false, problem: 'malformed' }
  const clean = text.replaceAll(new RegExp(textUnsafe, 'gu'), '').trim()
  if (blank.test(clean)) return { ok: false, problem: 'blank' }
  return clean.length > longestMessage
    ? { ok: false, problem: 'too-long' }
    : { ok: true, text: clean, id, intent: cleanIntent(intent) }
}
