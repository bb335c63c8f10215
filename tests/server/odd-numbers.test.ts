import { describe, expect, it } from 'vitest'
import { openChat } from './chat-visitor.ts'
import { openDesk } from './desk-visitor.ts'
import { expectSoon } from './expect-soon.ts'
import { engines } from './open-test-storage.ts'
import { startTestServer } from './start-test-server.ts'
import { openWindow } from './talk-window.ts'

describe.each(engines)('a number that no message has, on %s', (engine) => {
  async function meet() {
    const server = await startTestServer({ engine })
    const [desk, session] = [await openDesk(server), await openChat(server)]
    await desk.post(`/api/desk/chats/${session.id}/join`)
    return { server, desk, session }
  }

  it.each(['2147483648', '9007199254740991'])('tells a window that goes on behind %s everything', async (after) => {
    const { server, session } = await meet()

    const window = await openWindow(await server.app.listen({ port: 0, host: '127.0.0.1' }), session, after)

    await expectSoon(() => expect(window.heard.map(({ event }) => event)).toEqual(['message', 'joined']))
  })

  it.each(['-Infinity', '-1e300', '1e300', 'NaN'])('is no trouble where a colleague has seen %s', async (upTo) => {
    const { desk, session } = await meet()

    expect((await desk.post(`/api/desk/chats/${session.id}/seen`, { upTo })).statusCode).toBe(204)
  })
})
