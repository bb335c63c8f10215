import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import type { Config } from './config.ts'
import { startSmtpPeer } from '#tests/server/smtp-peer.ts'
import { startTestDelivery } from '#tests/server/start-test-delivery.ts'
import type { Delivery, OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { keepTestChat, keepTestWish } from '#tests/server/test-chat.ts'
import { expectSoon } from '#tests/server/expect-soon.ts'
import { startHttpPeer } from '#tests/server/http-peer.ts'
import { keepTestLead, makeTestLead } from '#tests/server/test-lead.ts'

const webhookSecret = `whsec_${Buffer.from('a secret of some twenty-four bytes').toString('base64')}`
const sales = 'sales@imisozi.example'

async function startDelivery() {
  const [mailPeer, formPeer, hookPeer] = await Promise.all([startSmtpPeer(), startHttpPeer(), startHttpPeer()])
  const config: Pick<Config, 'mail' | 'formForwardUrl' | 'webhook' | 'publicUrl'> = {
    mail: { url: mailPeer.url, from: { name: 'Imisozi Suite', address: 'no-reply@imisozi.example' }, sales },
    formForwardUrl: `${formPeer.url}/{email}`,
    webhook: { url: hookPeer.url, secret: webhookSecret },
    publicUrl: 'https://imisozi.example',
  }
  return { mailPeer, formPeer, hookPeer, ...(await startTestDelivery(config, Date.UTC(2026, 10, 20, 12))) }
}

async function keepAndQueue(storage: Storage, lead: StoredLead, kinds: readonly Delivery['kind'][]) {
  await keepTestLead(storage, lead)
  for (const kind of kinds) {
    const delivery: Delivery =
      kind === 'mail' ? { kind, template: 'demo-request', leadId: lead.id } : { kind, leadId: lead.id }
    await storage.outbox.add({ delivery, messageId: `${kind}-${lead.id}@imisozi.example`, createdAt: lead.receivedAt })
  }
}

const byAttempts = (one: OutboxMessage, other: OutboxMessage) => other.attempts - one.attempts

describe('a kept demo request', () => {
  it('reaches sales by mail, the form service and the webhook, each once', async () => {
    const { mailPeer, formPeer, hookPeer, storage, worker } = await startDelivery()
    const lead = makeTestLead()
    await keepAndQueue(storage, lead, ['mail', 'forward', 'webhook'])

    worker.nudge()

    await expectSoon(async () => expect(await storage.outbox.count()).toMatchObject({ delivered: 3 }))
    expect([mailPeer.letters, formPeer.heard, hookPeer.heard].map(({ length }) => length)).toEqual([1, 1, 1])
    const letter = await PostalMime.parse(mailPeer.letters[0] ?? '')
    expect(letter).toMatchObject({
      subject: 'Demo request: Grace Nakato, Duka Bora',
      messageId: `<mail-${lead.id}@imisozi.example>`,
      to: [{ address: sales }],
      replyTo: [{ name: 'Grace Nakato', address: 'grace@duka.example' }],
    })
    expect(letter.inReplyTo).toBeUndefined()
    expect(letter.text).toContain('I count stock in a notebook.')
    expect(hookPeer.heard[0]?.headers['webhook-id']).toBe(`webhook-${lead.id}@imisozi.example`)
  })

  it.each([
    { name: '451', mood: { kind: 'refuse', code: 451, at: 'data' } },
    { name: '550', mood: { kind: 'refuse', code: 550, at: 'recipient' } },
    { name: 'a hang-up', mood: { kind: 'hang-up' } },
  ] as const)('outlives a mail server that answers with $name', async ({ mood }) => {
    const { mailPeer, formPeer, storage, worker, lines, skipTo } = await startDelivery()
    mailPeer.setMood(mood)
    await keepAndQueue(storage, makeTestLead(), ['mail', 'forward'])
    worker.nudge()

    await expectSoon(async () =>
      expect((await storage.outbox.list({})).toSorted(byAttempts)).toMatchObject([
        { attempts: 1, status: 'waiting', lastError: expect.stringMatching(/^Mail not taken: /) },
        { attempts: 0, status: 'delivered' },
      ]),
    )
    expect(formPeer.heard).toHaveLength(1)
    mailPeer.setMood({ kind: 'take' })
    skipTo((await storage.outbox.nextDueAt()) ?? 0)

    await expectSoon(async () => expect(await storage.outbox.count()).toMatchObject({ delivered: 2 }))
    expect(mailPeer.letters).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toMatch(/grace|duka|sales@/i)
  })

  it.each([
    { at: 'recipient', code: 550, reason: 'The recipient is refused for good: RCPT TO 550 5.7.1 EENVELOPE' },
    { at: 'data', code: 554, reason: 'DATA 554 5.7.1 EMESSAGE' },
  ] as const)('says in the log by codes why its $at was refused, and keeps the words with the letter', async (told) => {
    const { at, code, reason } = told
    const { mailPeer, storage, worker, lines } = await startDelivery()
    mailPeer.setMood({ kind: 'refuse', code, at, words: '5.7.1 Grace Nakato of Duka Bora\0 (+250788123456) is spam' })
    await keepAndQueue(storage, makeTestLead(), ['mail'])
    worker.nudge()

    await expectSoon(async () =>
      expect(await storage.outbox.list({})).toMatchObject([
        { attempts: 1, lastError: expect.stringContaining('Grace Nakato of Duka Bora (+250788123456) is spam') },
      ]),
    )
    expect(lines).toMatchObject([
      { message: 'mail not taken', reason },
      { message: 'not delivered; it will be tried again', reason: `Mail not taken: ${reason}` },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/Grace|Duka|250788/)
  })

  it('waits an hour after its first refusal for good, whatever the mail server could not do before', async () => {
    const { mailPeer, storage, worker, skipTo } = await startDelivery()
    mailPeer.setMood({ kind: 'refuse', code: 451, at: 'recipient' })
    await keepAndQueue(storage, makeTestLead(), ['mail'])
    worker.nudge()
    for (const attempts of [1, 2, 3]) {
      await expectSoon(async () => expect(await storage.outbox.list({})).toMatchObject([{ attempts }]))
      if (attempts === 3) mailPeer.setMood({ kind: 'refuse', code: 550, at: 'recipient' })
      skipTo((await storage.outbox.nextDueAt()) ?? 0)
    }

    await expectSoon(async () => expect(await storage.outbox.list({})).toMatchObject([{ attempts: 4 }]))
    const [message] = await storage.outbox.list({})
    expect(message).toMatchObject({ status: 'waiting', refusals: 1 })
    mailPeer.setMood({ kind: 'take' })
    skipTo(message?.dueAt ?? 0)
    await expectSoon(() => expect(mailPeer.letters).toHaveLength(1))
  })

  it('joins the thread of the request it follows, and says how many there were without a way to them', async () => {
    const { mailPeer, storage, worker, skipTo } = await startDelivery()
    const first = makeTestLead({ name: 'Grace N.' })
    const second = makeTestLead({ followsId: first.id, receivedAt: first.receivedAt + 1000, message: 'And the till?' })
    await keepAndQueue(storage, first, ['mail'])
    worker.nudge()
    await expectSoon(() => expect(mailPeer.letters).toHaveLength(1))
    await keepAndQueue(storage, second, ['mail'])
    skipTo(second.receivedAt)
    await expectSoon(() => expect(mailPeer.letters).toHaveLength(2))

    const letter = await PostalMime.parse(mailPeer.letters[1] ?? '')
    expect(letter).toMatchObject({
      subject: 'Re: Demo request: Grace N., Duka Bora',
      inReplyTo: `<mail-${first.id}@imisozi.example>`,
      references: `<mail-${first.id}@imisozi.example>`,
    })
    expect(letter.text).toContain('1 earlier request')
    for (const shown of [letter.text, letter.html]) expect(shown).not.toMatch(/\/api\/|signature=/)
  })

  it('that was erased meanwhile is told to nobody', async () => {
    const { mailPeer, storage, deliverers } = await startDelivery()
    const lead = makeTestLead()
    await keepTestLead(storage, lead)
    await storage.outbox.add({
      delivery: { kind: 'mail', template: 'demo-request', leadId: lead.id },
      messageId: 'x@imisozi.example',
      createdAt: Date.UTC(2030, 1, 1),
    })
    const [message] = await storage.outbox.list({})
    await storage.erasures.erase({ kind: 'email', email: lead.email })

    if (message) await deliverers.mail(message)

    expect(message).toBeDefined()
    expect(mailPeer.letters).toEqual([])
  })
})

describe('what was asked for in a chat', () => {
  it('reaches the form service as a message and the webhook as a request, as codes and in the visitor’s words', async () => {
    const { formPeer, hookPeer, storage, worker } = await startDelivery()
    const chat = await keepTestChat(storage)
    const { leadId } = chat
    await keepTestWish(storage, chat)
    for (const kind of ['forward', 'webhook'] as const) {
      const delivery = { kind, leadId, isOfWishes: true } as const
      await storage.outbox.add({ delivery, messageId: `${kind}@imisozi.example`, createdAt: 0 })
    }
    worker.nudge()
    await expectSoon(async () => expect(await storage.outbox.count()).toMatchObject({ delivered: 2 }))

    expect(formPeer.heard[0]?.body.toString()).toContain(
      'a demo (pharmacy): I would like to see the pharmacy module.\r\nwhen: Tuesday morning\r\ntown: Bafoussam',
    )
    expect(JSON.parse(hookPeer.heard[0]?.body.toString() ?? '')).toMatchObject({
      type: 'lead.chat_requested',
      data: {
        id: leadId,
        source: 'chat',
        email: 'grace@duka.example',
        request: {
          answerBy: '2026-11-21T12:00:00.000Z',
          told: { when: 'Tuesday morning', town: 'Bafoussam' },
          wishes: [
            {
              kind: 'demo',
              subject: 'pharmacy',
              text: 'I would like to see the pharmacy module.',
              at: '2026-11-20T12:00:00.000Z',
            },
          ],
        },
      },
    })
  })
})
