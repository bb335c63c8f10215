import { setTimeout } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'
import type { ChatEvents, ChatStarted } from '#contract/chat.ts'
import type { Asker } from './asker.ts'
import type { AskedQuestion } from './question.ts'

/** After so many a new conversation begins: one of that length is nothing a server has to slow down. */
const questionsPerSession = 12

/**
 * Asks a running server as a visitor would: conversations, cleared before each question, one of his own where the visitor
 * has a name or a company of his own. What was said before is said again; a limit is waited for. The server's clock is
 * its own, so a question of another moment is left out.
 */
export function createServerAsker(address: string): Asker {
  const usual = { name: 'Question set', email: 'questions@example.com', company: '' }
  const opened = new Map<string, { readonly started: ChatStarted; asked: number }>()

  async function enter({ context = {}, timeZone = '' }: AskedQuestion) {
    const visitor = { ...usual, timeZone, ...(context.name && { name: context.name }), company: context.company ?? '' }
    const key = JSON.stringify(visitor)
    const known = opened.get(key)
    if (known && known.asked < questionsPerSession) {
      known.asked += 1
      await post(`/api/chat/sessions/${known.started.id}/reset`, {}, known.started.token)
      return known.started
    }
    const response = await post('/api/chat/sessions', { variant: 'B', ...visitor })
    const started = (await response.json()) as ChatStarted
    opened.set(key, { started, asked: 1 })
    return started
  }

  /** Waits as long as the server asks for, as often as it does. */
  async function post(path: string, body: object, token?: string): Promise<Response> {
    const response = await fetch(new URL(path, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after') ?? 1)
      console.error(`The server asks to wait for ${seconds} s.`)
      await setTimeout(seconds * 1000)
      return post(path, body, token)
    }
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`)
    return response
  }

  return {
    async ask(question) {
      if (question.now !== undefined) return null
      const { id, token } = await enter(question)
      const path = `/api/chat/sessions/${id}/messages`
      for (const { role, text } of question.history ?? []) {
        if (role === 'user') await (await post(path, { text }, token)).text()
      }
      const { text, sources } = readReply(await (await post(path, { text: question.text }, token)).text())
      return { kind: null, text, sources }
    },
  }
}

/** The last event of a reply; the pieces before it say the same. */
function readReply(stream: string): ChatEvents['done'] {
  let done: ChatEvents['done'] | null = null
  let failed = ''
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'done') done = JSON.parse(data) as ChatEvents['done']
      if (event === 'failed') failed = data
    },
  })
  parser.feed(stream)
  if (done === null) throw new Error(`The reply has no end: ${failed || stream.slice(-200)}`)
  return done
}
