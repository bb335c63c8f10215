import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { describe, expect, it, vi } from 'vitest'
import { expectSoon } from '#tests/server/expect-soon.ts'
import { startHttpPeer } from '#tests/server/http-peer.ts'
import { chatLead, keepTestLead, makeTestLead } from '#tests/server/test-lead.ts'
import type { Delivery } from '#server/storage/outbox-storage.ts'
import type { Storage, StoredMessage } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { startSmtpPeer } from '#tests/server/smtp-peer.ts'
import { startTestDelivery } from '#tests/server/start-test-delivery.ts'

const start = Date.UTC(2026, 10, 20, 12)
const minute = 60_000
const chatId = 'chat-of-grace'
const sales = 'sales@imisozi.example'

function startOffice(mailUrl: string) {
  const mail = { url: mailUrl, from: { name: 'Imisozi Suite', address: 'no-reply@imisozi.example' }, sales }
  return startTestDelivery({ mail, formForwardUrl: null, webhook: null, publicUrl: 'https://imisozi.example' }, start)
}

/** As the conversation keeps it: the lead, the chat, its greeting. */
async function beginChat(storage: Storage, changes: Partial<StoredLead> = {}) {
  const lead = await keepTestLead(storage, makeTestLead({ ...chatLead, receivedAt: start, ...changes }))
  const place = { variant: 'B', timeZone: 'Africa/Kampala', location: 'UG', page: '/pricing', language: 'en' } as const
  await storage.chats.add({ id: chatId, leadId: lead.id, ...place, startedAt: start })
  await say(storage, 'agent', 'Thank you, Grace.', 0)
  return lead
}

async function say(
  storage: Storage,
  sender: StoredMessage['sender'],
  text: string,
  at: number,
  answers: string | null = null,
) {
  const more = { sources: [], suggestions: [], handOff: null, intent: null }
  const kept = await storage.chats.addMessage({
    id: randomUUID(),
    chatId,
    sender,
    text,
    at: start + at * minute,
    answers,
    ...more,
  })
  if (!kept) throw new Error('Not kept')
  return kept
}

async function talk(storage: Storage, question: string, answer: string, at: number) {
  const asked = await say(storage, 'user', question, at)
  return say(storage, 'agent', answer, at, asked.id)
}

type MailDelivery = Extract<Delivery, { readonly kind: 'mail' }>
const letters = {
  newUser: (leadId: string): MailDelivery => ({ kind: 'mail', template: 'new-user', leadId, chatId }),
  summary: (leadId: string, upTo: number, isUrgent = false): MailDelivery => {
    return { kind: 'mail', template: 'conversation-summary', leadId, chatId, upTo, isUrgent }
  },
  copy: (leadId: string, upTo: number, to: string): MailDelivery => {
    return { kind: 'mail', template: 'conversation-copy', leadId, chatId, upTo, to }
  },
}
async function queue(storage: Storage, delivery: Delivery, name: string) {
  await storage.outbox.add({ delivery, messageId: `${name}@imisozi.example`, createdAt: start })
}
const userInfo = { name: 'Grace Nakato', email: 'grace@duka.example', phone: '+256 700 000 321', company: 'Duka Bora' }

describe('the letters of a conversation, through a JSON endpoint', () => {
  async function startPost() {
    const peer = await startHttpPeer()
    const office = await startOffice(`${peer.url}/send`)
    const bodies = () => peer.heard.map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>)
    return { ...office, peer, bodies }
  }

  it('[MAIL-2] [DATA-9] [DATA-10] tell sales of a new user, with type and location', async () => {
    const { storage, worker, bodies } = await startPost()
    const lead = await beginChat(storage)
    await queue(storage, letters.newUser(lead.id), 'new')
    worker.nudge()
    await expectSoon(() => expect(bodies()).toHaveLength(1))

    const [body] = bodies()
    expect(Object.keys(body ?? {}).toSorted()).toEqual(['from', 'html', 'metadata', 'subject', 'to', 'userInfo'])
    expect(body).toMatchObject({
      to: sales,
      from: 'Imisozi Suite <no-reply@imisozi.example>',
      subject: 'New chat: Grace Nakato, Duka Bora',
      html: expect.stringContaining('Grace Nakato is in the chat'),
      userInfo,
      metadata: { type: 'new_user_notification', location: 'Uganda' },
    })
  })

  it('tell sales in which language the visitor writes, and that of the page', async () => {
    const { storage, worker, bodies } = await startPost()
    const lead = await beginChat(storage)
    const { number } = await talk(storage, 'Combien coûte la formule Starter ?', '6,90 $ par mois.', 4)
    await queue(storage, letters.summary(lead.id, number, true), 'summary')
    worker.nudge()
    await expectSoon(() => expect(bodies()).toHaveLength(1))

    expect(bodies()[0]?.['html']).toContain('French, on a page in English')
  })

  it('[MAIL-3] [MAIL-5] [MAIL-8] [DATA-9] [DATA-10] tell sales what was said, with count and minutes', async () => {
    const { storage, worker, bodies } = await startPost()
    const lead = await beginChat(storage)
    const { number } = await talk(storage, 'What does it cost?', 'From the plans.', 4)
    await queue(storage, letters.summary(lead.id, number), 'summary')
    worker.nudge()
    await expectSoon(() => expect(bodies()).toHaveLength(1))

    expect(bodies()[0]).toMatchObject({
      to: sales,
      html: expect.stringContaining('What does it cost?'),
      userInfo,
      metadata: { type: 'conversation_summary', location: 'Uganda', messageCount: 3, duration: 4 },
    })
    expect(bodies()[0]?.['metadata']).not.toHaveProperty('priority')
  })

  it('[MAIL-6] [CHAT-3] give the visitor a copy at the address named, and nobody else', async () => {
    const { storage, worker, bodies } = await startPost()
    const lead = await beginChat(storage)
    const { number } = await talk(storage, 'Is it on evil.example?', 'No.', 1)
    await queue(storage, letters.copy(lead.id, number, 'amina@example.com'), 'copy')
    worker.nudge()
    await expectSoon(() => expect(bodies()).toHaveLength(1))

    expect(bodies()[0]).toMatchObject({
      to: 'amina@example.com',
      subject: 'Your conversation with Sozi',
      html: expect.stringMatching(/Hello and welcome, .*Is it on \(link\)/s),
      userInfo,
      metadata: { type: 'conversation_summary', location: 'Uganda', messageCount: 3, duration: 1 },
    })
    // It may be a stranger's mailbox: what somebody called himself is not said in it by us.
    expect(JSON.stringify([bodies()[0]?.['html'], bodies()[0]?.['text']])).not.toContain('Grace')
  })

  it('[MAIL-9] count no minutes where one message stands alone', async () => {
    const { storage, worker, bodies } = await startPost()
    const lead = await beginChat(storage)
    await queue(storage, letters.summary(lead.id, 1), 'summary')
    worker.nudge()
    await expectSoon(() => expect(bodies()).toHaveLength(1))

    expect(bodies()[0]).toMatchObject({ metadata: { messageCount: 1, duration: 0 } })
  })

  it('mark what is urgent', async () => {
    const { storage, worker, bodies } = await startPost()
    const lead = await beginChat(storage)
    await queue(storage, letters.summary(lead.id, 1, true), 'urgent')
    worker.nudge()
    await expectSoon(() => expect(bodies()).toHaveLength(1))

    expect(bodies()[0]).toMatchObject({
      subject: 'Urgent: Grace Nakato asks for a person, Duka Bora',
      metadata: { priority: 'high' },
    })
  })

  it('[MAIL-10] [MAIL-11] wait in line when the endpoint fails, with its status in the log and nothing of the visitor', async () => {
    const { storage, peer, lines, skipTo, worker } = await startPost()
    peer.setMood({ status: 503 })
    const lead = await beginChat(storage)
    const { number } = await talk(storage, 'My secret is 4711', 'Noted.', 1)
    await queue(storage, letters.newUser(lead.id), 'new')
    await queue(storage, letters.summary(lead.id, number), 'summary')
    await queue(storage, letters.copy(lead.id, number, 'amina@example.com'), 'copy')
    worker.nudge()

    await expectSoon(async () => {
      const failed = (await storage.outbox.list({})).filter(({ attempts }) => attempts === 1)
      expect(failed.map(({ lastError }) => lastError)).toEqual(
        Array.from({ length: 3 }, () => 'Mail not taken: HTTP error! status: 503'),
      )
    })
    expect(JSON.stringify(lines)).not.toMatch(/grace|amina|duka|4711|Uganda/i)
    peer.setMood({ status: 200, body: '{"messageId":"p-1"}' })
    skipTo(start + 60 * minute)
    await expectSoon(async () => expect(await storage.outbox.count()).toMatchObject({ delivered: 3 }))
  })
})

describe('the letters of a conversation, through a mail server', () => {
  async function startPost() {
    const peer = await startSmtpPeer()
    const office = await startOffice(peer.url)
    const read = async (count: number) => {
      office.worker.nudge()
      await expectSoon(async () => expect(await office.storage.outbox.count()).toMatchObject({ waiting: 0 }))
      expect(peer.letters).toHaveLength(count)
      return Promise.all(peer.letters.map((letter) => PostalMime.parse(letter)))
    }
    return { ...office, peer, read }
  }
  const header = (mail: Awaited<ReturnType<typeof PostalMime.parse>> | undefined, name: string) =>
    mail?.headers.find(({ key }) => key === name)?.value

  it('stand in one thread with the letter about the beginning, and are answered to the visitor', async () => {
    const { storage, read } = await startPost()
    const lead = await beginChat(storage)
    const { number } = await talk(storage, 'A demo?', 'Gladly.', 1)
    await queue(storage, letters.newUser(lead.id), 'new')
    await read(1)
    await queue(storage, letters.summary(lead.id, number), 'summary')
    const [, summary] = await read(2)

    expect(summary).toMatchObject({
      subject: 'Re: New chat: Grace Nakato, Duka Bora',
      inReplyTo: '<new@imisozi.example>',
      references: '<new@imisozi.example>',
      to: [{ address: sales }],
      replyTo: [{ name: 'Grace Nakato', address: 'grace@duka.example' }],
      text: expect.stringContaining('    Gladly.'),
    })
    expect(header(summary, 'auto-submitted')).toBe('auto-generated')
    expect(header(summary, 'importance')).toBeUndefined()
  })

  it('join the thread of a demo request by the same person', async () => {
    const { storage, read } = await startPost()
    const first = await keepTestLead(storage, makeTestLead({ receivedAt: start - minute, name: 'Grace N.' }))
    await queue(storage, { kind: 'mail', template: 'demo-request', leadId: first.id }, 'demo')
    await read(1)
    const lead = await beginChat(storage, { followsId: first.id })
    await queue(storage, letters.newUser(lead.id), 'new')
    const [, letter] = await read(2)

    expect(letter).toMatchObject({
      subject: 'Re: Demo request: Grace N., Duka Bora',
      inReplyTo: '<demo@imisozi.example>',
      text: expect.stringMatching(/^History: 1 earlier request$/m),
    })
  })

  it('are followed by a demo request in the thread of the chat, under its own subject', async () => {
    const { storage, read } = await startPost()
    const lead = await beginChat(storage)
    await queue(storage, letters.newUser(lead.id), 'new')
    await queue(storage, letters.copy(lead.id, 1, 'grace@duka.example'), 'copy')
    await read(2)
    const demo = await keepTestLead(storage, makeTestLead({ receivedAt: start + minute, followsId: lead.id }))
    await queue(storage, { kind: 'mail', template: 'demo-request', leadId: demo.id }, 'demo')
    const mails = await read(3)

    expect(mails.find(({ messageId }) => messageId === '<demo@imisozi.example>')).toMatchObject({
      subject: 'Demo request: Grace Nakato, Duka Bora',
      inReplyTo: '<new@imisozi.example>',
    })
  })

  it('are marked as urgent in every way mail programs know', async () => {
    const { storage, read } = await startPost()
    const lead = await beginChat(storage)
    await queue(storage, letters.summary(lead.id, 1, true), 'urgent')
    const [mail] = await read(1)

    expect(['importance', 'x-priority', 'priority'].map((name) => header(mail, name)?.toLowerCase())).toEqual([
      'high',
      expect.stringMatching(/^1\b/),
      'urgent',
    ])
  })

  it('go to a visitor as no human’s letter, and are answered to sales', async () => {
    const { storage, peer, read } = await startPost()
    const lead = await beginChat(storage, { name: 'Win at evil.example' })
    const { number } = await talk(storage, 'Hello', 'Hello.', 1)
    await queue(storage, letters.copy(lead.id, number, 'stranger@example.com'), 'copy')
    const [copy] = await read(1)

    expect(peer.envelopes).toMatchObject([{ to: ['stranger@example.com'] }])
    expect(header(copy, 'auto-submitted')).toBe('auto-generated')
    expect(copy).toMatchObject({ replyTo: [{ name: 'Imisozi Suite', address: sales }] })
    expect(copy?.inReplyTo).toBeUndefined()
    expect(peer.letters[0]).not.toContain('evil.example')
  })

  it.each(['lead', 'conversation'] as const)(
    'are not written, and trouble nobody, when the %s was erased meanwhile',
    async (what) => {
      const { storage, peer, deliverers } = await startPost()
      const lead = await beginChat(storage)
      const kinds = [letters.newUser(lead.id), letters.summary(lead.id, 1), letters.copy(lead.id, 1, 'a@example.com')]
      for (const [number, delivery] of kinds.entries()) await queue(storage, delivery, `late-${number}`)
      const claimed = await storage.outbox.claim({ now: start, leaseMs: minute, limit: 3 })
      if (what === 'lead') await storage.erasures.erase({ kind: 'email', email: lead.email })
      else {
        for (const { id } of claimed) await storage.outbox.markDelivered(id, start)
        await storage.chats.markErased(chatId, start)
        await storage.chats.eraseMarked()
      }
      for (const message of claimed) await deliverers.mail(message)

      expect([claimed.length, await storage.chats.find(chatId)]).toEqual([3, null])
      expect(peer.letters).toEqual([])
    },
  )
})

describe('a summary holds', () => {
  async function startClearing() {
    const peer = await startHttpPeer()
    const office = await startOffice(`${peer.url}/send`)
    const lead = await beginChat(office.storage)
    const last = await talk(office.storage, 'The first question', 'The first answer', 1)
    /** Clears as the server does: then greets anew. */
    const clear = async (at: number) => {
      await office.storage.chats.clear(chatId)
      return say(office.storage, 'agent', 'Hello again.', at)
    }
    const tell = async (...upTo: readonly number[]) => {
      for (const number of upTo) await queue(office.storage, letters.summary(lead.id, number), `up-to-${number}`)
      office.worker.nudge()
      await expectSoon(() => expect(peer.heard).toHaveLength(upTo.length))
      const bodies = peer.heard.map(({ headers, body }) => {
        return [headers['idempotency-key'], JSON.parse(body.toString())] as const
      })
      return (number: number) =>
        bodies.find(([name]) => name === `up-to-${number}@imisozi.example`)?.[1] as { html: string; metadata: object }
    }
    return { ...office, last, clear, tell }
  }

  it('what one reading of the conversation holds, its language included', async () => {
    const { storage, last, tell } = await startClearing()
    const read = vi.spyOn(storage.chats, 'messages')
    const told = (await tell(last.number))(last.number)

    expect(told.html).toContain('The first question')
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('nothing that was said after it was queued', async () => {
    const { storage, last, tell } = await startClearing()
    await talk(storage, 'The second question', 'The second answer', 5)
    const told = (await tell(last.number))(last.number)

    expect(told.html).toContain('The first answer')
    expect(told.html).not.toContain('The second')
    expect(told.metadata).toMatchObject({ messageCount: 3, duration: 1 })
  })

  it('what was cleared, when it was queued before and is written after the clearing', async () => {
    const { last, clear, tell } = await startClearing()
    await clear(2)
    const told = (await tell(last.number))(last.number)

    expect(told.html).toContain('The first question')
    expect(told.metadata).toMatchObject({ messageCount: 3, duration: 1 })
  })

  it('only what came after the last clearing before its end, however often was cleared since', async () => {
    const { storage, last, clear, tell } = await startClearing()
    await clear(10)
    const second = await talk(storage, 'The second question', 'The second answer', 12)
    await clear(20)
    const third = await talk(storage, 'The third question', 'The third answer', 23)
    const toldUpTo = await tell(last.number, second.number, third.number)

    const said = [last, second, third].map(({ number }) => {
      const { html, metadata } = toldUpTo(number)
      return [html.match(/The \w+ question/g), metadata]
    })
    expect(said).toMatchObject([
      [['The first question'], { messageCount: 3, duration: 1 }],
      [['The second question'], { messageCount: 3, duration: 2 }],
      [['The third question'], { messageCount: 3, duration: 3 }],
    ])
  })

  it('what came after a clearing that nobody greeted', async () => {
    const { storage, tell } = await startClearing()
    await storage.chats.clear(chatId)
    const second = await talk(storage, 'The second question', 'The second answer', 5)
    const told = (await tell(second.number))(second.number)

    expect(told.html).not.toContain('The first')
    expect(told.metadata).toMatchObject({ messageCount: 2, duration: 0 })
  })
})
