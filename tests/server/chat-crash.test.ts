import path from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import type { ChatMissed, ChatStarted } from '#contract/chat.ts'
import { fallSilent, startModelPeer, stream } from './assistant/model-peer.ts'
import { protocols } from './assistant/protocols.ts'
import { authorise, grace, summarise, writeTo, type Told } from './chat-visitor.ts'
import { makeTestFolder, openTestSqlite } from './open-test-storage.ts'
import { startSmtpPeer } from './smtp-peer.ts'
import { startBuiltServer } from './start-built-server.ts'
import { expectSoon } from './expect-soon.ts'

const message = { text: 'Does it work without a line?', id: 'the-only-message' }
const json = { 'content-type': 'application/json' }

async function readAll(reader: AsyncIterable<Told>) {
  const events: Told[] = []
  for await (const told of reader) events.push(told)
  return summarise(events)
}

describe.each(protocols)('the built server with a model that speaks as $name does', (protocol) => {
  it('[CHAT-45] [MAIL-2] [MAIL-5] loses and doubles neither message, reply nor letter when it is killed in the middle of a reply', async () => {
    const folder = makeTestFolder()
    const file = path.join(folder, 'site.db')
    const [smtp, model] = [await startSmtpPeer({ stalls: 1 }), await startModelPeer()]
    model.react(
      fallSilent(protocol.events([{ text: 'It works offline. Then it' }])),
      stream(protocol.events([{ text: 'Yes, it does. Ask for more.', end: 'whole' }])),
    )
    const env = {
      DATA_DIR: folder,
      MAIL_URL: smtp.url,
      ASSISTANT: protocol.assistant,
      ASSISTANT_API_KEY: 'a-key',
      ASSISTANT_BASE_URL: `${model.url}${protocol.base}`,
    }

    const first = await startBuiltServer(env)
    const started = await fetch(`${first.address}/api/chat/sessions`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(grace),
    })
    expect(started.status).toBe(201)
    const session: ChatStarted = await started.json()
    await smtp.waitFor(1)
    const cut = writeTo(first.address)(session, message)
    const heard = await cut.reader.next()
    expect(heard.value).toEqual({ event: 'token', data: { text: 'It works offline.' } })
    expect(await first.end('SIGKILL')).toBeNull()
    await expect(readAll(cut.reader)).rejects.toThrow()

    const second = await startBuiltServer(env)
    const write = writeTo(second.address)
    const whole = await readAll(write(session, message).reader)
    expect(whole).toMatchObject({ text: 'Yes, it does. Ask for more.', failed: null })
    expect(whole.done?.text).toBe(whole.text)
    // Sent once more, it is known: nobody is asked again.
    const known = await readAll(write(session, message).reader)
    expect(known.done).toEqual(whole.done)
    expect(model.heard.map(({ body }) => protocol.turnsOf(body).at(-1)?.text.endsWith(message.text))).toEqual([
      true,
      true,
    ])

    const address = `${second.address}/api/chat/sessions/${session.id}`
    const missed: ChatMissed = await (await fetch(`${address}/messages`, { headers: authorise(session) })).json()
    expect(missed).toMatchObject({
      isReplying: false,
      messages: [{ text: session.welcome }, { ...message, sender: 'user' }, { ...whole.done }],
    })
    const closed = await fetch(`${address}/summary`, {
      method: 'POST',
      headers: { ...authorise(session), ...json },
      body: '{}',
    })
    expect(closed.status).toBe(204)

    const letters = await Promise.all((await smtp.waitFor(3)).map((letter) => PostalMime.parse(letter)))
    const [newUser, again, ...others] = letters.filter(({ subject }) => subject === 'New chat: Grace Nakato, Duka Bora')
    const summary = letters.find(({ subject }) => subject === 'Re: New chat: Grace Nakato, Duka Bora')
    expect(others).toEqual([])
    expect(newUser?.messageId).toBeDefined()
    expect(again?.messageId).toBe(newUser?.messageId)
    for (const said of [session.welcome, message.text, 'Yes, it does. Ask for more.']) {
      expect(summary?.text?.split(said)).toHaveLength(2)
    }
    expect(summary?.text).not.toContain('It works offline')

    const storage = await openTestSqlite(file)
    await expectSoon(async () => expect(await storage.outbox.count()).toMatchObject({ delivered: 2 }))
    const posted = await storage.outbox.list({})
    expect(posted.map(({ delivery }) => 'template' in delivery && delivery.template)).toEqual([
      'new-user',
      'conversation-summary',
    ])
    expect(await storage.outbox.count()).toEqual({ waiting: 0, delivered: 2, dead: 0 })
    expect(await storage.chats.messages(session.id, 0)).toHaveLength(3)
    expect(await storage.leads.list({})).toHaveLength(1)
    expect(await second.end('SIGTERM')).toBe(0)
  })
})
