import { randomBytes, randomUUID } from 'node:crypto'
import { onTestFinished, describe, expect, it } from 'vitest'
import type { ChatStarted } from '#contract/chat.ts'
import { makeLink } from '#server/secret/sign-in-link.ts'
import { openPostgres } from '#server/storage/postgres.ts'
import { openDeskBrowser } from '../desk-browser.ts'
import { grace } from './chat-visitor.ts'
import { createPostgresDatabase, makeTestFolder } from './open-test-storage.ts'
import { startBuiltServer } from './start-built-server.ts'
import { openWindow } from './talk-window.ts'
import { expectSoon } from './expect-soon.ts'

describe('two built servers on one PostgreSQL', () => {
  it('lose and double nothing when the one dies that the visitor is connected to', async () => {
    const url = await createPostgresDatabase()
    const env = {
      DATABASE_URL: url,
      SECRET: 'a secret that both of them share',
      DATA_DIR: makeTestFolder(),
    }
    const [near, far] = [await startBuiltServer(env), await startBuiltServer(env)]
    const storage = await openPostgres(url)
    onTestFinished(() => storage.close())
    const member = { id: randomUUID(), name: 'Claire Umuhoza', email: 'claire@imisozi.example', addedAt: Date.now() }
    await storage.members.add(member)
    const link = await makeLink(member.id, { storage, now: Date.now, randomBytes })
    const started = await fetch(`${near.address}/api/chat/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(grace),
    })
    const session = (await started.json()) as ChatStarted
    const post = await expectSoon(async () => {
      const browser = openDeskBrowser(far.address)
      await browser(`/desk/sign-in/${link}`)
      expect(await browser(`/api/desk/chats/${session.id}/join`)).toBe(303)
      return browser
    })
    const say = (number: number) =>
      post(`/api/desk/chats/${session.id}/messages`, { id: `message-${number}`, text: `Word ${number}` })

    const window = await openWindow(near.address, session)
    for (let number = 0; number < 10; number += 1) expect(await say(number)).toBe(303)
    await expectSoon(() => expect(window.texts()).toContain('Word 9'))
    await near.end('SIGKILL')
    await window.ended
    for (let number = 10; number < 20; number += 1) expect(await say(number)).toBe(303)
    const again = await openWindow(far.address, session, window.heard.at(-1)?.id)
    await expectSoon(() => expect(again.texts()).toContain('Word 19'))
    expect(await say(20)).toBe(303)
    await expectSoon(() => expect(again.texts()).toContain('Word 20'))
    const words = [...window.texts(), ...again.texts()].filter((text) => String(text).startsWith('Word'))
    expect(words).toEqual(Array.from({ length: 21 }, (_, number) => `Word ${number}`))
  })
})
