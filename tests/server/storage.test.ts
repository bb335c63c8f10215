import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Lane } from '#server/storage/lanes.ts'
import { countKey } from '#server/storage/mailbox.ts'
import { identifyPerson } from '#server/storage/person.ts'
import { openPostgres } from '#server/storage/postgres.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Delivery } from '#server/storage/outbox-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { createPostgresDatabase, engines, openTestStorage } from './open-test-storage.ts'
import { keepTestChat } from './test-chat.ts'
import { makeTestLead } from './test-lead.ts'
import { dayMs, hourMs } from '#server/clock.ts'

const noon = Date.UTC(2026, 10, 20, 12)

/** With more in it than most have. */
const makeLead = (changes: Partial<StoredLead> = {}): StoredLead =>
  makeTestLead({
    name: 'Amina Uwase',
    phone: '+250 788 123 456',
    email: 'Amina@example.com',
    company: 'Isoko y’Amata',
    message: 'Two shops,\none stock. 😀',
    suspicions: ['only-links'],
    attribution: { first: { referrer: 'news.example' }, last: { utm: { source: 'radio' } } },
    ...changes,
  })
const keysOf = (lead: StoredLead, idempotencyKey: string = randomUUID()) => ({
  person: identifyPerson(lead),
  idempotencyKey,
})
async function addLead(storage: Storage, changes: Partial<StoredLead> = {}) {
  const lead = makeLead(changes)
  await storage.leads.add(lead, keysOf(lead))
  return lead
}
async function addMessage(storage: Storage, createdAt = noon) {
  const { id: leadId } = await addLead(storage)
  const delivery: Delivery = { kind: 'mail', template: 'demo-request', leadId }
  await storage.outbox.add({ delivery, messageId: `${leadId}@imisozi.example`, createdAt })
  return delivery
}

it('does a unit again that another one stood in the way of', async () => {
  const storage = await openTestStorage('postgres')
  const [one, other] = [await addLead(storage), await addLead(storage)]
  const both = Promise.withResolvers<void>()
  let held = 0
  // Each holds what the other wants.
  const inTurn = (first: string, second: string) =>
    storage.together(async ({ leads }) => {
      await leads.setStatus(first, 'answered', noon)
      held += 1
      if (held === 2) both.resolve()
      await both.promise
      await leads.setStatus(second, 'answered', noon)
    })

  await Promise.all([inTurn(one.id, other.id), inTurn(other.id, one.id)])

  // Once more than they are, or again where the machine is so busy that the one let go first comes second.
  expect(held).toBeGreaterThanOrEqual(3)
  expect((await storage.leads.list({})).map(({ status }) => status)).toEqual(['answered', 'answered'])
})

it('keeps a request whose first one is erased meanwhile', async () => {
  const storage = await openTestStorage('postgres')
  const first = await addLead(storage)
  let tries = 0
  await storage.together(async ({ leads }) => {
    tries += 1
    const known = await leads.find(first.id)
    if (tries === 1) await storage.leads.eraseOlderThan(Number.MAX_SAFE_INTEGER)
    const next = makeLead({ followsId: known?.id ?? null })
    await leads.add(next, keysOf(next))
  })
  expect([tries, (await storage.leads.list({})).length]).toEqual([2, 1])
})

describe.each(engines)('storage on %s', (engine) => {
  const open = () => openTestStorage(engine)

  it('puts back in line what is in somebody’s hands, and nothing else', async () => {
    const storage = await open()
    for (const createdAt of [noon, noon + 1, noon + 2]) await addMessage(storage, createdAt)
    const [delivered, failed, held] = await storage.outbox.claim({ now: noon + 2, leaseMs: 20_000, limit: 3 })
    await storage.outbox.markDelivered(delivered?.id ?? '', noon + 3)
    await storage.outbox.markFailed(failed?.id ?? '', '451', noon + hourMs)
    await storage.outbox.reschedule(held?.id ?? '', { from: held?.dueAt ?? 0, to: noon + 2 * hourMs })

    expect(await storage.outbox.release(noon + 4)).toBe(1)
    expect(await storage.outbox.release(noon + 4)).toBe(0)

    expect(await storage.outbox.list({})).toMatchObject([
      { id: delivered?.id, status: 'delivered' },
      { id: failed?.id, status: 'waiting', dueAt: noon + hourMs },
      { id: held?.id, status: 'waiting', dueAt: noon + 4, attempts: 0 },
    ])
  })

  it('reads the first leads of a flood, and counts all of its hour', async () => {
    const storage = await open()
    for (const [at, since] of [noon, noon, noon, noon + hourMs].entries()) {
      const { id } = await addLead(storage, { name: `Visitor ${at}`, receivedAt: noon + at })
      await storage.leads.tellIn(id, since)
    }
    await addLead(storage)

    expect((await storage.leads.toldIn(noon, 2)).map(({ name }) => name)).toEqual(['Visitor 0', 'Visitor 1'])
    expect(await storage.leads.countToldIn(noon)).toBe(3)
  })

  it('gives a lead back as it was kept', async () => {
    const storage = await open()
    const lead = await addLead(storage)
    expect(await storage.leads.find(lead.id)).toEqual(lead)
    expect(await storage.leads.find('nobody')).toBeNull()
  })

  it('keeps one lead for one idempotency key', async () => {
    const storage = await open()
    const first = makeLead()
    const second = makeLead()
    expect(await storage.leads.add(first, keysOf(first, 'key'))).toBe(true)
    expect(await storage.leads.add(second, keysOf(second, 'key'))).toBe(false)
    expect(await storage.leads.findByIdempotencyKey('key')).toEqual(first)
    expect(await storage.leads.findByIdempotencyKey('other')).toBeNull()
    expect(await storage.leads.list({})).toHaveLength(1)
  })

  it('finds the first request from the same address, however it is written, quarantined ones aside', async () => {
    const storage = await open()
    await addLead(storage, { receivedAt: noon - 30 * hourMs })
    await addLead(storage, { receivedAt: noon - 10 * hourMs, status: 'quarantined' })
    await addLead(storage, { receivedAt: noon - 5 * hourMs, email: 'shop@example.com' })
    const byAddress = await addLead(storage, { receivedAt: noon - 2 * hourMs, phone: '' })
    const sender = identifyPerson({ email: 'amina@EXAMPLE.com', phone: '+250788123456' })
    expect(await storage.leads.findEarlier(sender, noon - dayMs)).toEqual(byAddress)
    expect(await storage.leads.ofPerson(sender)).toHaveLength(3)
  })

  it('counts what else came from an address, and how many others gave the same number', async () => {
    const storage = await open()
    await addLead(storage, { receivedAt: noon - 3 * hourMs, phone: '' })
    await addLead(storage, { receivedAt: noon - 2 * hourMs, email: 'shop@example.com', phone: '+250 788 12-34-56' })
    await addLead(storage, { receivedAt: noon - hourMs, status: 'quarantined' })
    await addLead(storage, { receivedAt: noon + hourMs })
    const lead = await addLead(storage, { phone: '+250788123456' })
    expect(await storage.leads.countRelated(lead, noon)).toEqual({ sameEmail: 1, samePhone: 1 })
    expect(await storage.leads.countRelated(lead, noon + hourMs)).toEqual({ sameEmail: 2, samePhone: 1 })
  })

  it('does not take two people without a number for one', async () => {
    const storage = await open()
    await addLead(storage, { phone: '12', email: 'one@example.com' })
    const other = await addLead(storage, { phone: '12', email: 'two@example.com' })
    expect(await storage.leads.ofPerson(identifyPerson(other))).toEqual([other])
    expect(await storage.leads.countRelated(other, noon)).toEqual({ sameEmail: 0, samePhone: 0 })
  })

  it('lists the newest first, by status and up to a limit', async () => {
    const storage = await open()
    const old = await addLead(storage, { receivedAt: noon - hourMs })
    const recent = await addLead(storage)
    const spam = await addLead(storage, { status: 'quarantined' })
    expect(await storage.leads.list({ status: 'new' })).toEqual([recent, old])
    expect(await storage.leads.list({ status: 'quarantined' })).toEqual([spam])
    expect(await storage.leads.list({ status: 'new', limit: 1 })).toEqual([recent])
    expect(await storage.leads.count()).toEqual({ new: 2, answered: 0, quarantined: 1 })
  })

  it('remembers when a lead was answered', async () => {
    const storage = await open()
    const { id } = await addLead(storage)
    await storage.leads.setStatus(id, 'answered', noon + hourMs)
    expect(await storage.leads.find(id)).toMatchObject({ status: 'answered', answeredAt: noon + hourMs })
  })

  it('erases a person with everything that was queued for them', async () => {
    const storage = await open()
    await addMessage(storage)
    const other = await addLead(storage, { email: 'other@example.com' })
    expect(await storage.erasures.erase({ kind: 'email', email: ' AMINA@example.com ' })).toMatchObject({ leads: 1 })
    expect(await storage.leads.list({})).toEqual([other])
    expect(await storage.outbox.list({})).toEqual([])
  })

  it('erases what is older than it may keep, and keeps the requests that followed', async () => {
    const storage = await open()
    const first = await addLead(storage, { receivedAt: noon - hourMs })
    const next = await addLead(storage, { followsId: first.id })
    expect(await storage.leads.eraseOlderThan(noon)).toBe(1)
    expect(await storage.leads.list({})).toEqual([{ ...next, followsId: null }])
  })

  it('spends a challenge once, and forgets it when it has expired', async () => {
    const storage = await open()
    expect(await storage.challenges.spend('sum', noon)).toBe(true)
    expect(await storage.challenges.spend('sum', noon)).toBe(false)
    await storage.challenges.forget(noon + 1)
    expect(await storage.challenges.spend('sum', noon)).toBe(true)
  })

  it('lends a message to one worker until the lease ends', async () => {
    const storage = await open()
    const delivery = await addMessage(storage)
    const [message] = await storage.outbox.claim({ now: noon, leaseMs: 60_000, limit: 10 })
    expect(message).toMatchObject({ delivery, attempts: 0, status: 'waiting', dueAt: noon + 60_000 })
    expect(await storage.outbox.claim({ now: noon + 59_999, leaseMs: 60_000, limit: 10 })).toEqual([])
    expect(await storage.outbox.claim({ now: noon + 60_000, leaseMs: 60_000, limit: 10 })).toMatchObject([
      { id: message?.id, messageId: message?.messageId },
    ])
  })

  it('claims at once what a clock that has been put back would let wait for days, unless somebody has it', async () => {
    const storage = await open()
    const [ahead, held] = [await addMessage(storage, noon + 30 * dayMs), await addMessage(storage, noon)]
    const claim = { leaseMs: 60_000, limit: 10 }
    expect(await storage.outbox.claim({ now: noon, ...claim })).toMatchObject([{ delivery: held }, { delivery: ahead }])
    expect(await storage.outbox.claim({ now: noon - 30 * dayMs, ...claim })).toEqual([])
    // Six hours are the longest wait of a letter that was tried in vain.
    await addMessage(storage, noon + 6 * hourMs)
    expect(await storage.outbox.claim({ now: noon, ...claim })).toEqual([])
  })

  it('never gives one message to two workers', async () => {
    const storage = await open()
    for (let number = 0; number < 20; number += 1) await addMessage(storage, noon - number)
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => storage.outbox.claim({ now: noon, leaseMs: 60_000, limit: 3 })),
    )
    const taken = claims.flat().map((message) => message.id)
    expect(new Set(taken).size).toBe(taken.length)
    expect(taken.length).toBe(20)
  })

  it('claims what has waited longest first', async () => {
    const storage = await open()
    const late = await addMessage(storage, noon)
    const early = await addMessage(storage, noon - hourMs)
    expect(await storage.outbox.claim({ now: noon, leaseMs: 1, limit: 1 })).toMatchObject([{ delivery: early }])
    expect(await storage.outbox.claim({ now: noon, leaseMs: 1, limit: 1 })).toMatchObject([{ delivery: late }])
  })

  it('says of each message in which lane it stands, and claims of some lanes alone', async () => {
    const storage = await open()
    const { id: chatId, leadId } = await keepTestChat(storage)
    const told = { kind: 'mail', template: 'conversation-summary', leadId, chatId, upTo: 1 } as const
    const typed = { ...told, template: 'conversation-copy', to: '"isUrgent":true@example.com' } as const
    const deliveries: readonly Delivery[] = [
      { ...told, isUrgent: false },
      { ...told, isUrgent: true },
      typed,
      { kind: 'mail', template: 'sign-in', leadId: null, addressMark: 'a mark' },
      { kind: 'webhook', leadId },
    ]
    for (const [number, delivery] of deliveries.entries())
      await storage.outbox.add({ delivery, messageId: `${number}@imisozi.example`, createdAt: noon + number })
    const take = async (now: number, lanes?: readonly Lane[]) =>
      (await storage.outbox.claim({ now, leaseMs: 1, limit: 9, ...(lanes && { lanes }) })).map(({ lane }) => lane)
    expect(await storage.outbox.nextDueAt(['webhook'])).toBe(noon + 4)
    expect(await take(noon + 4, ['urgent', 'webhook'])).toEqual(['urgent', 'urgent', 'webhook'])
    for (const { id } of await storage.outbox.list({})) await storage.outbox.markFailed(id, '451', noon + 4)
    expect(await take(noon + 4)).toEqual(['again', 'urgent', 'again', 'urgent', 'webhook'])
  })

  it('counts failures, buries a message and puts it back in line', async () => {
    const storage = await open()
    await addMessage(storage)
    const [message] = await storage.outbox.claim({ now: noon, leaseMs: 1000, limit: 1 })
    const id = message?.id ?? ''
    await storage.outbox.markFailed(id, '451 try later', noon + hourMs)
    expect(await storage.outbox.nextDueAt()).toBe(noon + hourMs)
    expect(await storage.outbox.oldestAt(noon)).toBe(noon)
    await storage.outbox.markFailed(id, `550 ${'no '.repeat(1000)}`, null, true)
    expect(await storage.outbox.nextDueAt()).toBeNull()
    expect(await storage.outbox.oldestAt(noon)).toBeNull()
    expect(await storage.outbox.list({ status: 'dead' })).toMatchObject([
      { id, attempts: 2, refusals: 1, lastError: expect.stringMatching(/^550 .{496}$/) },
    ])
    await storage.outbox.revive(id, noon + 2 * hourMs)
    expect(await storage.outbox.list({ status: 'waiting' })).toMatchObject([
      { dueAt: noon + 2 * hourMs, attempts: 0, refusals: 0 },
    ])
    await storage.outbox.markDelivered(id, noon + 3 * hourMs)
    expect(await storage.outbox.count()).toEqual({ waiting: 0, delivered: 1, dead: 0 })
  })

  it('puts what was tried in vain in line anew, and nothing that is new or in somebody’s hands', async () => {
    const storage = await open()
    await addMessage(storage)
    const [fresh] = await storage.outbox.list({})
    const id = fresh?.id ?? ''
    expect(await storage.outbox.revive(id, noon)).toBe(false)
    await storage.outbox.claim({ now: noon, leaseMs: 1000, limit: 1 })
    await storage.outbox.markFailed(id, '451 try later', noon + hourMs)
    expect(await storage.outbox.revive(id, noon + 1)).toBe(true)
    expect(await storage.outbox.list({})).toMatchObject([{ status: 'waiting', attempts: 0, dueAt: noon + 1 }])
    await storage.outbox.markFailed(id, '451 try later', noon + 2)
    await storage.outbox.claim({ now: noon + 2, leaseMs: 1000, limit: 1 })
    expect(await storage.outbox.revive(id, noon + 3)).toBe(false)
  })

  it('does not bury a message that has gone out meanwhile', async () => {
    const storage = await open()
    await addMessage(storage)
    const [message] = await storage.outbox.claim({ now: noon, leaseMs: 1, limit: 1 })
    await storage.outbox.markDelivered(message?.id ?? '', noon)
    await storage.outbox.markFailed(message?.id ?? '', 'late', null)
    expect(await storage.outbox.count()).toEqual({ waiting: 0, delivered: 1, dead: 0 })
  })

  it('keeps nothing of a unit of work that fails, and all of its neighbours', async () => {
    const storage = await open()
    const kept = makeLead()
    const lost = makeLead()
    const units = await Promise.allSettled([
      storage.together(({ leads }) => leads.add(kept, keysOf(kept))),
      storage.together(async ({ leads }) => {
        await leads.add(lost, keysOf(lost))
        throw new Error('no letter')
      }),
    ])
    expect(units.map((unit) => unit.status)).toEqual(['fulfilled', 'rejected'])
    expect(await storage.leads.list({})).toEqual([kept])
  })

  it('lets many spend one challenge at once, and one succeed', async () => {
    const storage = await open()
    const spent = await Promise.all(
      Array.from({ length: 12 }, () => storage.together(({ challenges }) => challenges.spend('sum', noon))),
    )
    expect(spent.filter(Boolean)).toHaveLength(1)
  })

  it('finds a lead by its reference, whichever way it came', async () => {
    const storage = await open()
    const [request, chat] = [await addLead(storage), await addLead(storage, { source: 'chat' })]
    expect(await storage.leads.ofReference(makeReference(request.id))).toEqual(request)
    expect(await storage.leads.ofReference(makeReference(chat.id))).toEqual(chat)
    expect(await storage.leads.ofReference('AAA-AAA')).toBeNull()
    expect(makeReference(request.id)).toMatch(/^[A-HJKMNP-TV-Z2-9]{3}-[A-HJKMNP-TV-Z2-9]{3}$/)
  })

  it('keeps the latest wish for a call', async () => {
    const storage = await open()
    const { id } = await addLead(storage)
    await storage.leads.setCallback(id, noon)
    await storage.leads.setCallback(id, noon + hourMs)
    expect(await storage.leads.find(id)).toMatchObject({ callbackAt: noon + hourMs })
  })

  it('counts confirmations to a mailbox by day, however they arrive and the address is written', async () => {
    const { tallies, erasures } = await open()
    const take = (email: string, day = noon) => tallies.take(countKey('confirmations to', email), day, 3)
    const taken = await Promise.all(Array.from({ length: 12 }, () => take('amina@example.com')))
    expect(taken.filter(Boolean)).toHaveLength(3)
    for (const same of ['AMINA@Example.com ', 'amina+1@example.com']) expect(await take(same)).toBe(false)
    expect(await take('a.mina@example.com')).toBe(true)
    expect(await take('amina@example.com', noon + dayMs)).toBe(true)
    for (const way of ['a.uwase@gmail.com', 'auwase@gmail.com', 'A.Uwase+x@googlemail.com']) await take(way)
    expect(await take('auwase@gmail.com')).toBe(false)
    expect(await take('pätti@müller.example')).toBe(true)
    await tallies.forget(noon + dayMs)
    expect(await take('auwase@gmail.com')).toBe(true)
    for (let letter = 0; letter < 2; letter += 1) await take('amina@example.com', noon + dayMs)
    expect(await take('amina@example.com', noon + dayMs)).toBe(false)
    await erasures.erase({ kind: 'email', email: 'Amina@example.com' })
    expect(await take('amina@example.com', noon + dayMs)).toBe(true)
  })

  it('counts views by day, page, referrer and device', async () => {
    const { visits } = await open()
    const view = { day: '2026-11-20', path: '/pricing', referrer: 'news.example', device: 'phone' } as const
    await Promise.all(Array.from({ length: 7 }, () => visits.addView(view)))
    await visits.addView({ ...view, day: '2026-11-19', path: '/', referrer: '', device: 'desktop' })
    await visits.addView({ ...view, day: '2026-11-18' })

    expect(await visits.countBy('path', '2026-11-19')).toEqual([
      { key: '/pricing', views: 7 },
      { key: '/', views: 1 },
    ])
    expect(await visits.countBy('day', '2026-11-18')).toEqual([
      { key: '2026-11-18', views: 1 },
      { key: '2026-11-19', views: 1 },
      { key: '2026-11-20', views: 7 },
    ])
    expect(await visits.countBy('device', '2026-11-20')).toEqual([{ key: 'phone', views: 7 }])
    expect(await visits.hasReferrer('2026-11-20', 'news.example')).toBe(true)
    expect(await visits.hasReferrer('2026-11-19', 'news.example')).toBe(false)
    expect(await visits.countReferrers('2026-11-20')).toBe(1)
    expect(await visits.countReferrers('2026-11-19')).toBe(0)
  })

  it('counts vitals in buckets, and erases the days before one', async () => {
    const { visits } = await open()
    const vital = { day: '2026-11-20', path: '/', device: 'phone', vital: 'lcp', upTo: 2500 } as const
    for (const day of ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-20']) {
      await visits.addVital({ ...vital, day })
      await visits.addView({ day, path: '/', referrer: '', device: 'phone' })
    }
    expect(await visits.countVitals('2026-11-19')).toEqual([
      { path: '/', device: 'phone', vital: 'lcp', upTo: 2500, views: 3 },
    ])
    await visits.eraseBefore('2026-11-20')
    expect(await visits.countVitals('2026-11-01')).toMatchObject([{ views: 2 }])
    expect(await visits.countBy('day', '2026-11-01')).toEqual([{ key: '2026-11-20', views: 2 }])
  })

  it('[DATA-1] registers a choice once, and never changes it', async () => {
    const { consents } = await open()
    const choice = {
      id: 'a'.repeat(24),
      consent: { necessary: true, functional: true, analytics: false, marketing: false },
      version: 1,
      language: 'en',
      chosenAt: noon,
    } as const
    const later = { ...choice, id: 'b'.repeat(24), chosenAt: noon + hourMs }
    expect(await consents.count(0)).toEqual({ necessary: 0, functional: 0, analytics: 0, marketing: 0 })
    expect(await consents.add(choice)).toBe(true)
    expect(await consents.add({ ...choice, consent: { ...choice.consent, marketing: true } })).toBe(false)
    expect(await consents.add(later)).toBe(true)
    expect(await consents.list({})).toEqual([later, choice])
    expect(await consents.list({ limit: 1 })).toEqual([later])
    expect(await consents.count(0)).toEqual({ necessary: 2, functional: 2, analytics: 0, marketing: 0 })
    expect(await consents.count(noon + 1)).toMatchObject({ necessary: 1 })
    await consents.eraseOlderThan(noon + hourMs)
    expect(await consents.list({})).toEqual([later])
  })

  it('can be checked', async () => {
    const storage = await open()
    await expect(storage.check()).resolves.toBeUndefined()
    await expect(storage.check()).resolves.toBeUndefined()
  })
})

describe('PostgreSQL', () => {
  it('lets several instances build a new database at the same moment', async () => {
    const url = await createPostgresDatabase()
    const instances = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)])
    expect(await Promise.all(instances.map((instance) => instance.leads.list({})))).toEqual([[], [], []])
    await Promise.all(instances.map((instance) => instance.close()))
  })
})
