import { describe, expect, it, onTestFinished } from 'vitest'
import type { ChatMessage, ChatResumed } from '#contract/chat.ts'
import { lookAfterTalks } from '#server/chat/watch-talks.ts'
import { createLive } from '#server/talks/live.ts'
import { call, listMessages, openChat, send, type Session } from './chat-visitor.ts'
import { addMember, openDesk, type Server } from './desk-visitor.ts'
import { createPostgresDatabase, engines } from './open-test-storage.ts'
import { openPostgres } from '#server/storage/postgres.ts'
import { deliverDue } from './sales-letters.ts'
import { startTestServer } from './start-test-server.ts'
import { openWindow } from './talk-window.ts'
import { expectSoon } from './expect-soon.ts'
import { dayMs } from '#server/clock.ts'

const listen = (server: Server) => server.app.listen({ port: 0, host: '127.0.0.1' })
const look = (server: Server) => {
  const { storage, chat, clock } = server
  const log = { error: (what: unknown) => expect(what).toBeNull() }
  return lookAfterTalks({ ...chat, storage, messageDomain: 'imisozi.example', now: () => clock.time, log })
}
let messages = 0
const say = (
  desk: Awaited<ReturnType<typeof openDesk>>,
  chatId: string,
  text: string,
  id = `message-${(messages += 1)}`,
) => desk.post(`/api/desk/chats/${chatId}/messages`, { id, text })

async function meet(engine: Server['storage']['engine']) {
  const server = await startTestServer({ engine })
  const desk = await openDesk(server)
  const session = await openChat(server)
  const page = `/desk/chats/${session.id}`
  const join = () => desk.post(`/api${page}/join`)
  return { server, desk, session, page, join }
}

describe.each(engines)('a person in a conversation, on %s', (engine) => {
  it('is announced, speaks, and leaves, in one order with everything else', async () => {
    const { server, desk, session, join } = await meet(engine)
    await send(server, session, 'Can my scale talk to it?')
    expect((await join()).statusCode).toBe(303)
    await say(desk, session.id, 'Which scale is it?')
    await send(server, session, 'A grey one')
    await desk.post(`/api/desk/chats/${session.id}/leave`)
    await expectSoon(async () => expect((await listMessages(server, session)).messages).toHaveLength(7))
    await send(server, session, 'And now?')

    const window = await openWindow(await listen(server), session)
    await expectSoon(() => expect(window.heard).toHaveLength(11))
    expect(window.heard.map(({ event, data }) => [event, data['sender'] ?? data['name'], data['text']])).toEqual([
      ['message', 'agent', expect.stringContaining('Thank you, Grace')],
      ['message', 'user', 'Can my scale talk to it?'],
      ['message', 'agent', 'You said: Can my scale talk to it?'],
      ['joined', 'Claire', undefined],
      ['message', 'person', 'Which scale is it?'],
      ['message', 'user', 'A grey one'],
      ['left', 'Claire', undefined],
      ['message', 'agent', expect.stringContaining('I take up what still waits for an answer.')],
      ['message', 'agent', 'You said: A grey one'],
      ['message', 'user', 'And now?'],
      ['message', 'agent', 'You said: And now?'],
    ])
    expect(window.heard.map(({ id }) => id)).toEqual(window.heard.map((_, place) => String(place + 1)))
    expect(server.assistant.asked.map(({ question }) => question.text)).toEqual([
      'Can my scale talk to it?',
      'A grey one',
      'And now?',
    ])
  })

  it('finds what the assistant was saying finished, and answers from there on', async () => {
    const { server, session, join } = await meet(engine)
    server.assistant.hold()
    const first = send(server, session, 'How much?')
    const asked = await server.assistant.waitFor(0)
    await join()
    const second = send(server, session, 'Hello?')
    await expectSoon(async () => expect((await listMessages(server, session)).messages).toHaveLength(3))
    asked.say('It depends')
    asked.end()
    expect((await first).done).toMatchObject({ text: 'It depends' })
    expect((await second).events).toEqual([{ event: 'kept', data: { name: 'Claire' } }])
    expect(server.assistant.asked).toHaveLength(1)
    const { messages: kept, isReplying } = await listMessages(server, session)
    expect([kept.map(({ text }) => text).slice(1), isReplying]).toEqual([['How much?', 'Hello?', 'It depends'], false])
  })

  it('keeps a message that is sent twice once, also after the person has left', async () => {
    const { server, desk, session, join } = await meet(engine)
    await join()
    await Promise.all([
      say(desk, session.id, 'Good morning', 'the-same-id'),
      say(desk, session.id, 'Good morning', 'the-same-id'),
    ])
    await send(server, session, 'Twice', 'visitors-own-id')
    await desk.post(`/api/desk/chats/${session.id}/leave`)
    await say(desk, session.id, 'Good morning', 'the-same-id')
    const again = await send(server, session, 'Twice', 'visitors-own-id')
    expect(again.done).toMatchObject({ id: 'visitors-own-id.reply', text: 'You said: Twice' })
    const { messages: kept } = await listMessages(server, session)
    expect(kept.filter(({ sender }) => sender === 'person')).toMatchObject([{ text: 'Good morning', name: 'Claire' }])
    expect(kept.filter(({ text }) => text === 'Twice')).toHaveLength(1)
    expect(kept.filter(({ text }) => text === 'You said: Twice')).toHaveLength(1)
    expect(server.assistant.asked).toHaveLength(1)
  })

  it('reaches an open window at once, and goes on behind the last event after a break', async () => {
    const { server, desk, session, join } = await meet(engine)
    await join()
    const address = await listen(server)
    const window = await openWindow(address, session)
    await expectSoon(() => expect(window.heard).toHaveLength(2))
    await say(desk, session.id, 'One')
    await expectSoon(() => expect(window.texts()).toContain('One'))
    window.leave()
    await say(desk, session.id, 'Two')
    await say(desk, session.id, 'Three')
    const again = await openWindow(address, session, window.heard.at(-1)?.id)
    const tab = await openWindow(address, session)
    await expectSoon(() => expect(again.texts()).toEqual(['Two', 'Three']))
    await expectSoon(() => expect(tab.texts().slice(1)).toEqual(['One', 'Two', 'Three']))
  })

  it('tells both sides who types and what has been seen, and keeps no typing', async () => {
    const { server, desk, session, page, join } = await meet(engine)
    await join()
    const address = await listen(server)
    const window = await openWindow(address, session)
    const told: string[] = []
    onTestFinished(
      createLive(server.storage.signals).hear(session.id, (signal) => signal && told.push(JSON.stringify(signal))),
    )
    // Said again and again, as a page does: kept nowhere, it reaches only who listens already.
    await expectSoon(async () => {
      await desk.post(`/api${page}/typing`)
      expect(window.heard.at(-1)).toMatchObject({ event: 'typing', data: { name: 'Claire' } })
    })
    await call(server, session, ['POST', '/typing'])
    await expectSoon(() => expect(told).toContainEqual(expect.stringContaining('"by":"visitor"')))
    await send(server, session, 'Do you see this?')
    await desk.get(page)
    await expectSoon(() => expect(window.heard.at(-1)).toMatchObject({ event: 'seen', data: { upTo: 3 } }))
    await say(desk, session.id, 'I do')
    const before = await desk.look(page)
    await call(server, session, ['POST', '/seen'], { upTo: 4 })
    const after = await desk.look(page)
    if (before.kind !== 'chat' || after.kind !== 'chat') throw new Error('Another page')
    expect([before, after].map(({ chat }) => chat.entries.at(-1)?.isSeen)).toEqual([false, true])
  })

  it('speaks alone, until another takes over', async () => {
    const { server, desk, session, page, join } = await meet(engine)
    const joel = await openDesk(server, await addMember(server, 'Joel Kato', 'joel@imisozi.example'))
    await Promise.all([join(), joel.get(page)])
    const refused = await joel.post(`/api${page}/join`)
    expect([refused.statusCode, await joel.look(page)]).toMatchObject([
      422,
      { chat: { speaker: { member: { name: 'Claire Umuhoza' } } } },
    ])
    expect((await say(joel, session.id, 'Me too')).statusCode).toBe(422)
    expect(await desk.look(page)).toMatchObject({ chat: { lookers: [{ name: 'Joel Kato' }] } })
    await joel.post(`/api${page}/join`, { over: 'yes' })
    expect((await say(desk, session.id, 'Still here')).statusCode).toBe(422)
    await say(joel, session.id, 'Joel here')
    const { messages: kept } = await listMessages(server, session)
    expect(kept.filter(({ sender }) => sender === 'person').map(({ name, text }: ChatMessage) => [name, text])).toEqual(
      [['Joel', 'Joel here']],
    )
  })

  it('shows who has the request and what was noted, and both can be changed from there', async () => {
    const { server, desk } = await meet(engine)
    const { id } = await openChat(server, { email: 'patrick@lwanga.example', phone: '+250 788 123 456' })
    const page = `/desk/chats/${id}`
    const joel = await addMember(server, 'Joel Kato', 'joel@imisozi.example')
    const view = await desk.look(page)
    if (view.kind !== 'chat') throw new Error('not the page of a conversation')
    expect(view).toMatchObject({ lead: { owner: null, notes: [] }, chat: { location: 'RW' } })
    const lead = `/desk/leads/${view.lead.id}`
    const noted = await desk.post(`${lead}/notes`, { noteId: view.note.id, text: 'Two tills', back: 'chat' })
    const given = await desk.post(`${lead}/hand-over`, { to: joel.id, from: '', back: 'chat' })
    expect([noted, given].map(({ headers }) => headers.location)).toEqual([`${page}#notes`, `${page}#owner`])
    expect(await desk.look(page)).toMatchObject({
      lead: { owner: { name: 'Joel Kato' }, notes: [{ text: 'Two tills', by: 'Claire Umuhoza' }] },
    })
  })

  it('is shown what the assistant would say, until a person has said something', async () => {
    const { server, desk, session, page, join } = await meet(engine)
    await send(server, session, 'Can my scale talk to it?')
    await join()
    const text = 'You said: Can my scale talk to it?'
    expect(await desk.look(page)).toMatchObject({ suggestion: { text } })
    await say(desk, session.id, 'Which scale is it?')
    expect(await desk.look(page)).toMatchObject({ suggestion: null })
    await send(server, session, 'A grey one')
    expect(await desk.look(page)).toMatchObject({ suggestion: { text: 'You said: A grey one' } })
    await send(server, session, 'I would like to speak to a person')
    expect(await desk.look(page)).toMatchObject({ suggestion: null })
  })

  it('lets one of two in who join together', async () => {
    const { server, session, page, join } = await meet(engine)
    const joel = await openDesk(server, await addMember(server, 'Joel Kato', 'joel@imisozi.example'))
    const codes = (await Promise.all([join(), joel.post(`/api${page}/join`)])).map(({ statusCode }) => statusCode)
    expect(codes.toSorted((one, two) => one - two)).toEqual([303, 422])
    const kept = await server.storage.chats.messages(session.id, 0)
    expect(kept.filter(({ person }) => person?.event === 'joined')).toHaveLength(1)
  })

  it('gives way to the assistant after 15 minutes in which the visitor waits, and not before', async () => {
    const { server, desk, session, join } = await meet(engine)
    await join()
    server.clock.time += 20 * 60_000
    await look(server)
    await send(server, session, 'Hello?')
    server.clock.time += 14 * 60_000
    await send(server, session, 'Anybody?')
    await look(server)
    expect((await server.storage.talks.find(session.id))?.member).toMatchObject({ name: 'Claire' })
    server.clock.time += 60_000
    await Promise.all([look(server), look(server)])
    await look(server)
    const read = () => server.storage.chats.messages(session.id, 0)
    await expectSoon(async () => expect((await read()).at(-1)?.text).toBe('You said: Anybody?'))
    const said = (await read()).slice(-4)
    expect(said).toMatchObject([
      { sender: 'person', person: { event: 'left', name: 'Claire' } },
      { sender: 'agent', text: expect.stringContaining('Claire has not written for 15 minutes') },
      { sender: 'agent', text: 'You said: Hello?' },
      { sender: 'agent', text: 'You said: Anybody?' },
    ])
    expect((await send(server, session, 'Then you')).done).toMatchObject({ text: 'You said: Then you' })
    expect((await say(desk, session.id, 'Sorry')).statusCode).toBe(422)
  })

  it('gives way to the assistant when it was called and has said nothing for 15 minutes', async () => {
    const { server, session, join } = await meet(engine)
    await send(server, session, 'I would like to speak to a person')
    await join()
    const isThere = async () => (await server.storage.talks.find(session.id))?.member !== null
    server.clock.time += 14 * 60_000
    await look(server)
    expect(await isThere()).toBe(true)
    server.clock.time += 60_000
    await look(server)
    expect(await isThere()).toBe(false)
    expect((await listMessages(server, session)).messages.at(-1)?.text).toContain('has not written for 15 minutes')
  })

  it('is waited for again who was left without a word, for half an hour from then, and rings anew', async () => {
    const { server, desk, session, join } = await meet(engine)
    const other = await openChat(server, { email: 'other@duka.example' })
    const waiting = async () => {
      const view = await desk.look('/desk')
      return view.kind === 'inbox' ? view.waiting.map(({ chatId, since, left }) => ({ chatId, since, left })) : null
    }
    const askedAt = server.clock.time
    for (const one of [session, other]) await send(server, one, 'I would like to speak to a person')
    server.clock.time += 5 * 60_000
    await join()
    await desk.post(`/api/desk/chats/${other.id}/join`)
    await say(desk, other.id, 'Good morning')
    expect(await waiting()).toEqual([])

    server.clock.time += 15 * 60_000
    await look(server)
    const leftAt = server.clock.time
    expect(await waiting()).toEqual([{ chatId: session.id, since: leftAt, left: { name: 'Claire', askedAt } }])
    expect(await desk.look('/desk')).toMatchObject({ frame: { counts: { waiting: 1 } } })
    expect(await desk.look(`/desk/chats/${session.id}`)).toMatchObject({ chat: { calledAt: askedAt } })
    const { messages: said } = await listMessages(server, session)
    server.clock.time += 10 * 60_000
    await look(server)
    // The visitor was told so, and not a second time that nobody came.
    expect((await listMessages(server, session)).messages).toHaveLength(said.length)

    // Somebody who comes within that half hour and is silent, too, leaves them waiting once more.
    server.clock.time += 15 * 60_000
    const joel = await openDesk(server, await addMember(server, 'Joel Ochieng', 'joel@imisozi.example'))
    await joel.post(`/api/desk/chats/${session.id}/join`)
    await joel.post(`/api/desk/chats/${session.id}/leave`)
    expect(await waiting()).toMatchObject([{ chatId: session.id, since: server.clock.time, left: { name: 'Joel' } }])
    server.clock.time += 30 * 60_000 + 1
    expect(await waiting()).toEqual([])
    // Whoever comes after that leaves nobody waiting who was not.
    await joel.post(`/api/desk/chats/${session.id}/join`)
    await joel.post(`/api/desk/chats/${session.id}/leave`)
    expect(await waiting()).toEqual([])
  })

  it('is not waited for again who went back to the assistant', async () => {
    const { server, desk, session, join } = await meet(engine)
    await send(server, session, 'I would like to speak to a person')
    await join()
    await call(server, session, ['POST', '/back'])
    expect(await desk.look('/desk')).toMatchObject({ waiting: [], frame: { counts: { waiting: 0 } } })
  })

  it('gives way to the assistant when the visitor wants it back, without an answer to what was answered', async () => {
    const { server, desk, session, join } = await meet(engine)
    expect((await call(server, session, ['POST', '/back'])).statusCode).toBe(204)
    await join()
    await send(server, session, 'Hello?')
    await say(desk, session.id, 'Good morning')
    expect((await call(server, session, ['POST', '/back'])).statusCode).toBe(204)
    expect(await server.storage.talks.find(session.id)).toMatchObject({ member: null })
    const { messages: kept } = await listMessages(server, session)
    expect(kept.at(-1)).toMatchObject({ sender: 'agent', text: expect.stringContaining('I am back') })
    expect(kept.at(-1)?.text).not.toContain('take up')
    expect((await say(desk, session.id, 'Still here')).statusCode).toBe(422)
    expect(server.assistant.asked).toEqual([])
    expect((await server.storage.audit.list(2)).map(({ action, detail }) => [action, detail])).toEqual([
      ['leave', 'visitor'],
      ['join', ''],
    ])
  })

  it('leaves the assistant what it had said before somebody came and went', async () => {
    const { server, desk, session, join } = await meet(engine)
    await send(server, session, 'How much is Starter?')
    await join()
    await desk.post(`/api/desk/chats/${session.id}/leave`)
    await send(server, session, 'And per year?')
    const { history } = server.assistant.asked.at(-1)?.question ?? {}
    expect(history?.map(({ text }) => text).slice(1)).toEqual([
      'How much is Starter?',
      'You said: How much is Starter?',
      expect.stringContaining('I am back'),
    ])
  })

  it('is waited for by a question, and not by thanks, which nobody takes up', async () => {
    const { server, desk, session, join } = await meet(engine)
    await join()
    await say(desk, session.id, 'It is $9 a month.')
    await send(server, session, 'Thanks, Claire!')
    server.clock.time += 20 * 60_000
    await look(server)
    expect((await server.storage.talks.find(session.id))?.member).toMatchObject({ name: 'Claire' })
    await desk.post(`/api/desk/chats/${session.id}/leave`)
    const { messages: kept } = await listMessages(server, session)
    expect(kept.at(-1)?.text).not.toContain('take up')
    expect(server.assistant.asked).toEqual([])
  })

  it('owes an answer to what was asked behind a greeting, once whoever greeted has gone, and none to thanks', async () => {
    const { server, desk, session, join } = await meet(engine)
    await send(server, session, 'I would like to speak to a person')
    const leave = () => desk.post(`/api/desk/chats/${session.id}/leave`)
    const readInbox = async () => {
      const view = await desk.look('/desk')
      if (view.kind !== 'inbox') throw new Error('not the inbox')
      return view
    }
    const pass = (minutes: number) => (server.clock.time += minutes * 60_000)
    await join()
    await say(desk, session.id, 'Hello, Claire here.')
    expect((await readInbox()).due).toEqual([])
    pass(1)
    await send(server, session, 'Can you deliver three printers to Gulu before Monday? We would sign today.')
    const askedAt = server.clock.time
    pass(5)
    await leave()
    const { due, rows, frame } = await readInbox()
    expect(due).toMatchObject([{ wanted: ['person'], askedAt, dueAt: askedAt + 120 * 60_000 }])
    expect(rows).toMatchObject([{ status: 'open', answeredInMs: null }])
    expect(frame.counts.open).toBe(1)

    // Once it is answered, in words or by a letter, it is owed no more, and thanks are no question.
    await join()
    await say(desk, session.id, 'Yes, on Saturday.')
    await send(server, session, 'Thank you, Claire')
    await leave()
    expect((await readInbox()).due).toEqual([])
    await join()
    await send(server, session, 'At what time?')
    pass(1)
    const leadId = rows[0]?.id ?? ''
    await desk.post(`/desk/leads/${leadId}/reply`, { replyId: crypto.randomUUID(), text: 'At noon.' })
    await leave()
    expect((await readInbox()).due).toEqual([])
    expect(await server.storage.promises.ofLead(leadId)).toHaveLength(2)
  })

  it('is waited for as the header counts, also by whoever asked before there was a desk', async () => {
    const server = await startTestServer({ engine })
    const session = await openChat(server)
    await send(server, session, 'I would like to speak to a person')
    server.clock.time += 60_000
    const desk = await openDesk(server)
    const other = await openChat(server, { email: 'other@duka.example' })
    const view = await desk.look('/desk')
    expect(view).toMatchObject({ waiting: [{ chatId: session.id }], frame: { counts: { waiting: 1 } } })
    expect(await desk.look(`/desk/chats/${other.id}`)).toMatchObject({ waiting: [{ chatId: session.id }] })
    const stream = await fetch(`${await listen(server)}/api/desk/events`, { headers: { cookie: desk.cookie() } })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    onTestFinished(() => reader?.cancel())
    let told = ''
    while (!told.includes('waiting')) told += (await reader?.read())?.value ?? ''
    expect(told).toContain(session.id)
  })

  it('leads from the page of the lead into the chat, as long as it is there', async () => {
    const { server, desk, session, join } = await meet(engine)
    const rows = await desk.look('/desk')
    const leadId = rows.kind === 'inbox' ? (rows.rows[0]?.id ?? '') : ''
    const readChat = async () => {
      const view = await desk.look(`/desk/leads/${leadId}`)
      return view.kind === 'lead' ? view.lead.chat : null
    }
    expect(await readChat()).toEqual({ id: session.id, isLive: false })
    await send(server, session, 'I would like to speak to a person')
    expect(await readChat()).toEqual({ id: session.id, isLive: true })
    await join()
    await say(desk, session.id, 'Good morning')
    expect(await readChat()).toEqual({ id: session.id, isLive: true })
    await desk.post(`/api/desk/chats/${session.id}/leave`)
    expect(await readChat()).toEqual({ id: session.id, isLive: false })
    await call(server, session, ['DELETE', ''])
    expect(await readChat()).toBeNull()
  })

  it('leaves to the assistant each question once, however often somebody comes and goes', async () => {
    const { server, desk, session, join } = await meet(engine)
    await join()
    await send(server, session, 'How much is Starter?')
    await desk.post(`/api/desk/chats/${session.id}/leave`)
    const read = async () => (await server.storage.chats.messages(session.id, 0)).map(({ text }) => text)
    await expectSoon(async () => expect((await read()).at(-1)).toBe('You said: How much is Starter?'))
    await join()
    await desk.post(`/api/desk/chats/${session.id}/leave`)
    expect((await read()).at(-1)).toMatch(/I am back/)
    expect((await read()).at(-1)).not.toMatch(/take up/)
    expect(server.assistant.asked).toHaveLength(1)
  })

  it.each(['Thank you', 'Thank you, Claire'])(
    'has nobody wait for an answer to `%s`, once it has gone',
    async (thanks) => {
      const { server, desk, session, join } = await meet(engine)
      await join()
      await send(server, session, 'How much is Starter?')
      await send(server, session, thanks)
      await desk.post(`/api/desk/chats/${session.id}/leave`)
      await expectSoon(() => expect(server.assistant.asked).toHaveLength(1))

      expect((await listMessages(server, session)).isReplying).toBe(false)
    },
  )

  it('leaves nothing unanswered when the process dies that was to take it up', async () => {
    const { server, desk, session, join } = await meet(engine)
    await join()
    const sent = await send(server, session, 'How much is Starter?', 'question-000001')
    expect(sent.events.map(({ event }) => event)).toEqual(['kept'])
    server.assistant.hold()
    await desk.post(`/api/desk/chats/${session.id}/leave`)
    const asked = await server.assistant.waitFor(0)
    onTestFinished(() => asked.end())

    const next = await startTestServer({ storage: server.storage })
    expect((await listMessages(next, session)).isReplying).toBe(true)
    const again = await send(next, session, 'How much is Starter?', 'question-000001')
    expect(again.done?.text).toBe('You said: How much is Starter?')
    expect((await listMessages(next, session)).isReplying).toBe(false)
  })

  it('meets a visitor who floods with the limits that the assistant has', async () => {
    const { server, session, join } = await meet(engine)
    const flood = async () => {
      const answers = []
      for (let time = 0; time < 61; time += 1) answers.push((await send(server, session, `Flood ${time}`)).status)
      return answers
    }
    const toAssistant = await flood()
    server.clock.time += 11 * 60_000
    await join()
    expect(await flood()).toEqual(toAssistant)
    expect(toAssistant).toEqual([...Array<number>(60).fill(200), 429])
  })

  it('gives way when no longer a member', async () => {
    const { server, session, join } = await meet(engine)
    await join()
    await server.storage.members.remove('claire@imisozi.example')
    await look(server)
    expect((await server.storage.talks.find(session.id))?.member).toBeNull()
  })

  it('writes to a visitor who is gone, once, within a minute, with a link', async () => {
    const { server, desk, session, join } = await meet(engine)
    await join()
    await say(desk, session.id, 'It comes on Thursday')
    await say(desk, session.id, 'With the adapter')
    await look(server)
    expect((await deliverDue(server)).filter(({ template }) => template === 'chat-answer')).toEqual([])
    server.clock.time += 31_000
    await Promise.all([look(server), look(server)])
    await look(server)
    const letters = (await deliverDue(server)).filter(({ template }) => template === 'chat-answer')
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({
      to: 'grace@duka.example',
      subject: expect.stringContaining('An answer for you'),
    })
    expect(letters[0]?.text).toMatch(/It comes on Thursday[\s\S]*With the adapter[\s\S]*\/talk\/[\w.-]+/)
    await say(desk, session.id, 'One more thing')
    server.clock.time += 31_000
    await look(server)
    const later = (await deliverDue(server)).filter(({ template }) => template === 'chat-answer')
    expect(later).toMatchObject([{ inReplyTo: letters[0]?.messageId }])
    expect(later[0]?.text).not.toContain('Thursday')
  })

  it('writes to a visitor in the language he writes, and leads to his pages', async () => {
    const { server, desk, session, join } = await meet(engine)
    await send(server, session, 'Bonjour, est-ce que ma balance marche avec votre logiciel ?')
    await join()
    await say(desk, session.id, 'Oui, avec un câble.')
    server.clock.time += 31_000
    await look(server)
    const [letter] = (await deliverDue(server)).filter(({ template }) => template === 'chat-answer')
    expect(letter?.html).toContain('lang="fr"')
    expect(letter?.text).toContain('Claire vous a répondu')
    const link = /\/fr\/talk\/[\w.-]+/.exec(letter?.text ?? '')?.[0] ?? ''
    expect((await server.app.inject(link)).headers.location).toMatch(/^\/fr\/contact#talk=/)
  })

  it('writes nothing that the visitor has seen, or that an open window shows', async () => {
    const { server, desk, session, join } = await meet(engine)
    await join()
    const window = await openWindow(await listen(server), session)
    await say(desk, session.id, 'Seen')
    await expectSoon(() => expect(window.texts()).toContain('Seen'))
    await call(server, session, ['POST', '/seen'], { upTo: 3 })
    server.clock.time += 31_000
    await look(server)
    await say(desk, session.id, 'Shown')
    await expectSoon(() => expect(window.texts()).toContain('Shown'))
    await look(server)
    expect((await deliverDue(server)).filter(({ template }) => template === 'chat-answer')).toEqual([])
  })

  it('opens the conversation again by the link of the letter, for 30 days and until it is erased', async () => {
    const { server, desk, session, join } = await meet(engine)
    await join()
    await say(desk, session.id, 'It comes on Thursday')
    server.clock.time += 31_000
    await look(server)
    const [letter] = (await deliverDue(server)).filter(({ template }) => template === 'chat-answer')
    const link = /\/talk\/([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
    const follow = (token: string) => server.app.inject(`/talk/${token}`)
    const resume = (token: string) =>
      server.app.inject({ method: 'POST', url: '/api/chat/resume', payload: { link: token } })

    const led = await follow(link)
    expect([led.statusCode, led.headers.location]).toEqual([303, `/contact#talk=${link}`])
    const resumed = (await resume(link)).json<ChatResumed>()
    expect(resumed).toMatchObject({
      id: session.id,
      name: 'Grace Nakato',
      messages: [{}, { sender: 'person', name: 'Claire' }],
    })
    await send(server, resumed, 'Thank you')

    const [id = '', ends = '', signature = ''] = link.split('.')
    const forged = [
      `${id}.${Number(ends) + 1}.${signature}`,
      `${(await openChat(server, { email: 'eve@duka.example' })).id}.${ends}.${signature}`,
      `${link}.more`,
      session.token,
      'x',
    ]
    for (const token of forged)
      expect([(await follow(token)).statusCode, (await resume(token)).statusCode]).toEqual([404, 404])
    server.clock.time += 30 * dayMs
    expect([(await follow(link)).statusCode, (await resume(link)).statusCode]).toEqual([404, 404])
    server.clock.time -= 30 * dayMs
    await call(server, session, ['DELETE', ''])
    expect([(await follow(link)).statusCode, (await resume(link)).statusCode]).toEqual([404, 404])
  })

  it('does not speak from a page that was drawn for somebody else who was signed in there', async () => {
    const { server, desk, session, page, join } = await meet(engine)
    await join()
    const earlier = await addMember(server, 'Ben Okello', 'ben@imisozi.example')
    const sendFrom = async (drawnFor: string, text: string) => {
      const fields = { id: `from-${drawnFor}`, text }
      const { statusCode } = await desk.post(`/api${page}/messages`, fields, { 'x-live': '1', 'x-member': drawnFor })
      return statusCode
    }

    expect(await sendFrom(earlier.id, 'For Ben alone')).toBe(401)
    expect(await sendFrom(desk.member.id, 'Which scale is it?')).toBe(303)
    const { messages: kept } = await listMessages(server, session)
    expect(kept.filter(({ sender }) => sender === 'person').map(({ text }) => text)).toEqual(['Which scale is it?'])
  })

  it('is called, and the visitor is told when nobody comes within two minutes', async () => {
    const { server, session } = await meet(engine)
    const { done } = await send(server, session, 'I want to talk to a person')
    expect(done?.text).toContain('I am calling somebody at the desk')
    server.clock.time += 119_000
    await look(server)
    expect((await listMessages(server, session)).messages).toHaveLength(3)
    server.clock.time += 1_000
    await Promise.all([look(server), look(server)])
    await look(server)
    const { messages: kept } = await listMessages(server, session)
    expect(kept).toHaveLength(4)
    expect(kept.at(-1)).toMatchObject({
      sender: 'agent',
      text: expect.stringContaining('nobody was free within 2 minutes'),
      handOff: { reference: done?.handOff?.reference },
    })
  })

  it('writes to the members who are away, and to sales, each with the way to the conversation', async () => {
    const { server, session } = await meet(engine)
    await addMember(server, 'Joel Kato', 'joel@imisozi.example')
    await send(server, session, 'I want to talk to a person')
    const urgent = (await deliverDue(server)).filter(({ isUrgent }) => isUrgent)
    const told = new Map(urgent.map(({ to, text, html }) => [to, text + html]))
    expect([...told.keys()].toSorted()).toEqual(['joel@imisozi.example', 'sales@imisozi.example'])
    const [sales, joel] = [told.get('sales@imisozi.example'), told.get('joel@imisozi.example')]
    for (const letter of [sales, joel]) {
      expect(letter?.split(`https://imisozi.example/desk/chats/${session.id}`).length).toBeGreaterThan(2)
      expect(letter).toMatch(/Mark as answered: https:\/\/imisozi\.example\/answered\//)
    }
    expect(sales).toContain('Sent because a visitor talked to our assistant')
  })

  it('is told of once in one mailbox, although a member reads that of sales', async () => {
    const { server, session } = await meet(engine)
    await addMember(server, 'Joel Kato', 'Sales@imisozi.example')
    await send(server, session, 'I want to talk to a person')
    const urgent = (await deliverDue(server)).filter(({ isUrgent }) => isUrgent)
    expect(urgent.map(({ to }) => to)).toEqual(['sales@imisozi.example'])
  })

  it('is not called where nobody is at the desk, and the visitor is not told otherwise', async () => {
    const { server, session } = await meet(engine)
    server.clock.time += 61_000
    expect((await send(server, session, 'I want to talk to a person')).done?.text).toContain('Nobody is at the desk')
    server.clock.time += 180_000
    await look(server)
    expect((await listMessages(server, session)).messages).toHaveLength(3)
  })

  it('is asked after by no window where there is no desk', async () => {
    const server = await startTestServer({ engine })
    const ask = async () => (await server.app.inject('/api/chat/presence')).json<unknown>()
    expect(await ask()).toEqual({ isSomebodyThere: false, hasDesk: false })
    await openDesk(server)
    server.clock.time += 3_000
    expect(await ask()).toEqual({ isSomebodyThere: true, hasDesk: true })
  })

  it('says how long it took lately from ten cases on', async () => {
    const { server, desk, session } = await meet(engine)
    for (let number = 0; number < 10; number += 1) {
      const other = await openChat(server, { email: `visitor${number}@duka.example` })
      const { done } = await send(server, other, 'I want to talk to a person')
      expect(done?.text).not.toContain('Lately')
      server.clock.time += 150_000 - number * 1000
      await desk.get('/desk')
      await desk.post(`/api/desk/chats/${other.id}/join`)
    }
    const { done } = await send(server, session, 'I want to talk to a person')
    expect(done?.text).toContain('Lately it took 3 minutes.')
  })

  it('leaves nothing behind when the visitor erases everything', async () => {
    const { server, desk, session, join } = await meet(engine)
    await join()
    await say(desk, session.id, 'Hello')
    const window = await openWindow(await listen(server), session)
    await call(server, session, ['DELETE', ''])
    await window.ended
    expect((await call(server, session, ['GET', '/events'])).statusCode).toBe(404)
    expect((await say(desk, session.id, 'Still there?')).statusCode).toBe(404)
    server.clock.time += 60_000
    await look(server)
    await deliverDue(server)
    await server.storage.chats.eraseMarked()
    expect(await server.storage.talks.find(session.id)).toBeNull()
  })

  it('opens no stream where no person was asked for, and none without the token', async () => {
    const { server, session, join } = await meet(engine)
    expect((await call(server, session, ['GET', '/events'])).statusCode).toBe(204)
    await join()
    const stranger = { id: session.id, token: 'x'.repeat(43) }
    for (const way of [
      ['GET', '/events'],
      ['POST', '/seen'],
      ['POST', '/typing'],
      ['POST', '/back'],
    ] as const) {
      expect((await call(server, stranger, way)).statusCode).toBe(404)
    }
  })
})

describe('windows that listen', () => {
  async function openHall(options: Parameters<typeof startTestServer>[0] = {}) {
    const server = await startTestServer({ env: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' }, ...options })
    const [address, desk] = [await listen(server), await openDesk(server)]
    /** Somebody who has asked for a person. */
    async function visit() {
      const session = await openChat(server)
      await send(server, session, 'I want to talk to a human')
      return session
    }
    const from = async (ip: string, session: Session) => openWindow(address, session, undefined, ip)
    /** Four windows of each conversation. */
    const fill = async (ips: readonly string[]) => {
      const sessions = await Promise.all(Array.from({ length: Math.ceil(ips.length / 4) }, visit))
      const windows = ips.map((ip, place) => from(ip, sessions[Math.floor(place / 4)] ?? { id: '', token: '' }))
      const statuses = Map.groupBy(await Promise.all(windows), ({ status }) => status)
      return Object.fromEntries([...statuses].map(([status, all]) => [status, all.length]))
    }
    return { server, address, desk, visit, from, fill }
  }

  it('are four for a conversation, and one more when one is closed', async () => {
    const { visit, from } = await openHall()
    const session = await visit()
    const windows = await Promise.all(Array.from({ length: 4 }, (_, at) => from(`192.0.2.${at}`, session)))
    expect((await from('192.0.2.9', session)).status).toBe(429)
    windows[0]?.leave()
    await expectSoon(async () => expect((await from('192.0.2.9', session)).status).toBe(200))
  })

  it('are sixty for an address and three hundred for an IPv6 network, and nobody else is refused for it', async () => {
    const { visit, from, fill } = await openHall()
    expect(await fill(Array.from({ length: 62 }, () => '192.0.2.1'))).toEqual({ 200: 60, 429: 2 })
    const ofOneSite = (_: unknown, at: number) => `2001:db8:7:${(at % 8).toString(16)}::${at.toString(16)}`
    expect(await fill(Array.from({ length: 302 }, ofOneSite))).toEqual({ 200: 300, 429: 2 })
    expect((await from('192.0.2.2', await visit())).status).toBe(200)
  })

  it('are bounded in all: who comes then reads what is said, and the desk listens on', async () => {
    const { server, address, desk, visit, from } = await openHall({ mostStreams: 2 })
    for (const ip of ['192.0.2.1', '192.0.2.2']) expect((await from(ip, await visit())).status).toBe(200)
    const late = await visit()
    const refused = await from('192.0.2.3', late)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
    await desk.post(`/api/desk/chats/${late.id}/join`)
    await say(desk, late.id, 'I am here')
    expect((await listMessages(server, late)).messages.at(-1)).toMatchObject({ sender: 'person', text: 'I am here' })
    const listening = new AbortController()
    onTestFinished(() => listening.abort())
    const { signal } = listening
    const stream = await fetch(`${address}/api/desk/events`, { headers: { cookie: desk.cookie() }, signal })
    expect(stream.status).toBe(200)
  })

  it('that find no room are one line a second in the log, which says how many', async () => {
    const { server, from, visit } = await openHall({ mostStreams: 1, env: { TRUST_PROXY: 'loopback' } })
    const session = await visit()
    await Promise.all(Array.from({ length: 4 }, (_, at) => from(`192.0.2.${at}`, session)))
    const lines = () => server.log().match(/.*"msg":"overloaded".*/g) ?? []
    await expectSoon(() => expect(lines()).toEqual([expect.any(String), expect.stringContaining('"count":2')]))
    expect(lines().join('')).not.toContain('stack')
  })

  it('are not opened by whoever asks for their head, who would hold them for ever', async () => {
    const { address, visit, desk } = await openHall()
    const { id, token } = await visit()
    const ways = [
      [`/api/chat/sessions/${id}/events`, { authorization: `Bearer ${token}` }],
      [`/api/desk/chats/${id}/events`, { cookie: desk.cookie() }],
      ['/api/desk/events', { cookie: desk.cookie() }],
    ] as const
    for (const [url, headers] of ways)
      expect((await fetch(address + url, { method: 'HEAD', headers })).status).toBe(405)
  })
})

describe('an inbox where many wait', () => {
  it('names fifty, the longest wait first, and counts the rest, on its page and as long as it is open', async () => {
    const server = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    const desk = await openDesk(server)
    const sessions: string[] = []
    for (let count = 0; count < 53; count += 1) {
      const session = await openChat(server, { email: `visitor${count}@duka.example` })
      await send(server, session, 'I want to talk to a human')
      sessions.push(session.id)
      server.clock.time += 1
    }
    const view = await desk.look('/desk')
    if (view.kind !== 'inbox') throw new Error('Another page')
    expect(view.waiting.map(({ chatId }) => chatId)).toEqual(sessions.slice(0, 50))
    expect(view.frame.counts.waiting).toBe(53)
    const stream = await fetch(`${await listen(server)}/api/desk/events`, { headers: { cookie: desk.cookie() } })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    onTestFinished(() => reader?.cancel())
    let told = ''
    while (!told.includes('"counts"')) told += (await reader?.read())?.value ?? ''
    expect(told.match(/"chatId"/g)).toHaveLength(50)
    expect(told).toContain('"waiting":53')
    await desk.post(`/api/desk/chats/${sessions[52]}/join`)
    expect(await desk.look('/desk')).toMatchObject({ frame: { counts: { waiting: 52 } } })
  })
})

describe('an open page of the desk', () => {
  it('is told at once what a colleague does with a request, though it was counted a moment ago', async () => {
    const server = await startTestServer()
    const desk = await openDesk(server)
    const session = await openChat(server)
    await send(server, session, 'I would like to speak to a person')
    const view = await desk.look('/desk')
    const leadId = view.kind === 'inbox' ? view.rows[0]?.id : undefined
    const stream = await fetch(`${await listen(server)}/api/desk/events`, { headers: { cookie: desk.cookie() } })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    onTestFinished(() => reader?.cancel())
    let told = ''
    const hear = async (text: string) => {
      while (!told.includes(text)) told += (await reader?.read())?.value ?? ''
    }
    await hear('"taken":0')
    await desk.post(`/desk/leads/${leadId}/take`)
    // No time passes, so that what was counted a moment ago would be told for ever.
    await hear('"taken":1')
    expect(told).toContain('"open":1')
  })
})

describe('two instances on one PostgreSQL', () => {
  it('bring a message from one to a window on the other at once, also after the connection that listens was cut', async () => {
    const url = await createPostgresDatabase()
    const [one, two] = [await openPostgres(url), await openPostgres(url)]
    onTestFinished(async () => void (await Promise.all([one.close(), two.close()])))
    const [first, second] = [await startTestServer({ storage: one }), await startTestServer({ storage: two })]
    const desk = await openDesk(first)
    second.clock.time = first.clock.time
    const session = await openChat(second)
    await desk.post(`/api/desk/chats/${session.id}/join`)
    const window = await openWindow(await listen(second), session)
    await expectSoon(() => expect(window.heard).toHaveLength(2))
    await say(desk, session.id, 'Across')
    await expectSoon(() => expect(window.texts()).toContain('Across'))
    expect((await send(second, session, 'Heard')).events).toMatchObject([{ event: 'kept' }])
    await expectSoon(async () =>
      expect(JSON.stringify(await desk.look(`/desk/chats/${session.id}`))).toContain('Heard'),
    )

    await cutListeners(url)
    await say(desk, session.id, 'After the cut')
    await expectSoon(() => expect(window.texts()).toContain('After the cut'))
    expect(window.texts().filter((text) => text === 'After the cut')).toHaveLength(1)
  })
})

async function cutListeners(url: string) {
  const { Client } = await import('pg')
  const client = new Client(url)
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'imisozi-site-live' and datname = current_database()`,
  )
  await client.end()
}
