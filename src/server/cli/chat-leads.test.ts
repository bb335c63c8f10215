import { describe, expect, it } from 'vitest'
import { keepTestLead, makeTestLead } from '#tests/server/test-lead.ts'
import type { Storage } from '#server/storage/storage.ts'
import { keepTestChat, keepTestWish, makeTestMessage } from '#tests/server/test-chat.ts'
import { openTestStorage } from '#tests/server/open-test-storage.ts'
import { makeReference } from '#server/ids/reference.ts'
import { promiseOf } from '#server/requests/promise.ts'
import { noon, openDesk } from '#tests/server/test-desk.ts'

/** A visitor asks, clears the window, asks for a person, and sales is written to. */
async function holdConversation(storage: Storage) {
  const chat = await keepTestChat(storage, { company: '' })
  const { id, leadId } = chat
  const question = makeTestMessage(id, { text: 'What does it\n\u001b[2Jcost?' })
  await storage.chats.addMessage(question)
  await storage.chats.clear(id)
  const handOff = { reference: makeReference(leadId), contacts: [] }
  const answer = { sender: 'agent', text: 'Somebody will write to you.', at: noon + 60_000, handOff } as const
  await storage.chats.addMessage(makeTestMessage(id, answer))
  await storage.chats.markHandedOff(id, noon + 60_000)
  const letter = {
    kind: 'mail',
    template: 'conversation-summary',
    leadId,
    chatId: id,
    upTo: 2,
    isUrgent: true,
  } as const
  await storage.outbox.add({ delivery: letter, messageId: 'summary@imisozi.example', createdAt: noon })
  const [message] = await storage.outbox.list({})
  return { id, leadId, message }
}

describe('npm run leads, for chats', () => {
  it('[CHAT-2] lists somebody who began to chat among the others, and says so', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    await keepTestLead(storage, makeTestLead({ receivedAt: noon - 1000 }))
    const { leadId } = await keepTestChat(storage, { company: '', phone: '' })

    const lines = (await run('list')).said.split('\n')

    expect(lines[0]).toBe(
      `${leadId}  new          chat  ${makeReference(leadId)}  20 November 2026, 14:00 CAT  Grace Nakato  grace@duka.example`,
    )
    expect(lines[1]).toContain('  form  ')
    expect(lines[2]).toBe('2 leads')
  })

  it('[DATA-4, DATA-7] shows who said what and when in a chat, and its letters', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const { leadId, message } = await holdConversation(storage)

    const { code, said } = await run('show', leadId)

    expect(code).toBe(0)
    expect(said).toBe(`Lead ${leadId}
Name           Grace Nakato
Email          grace@duka.example
Phone          +256 700 000 321
Language       English
Source         chat
Reference      ${makeReference(leadId)}
Location       Rwanda
Time zone      Africa/Kigali
Began on       /pricing
Handed off     20 November 2026, 14:01 CAT
Received       20 November 2026, 14:00 CAT
State          new
Conversation
  20 November 2026, 14:00 CAT  Grace Nakato
    What does it
     [2Jcost?
  (cleared by the visitor up to here)
  20 November 2026, 14:01 CAT  Sozi
    Somebody will write to you.
Deliveries
  ${message?.id}  mail conversation-summary  waiting, next attempt 20 November 2026, 14:00 CAT
From the same e-mail address
  nothing else`)
    const reference = makeReference(leadId)
    for (const typed of [reference, reference.toLowerCase()]) expect((await run('show', typed)).said).toBe(said)
  })

  it('shows nothing of a conversation that its visitor erased', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const { id, leadId } = await holdConversation(storage)
    await storage.chats.markErased(id, noon)

    const { said } = await run('show', leadId)
    expect(said).toContain('Conversation\n  erased by the visitor\nDeliveries')
    expect(said).not.toContain('cost')
    const exported = await run('export', '--format', 'json')
    expect(JSON.parse(exported.said)).toMatchObject([{ id: leadId, source: 'chat', conversation: null }])
  })

  it('[DATA-7] exports chats: their source as CSV, the messages too as JSON', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const { id, leadId } = await holdConversation(storage)
    await keepTestLead(storage, makeTestLead({ receivedAt: noon - 1000 }))

    expect(JSON.parse((await run('export', '--format', 'json')).said)).toMatchObject([
      {
        id: leadId,
        source: 'chat',
        businessSize: null,
        conversation: {
          id,
          location: 'Rwanda',
          handedOffAt: '2026-11-20T12:01:00.000Z',
          messages: [
            { sender: 'user', text: 'What does it\n\u001b[2Jcost?', timestamp: '2026-11-20T12:00:00.000Z' },
            { sender: 'agent', text: 'Somebody will write to you.', timestamp: '2026-11-20T12:01:00.000Z' },
          ],
        },
      },
      { source: 'form', conversation: null },
    ])
    const [heading, chat, form] = (await run('export')).said.split(/\r\n/)
    expect(heading).toMatch(
      /,"attribution","source","wishes","told","answerBy","reference","phoneE164","callbackAt","language","wanted","owner","country","answers"$/,
    )
    expect(chat).toMatch(
      /,"What does it\n.*cost\?",.*,"chat","","","","[A-Z2-9]{3}-[A-Z2-9]{3}","\+256700000321","","en","chat","","Uganda",""$/s,
    )
    expect(form).toContain('Inventory')
  })

  it('says what a chat asked for, what was told with it and until when we promised an answer', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const chat = await keepTestChat(storage)
    await keepTestWish(storage, chat)
    await keepTestWish(storage, chat, {
      number: 2,
      intent: 'plan professional',
      text: 'And the price, please.',
      told: {},
    })
    await storage.promises.make(promiseOf(chat.leadId, 'demo', noon))

    const wanted = 'a demo (pharmacy), a plan (Professional)'
    expect((await run('list')).said).toContain(`  wants ${wanted}, answer by 21 November 2026, 14:00 CAT\n`)
    const shown = (await run('show', chat.leadId)).said
    for (const line of [
      'Wants          a demo (pharmacy): I would like to see the pharmacy module.',
      'Wants          a plan (Professional): And the price, please.',
      'When           Tuesday morning',
      'Town           Bafoussam',
      'Answer by      21 November 2026, 14:00 CAT',
    ])
      expect(shown.split('\n')).toContain(line)
    expect(JSON.parse((await run('export', '--format', 'json')).said)).toMatchObject([
      {
        id: chat.leadId,
        request: {
          answerBy: '2026-11-21T12:00:00.000Z',
          told: { when: 'Tuesday morning', town: 'Bafoussam' },
          wishes: [
            { kind: 'demo', subject: 'pharmacy', text: 'I would like to see the pharmacy module.' },
            { kind: 'plan', plan: 'professional', text: 'And the price, please.' },
          ],
        },
      },
    ])
    const [, row] = (await run('export')).said.split(/\r\n/)
    expect(row).toContain('"a demo (pharmacy); a plan (Professional)"')
  })

  it('answers, retries and erases a chat like a demo request', async () => {
    const { storage, run } = openDesk(await openTestStorage())
    const { id, leadId, message } = await holdConversation(storage)
    await storage.outbox.markFailed(message?.id ?? '', 'no route', null)

    expect((await run('answer', leadId)).said).toBe(`${leadId} is answered`)
    expect((await run('dead')).said).toContain(
      `${message?.id}  mail conversation-summary  DEAD, 1 failed attempt: no route  lead ${leadId}`,
    )
    expect((await run('retry', 'all')).said).toBe('1 back in line')
    expect(await run('release', leadId)).toMatchObject({ code: 1, complaints: `${leadId} is not quarantined` })
    expect((await run('erase', 'grace@duka.example', '--yes')).said).toMatch(/\n1 lead erased\n/)

    expect(await storage.chats.find(id)).toBeNull()
    expect(await storage.chats.messages(id, 0)).toEqual([])
    expect(await storage.outbox.list({})).toEqual([])
    const reference = makeReference(leadId)
    expect(await run('show', reference)).toMatchObject({
      code: 1,
      complaints: expect.stringContaining(`no lead ${reference}; `),
    })
  })
})
