import { describe, expect, it } from 'vitest'
import { openDesk } from './test-desk.ts'
import { call, openChat, send, type Session } from './chat-visitor.ts'
import { deliverDue } from './sales-letters.ts'
import { startTestServer } from './start-test-server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

const references = (text = '') => [...new Set(text.match(/\b[A-Z2-9]{3}-[A-Z2-9]{3}\b/g))]
const reset = (server: Server, session: Session) => call(server, session, ['POST', '/reset'])

describe('the reference of a conversation', () => {
  it('is the same in every letter, whether a person was asked for or not, and leads sales to what was said', async () => {
    const server = await startTestServer()
    const { run } = openDesk(server.storage)
    const session = await openChat(server)
    await send(server, session, 'Does it count eggs?')
    await reset(server, session)
    const { done } = await send(server, session, 'I would like to speak to a human agent')
    await call(server, session, ['POST', '/summary'], { email: 'friend@elsewhere.example' })

    const told = done?.handOff?.reference ?? 'none'
    const letters = await deliverDue(server)
    expect(letters.map(({ template }) => template)).toEqual([
      'new-user',
      'conversation-summary',
      'conversation-summary',
      'conversation-copy',
    ])
    for (const { text, html, metadata } of letters) {
      expect(references(text)).toEqual([told])
      expect(references(html)).toEqual([told])
      expect(metadata).toMatchObject({ reference: told })
    }
    for (const typed of [told, told.toLowerCase()]) {
      const { code, said } = await run('show', typed)
      expect(code).toBe(0)
      expect(said).toContain(`Reference      ${told}`)
      expect(said).toContain('Does it count eggs?')
    }
    expect((await run('answer', told)).said).toBe(`${told} is answered`)
    expect((await run('list', '--status', 'answered')).said).toContain('Grace Nakato')
  })

  it('tells two visitors apart, and finds nothing for a made-up one', async () => {
    const server = await startTestServer()
    const { run } = openDesk(server.storage)
    for (const name of ['Amina', 'Bosco']) {
      await send(server, await openChat(server, { name, email: `${name}@duka.example` }), `I am ${name}`)
    }
    const letters = await deliverDue(server)
    expect(letters).toHaveLength(2)
    for (const { text, userInfo } of letters) {
      const [reference = 'none'] = references(text)
      expect((await run('show', reference)).said).toContain(`I am ${userInfo?.['name']}`)
    }
    expect(await run('show', 'AAA-AAA')).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('no lead AAA-AAA; '),
    })
  })

  it('still leads to the lead when its visitor has erased the conversation', async () => {
    const server = await startTestServer()
    const session = await openChat(server)
    await send(server, session, 'Does it count eggs?')
    const [letter] = await deliverDue(server)
    const [reference = 'none'] = references(letter?.text)
    await call(server, session, ['DELETE', ''])
    for (const { id } of await server.storage.outbox.list({})) await server.storage.outbox.markDelivered(id, 0)
    expect(await server.storage.chats.eraseMarked()).toBe(1)

    const { said } = await openDesk(server.storage).run('show', reference)
    expect(said).toContain('grace@duka.example')
    expect(said).toContain('erased by the visitor')
    expect(said).not.toContain('eggs')
  })
})
