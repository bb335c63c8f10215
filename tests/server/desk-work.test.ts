import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import { elsewhere } from '#content/team/elsewhere.ts'
import type { DeskView, ViewOf } from '#contract/desk-view.ts'
import { readConfig } from '#server/config.ts'
import { signLink } from '#server/secret/signed-links.ts'
import { listElsewhere } from '#server/erasure/elsewhere.ts'
import { queueDelivery } from '#server/outbox/deliveries.ts'
import { chatLead, keepTestLead, makeTestLead } from './test-lead.ts'
import { promiseOf } from '#server/requests/promise.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { keepTestChat, makeTestMessage } from './test-chat.ts'
import { openChat, send as say } from './chat-visitor.ts'
import { addMember, fromOwnPage, openBrowser, openDesk, readView, type Server } from './desk-visitor.ts'
import { engines, isFirst, makeTestFolder, openTestStorage } from './open-test-storage.ts'
import { writeLetters } from './sales-letters.ts'
import { fillInForm, startTestServer, testSecret } from './start-test-server.ts'
import { dayMs, hourMs } from '#server/clock.ts'

async function addLead({ storage, clock }: Server, changes: Partial<StoredLead> = {}) {
  const lead = makeTestLead({ receivedAt: clock.time, ...changes })
  await keepTestLead(storage, lead)
  if (lead.source === 'form' && lead.status === 'new') {
    await storage.promises.make(promiseOf(lead.id, 'form', lead.receivedAt))
  }
  return lead
}

type Desk = Awaited<ReturnType<typeof openDesk>>

async function lookAt<Kind extends DeskView['kind']>(desk: Desk, url: string, kind: Kind): Promise<ViewOf<Kind>> {
  const view = await desk.look(url)
  if (view.kind !== kind) throw new Error(`${url} shows ${view.kind}`)
  return view as ViewOf<Kind>
}

const inbox = (desk: Desk, query = '') => lookAt(desk, `/desk${query}`, 'inbox')
const lead = async (desk: Desk, id: string) => lookAt(desk, `/desk/leads/${id}`, 'lead')

describe.each(engines)('the desk on %s', (engine) => {
  const start = () => startTestServer({ engine })
  const once = isFirst(engine)

  it('shows what must be answered, the oldest promise first, and how late it is', async () => {
    const server = await start()
    const desk = await openDesk(server)
    for (const [name, age] of [
      ['young', 1],
      ['late', 25],
      ['old', 20],
    ] as const) {
      await addLead(server, { name, email: `${name}@x.example`, receivedAt: server.clock.time - age * hourMs })
    }
    await addLead(server, { name: 'done', status: 'answered' })
    await addLead(server, { name: 'held', status: 'quarantined' })
    const { due, held, frame } = await inbox(desk)
    expect(due.map(({ name, dueAt }) => [name, (dueAt - frame.now) / hourMs])).toEqual([
      ['late', -1],
      ['old', 4],
      ['young', 23],
    ])
    expect(held.map(({ name }) => name)).toEqual(['held'])
    expect(frame.counts).toMatchObject({ open: 3, late: 1, all: 5 })
  })

  /** Grace by the form, then in the chat under the same address, and somebody with her number under another. */
  async function addThrice(server: Server) {
    const { time } = server.clock
    const form = await addLead(server, { email: 'Grace@duka.example', receivedAt: time - 3 * hourMs })
    const chat = await keepTestChat(server.storage, { email: 'grace@duka.example', receivedAt: time - 2 * hourMs })
    await server.storage.promises.make(promiseOf(chat.leadId, 'trial', time - 2 * hourMs))
    const other = await addLead(server, { name: 'Okello', email: 'okello@x.example', receivedAt: time - hourMs })
    return { form: form.id, chat: chat.leadId, other: other.id }
  }

  it('shows one person who has written more than once as one to answer, with all that was asked', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { form, chat, other } = await addThrice(server)
    const { due, frame } = await inbox(desk)
    expect(due).toMatchObject([
      { id: form, more: [{ id: chat, wanted: ['trial'] }], sameNumber: [{ id: other, name: 'Okello' }] },
      { id: other, more: [], sameNumber: [{ id: form }] },
    ])
    expect(frame.counts).toMatchObject({ open: 2, all: 3 })
    expect((await desk.get('/metrics')).body).toMatch(/site_promises\{state="open"\} 3/)

    // Whoever takes her takes all of it, and nothing of his.
    await desk.post(`/desk/leads/${form}/take`)
    expect((await inbox(desk)).due.map(({ owner }) => owner?.id ?? null)).toEqual([desk.member.id, null])
    expect((await lead(desk, chat)).lead.owner?.id).toBe(desk.member.id)
  })

  it('names twenty beside each however often a number or an address was typed, her own first', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { time } = server.clock
    for (let number = 0; number < 30; number += 1)
      await addLead(server, { name: 'Eve', email: `eve${number}@x.example`, receivedAt: time - 5 * hourMs + number })
    const { form, chat } = await addThrice(server)
    const { due } = await inbox(desk)
    expect(due).toHaveLength(32)
    expect(due.every(({ more, sameNumber }) => more.length + sameNumber.length === 20)).toBe(true)
    const { beside } = (await lead(desk, form)).lead
    expect([beside.length, beside[0]]).toMatchObject([20, { id: chat, isSamePerson: true }])

    for (let number = 0; number < 30; number += 1)
      await addLead(server, { email: 'grace@duka.example', phone: '', receivedAt: time - hourMs + number })
    expect((await inbox(desk)).due.find(({ id }) => id === form)?.more).toHaveLength(20)
  })

  it('closes with an answer what it answers and nothing else, and shows it on each of the requests', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { form, chat, other } = await addThrice(server)
    const stranger = (await addLead(server, { name: 'Paul', email: 'paul@x.example', phone: '' })).id
    const page = await lead(desk, form)
    expect(page.lead.beside).toMatchObject([
      { id: chat, isSamePerson: true },
      { id: other, isSamePerson: false },
    ])
    const answer = { replyId: page.draft.replyId, text: 'Yes to all.', behind: '', also: chat }
    await desk.post(`/desk/leads/${form}/reply`, { ...answer, also: stranger, text: '' })
    await desk.post(`/desk/leads/${form}/reply`, answer)
    expect((await inbox(desk)).due.map(({ id }) => id)).toEqual([other, stranger])
    expect((await lead(desk, chat)).lead).toMatchObject({
      status: 'answered',
      owner: { id: desk.member.id },
      replies: [{ text: 'Yes to all.', about: makeReference(form), state: 'waiting' }],
    })
    // Whoever had the other page open is told.
    const late = await desk.post(`/desk/leads/${chat}/reply`, { replyId: randomUUID(), text: 'No.', behind: '' })
    expect(readView(late.body)).toMatchObject({ problem: 'answered' })
    expect(await writeLetters(server, 'desk-reply')).toHaveLength(1)

    // Called, and the caller says that he is both; nobody else can be named.
    await desk.post(`/desk/leads/${other}/answered`, { also: stranger })
    expect((await inbox(desk)).due.map(({ id }) => id)).toEqual([stranger])
    const done = (await server.storage.audit.list(9)).map(({ action, subject }) => `${action} ${subject}`)
    expect(done).toEqual([`answer ${other}`, `answer ${chat}`, `reply ${form}`])
  })

  it('closes what is chosen behind the link of a letter, of the same address alone', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { form, chat, other } = await addThrice(server)
    const link = `/answered/${signLink(testSecret, 'answered', form, server.clock.time)}`
    const visitor = openBrowser(server)
    expect(await visitor.look(link)).toMatchObject({ more: [{ id: chat, reference: makeReference(chat) }] })
    expect((await visitor.get(link)).body).not.toMatch(/grace|okello/i)
    const response = await server.app.inject({
      method: 'POST',
      url: link,
      headers: { ...fromOwnPage, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `also=${chat}&also=${other}`,
    })
    expect(response.statusCode).toBe(303)
    expect((await inbox(desk)).due.map(({ id }) => id)).toEqual([other])
  })

  it('names in the row when a call would suit, and calls the number that was told in the chat', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { time } = server.clock
    const form = await addLead(server, { email: 'a@x.example', phone: '' })
    await server.storage.leads.setCallback(form.id, time + hourMs)
    const { id: chatId, leadId } = await keepTestChat(server.storage, {
      email: 'b@x.example',
      phone: '',
      receivedAt: time,
    })
    const told = { phone: '+256 772 123 456', when: 'after 6pm' }
    const wish = { leadId, chatId, number: 1, messageId: 'm', intent: 'call', text: 'call me', at: time }
    await server.storage.wishes.add({ ...wish, told, asked: [], open: null, isRepeated: false })
    await server.storage.promises.make(promiseOf(leadId, 'call', time + 1))
    expect((await inbox(desk)).due).toMatchObject([
      { when: '', callbackAt: time + hourMs },
      { when: 'after 6pm', callbackAt: null },
    ])
    expect((await lead(desk, leadId)).lead).toMatchObject({ phone: told.phone, dial: '+256772123456' })
    expect(await lookAt(desk, `/desk/chats/${chatId}`, 'chat')).toMatchObject({ chat: { phone: told.phone } })
  })

  it.runIf(once)(
    'calls a number without a code in the country of whoever typed it, from the lead, the chat and the letter',
    async () => {
      const server = await start()
      const desk = await openDesk(server)
      const visitor = await openChat(server, { phone: '699 123 456', timeZone: 'Africa/Douala' })
      const waysTo = async (id: string) => {
        const { chat } = await lookAt(desk, `/desk/chats/${visitor.id}`, 'chat')
        return [(await lead(desk, id)).lead, chat].map(({ phone, dial }) => `${phone}: ${dial}`)
      }
      const id = (await server.storage.chats.find(visitor.id))?.leadId ?? ''
      expect(await waysTo(id)).toEqual(Array(2).fill('699 123 456: +237699123456'))

      expect((await say(server, visitor, 'Please call me', randomUUID(), 'call')).status).toBe(200)
      expect((await say(server, visitor, 'Tomorrow, and on 677 123 456, please')).status).toBe(200)
      expect(await waysTo(id)).toEqual(Array(2).fill('677 123 456: +237677123456'))
      const filled = readView((await desk.post(`/desk/leads/${id}/reply`, { canned: 'call' })).body)
      expect(filled).toMatchObject({ draft: { text: expect.stringContaining('677 123 456') } })
      server.clock.time += hourMs
      const [letter] = await writeLetters(server, 'request')
      expect(letter?.html).toContain('tel:+237677123456')
    },
  )

  it.runIf(once).each([
    [
      'en',
      'Can someone come to our shop on Tuesday at 10?',
      'You asked for “Tuesday at 10”; does that still suit you?',
    ],
    ['fr', 'Quelqu’un peut venir à notre boutique mardi à 10h ?', 'Vous avez demandé « mardi à 10h ». Cela vous'],
    ['pt', 'Alguém pode visitar a nossa loja na terça às 10h?', 'Pediu «na terça às 10h»; ainda lhe convém?'],
  ] as const)('says back in a prepared answer the time that was stated, in %s', async (language, text, said) => {
    const server = await start()
    const desk = await openDesk(server)
    const visitor = await openChat(server, { language })
    expect((await say(server, visitor, text, randomUUID(), 'visit')).status).toBe(200)
    const id = (await server.storage.chats.find(visitor.id))?.leadId ?? ''
    const prepare = async (canned: string, at = desk) =>
      (readView((await at.post(`/desk/leads/${id}/reply`, { canned })).body) as ViewOf<'lead'>).draft.text
    const plain = (prepared: string) => prepared.replaceAll(/\s/g, ' ')
    for (const canned of ['call', 'prices', 'demo', 'papers']) expect(plain(await prepare(canned))).toContain(said)
    // `Tuesday` of another week: the day on which it was said stands with it.
    server.clock.time += 3 * dayMs
    expect(plain(await prepare('call', await openDesk(server, desk.member)))).toMatch(
      /On 20 November 2026 you|Le 20 novembre 2026, vous|No dia 20 de Novembro/,
    )
  })

  it.runIf(once)(
    'says back in a prepared answer the hours that were chosen for a call, as long as they are to come',
    async () => {
      const server = await start()
      const desk = await openDesk(server)
      const { id } = await addLead(server, { phone: '+250 788 000 123', language: 'fr', message: 'Bonjour, merci.' })
      await server.storage.leads.setCallback(id, Date.UTC(2026, 10, 24, 7))
      const prepare = async (at = desk) =>
        (readView((await at.post(`/desk/leads/${id}/reply`, { canned: 'call' })).body) as ViewOf<'lead'>).draft.text
      expect((await prepare()).replaceAll(/\s/g, ' ')).toContain(
        'Vous avez demandé mardi 24 novembre 2026, de 09:00 à 11:00 CAT. Cela vous convient-il toujours ? Nous vous appellerions au +250 788 000 123.',
      )
      server.clock.time = Date.UTC(2026, 10, 24, 9)
      expect(await prepare(await openDesk(server, desk.member))).toContain('quel jour et à quelle heure')
    },
  )

  it.runIf(once)('says back no time that was taken back', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const visitor = await openChat(server)
    for (const [text, intent] of [['A demo on Tuesday at 10', 'demo'], ['I do not want a demo']] as const)
      expect((await say(server, visitor, text, randomUUID(), intent)).status).toBe(200)
    const id = (await server.storage.chats.find(visitor.id))?.leadId ?? ''
    expect(readView((await desk.post(`/desk/leads/${id}/reply`, { canned: 'demo' })).body)).toMatchObject({
      draft: { text: expect.stringContaining('Which two days') },
    })
  })

  it('finds whoever told a number in the chat by it, beside who gave the same one in a form', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const form = await addLead(server, { email: 'a@x.example', phone: '+250 788 000 123', phoneE164: '+250788000123' })
    server.clock.time += 1000
    const visitor = await openChat(server, { timeZone: 'Africa/Kigali' })
    const id = (await server.storage.chats.find(visitor.id))?.leadId ?? ''
    for (const text of ['Please call me', '0788 000 123, after 5pm', 'No, rather 0733 000 456'])
      expect((await say(server, visitor, text, randomUUID(), text === 'Please call me' ? 'call' : '')).status).toBe(200)
    const found = async (words: string) =>
      (await inbox(desk, `?q=${encodeURIComponent(words)}`)).rows.map((row) => row.id)
    for (const words of ['0788000123', '+250 788 000 123']) expect(await found(words)).toEqual([id, form.id])
    for (const words of ['0733 000 456', '733000456']) expect(await found(words)).toEqual([id])
    const [one, other] = (await inbox(desk)).due
    expect([one, other].map((row) => row?.sameNumber.map((same) => same.id))).toEqual([[id], [form.id]])
  })

  it('leads from an answer to whoever is due next, but to nobody whom somebody else has', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const joel = await openDesk(server, await addMember(server, 'Joel', 'joel@imisozi.example'))
    const { time } = server.clock
    const add = (name: string, age: number) =>
      addLead(server, { name, email: `${name}@x.example`, phone: '', receivedAt: time - age * hourMs })
    const [first, taken, free] = [await add('first', 3), await add('taken', 2), await add('free', 1)]
    await joel.post(`/desk/leads/${taken.id}/take`)
    expect((await lead(desk, first.id)).next).toBeNull()
    await desk.post(`/desk/leads/${first.id}/answered`)
    expect((await lead(desk, first.id)).next).toEqual({ id: free.id, name: 'free', dueAt: time + 23 * hourMs })
    expect((await lead(joel, first.id)).next).toMatchObject({ id: taken.id })
  })

  it('gives a demo request 24 hours, and a person asked for in the chat the two that the site promises', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const payload = await fillInForm(server.app)
    await server.app.inject({ method: 'POST', url: '/api/demo-requests', payload })
    const chat = await keepTestChat(server.storage, { receivedAt: server.clock.time, email: 'chat@x.example' })
    await server.storage.promises.make(promiseOf(chat.leadId, 'plan', server.clock.time))
    await server.storage.promises.make(promiseOf(chat.leadId, 'person', server.clock.time + hourMs))
    const { due, frame } = await inbox(desk)
    expect(due.map(({ wanted, dueAt }) => [wanted, (dueAt - frame.now) / hourMs])).toEqual([
      [['person'], 3],
      [['form'], 24],
    ])
  })

  it('names all that was asked for in a chat and nobody has answered, and finds it under each', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const visitor = await openChat(server)
    const ask = async (text: string, intent?: string) => {
      server.clock.time += 1000
      expect((await say(server, visitor, text, randomUUID(), intent)).status).toBe(200)
    }
    const found = async (kind: string) => (await inbox(desk, `?source=${kind}`)).rows.length
    const all = async () => [await found('demo'), await found('plan'), await found('person'), await found('visit')]
    await ask('I would like the Professional plan.', 'plan professional annual')
    await ask('I would like to see the hotel module.', 'demo hotel')
    const [row] = (await inbox(desk)).due
    const id = row?.id ?? ''
    expect([row?.wanted, await all()]).toEqual([
      ['plan', 'demo'],
      [1, 1, 0, 0],
    ])
    await ask('I do not want a demo')
    expect([(await lead(desk, id)).lead.wanted, await all()]).toEqual([['plan'], [0, 1, 0, 0]])
    await ask('I would like to speak to a human agent', 'person')
    expect([(await inbox(desk)).rows[0]?.wanted, await all()]).toEqual([
      ['person', 'plan'],
      [0, 1, 1, 0],
    ])
    await desk.post(`/desk/leads/${id}/answered`)
    await ask('Please visit our shop in Musanze.', 'visit')
    expect([(await inbox(desk)).rows[0]?.wanted, await all()]).toEqual([['visit'], [0, 0, 0, 1]])
  })

  it('finds leads by name, company, email, phone, reference and the words said, without accents and case', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const moise = await addLead(server, {
      name: 'Moïse Kouassi',
      company: 'Maquis d’Été',
      email: 'moise@maquis.example',
      phone: '+225 07 00 11 22 33',
      message: 'Je tiens un maquis.',
    })
    const chat = await keepTestChat(server.storage, { name: 'Solange', email: 'solange@x.example' })
    await server.storage.chats.addMessage(
      makeTestMessage(chat.id, { text: 'Combien pour trois boulangeries à Bafoussam ?' }),
    )
    await server.storage.chats.addMessage(
      makeTestMessage(chat.id, { sender: 'agent', text: 'Trois comptoirs : Professional.' }),
    )
    await addLead(server, { name: 'Nobody else', email: 'else@x.example', phone: '' })
    const find = async (q: string) => (await inbox(desk, `?q=${encodeURIComponent(q)}`)).rows.map(({ name }) => name)

    for (const q of [
      'moise',
      'KOUASSI',
      "d'ete",
      'moise@maquis',
      '07 00 11 22',
      makeReference(moise.id).toLowerCase(),
      makeReference(moise.id).replace('-', ''),
      'tiens',
    ]) {
      expect([q, await find(q)]).toEqual([q, ['Moïse Kouassi']])
    }
    expect(await find('boulangeries bafoussam')).toEqual(['Solange'])
    // What the assistant says would find everybody.
    expect(await find('comptoirs')).toEqual([])
    expect(await find('100%_')).toEqual([])
    expect(await find("' or 1=1 --")).toEqual([])
    expect((await find('')).length).toBe(3)
  })

  it('finds a name with an apostrophe however it is typed', async () => {
    const server = await start()
    const desk = await openDesk(server)
    await addLead(server, { name: 'Sean O’Hara', email: 'sean@x.example' })
    await addLead(server, { name: 'Sean Ohanian', email: 'ohanian@x.example' })
    for (const q of ['OHara', "o'hara", 'o’hara', 'Sean ohara'])
      expect([q, (await inbox(desk, `?q=${encodeURIComponent(q)}`)).rows.length]).toEqual([q, 1])
  })

  it('names once who asked twice and gives the number of another', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { time } = server.clock
    const { id } = await addLead(server, { receivedAt: time - 3 * hourMs })
    const eric = { name: 'Eric (shop)', email: 'eric@x.example' }
    const first = await addLead(server, { ...eric, receivedAt: time - 2 * hourMs })
    await addLead(server, { ...eric, email: 'Eric@x.example', receivedAt: time - hourMs })
    const row = (await inbox(desk)).due.find((one) => one.id === id)
    expect(row?.sameNumber).toMatchObject([{ id: first.id, name: 'Eric (shop)' }])
    // Each can be answered with hers: there both are listed.
    expect((await lead(desk, id)).lead.beside).toHaveLength(2)
  })

  it('says of a follow-up who answered this person last, by a letter or in another way', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const joel = await openDesk(server, await addMember(server, 'Joel Ochieng', 'joel@imisozi.example'))
    const first = await addLead(server)
    expect((await inbox(desk)).due).toMatchObject([{ lastAnswer: null }])
    await joel.post(`/desk/leads/${first.id}/take`)
    await desk.post(`/desk/leads/${first.id}/reply`, { replyId: randomUUID(), text: 'Yes.', behind: '' })
    const answeredAt = server.clock.time
    server.clock.time += hourMs
    const { id } = await addLead(server, { email: 'Grace@duka.example' })
    // Whoever wrote, not whoever has it.
    expect((await inbox(desk)).due).toMatchObject([
      { id, owner: null, lastAnswer: { by: 'Claire Umuhoza', at: answeredAt } },
    ])
    expect((await lead(desk, id)).lead).toMatchObject({ lastAnswer: { by: 'Claire Umuhoza', at: answeredAt } })
    expect((await lead(desk, first.id)).lead).toMatchObject({ lastAnswer: null })

    server.clock.time += hourMs
    await joel.post(`/desk/leads/${id}/answered`)
    await addLead(server, { email: 'grace@duka.example' })
    expect((await inbox(desk)).due).toMatchObject([{ lastAnswer: { by: 'Joel Ochieng', at: server.clock.time } }])
    const stranger = await addLead(server, { email: 'paul@x.example', phone: '' })
    expect((await lead(desk, stranger.id)).lead.lastAnswer).toBeNull()
  })

  it.runIf(once)('names whom of us a letter goes to', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { id: chatId, leadId } = await keepTestChat(server.storage, { email: 'nana@x.example' })
    const told = { kind: 'mail', template: 'conversation-summary', leadId, chatId, upTo: 1, isUrgent: true } as const
    for (const delivery of [told, { ...told, memberId: desk.member.id }])
      await server.storage.outbox.add({ delivery, messageId: randomUUID(), createdAt: server.clock.time })
    expect((await lead(desk, leadId)).lead.letters.map(({ to }) => to).toSorted()).toEqual(['', 'Claire Umuhoza'])
  })

  it('finds a lead by a reference that is digits alone, as three in ten thousand are', async () => {
    const server = await start()
    const desk = await openDesk(server)
    let id = randomUUID()
    while (!/^[\d-]+$/.test(makeReference(id))) id = randomUUID()
    await addLead(server, { id, name: 'Moïse Kouassi' })
    await addLead(server, { name: 'Nobody else' })

    const { rows } = await inbox(desk, `?q=${makeReference(id)}`)
    expect(rows.map(({ name }) => name)).toEqual(['Moïse Kouassi'])
  })

  it('filters by status, source, owner, country and day, and ignores what it does not know', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const taken = await addLead(server, { name: 'taken', email: 'a@x.example', phone: '+237 600 000 001' })
    await desk.post(`/desk/leads/${taken.id}/take`)
    await addLead(server, {
      name: 'answered',
      email: 'b@x.example',
      status: 'answered',
      receivedAt: server.clock.time - 72 * hourMs,
    })
    await addLead(server, { ...chatLead, name: 'chat', email: 'c@x.example', phone: '' })
    const find = async (query: string) => (await inbox(desk, query)).rows.map(({ name }) => name).toSorted()
    expect(await find('?status=open')).toEqual(['taken'])
    expect(await find('?status=answered')).toEqual(['answered'])
    await addLead(server, { name: 'held', email: 'd@x.example', phone: '+250 788 000 001', status: 'quarantined' })
    expect(await find('?status=held')).toEqual(['held'])
    expect(await find('?status=quarantined')).toEqual(['held'])
    expect((await inbox(desk, '?status=quarantined')).query.status).toBe('held')
    expect(await find('?status=chat')).toEqual(['chat'])
    expect(await find('?source=form')).toEqual(['answered', 'held', 'taken'])
    expect(await find('?source=chat')).toEqual(['chat'])
    expect(await find(`?owner=${desk.member.id}`)).toEqual(['taken'])
    expect(await find('?owner=none&status=chat')).toEqual(['chat'])
    expect(await find('?country=CM')).toEqual(['taken'])
    expect(await find('?since=2026-11-20&source=form')).toEqual(['held', 'taken'])
    const nowhere = await addLead(server, { ...chatLead, email: 'e@x.example', phone: '' })
    const place = { timeZone: '', location: 'ZZ', page: '/', language: 'en', variant: 'B' } as const
    await server.storage.chats.add({ id: randomUUID(), leadId: nowhere.id, startedAt: server.clock.time, ...place })
    expect((await inbox(desk)).countries).toEqual(['CM', 'RW', 'UG'])
    for (const query of [
      '?status=drop&owner=x&source=y&since=never',
      '?since=0000-01-01',
      '?q=&q=2',
      '?before=zz&after=%00',
    ]) {
      expect((await desk.get(`/desk${query}`)).statusCode).toBe(200)
    }
  })

  it('says of what is not held, too, that it may be a program’s', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { id } = await addLead(server, { suspicions: ['filled-within-a-second'] })
    await addLead(server, { email: 'a@x.example', status: 'quarantined', suspicions: ['only-links'] })
    await addLead(server, { email: 'b@x.example' })
    const { due, rows } = await inbox(desk)
    for (const list of [due, rows]) expect(list.filter(({ isSuspect }) => isSuspect)).toMatchObject([{ id }])
    expect([due.length, rows.length]).toEqual([2, 3])
    expect((await lead(desk, id)).lead).toMatchObject({ isSuspect: true, reasons: ['filled-within-a-second'] })
  })

  it('turns pages by what was read last, without leaving one out or showing one twice', async () => {
    const server = await start()
    const desk = await openDesk(server)
    for (let number = 0; number < 120; number += 1) {
      // Several at the same moment, so that the id must decide.
      const receivedAt = server.clock.time - Math.floor(number / 7) * hourMs
      await addLead(server, { name: `n${number}`, email: `n${number}@x.example`, receivedAt, status: 'answered' })
    }
    const seen: string[] = []
    let page = await inbox(desk)
    for (;;) {
      seen.push(...page.rows.map(({ name }) => name))
      if (page.older === null) break
      page = await inbox(desk, `?before=${encodeURIComponent(page.older)}`)
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
    const back = await inbox(desk, `?after=${encodeURIComponent(page.newer ?? '')}`)
    expect(back.rows.map(({ name }) => name)).toEqual(seen.slice(50, 100))
  })

  it('asks whoever has not read what a colleague answered meanwhile, and keeps his words', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { id } = await addLead(server, { email: 'grace@duka.example' })
    const { draft } = await lead(desk, id)
    await desk.post(`/desk/leads/${id}/reply`, { replyId: randomUUID(), text: 'Yes.', behind: '' })
    const late = { replyId: draft.replyId, text: 'Yes, in all sizes.', behind: '' }
    const told = await desk.post(`/desk/leads/${id}/reply`, late)
    expect(told.statusCode).toBe(422)
    const view = readView(told.body) as ViewOf<'lead'>
    expect(view).toMatchObject({ problem: 'answered', draft: { replyId: draft.replyId, text: late.text } })
    expect(await writeLetters(server, 'desk-reply')).toHaveLength(1)

    const informed = { ...late, behind: view.lead.replies.at(-1)?.id ?? '' }
    // Pressed twice, it goes out once.
    server.clock.time += 1
    const sent = [
      await desk.post(`/desk/leads/${id}/reply`, informed),
      await desk.post(`/desk/leads/${id}/reply`, informed),
    ]
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    expect(sent.map(({ headers }) => headers.location)).toEqual([
      `/desk/leads/${id}#answers`,
      `/desk/leads/${id}?sent=before#answers`,
    ])
    expect(await writeLetters(server, 'desk-reply')).toHaveLength(2)

    // The same form with other words is another answer, for who knows of the first.
    const other = { ...informed, text: 'Yes, and in green.' }
    expect((await desk.post(`/desk/leads/${id}/reply`, other)).statusCode).toBe(422)
    const behind = (await lead(desk, id)).lead.replies.at(-1)?.id ?? ''
    expect((await desk.post(`/desk/leads/${id}/reply`, { ...other, behind })).statusCode).toBe(303)
    expect(await writeLetters(server, 'desk-reply')).toHaveLength(3)
  })

  it('sends the same words once, also by a form that was gone back to, and again when they are asked for', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { id } = await addLead(server, { email: 'grace@duka.example' })
    const send = async (text: string) => {
      server.clock.time += 1
      const { lead: known, draft } = await lead(desk, id)
      const behind = known.replies.at(-1)?.id ?? ''
      const { headers } = await desk.post(`/desk/leads/${id}/reply`, { replyId: draft.replyId, text, behind })
      return headers.location
    }
    expect(await send('It is green.')).toBe(`/desk/leads/${id}#answers`)
    const back = `/desk/leads/${id}?sent=before#answers`
    expect(await send('It is green.\r\n')).toBe(back)
    expect(await writeLetters(server, 'desk-reply')).toHaveLength(1)
    expect(await lookAt(desk, back, 'lead')).toMatchObject({ isSentBefore: true, lead: { replies: [{}] } })

    await server.storage.promises.make(promiseOf(id, 'form', server.clock.time))
    expect(await send('It is green.')).toBe(`/desk/leads/${id}#answers`)
    expect(await send('It is green, too.')).toBe(`/desk/leads/${id}#answers`)
    expect(await writeLetters(server, 'desk-reply')).toHaveLength(3)
  })

  it.each([
    ['en', 'Two shops, one stock.', 'Dear Nana,\n\n\n\nClaire Umuhoza'],
    [
      'fr',
      'Bonjour, combien coûte votre logiciel pour mes trois boulangeries ?',
      'Bonjour Nana,\n\n\n\nClaire Umuhoza',
    ],
    ['pt', 'Bom dia, quanto custa o vosso programa para as minhas três lojas?', 'Bom dia, Nana,\n\n\n\nClaire Umuhoza'],
  ] as const)('sends no box that holds a greeting and a name alone, in %s', async (language, message, untouched) => {
    const server = await start()
    const desk = await openDesk(server)
    const name = 'Nana Mensah'
    const { id } = await addLead(server, { name, message, language, email: 'nana@x.example' })
    const later = { receivedAt: server.clock.time + 1 }
    const also = (await addLead(server, { name, message, language, email: 'nana@x.example', ...later })).id
    const { draft } = await lead(desk, id)
    expect(draft.text).toBe(untouched)
    for (const text of [untouched, untouched.replaceAll('\n', '\r\n'), untouched.split('\n')[0] ?? '', '  ']) {
      const told = await desk.post(`/desk/leads/${id}/reply`, { replyId: draft.replyId, text, behind: '', also })
      expect([told.statusCode, readView(told.body)]).toMatchObject([422, { problem: 'empty', draft: { also: [also] } }])
    }
    expect(await writeLetters(server, 'desk-reply')).toEqual([])
    expect((await inbox(desk)).due).toMatchObject([{ id, more: [{ id: also }] }])

    const text = untouched.replace('\n\n\n', '\n\nYes.\n')
    await desk.post(`/desk/leads/${id}/reply`, { replyId: draft.replyId, text, behind: '' })
    expect(await writeLetters(server, 'desk-reply')).toHaveLength(1)
  })

  it('takes back the answer that a page shows, and not that of a colleague which came since', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { id } = await addLead(server)
    await desk.post(`/desk/leads/${id}/answered`)
    const shown = await lead(desk, id)
    await desk.post(`/desk/leads/${id}/reopen`)
    server.clock.time += hourMs
    const colleague = await openDesk(server, await addMember(server, 'Jean Bosco', 'jean@imisozi.example'))
    await colleague.post(`/desk/leads/${id}/reply`, { replyId: randomUUID(), text: 'Yes.', behind: '' })

    const late = await desk.post(`/desk/leads/${id}/reopen`, { answered: String(shown.lead.answeredAt) })
    expect(readView(late.body)).toMatchObject({ problem: 'taken', lead: { status: 'answered', dueAt: null } })
    const { answeredAt } = (await lead(desk, id)).lead
    await desk.post(`/desk/leads/${id}/reopen`, { answered: String(answeredAt) })
    expect((await lead(desk, id)).lead.status).toBe('open')
  })

  it('opens again what was marked as answered, due when it was, and writes to nobody', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { id } = await addLead(server, { receivedAt: server.clock.time - 5 * hourMs })
    const before = await server.storage.promises.ofLead(id)
    await desk.post(`/desk/leads/${id}/answered`)
    expect((await lead(desk, id)).lead).toMatchObject({ status: 'answered', dueAt: null })
    const letters = await server.storage.outbox.list({})

    server.clock.time += hourMs
    const pressed = await Promise.all([1, 2].map(() => desk.post(`/desk/leads/${id}/reopen`)))
    expect(pressed.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
      [303, `/desk/leads/${id}`],
      [303, `/desk/leads/${id}`],
    ])
    expect((await lead(desk, id)).lead).toMatchObject({ status: 'open', dueAt: before[0]?.dueAt, answeredAt: null })
    expect(await server.storage.promises.ofLead(id)).toEqual(before)
    expect((await inbox(desk)).due).toMatchObject([{ id }])
    expect(await server.storage.outbox.list({})).toEqual(letters)
    const audit = await server.storage.audit.list(10)
    expect(audit.filter(({ action }) => action === 'reopen')).toMatchObject([{ memberId: desk.member.id, subject: id }])
    // What is open stays as it is, and what was held back stays held back.
    const held = await addLead(server, { status: 'quarantined' })
    for (const one of [id, held.id]) await desk.post(`/desk/leads/${one}/reopen`)
    expect(await server.storage.deskLeads.find(held.id)).toMatchObject({ status: 'quarantined', dueAt: null })
    expect((await server.storage.audit.list(10)).filter(({ action }) => action === 'reopen')).toHaveLength(1)
  })

  it('sends one of two answers that come at the same moment', async () => {
    const server = await start()
    const desk = await openDesk(server)
    for (let number = 0; number < 5; number++) {
      const { id } = await addLead(server, { email: `n${number}@duka.example` })
      const replies = ['Yes.', 'No.'].map((text) => ({ replyId: randomUUID(), text, behind: '' }))
      const told = await Promise.all(replies.map((reply) => desk.post(`/desk/leads/${id}/reply`, reply)))
      expect(told.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([303, 422])
    }
    expect(await writeLetters(server, 'desk-reply')).toHaveLength(5)
  })

  it('sends an answer once, under the letters before it, and keeps the promise', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { id } = await addLead(server, { email: 'grace@duka.example' })
    const delivery = { kind: 'mail', template: 'demo-confirmation', leadId: id } as const
    await server.storage.outbox.add({ delivery, messageId: 'first@x.example', createdAt: server.clock.time - 1 })
    const { draft } = await lead(desk, id)
    const answer = { replyId: draft.replyId, text: 'Yes to both.\r\n\r\n<b>Claire</b>' }

    server.clock.time += 2 * hourMs
    const sent = await desk.post(`/desk/leads/${id}/reply`, answer)
    await desk.post(`/desk/leads/${id}/reply`, answer)

    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/desk/leads/${id}#answers`])
    const [letter, ...more] = await writeLetters(server, 'desk-reply')
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      to: 'grace@duka.example',
      from: { name: 'Claire Umuhoza, Imisozi Suite' },
      subject: `Re: Your demo request ${makeReference(id)} is with us`,
      inReplyTo: 'first@x.example',
      references: ['first@x.example'],
      isByPerson: true,
    })
    expect(letter?.text).toContain('Yes to both.\n\n<b>Claire</b>')
    expect(letter?.html).toContain('&lt;b&gt;Claire&lt;/b&gt;')
    const page = await lead(desk, id)
    expect(page.lead).toMatchObject({
      status: 'answered',
      dueAt: null,
      owner: { id: desk.member.id },
      replies: [{ by: 'Claire Umuhoza', text: 'Yes to both.\n\n<b>Claire</b>', state: 'waiting' }],
    })
    expect((await inbox(desk)).figures).toEqual({ medianMs: 2 * hourMs, ninetiethMs: 2 * hourMs, keptShare: 1 })
  })

  it.each([
    ['fr', /^Re: Votre demande de démonstration (\S+) est bien arrivée$/],
    ['pt', /^Re: .*(\S{3}-\S{3})/],
  ] as const)('answers under the subject of the letter that went before, in %s', async (language, subject) => {
    const server = await start()
    const desk = await openDesk(server)
    const { id } = await addLead(server, { language, email: 'nana@x.example' })
    const delivery = { kind: 'mail', template: 'demo-confirmation', leadId: id } as const
    const createdAt = server.clock.time - 1
    await server.storage.outbox.add({ delivery, messageId: 'first@x.example', createdAt, language })
    await desk.post(`/desk/leads/${id}/reply`, { replyId: randomUUID(), text: 'Oui.', behind: '' })
    const [confirmed] = await writeLetters(server, 'demo-confirmation')
    const [letter] = await writeLetters(server, 'desk-reply')
    expect([letter?.subject, letter?.subject]).toEqual([expect.stringMatching(subject), `Re: ${confirmed?.subject}`])
  })

  it('threads a second answer under the first, and writes in the visitor’s language', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { leadId, id } = await keepTestChat(server.storage, { email: 'solange@x.example', name: 'Solange Mbarga' })
    const text = 'Bonjour, je voudrais savoir combien cela coûte pour mes trois boulangeries, merci.'
    await server.storage.chats.addMessage(makeTestMessage(id, { text }))
    const first = await lead(desk, leadId)
    expect(first.lead.language).toBe('fr')
    const filled = await desk.post(`/desk/leads/${leadId}/reply`, { canned: 'prices', replyId: first.draft.replyId })
    const { draft } = readView(filled.body) as ViewOf<'lead'>
    expect(draft).toMatchObject({ canned: 'prices', replyId: first.draft.replyId })
    expect(draft.text).toMatch(/^Bonjour Solange,\n\n.*Starter\s:\s6,90\s\$ par mois.*Claire Umuhoza$/s)
    expect(await server.storage.outbox.list({ leadId })).toEqual([])

    // What was typed stays, and what a form brings has the line ends of browsers.
    const press = async (canned: string, typed: string) => {
      const answer = await desk.post(`/desk/leads/${leadId}/reply`, { canned, text: typed.replaceAll('\n', '\r\n') })
      return (readView(answer.body) as ViewOf<'lead'>).draft.text
    }
    expect(await press('prices', first.draft.text)).toBe(draft.text)
    expect(await press('prices', await press('demo', first.draft.text))).toBe(draft.text)
    expect(await press('prices', 'Bonjour Solange,\n\nOui, lundi.\n\nClaire Umuhoza')).toMatch(
      /^Bonjour Solange,\n\nOui, lundi\.\n\nVoici le prix.*Claire Umuhoza$/s,
    )
    expect(await press('prices', 'Oui, lundi.')).toMatch(/^Oui, lundi\.\n\nVoici le prix(?!.*(?:Solange|Claire))/s)
    for (const end of [
      'Claire',
      'Bien à vous,\n\nClaire',
      'Cordialement,\nClaire U.\nImisozi',
      'claire umuhoza\n\nKigali',
    ])
      expect(await press('prices', `Solange, oui.\n\n${end}`)).toMatch(
        new RegExp(`^Solange, oui\\.\\n\\nVoici le prix[^]*\\n\\n${end}$`),
      )
    // A second one takes the place of the first, as long as that stands as it was.
    const chosen = await press('demo', 'Solange, oui.\n\nClaire')
    expect(await press('prices', chosen)).toBe(await press('prices', 'Solange, oui.\n\nClaire'))
    expect(await press('prices', await press('prices', chosen))).toBe(await press('prices', chosen))
    const changed = chosen.replace('une demi-heure', 'une heure')
    expect(changed).not.toBe(chosen)
    expect(await press('prices', changed)).toMatch(/^Solange, oui\.[^]*une heure[^]*Voici le prix[^]*\n\nClaire$/)

    await desk.post(`/desk/leads/${leadId}/reply`, { replyId: draft.replyId, text: draft.text })
    server.clock.time += hourMs
    await desk.post(`/desk/leads/${leadId}/reply`, { replyId: randomUUID(), text: 'Encore un mot.' })
    const [one, two] = await writeLetters(server, 'desk-reply')
    const reference = makeReference(leadId)
    expect([one?.subject, two?.subject]).toEqual([`Votre demande ${reference}`, `Re: Votre demande ${reference}`])
    expect([one?.inReplyTo, two?.inReplyTo]).toEqual([undefined, one?.messageId])
    expect(one?.html).toContain('lang="fr"')
  })

  it.runIf(once)('makes links of our own addresses in an answer, and of no others', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { id } = await keepTestLead(server.storage, makeTestLead())
    const { draft } = readView(
      (await desk.post(`/desk/leads/${id}/reply`, { canned: 'prices' })).body,
    ) as ViewOf<'lead'>
    const calculator = 'https://imisozi.example/pricing#calculator'
    const prepared = draft.text.replace(/http:\S+(?=\/pricing)/, 'https://imisozi.example')

    const text = `${prepared}\nSee https://elsewhere.example/ and ${calculator}.`
    await desk.post(`/desk/leads/${id}/reply`, { replyId: draft.replyId, text })

    const html = (await writeLetters(server, 'desk-reply'))[0]?.html ?? ''
    expect(html.split(`href="${calculator}"`)).toHaveLength(3)
    expect(html).toContain(`${calculator}</a>.`)
    expect(html).not.toContain('href="https://elsewhere.example')
  })

  it.runIf(once)('says of no words that they are in English that are in another script', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const message = 'أريد أن أرى النظام لمتجري من فضلكم'
    const { id } = await keepTestLead(server.storage, makeTestLead({ message }))

    expect((await lead(desk, id)).lead).toMatchObject({ words: { lang: '' }, message: { text: message, lang: '' } })
  })

  it.each([
    ['nothing', '   ', 'empty'],
    ['too much', 'x'.repeat(8001), 'too-long'],
    ['what turns text around', 'see \u0007 this', 'unreadable'],
  ])('sends %s to nobody, and keeps what was typed', async (_what, text, problem) => {
    const server = await start()
    const desk = await openDesk(server)
    const { id } = await addLead(server)
    const answer = await desk.post(`/desk/leads/${id}/reply`, { replyId: randomUUID(), text })
    expect([answer.statusCode, readView(answer.body)]).toMatchObject([422, { kind: 'lead', problem, draft: { text } }])
    expect(await server.storage.outbox.list({ leadId: id })).toEqual([])
    expect((await lead(desk, id)).lead.status).toBe('open')
  })

  it('lets a lead be taken once, and handed over by whoever sees who has it', async () => {
    const server = await start()
    const claire = await openDesk(server)
    const joel = await openDesk(server, await addMember(server, 'Joel', 'joel@imisozi.example'))
    const { id } = await addLead(server)
    const [one, two] = await Promise.all([claire, joel].map((desk) => desk.post(`/desk/leads/${id}/take`)))
    expect([one?.statusCode, two?.statusCode].toSorted((a = 0, b = 0) => a - b)).toEqual([303, 422])
    const owner = (await lead(claire, id)).lead.owner?.id ?? ''
    const other = owner === claire.member.id ? joel.member.id : claire.member.id
    expect((await claire.post(`/desk/leads/${id}/hand-over`, { to: other, from: 'somebody' })).statusCode).toBe(422)
    expect((await claire.post(`/desk/leads/${id}/hand-over`, { to: 'nobody', from: owner })).statusCode).toBe(422)
    await claire.post(`/desk/leads/${id}/hand-over`, { to: other, from: owner })
    expect((await lead(joel, id)).lead.owner?.id).toBe(other)
  })

  it('takes a button that is pressed twice for pressed once', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const joel = await addMember(server, 'Joel', 'joel@imisozi.example')
    const [{ id }, held] = [await addLead(server), await addLead(server, { status: 'quarantined' })]
    const { id: chatId } = await openChat(server)
    const twice = async (url: string, fields?: Readonly<Record<string, string>>) =>
      [await desk.post(url, fields), await desk.post(url, fields)].map(({ statusCode }) => statusCode)

    const done = [303, 303]
    expect(await twice(`/desk/leads/${id}/take`, { from: '' })).toEqual(done)
    expect(await twice(`/desk/leads/${id}/hand-over`, { from: desk.member.id, to: joel.id })).toEqual(done)
    expect(await twice(`/desk/leads/${held.id}/release`)).toEqual(done)
    expect(await twice(`/api/desk/chats/${chatId}/join`)).toEqual(done)
    expect(await twice(`/api/desk/chats/${chatId}/leave`)).toEqual(done)

    const actions = (await server.storage.audit.list(9)).map(({ action }) => action)
    expect(actions.toSorted()).toEqual(['hand-over', 'join', 'leave', 'release', 'take'])
    expect(await writeLetters(server, 'hand-over')).toHaveLength(1)
  })

  it('tells whoever a request is handed over to by one letter, and nobody who takes it', async () => {
    const server = await start()
    const claire = await openDesk(server)
    const joel = await addMember(server, 'Joel Ochieng', 'joel@imisozi.example')
    const { id } = await addLead(server, { name: 'محمد علي', email: 'm@x.example' })
    await addLead(server, { name: 'محمد علي', email: 'm@x.example' })
    await claire.post(`/desk/leads/${id}/take`)
    expect(await writeLetters(server, 'hand-over')).toEqual([])
    const { nudges } = server
    const before = nudges.count
    await claire.post(`/desk/leads/${id}/hand-over`, { to: joel.id, from: claire.member.id })
    expect(nudges.count).toBe(before + 1)
    // To and fro: within the hour nobody hears of the same twice.
    const back = await openDesk(server, joel)
    await back.post(`/desk/leads/${id}/hand-over`, { to: claire.member.id, from: joel.id })
    await claire.post(`/desk/leads/${id}/hand-over`, { to: joel.id, from: claire.member.id })
    const letters = await writeLetters(server, 'hand-over')
    // What is not theirs any more is not told.
    expect(letters.map((letter) => letter?.to)).toEqual(['joel@imisozi.example', undefined])
    const [letter] = letters
    expect(letter).toMatchObject({ subject: 'Handed over to you: محمد علي', replyTo: { address: 'm@x.example' } })
    expect(letter?.text).toMatch(/Claire Umuhoza has handed this request over to you\. We promised an answer by 21 Nov/)
    expect(letter?.html).toContain(`/desk/leads/${id}`)
    // The heading is ours and English, whatever the name is written in.
    expect(letter?.html).toMatch(/<h1[^>]*><bdi>محمد علي<\/bdi>(?:<!-- -->)? is yours to answer<\/h1>/)
    expect(letter?.html).not.toMatch(/<h1[^>]*dir="auto"/)
  })

  it('keeps notes for colleagues, with their names when they have gone', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const eve = await addMember(server, 'Eve', 'eve@imisozi.example')
    const { id } = await addLead(server)
    const { note } = await lead(desk, id)
    for (let time = 0; time < 2; time += 1)
      await desk.post(`/desk/leads/${id}/notes`, { noteId: note.id, text: 'Shop was full.' })
    await (await openDesk(server, eve)).post(`/desk/leads/${id}/notes`, { noteId: randomUUID(), text: 'Called again.' })
    await server.storage.members.remove(eve.email)
    const { notes } = (await lead(desk, id)).lead
    expect(notes.map(({ by, member, text }) => `${by} (${member?.name}): ${text}`).toSorted()).toEqual([
      'Claire Umuhoza (Claire Umuhoza): Shop was full.',
      'Eve (undefined): Called again.',
    ])
    expect((await desk.post(`/desk/leads/${id}/notes`, { noteId: randomUUID(), text: '' })).statusCode).toBe(422)
  })

  it.runIf(once)('refuses a note that is too long with all its words, and counts an end of a line once', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { id } = await addLead(server)
    const note = { id: randomUUID(), text: 'a'.repeat(2001) }
    const refused = await desk.post(`/desk/leads/${id}/notes`, { noteId: note.id, text: note.text })
    expect([refused.statusCode, readView(refused.body)]).toMatchObject([422, { problem: 'too-long', note }])
    expect((await lead(desk, id)).lead.notes).toEqual([])

    const lines = `${'a'.repeat(1000)}\r\n${'b'.repeat(999)}`
    await desk.post(`/desk/leads/${id}/notes`, { noteId: note.id, text: lines })
    expect((await lead(desk, id)).lead.notes).toMatchObject([{ text: lines.replace('\r', '') }])
  })

  it('releases what was held back, with its letters and its clock, or keeps it out of sight', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const [real, spam] = [
      await addLead(server, { status: 'quarantined', email: 'real@x.example' }),
      await addLead(server, { status: 'quarantined', email: 'spam@x.example' }),
    ]
    const answer = await desk.post(`/desk/leads/${real.id}/reply`, { replyId: randomUUID(), text: 'Hello' })
    expect(readView(answer.body)).toMatchObject({ problem: 'held' })
    // Two of us at the same moment.
    await Promise.all([1, 2].map(() => desk.post(`/desk/leads/${real.id}/release`, { back: 'inbox' })))
    await desk.post(`/desk/leads/${spam.id}/keep`, { back: 'inbox' })
    const { due, held, rows } = await inbox(desk)
    expect([due.map(({ id }) => id), held]).toEqual([[real.id], []])
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['held', 'open'])
    expect((await server.storage.outbox.list({ leadId: real.id })).length).toBe(2)
    expect(await server.storage.outbox.list({ leadId: spam.id })).toEqual([])
  })

  it('lists letters that could not be sent, and sends them again, once each, for a member', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { outbox, audit } = server.storage
    const one = await addLead(server, { name: 'Moïse Kouassi' })
    const two = await addLead(server, { name: 'Grace', email: 'grace@x.example' })
    for (const leadId of [one.id, one.id, two.id]) {
      server.clock.time += 1
      const delivery = { kind: 'mail', template: 'demo-confirmation', leadId } as const
      await queueDelivery(outbox, delivery, { messageDomain: 'imisozi.example', createdAt: server.clock.time })
    }
    const letters = (await outbox.list({})).filter(({ delivery }) => delivery.kind === 'mail')
    for (const { id } of letters) await outbox.markFailed(id, 'no route', null)
    const { dead } = await inbox(desk)
    expect(dead.map(({ name, kind, error }) => [name, kind, error])).toEqual([
      ['Moïse Kouassi', 'demo-confirmation', 'no route'],
      ['Moïse Kouassi', 'demo-confirmation', 'no route'],
      ['Grace', 'demo-confirmation', 'no route'],
    ])

    const form = { letter: dead[0]?.id ?? '', from: one.id }
    const again = [await desk.post('/desk/letters/resend', form), await desk.post('/desk/letters/resend', form)]
    expect(again.map(({ headers }) => headers.location)).toEqual(Array(2).fill(`/desk/leads/${one.id}#letters`))
    expect((await lead(desk, one.id)).lead.letters.map(({ state }) => state)).toEqual(['waiting', 'dead'])
    expect((await desk.post('/desk/letters/resend', { letter: 'all' })).headers.location).toBe('/desk#open')
    expect((await inbox(desk)).dead).toEqual([])
    expect(await outbox.list({ status: 'dead' })).toEqual([])
    const entries = (await audit.list(10)).filter(({ action }) => action === 'resend')
    // In no order: two of them are of the same millisecond.
    expect([one, two].map(({ id }) => entries.filter(({ subject }) => subject === id).length)).toEqual([2, 1])
    expect(entries).toHaveLength(3)
    expect(new Set(entries.map(({ memberId }) => memberId))).toEqual(new Set([desk.member.id]))

    const stranger = openBrowser(server)
    await outbox.markFailed(letters[0]?.id ?? '', 'no route', null)
    await stranger.post('/desk/letters/resend', { letter: 'all' })
    expect(await outbox.list({ status: 'dead' })).toHaveLength(1)
  })

  it('says since when letters do not go out, and at an answer that it is not sent yet', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { storage, clock } = server
    const { id } = await addLead(server)
    await desk.post(`/desk/leads/${id}/reply`, { replyId: randomUUID(), text: 'Yes.', behind: '' })
    const told = async () => {
      const { lettersStuckSince } = await inbox(desk)
      return [lettersStuckSince, (await lead(desk, id)).lead.replies[0]?.state]
    }
    expect(await told()).toEqual([null, 'waiting'])
    const [letter] = await storage.outbox.list({ leadId: id })
    if (!letter) throw new Error('no letter')
    await storage.outbox.markFailed(letter.id, 'connection refused', clock.time)
    expect(await told()).toEqual([letter.createdAt, 'tried'])

    // Others go out: it is not the mail server.
    clock.time += hourMs
    const delivery = { kind: 'mail', template: 'demo-request', leadId: id } as const
    await storage.outbox.add({ delivery, messageId: 'other@x.example', createdAt: clock.time })
    const other = (await storage.outbox.list({ leadId: id })).at(-1)?.id ?? ''
    await storage.outbox.markDelivered(other, clock.time)
    expect(await told()).toEqual([null, 'tried'])
    await storage.outbox.markDelivered(letter.id, clock.time)
    expect(await told()).toEqual([null, 'delivered'])
  })

  it('takes a receiver who is refused for good for no mail server that is down', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { id } = await addLead(server)
    await desk.post(`/desk/leads/${id}/reply`, { replyId: randomUUID(), text: 'Yes.', behind: '' })
    for (const letter of await server.storage.outbox.list({ leadId: id }))
      await server.storage.outbox.markFailed(letter.id, 'no such mailbox', server.clock.time, true)
    expect(await inbox(desk)).toMatchObject({ lettersStuckSince: null })
    expect((await lead(desk, id)).lead.replies).toMatchObject([{ state: 'tried' }])
  })

  it('erases everything of a person once the reference is typed, and keeps only who did it', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const person = { email: 'Grace@duka.example', name: 'Grace Nakato' }
    const { id } = await addLead(server, person)
    const chat = await keepTestChat(server.storage, { ...person, message: '' })
    await server.storage.chats.addMessage(makeTestMessage(chat.id, { text: 'a secret word' }))
    await desk.post(`/desk/leads/${id}/notes`, { noteId: randomUUID(), text: 'a note' })
    await desk.post(`/desk/leads/${id}/reply`, { replyId: randomUUID(), text: 'an answer' })
    await addLead(server, { email: 'other@x.example' })
    expect((await lead(desk, id)).lead.extent).toMatchObject({ requests: 2, conversations: 1, notes: 1 })

    server.clock.time += 1
    const wrong = await desk.post(`/desk/leads/${id}/erase`, { confirm: 'AAA-AAA' })
    expect([wrong.statusCode, readView(wrong.body)]).toMatchObject([422, { problem: 'not-confirmed' }])
    const right = await desk.post(`/desk/leads/${id}/erase`, { confirm: ` ${makeReference(id).toLowerCase()} ` })
    expect(readView(right.body)).toMatchObject({ kind: 'erased', count: 2, isPurged: true })
    // Before and after: the page after is shown once only.
    const reading = readConfig({})
    const places = reading.ok ? listElsewhere(reading.config) : []
    expect(places).toContainEqual(elsewhere.backups)
    for (const page of [wrong, right]) expect(readView(page.body)).toMatchObject({ elsewhere: places })

    for (const gone of [id, chat.leadId]) expect((await desk.get(`/desk/leads/${gone}`)).statusCode).toBe(404)
    expect((await inbox(desk, '?q=secret')).rows).toEqual([])
    expect([await server.storage.leadTalk.notes(id), await server.storage.leadTalk.replies(id)]).toEqual([[], []])
    expect(await server.storage.promises.ofLead(id)).toEqual([])
    expect((await inbox(desk)).rows).toHaveLength(1)
    const audit = await server.storage.audit.list(10)
    expect(audit[0]).toMatchObject({ action: 'erase', memberId: desk.member.id, subject: id, detail: '2' })
    expect(JSON.stringify(audit)).not.toMatch(/grace|duka/i)
  })

  it('opens again who was written to unasked and asks for something since, and closes it with one press', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const chat = await openChat(server)
    const id = (await server.storage.chats.find(chat.id))?.leadId ?? ''
    await desk.post(`/desk/leads/${id}/reply`, { replyId: randomUUID(), text: 'May I help?', behind: '' })
    expect((await lead(desk, id)).lead).toMatchObject({ status: 'answered', dueAt: null })

    await say(server, chat, 'I would like a demo', 'message-1', 'demo')
    expect((await lead(desk, id)).lead).toMatchObject({ status: 'open', answeredAt: null, dueAt: expect.any(Number) })
    await desk.post(`/desk/leads/${id}/answered`)
    expect((await lead(desk, id)).lead).toMatchObject({ status: 'answered', dueAt: null })
    expect((await inbox(desk)).due).toEqual([])
  })

  /** A server where a person is erased by a colleague as soon as the next thing of theirs was looked up. */
  async function startOvertaken(person: { readonly email: string }) {
    const storage = await openTestStorage(engine)
    let isDue = false
    const erase = async () => {
      const [wasDue] = [isDue, (isDue = false)]
      if (wasDue) await storage.together(({ erasures }) => erasures.erase({ kind: 'email', ...person }))
    }
    const overtaken: Storage = {
      ...storage,
      together: async (work) => {
        await erase()
        return storage.together(work)
      },
      leadTalk: { ...storage.leadTalk, addNote: (note) => erase().then(() => storage.leadTalk.addNote(note)) },
      talks: { ...storage.talks, look: (...look) => erase().then(() => storage.talks.look(...look)) },
    }
    const server = await startTestServer({ storage: overtaken })
    return { server, eraseSoon: () => (isDue = true) }
  }

  it('says that somebody is gone who is erased while a colleague writes to them', async () => {
    const person = { email: 'grace@duka.example' }
    const { server, eraseSoon } = await startOvertaken(person)
    const desk = await openDesk(server)
    const write = async (act: (leadId: string, chatId: string) => ReturnType<Desk['get']>) => {
      const { id } = await openChat(server, person)
      const leadId = (await server.storage.chats.find(id))?.leadId ?? ''
      eraseSoon()
      return act(leadId, id)
    }
    for (const answer of [
      await write((id) => desk.post(`/desk/leads/${id}/notes`, { noteId: randomUUID(), text: 'a note' })),
      await write((id) => desk.post(`/desk/leads/${id}/reply`, { replyId: randomUUID(), text: 'Yes.', behind: '' })),
      await write((_leadId, id) => desk.get(`/desk/chats/${id}`)),
    ])
      expect([answer.statusCode, readView(answer.body)]).toMatchObject([404, { refusal: 'gone' }])
    expect(server.log()).not.toContain('"level":50')
  })

  it.runIf(once)('looks into the folder of the database once for the page of a lead', async () => {
    const server = await startTestServer({ engine, env: { DATABASE_URL: `sqlite:${makeTestFolder()}/site.db` } })
    const desk = await openDesk(server)
    const { id } = await addLead(server)
    const looks = (['existsSync', 'readdirSync', 'statSync'] as const).map((name) => vi.spyOn(fs, name))
    syncBuiltinESMExports()
    await lead(desk, id)
    const count = looks.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    vi.restoreAllMocks()
    syncBuiltinESMExports()
    expect(count).toBe(1)
  })

  it('exports what was found as CSV, and writes down who did', async () => {
    const server = await start()
    const desk = await openDesk(server)
    await addLead(server, { name: '=1+1', email: 'a@x.example', message: 'Two shops' })
    await addLead(server, { name: 'Other', email: 'b@x.example', message: 'One café' })
    const { headers, body } = await desk.post('/desk/leads.csv', { q: 'cafe' })
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads-2026-11-20.csv"',
      'cache-control': 'no-store',
    })
    expect([body.includes('One café'), body.includes('Two shops')]).toEqual([true, false])
    expect((await desk.post('/desk/leads.csv')).body).toContain(`"'=1+1"`)
    expect((await server.storage.audit.list(9)).map(({ action, detail }) => `${action} ${detail}`).toSorted()).toEqual([
      'export 1',
      'export 2',
    ])
  })

  it('marks a lead as answered by the button behind the link of a letter, which shows nobody’s name', async () => {
    const server = await start()
    await addMember(server)
    const { id } = await addLead(server, { name: 'Grace Nakato' })
    const url = `/answered/${signLink(testSecret, 'answered', id, server.clock.time)}`
    const stranger = openBrowser(server)
    for (let look = 0; look < 3; look += 1) {
      expect(readView((await stranger.get(url)).body)).toMatchObject({ kind: 'mark', reference: makeReference(id) })
    }
    expect((await stranger.get(url)).body).not.toContain('Grace')
    expect((await stranger.post(url, {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await server.storage.leads.find(id))?.status).toBe('new')
    for (let press = 0; press < 2; press += 1) expect((await stranger.post(url)).headers.location).toBe(url)
    expect(readView((await stranger.get(url)).body)).toMatchObject({ kind: 'marked' })
    expect((await server.storage.audit.list(9)).map(({ action, memberId }) => [action, memberId])).toEqual([
      ['mark', null],
    ])
    for (const forged of [`${url}x`, url.replace(id, randomUUID()), '/answered/a.b.c', '/answered/x']) {
      expect((await stranger.get(forged)).statusCode).toBe(410)
    }
    server.clock.time += 91 * dayMs
    expect((await stranger.get(url)).statusCode).toBe(410)
  })

  it('opens again behind the link of a letter what such a link has marked, that request alone, and nothing else', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { form, chat } = await addThrice(server)
    const linkTo = (id: string) => `/answered/${signLink(testSecret, 'answered', id, server.clock.time)}`
    const url = linkTo(form)
    const before = await server.storage.promises.ofLead(form)
    const stranger = openBrowser(server)
    await stranger.post(url, { also: chat })
    expect(await stranger.look(url)).toMatchObject({ kind: 'marked', isMarked: true })
    const letters = await server.storage.outbox.list({})

    server.clock.time += hourMs
    expect((await stranger.post(`${url}/reopen`, {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    for (const forged of [`${url}x`, url.replace(form, chat), '/answered/x'])
      expect((await stranger.post(`${forged}/reopen`)).statusCode).toBe(410)
    expect((await server.storage.leads.find(form))?.status).toBe('answered')
    for (let press = 0; press < 2; press += 1)
      expect(await stranger.post(`${url}/reopen`)).toMatchObject({ statusCode: 303, headers: { location: url } })
    expect(await stranger.look(url)).toMatchObject({ kind: 'mark', dueAt: before[0]?.dueAt })
    expect(await server.storage.promises.ofLead(form)).toEqual(before)
    expect(await server.storage.outbox.list({})).toEqual(letters)
    expect((await server.storage.leads.find(chat))?.status).toBe('answered')
    const opened = async () => (await server.storage.audit.list(9)).filter(({ action }) => action === 'reopen')
    expect(await opened()).toMatchObject([{ memberId: null, subject: form }])

    // What a member has said stands, also where a link had said it before.
    await desk.post(`/desk/leads/${form}/answered`)
    expect(await stranger.look(url)).toMatchObject({ kind: 'marked', isMarked: false })
    await stranger.post(`${url}/reopen`)
    expect((await server.storage.leads.find(form))?.status).toBe('answered')
    expect(await opened()).toHaveLength(1)
    // And a member takes back what a link has said.
    await desk.post(`/desk/leads/${chat}/reopen`)
    expect((await server.storage.leads.find(chat))?.status).toBe('new')
    expect(await stranger.post(`${linkTo(chat)}/reopen`)).toMatchObject({ statusCode: 303 })
    server.clock.time += 91 * dayMs
    expect((await stranger.post(`${url}/reopen`)).statusCode).toBe(410)
  })

  it.runIf(once)('puts the way to the desk into letters to sales as soon as there is a desk', async () => {
    const server = await start()
    const { id } = await addLead(server)
    const delivery = { kind: 'mail', template: 'demo-request', leadId: id } as const
    await server.storage.outbox.add({ delivery, messageId: 'x@x.example', createdAt: server.clock.time })
    const [before] = await writeLetters(server, 'demo-request')
    await addMember(server)
    const [after] = await writeLetters(server, 'demo-request')
    expect(before?.text).not.toMatch(/desk|answered/i)
    expect(after?.text).toContain(
      `Open on the desk https://imisozi.example/desk/leads/${id}, Mark as answered: https://imisozi.example/answered/${id}.`,
    )
    const link = /https:\/\/imisozi\.example(\/answered\/\S+)/.exec(after?.text ?? '')?.[1] ?? ''
    expect(readView((await openBrowser(server).get(link)).body)).toMatchObject({ kind: 'mark' })
  })

  it('gives what nobody has to whoever marks it as answered, and counts it at once', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { id } = await addLead(server)
    const rows = async () => (await lookAt(desk, '/desk/figures', 'figures')).rows
    expect(await rows()).toMatchObject([{ asked: 1, open: 1, keptShare: null }])

    await desk.post(`/desk/leads/${id}/answered`)

    expect((await lead(desk, id)).lead.owner).toMatchObject({ name: 'Claire Umuhoza' })
    expect(await rows()).toMatchObject([{ asked: 1, open: 0, keptShare: 1 }])
  })

  it('opens again what was answered when the visitor asks for something new', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { leadId } = await keepTestChat(server.storage)
    await server.storage.promises.make(promiseOf(leadId, 'plan', server.clock.time))
    await desk.post(`/desk/leads/${leadId}/answered`)
    expect((await lead(desk, leadId)).lead).toMatchObject({ status: 'answered', dueAt: null })
    await server.storage.promises.make(promiseOf(leadId, 'visit', server.clock.time + hourMs))
    expect((await lead(desk, leadId)).lead).toMatchObject({ status: 'open', dueAt: server.clock.time + 25 * hourMs })
  })

  it.runIf(once)('shows nothing of a lead to whoever is not signed in, and changes nothing for him', async () => {
    const server = await start()
    await addMember(server)
    const { id } = await addLead(server)
    const stranger = openBrowser(server)
    stranger.useCookie('desk=forged')
    for (const url of ['/desk', `/desk/leads/${id}`, '/desk/figures', '/desk/you']) {
      expect((await stranger.get(url)).headers.location).toBe('/desk/sign-in')
    }
    for (const path of ['reply', 'answered', 'take', 'hand-over', 'notes', 'release', 'keep', 'erase']) {
      const answer = await stranger.post(`/desk/leads/${id}/${path}`, { text: 'x', confirm: makeReference(id) })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/desk/sign-in'])
    }
    expect((await stranger.post('/desk/leads.csv')).statusCode).toBe(303)
    expect((await server.storage.leads.find(id))?.status).toBe('new')
    expect(await server.storage.audit.list(1)).toEqual([])
  })

  it.runIf(once)('answers an unknown lead, a broken form and a cross-site post with a plain page', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const { id } = await addLead(server)
    for (const unknown of [randomUUID(), 'x', '%00', '..%2f..']) {
      expect((await desk.get(`/desk/leads/${unknown}`)).statusCode).toBe(404)
    }
    const zero = [
      await desk.get('/desk/chats/%00'),
      await desk.post('/api/desk/chats/%00/join'),
      await desk.post('/desk/you/sessions/%00/end'),
      await desk.post(`/desk/leads/${id}/take`, { from: '\0' }),
      await desk.post('/desk/letters/resend', { from: '\0' }),
    ]
    expect(zero.map(({ statusCode }) => statusCode < 500)).toEqual(zero.map(() => true))
    const crossSite = await desk.post(`/desk/leads/${id}/answered`, {}, { 'sec-fetch-site': 'cross-site' })
    expect([crossSite.statusCode, readView(crossSite.body)]).toEqual([403, { kind: 'refused', refusal: 'not-ours' }])
    const json = await server.app.inject({
      method: 'POST',
      url: `/desk/leads/${id}/notes`,
      headers: { ...fromOwnPage, cookie: desk.cookie(), 'content-type': 'text/html' },
      payload: '<p>',
    })
    expect(json.statusCode).toBe(415)
    expect((await server.storage.leads.find(id))?.status).toBe('new')
  })
})
