import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { promiseOf } from '#server/requests/promise.ts'
import { openDesk as openMembersDesk } from './desk-visitor.ts'
import { engines } from './open-test-storage.ts'
import { startTestServer } from './start-test-server.ts'
import { keepTestChat, keepTestWish, makeTestMessage } from './test-chat.ts'
import { openDesk as openCommandLine } from './test-desk.ts'
import { keepTestLead, makeTestLead } from './test-lead.ts'
import { dayMs } from '#server/clock.ts'

/** Rows by the name of each lead, and what stands under each heading. */
function readSheet(text: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const [headings = [], ...rows] = [...text.replace('\ufeff', '').matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g)].map(
    ([, line = '']) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  )
  const named = rows.map((cells) =>
    Object.fromEntries(headings.map((heading, column) => [heading, cells[column] ?? ''])),
  )
  return Object.fromEntries(named.map((row) => [row['name'], row]))
}

describe.each(engines)('leads as a spreadsheet on %s', (engine) => {
  it('say what was promised, who has them, from where they are, what was said and what was answered', async () => {
    const server = await startTestServer({ engine })
    const { storage, clock } = server
    const { member: claire, post } = await openMembersDesk(server)
    const form = await keepTestLead(
      storage,
      makeTestLead({ name: 'Form', phone: '0788 123 456', phoneE164: '+250788123456' }),
    )
    await storage.promises.make(promiseOf(form.id, 'form', clock.time))
    await storage.deskLeads.own(form.id, { from: null, to: claire.id, at: clock.time })
    const reply = { id: randomUUID(), leadId: form.id, memberId: claire.id, by: claire.name, at: clock.time }
    await storage.leadTalk.addReply({ ...reply, text: 'Gladly.', language: 'en', subject: 'Your demo' })
    const chat = await keepTestChat(storage, { name: 'Chat', email: 'chat@x.example', phone: '+256 700 000 321' })
    await keepTestWish(storage, chat)
    await storage.promises.make(promiseOf(chat.leadId, 'person', clock.time))
    const say = (text: string, changes: Parameters<typeof makeTestMessage>[1] = {}) =>
      storage.chats.addMessage(makeTestMessage(chat.id, { text, at: clock.time, ...changes }))
    const who = { memberId: claire.id, name: 'Claire' }
    await say('Is my stock safe?')
    await say('Yes.', { sender: 'agent' })
    await say('joined', { sender: 'person', person: { ...who, event: 'joined' } })
    await say('It is: nobody else reads it.', { sender: 'person', person: { ...who, event: 'said' } })
    await say('Thanks')
    const gone = await keepTestChat(storage, { name: 'Gone', email: 'gone@x.example' })
    await storage.chats.addMessage(makeTestMessage(gone.id, { text: 'Forget me' }))
    await storage.chats.markErased(gone.id, clock.time)

    const sheet = (await post('/desk/leads.csv')).body

    const in24Hours = new Date(clock.time + dayMs).toISOString()
    expect(readSheet(sheet)).toMatchObject({
      Form: {
        phone: '0788 123 456',
        phoneE164: '+250788123456',
        answerBy: in24Hours,
        wanted: 'form',
        owner: 'Claire Umuhoza',
        answers: 'Gladly.',
        wishes: '',
      },
      Chat: {
        phone: '+256 700 000 321',
        phoneE164: '+256700000321',
        message: 'Is my stock safe?\nThanks',
        answers: 'It is: nobody else reads it.',
        wishes: 'a demo (pharmacy)',
        told: 'when: Tuesday morning; town: Bafoussam',
        wanted: 'person',
        owner: '',
        country: 'Uganda',
      },
      Gone: { message: '', answers: '' },
    })
    expect((await openCommandLine(storage).run('export')).said).toBe(sheet.trimEnd())
    expect(
      Object.keys(readSheet(`${(await openCommandLine(storage).run('export', '--limit', '1')).said}\r\n`)),
    ).toHaveLength(1)
  })

  it('come in pieces, all of them, so that nobody waits for the whole', async () => {
    const server = await startTestServer({ engine })
    const { post } = await openMembersDesk(server)
    for (let count = 0; count < 203; count += 1)
      await keepTestLead(server.storage, makeTestLead({ name: `Lead ${count}`, receivedAt: count }))
    const { headers, body } = await post('/desk/leads.csv')
    expect(headers['content-length']).toBeUndefined()
    expect(Object.keys(readSheet(body))).toEqual(Array.from({ length: 203 }, (_, count) => `Lead ${202 - count}`))
  })
})
