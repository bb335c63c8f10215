import type { ChatMissed, ChatResumed, ChatStart, ChatStartField, ChatStarted } from '#contract/chat.ts'
import type { Session } from './chat-state.ts'

/**
 * What came of a call. `gone`: the server does not know the session any more. `busy`: in the server's words, when to
 * continue. `failed`: no answer, or none that helps; worth another try, unless a message was not taken for so long that
 * the visitor has waited enough (`isSilent`).
 */
export type Trouble =
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly words: string; readonly fields: Partial<Record<ChatStartField, string>> }
  | { readonly kind: 'busy'; readonly words: string }
  | { readonly kind: 'failed'; readonly isSilent?: boolean }
export type Outcome<Value> = { readonly kind: 'ok'; readonly value: Value } | Trouble

const timeoutMs = 30_000

/** Keeps the visitor and begins a conversation. The same key again is the same conversation, however often it is sent. */
export async function startSession(start: ChatStart, idempotencyKey: string): Promise<Outcome<ChatStarted>> {
  return call('/api/chat/sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify(start),
  })
}

/** The conversation that a letter's link opens. */
export async function resumeSession(link: string): Promise<Outcome<ChatResumed>> {
  return call('/api/chat/resume', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link }),
  })
}

/** What the server has kept since a message; all since the last clearing where `after` is not given. */
export async function fetchMissed(session: Session, after?: string): Promise<Outcome<ChatMissed>> {
  return call(`${addressOf(session)}/messages${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`, {
    headers: authorise(session),
  })
}

/** CHAT-54: the assistant forgets what was said; sales has its summary. */
export async function resetSession(session: Session): Promise<Outcome<unknown>> {
  return call(`${addressOf(session)}/reset`, { method: 'POST', headers: authorise(session) })
}

/** Without an address: closing, and sales hears of what is new (CHAT-52). With one: the visitor's copy too. */
export async function sendSummary(session: Session, email?: string): Promise<Outcome<unknown>> {
  return call(`${addressOf(session)}/summary`, {
    method: 'POST',
    // The page may be left at once.
    keepalive: true,
    headers: { ...authorise(session), 'content-type': 'application/json' },
    body: JSON.stringify(email === undefined ? {} : { email }),
  })
}

/** CHAT-55: the session ends for good. */
export async function eraseSession(session: Session): Promise<Outcome<unknown>> {
  return call(addressOf(session), { method: 'DELETE', keepalive: true, headers: authorise(session) })
}

/** Everything up to a number has been on the screen. */
export async function tellSeen(session: Session, upTo: number): Promise<Outcome<unknown>> {
  return call(`${addressOf(session)}/seen`, {
    method: 'POST',
    headers: { ...authorise(session), 'content-type': 'application/json' },
    body: JSON.stringify({ upTo }),
  })
}

export async function tellTyping(session: Session): Promise<Outcome<unknown>> {
  return call(`${addressOf(session)}/typing`, { method: 'POST', headers: authorise(session) })
}

/** The assistant shall answer again. */
export async function sendPersonBack(session: Session): Promise<Outcome<unknown>> {
  return call(`${addressOf(session)}/back`, { method: 'POST', headers: authorise(session) })
}

export const addressOf = ({ id }: Session) => `/api/chat/sessions/${encodeURIComponent(id)}`
export const authorise = ({ token }: Session) => ({ authorization: `Bearer ${token}` })

async function call<Value>(address: string, init: RequestInit): Promise<Outcome<Value>> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return await readTrouble(response)
    return { kind: 'ok', value: (response.status === 204 ? null : await response.json()) as Value }
  } catch {
    return { kind: 'failed' }
  }
}

/** Never throws: an answer that cannot be read is a failure like any other. */
export async function readTrouble(response: Response): Promise<Trouble> {
  if (response.status === 404) return { kind: 'gone' }
  const body = (await response.json().catch(() => ({}))) as {
    readonly error?: { readonly message?: string }
    readonly errors?: Partial<Record<ChatStartField, string>>
  }
  const words = body.error?.message ?? ''
  if (response.status === 429) return { kind: 'busy', words }
  if (response.status < 500) return { kind: 'refused', words, fields: body.errors ?? {} }
  return { kind: 'failed' }
}
