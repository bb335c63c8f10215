import { describe, expect, it } from 'vitest'
import { readLead } from '#server/desk/lead.ts'
import { makeReference } from '#server/ids/reference.ts'
import { holdMs } from '#server/requests/telling.ts'
import { call, listMessages, openChat, send, startChat, type Session } from './chat-visitor.ts'
import { engines, openTestStorage } from './open-test-storage.ts'
import { aboutRequests, deliverDue } from './sales-letters.ts'
import { scriptAssistant } from './scripted-assistant.ts'
import { startTestServer } from './start-test-server.ts'
import { costs } from '#tests/prices.ts'
import { dayMs } from '#server/clock.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

const locator = { locate: async () => ({ country: 'Cameroon', code: 'CM', source: 'database' as const }) }
const amahoro = { name: 'Grace Nakato', company: 'Amahoro Pharmacy', timeZone: 'Africa/Douala', page: '/pharmacy' }
const wish = 'I would like to request a demo of the pharmacy module.'

async function open(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer({ locator, ...options })
  const session = await openChat(server, amahoro)
  return { server, session, referenceOf: async () => makeReference((await leadIdOf(server, session)) ?? '') }
}
const leadIdOf = async ({ storage }: Server, { id }: Session) => (await storage.chats.find(id))?.leadId
const ask = (server: Server, session: Session, text: string, intent?: unknown, id?: string) =>
  send(server, session, text, id, intent)

describe.each(engines)('a request in the chat on %s', (engine) => {
  it('is confirmed with what is known, asked for two things, and promised with a reference', async () => {
    const { server, session, referenceOf } = await open({ engine })
    const reference = await referenceOf()

    const first = await ask(server, session, wish, 'demo pharmacy')
    expect(first.done?.text).toContain('Noted: **a demo (pharmacy)** for Amahoro Pharmacy, Cameroon.')
    expect(first.done?.text).toContain(`Your reference is **${reference}**.`)
    expect(first.done?.text).toContain(
      'A person answers within 24 hours: by Saturday 13:00 on your clock (Saturday 14:00 CAT).',
    )
    expect(first.done?.text).toMatch(/Two short questions.* When would suit you\?$/)
    expect(first.done?.suggestions).toEqual(['Today', 'Tomorrow morning', 'Skip'])

    const second = await ask(server, session, 'Tuesday morning')
    expect(second.done?.text).toBe('Noted: Tuesday morning. In which town are you?')

    const last = await ask(server, session, 'Bafoussam')
    expect(last.done?.text).toContain(
      'Our team has it all now: a demo (pharmacy); when: Tuesday morning; where: Bafoussam.',
    )
    expect(last.done?.text).toContain(reference)
    expect(server.assistant.asked).toEqual([])

    const [letter, ...more] = aboutRequests(await deliverDue(server))
    expect(letter?.subject).toBe('Demo request: Amahoro Pharmacy, Bafoussam, Tuesday morning')
    expect(letter?.text).toContain('by 21 November 2026, 14:00 CAT')
    expect(letter?.text).toContain(wish)
    expect(letter?.text).toContain(reference)
    expect(more).toEqual([])
  })

  it('ends with its conversation where its visitor is erased before it is confirmed', async () => {
    const storage = await openTestStorage(engine)
    const answerBeside = async () => {
      await storage.together(({ erasures }) => erasures.erase({ kind: 'email', email: 'grace@duka.example' }))
      return null
    }
    const { server, session } = await open({ storage, assistant: { ...scriptAssistant(), answerBeside } })
    expect((await ask(server, session, wish, 'demo pharmacy')).failed?.code).toBe('not-found')
    expect(server.log()).not.toContain('"level":50')
  })

  it('is the same where it is demanded once more, and what was asked stays asked', async () => {
    const assistant = scriptAssistant({ tellWish: async (text) => (text.includes('start') ? 'trial' : null) })
    const { server, session } = await open({ engine, assistant })
    await ask(server, session, 'I would like to start my free trial.', 'trial pharmacy')

    const again = await ask(server, session, 'I want to start now')

    expect(again.done?.text).toMatch(/is noted already.*how many people will work with it\?$/s)
    await ask(server, session, '3')
    expect((await ask(server, session, 'Bafoussam')).done?.text).toContain(
      'a free trial (pharmacy); where: Bafoussam; how many people: 3.',
    )
  })

  it('is of what was typed where it is a quotation, names no country that the clock denies, and waits for a time', async () => {
    const elsewhere = { locate: async () => ({ country: 'United States', code: 'US', source: 'database' as const }) }
    const tellWish = async (text: string) => (text.includes('quotation') ? 'sales' : null)
    const assistant = scriptAssistant({ tellWish })
    const { server, session } = await open({ engine, locator: elsewhere, assistant })

    const { done } = await ask(server, session, 'send me a quotation for 3 users')

    expect(done?.text).toMatch(/Noted: \*\*a talk with sales\*\* for Amahoro Pharmacy\./)
    expect(done?.text).toMatch(/When would suit you\?$/)

    const other = await ask(server, session, 'we sell medicine')
    expect(other.done?.text).toMatch(/And for your request: when would suit you\?$/)
    expect((await ask(server, session, 'Monday at 9')).done?.text).toContain('when: Monday at 9')
    const [letter] = aboutRequests(await deliverDue(server))
    expect(letter?.text).toContain('send me a quotation for 3 users')
  })

  it('is read where the visitor says to be, and the network is named beside it', async () => {
    const { server, session } = await open({ engine })
    const leadId = (await leadIdOf(server, session)) ?? ''
    const network = (await server.storage.chats.find(session.id))?.location ?? ''
    const country = async () => (await server.storage.deskLeads.find(leadId))?.country
    const before = await country()
    await ask(server, session, 'Do you have an office in Nairobi?')
    expect([before, await country()]).toEqual([network, network])
    await ask(server, session, 'We are a pharmacy in Nairobi.')
    expect(await country()).toBe('KE')
    await ask(server, session, wish, 'demo pharmacy')
    await ask(server, session, 'Tuesday morning')
    await ask(server, session, 'Sorry, we are in Goma.')
    expect(await country()).toBe('CD')
    const [letter] = aboutRequests(await deliverDue(server))
    expect(letter?.text).toMatch(
      /\nLocation: Goma, Congo - Kinshasa \(as they say\)\nNetwork: \w+ \(by their network address\)\n/,
    )
  })

  it('does not ask for what was said before it, and takes the number out of an impatient answer', async () => {
    const { server, session } = await open({ engine })
    await ask(server, session, 'We are a bakery in Goma, me and 5 sellers. What do I pay?')
    const { done } = await ask(server, session, 'I want the discount', 'programme small-business')
    expect(done?.text).toContain('Noted: where: Goma and how many people: 6.')
    expect(done?.text).not.toMatch(/\?$/)

    const other = await openChat(server, { ...amahoro, email: 'other@duka.example' })
    await ask(server, other, 'I want the discount', 'programme small-business')
    const answered = await ask(server, other, 'I told you already, we are 6')
    expect(answered.done?.text).toBe('Noted: 6. In which town are you?')
    const place = await ask(server, other, 'I said it, Goma')
    expect(place.done?.text).toContain('where: Goma')
  })

  it.each([
    ['We are a bakery in Goma, me and 5 sellers.', 'I want the discount', 'where: Goma and how many people: 6.'],
    [
      'Nous sommes une boulangerie à Goma, moi et 5 vendeurs.',
      'je veux cette remise',
      'où : Goma et combien de personnes : 6.',
    ],
    ['Somos uma padaria em Goma, eu e 5 vendedores.', 'quero esse desconto', 'onde: Goma e quantas pessoas: 6.'],
    ['Is your office in Kampala open on Monday?', 'I come on Monday at 9', 'when: Monday at 9 and where: Kampala.'],
    [
      'Is your office in Kigali open now? I sell phones in Nyabugogo.',
      'Not a call. I want to come to the office tomorrow at 10.',
      'when: tomorrow at 10 and where: Kigali.',
    ],
    [
      'We are a guest house in Rubavu.',
      'I want to come and see you in kigali tomorrow afternoon. My house is in Rubavu.',
      'when: tomorrow afternoon and where: Kigali.',
    ],
  ])('notes what was said before it, in its language: %s', async (before, said, noted) => {
    const { server, session } = await open({ engine })
    await ask(server, session, before)
    const { done } = await ask(server, session, said, noted.includes('when') ? 'visit' : 'programme small-business')
    expect(done?.text.replaceAll('\u00A0', ' ')).toContain(noted)
  })

  it('goes out whole and once, though time passes while it is noted', async () => {
    const { server, session } = await open({ engine })
    let { time } = server.clock
    Object.defineProperty(server.clock, 'time', { get: () => (time += 1) })
    await ask(server, session, wish, 'demo pharmacy')
    await ask(server, session, 'Tuesday morning')
    await ask(server, session, 'Bafoussam')

    expect(aboutRequests(await deliverDue(server)).map(({ subject }) => subject)).toEqual([
      'Demo request: Amahoro Pharmacy, Bafoussam, Tuesday morning',
    ])
  })

  it('is not lost when the visitor walks away: the letter goes out by itself, with what is known then', async () => {
    const { server, session } = await open({ engine })
    await ask(server, session, wish, 'demo pharmacy')
    await ask(server, session, 'Tuesday morning')
    expect(aboutRequests(await deliverDue(server))).toEqual([])

    server.clock.time += holdMs
    expect(aboutRequests(await deliverDue(server)).map(({ subject }) => subject)).toEqual([
      'Demo request: Amahoro Pharmacy, Tuesday morning',
    ])

    // What comes later is one letter more, in the same thread.
    await ask(server, session, 'Bafoussam')
    const [added, ...more] = aboutRequests(await deliverDue(server))
    expect(added?.subject).toBe('Added to demo request: Amahoro Pharmacy, Bafoussam, Tuesday morning')
    expect(added?.inReplyTo).toBeDefined()
    expect(more).toEqual([])
  })

  it('is taken back by whoever does not want it, and what else the message asks is answered', async () => {
    const { server, session, referenceOf } = await open({ engine })
    await ask(server, session, wish, 'demo pharmacy')
    const said = await ask(server, session, 'no i didnt ask a demo!! where do i see who did refunds')
    expect(said.done?.text).toMatch(/^Taken back: \*\*a demo \(pharmacy\)\*\*\. Our team sees that under \*\*/)
    expect(said.done?.text).toContain(await referenceOf())
    expect(said.done?.text).not.toContain('which town')
    expect(server.assistant.asked.map(({ question }) => question.text)).toEqual(['where do i see who did refunds'])

    const [letter] = aboutRequests(await deliverDue(server))
    expect(letter?.subject).toBe('Taken back: demo request: Amahoro Pharmacy')
    expect(letter?.text).toMatch(/has taken back a demo \(pharmacy\)/)
    expect(letter?.text).toMatch(/Taken back\W+no i didnt ask a demo!!/)
    const leadId = (await leadIdOf(server, session)) ?? ''
    const lead = await server.storage.deskLeads.find(leadId)
    expect(lead?.wanted).toBe('chat')
    const { storage, clock } = server
    const shown =
      lead && (await readLead(lead, [], { storage, publicUrl: 'https://imisozi.example', now: () => clock.time }))
    expect(shown?.wishes).toMatchObject([{ takenBack: { text: expect.stringMatching(/^no i didnt ask a demo!!/) } }])
    // Nothing is left to take back, and the same may be wished again.
    await ask(server, session, 'I do not want a demo')
    expect(server.assistant.asked).toHaveLength(2)
    expect((await ask(server, session, wish, 'demo pharmacy')).done?.text).toContain('Noted: **a demo (pharmacy)**')
  })

  it('is kept before it is answered, so that a crash in between loses nothing', async () => {
    const { server, session } = await open({ engine })
    const { storage } = server
    const leadId = (await leadIdOf(server, session)) ?? ''
    await ask(server, session, wish, 'demo pharmacy', 'message-0001')
    const [kept] = await storage.wishes.ofLead(leadId)
    expect(kept).toMatchObject({ intent: 'demo pharmacy', text: wish, messageId: 'message-0001', open: 'when' })
    const message = await storage.chats.findMessage(session.id, 'message-0001')
    expect(message?.intent).toBe('demo pharmacy')
  })

  it('goes on after a restart, in another tab and on another instance', async () => {
    const storage = await openTestStorage(engine)
    const { server, session } = await open({ storage })
    await ask(server, session, wish, 'demo pharmacy', 'message-0001')
    const other = await startTestServer({ storage, locator })
    // The same message again is the same answer.
    const again = await ask(other, session, wish, 'demo pharmacy', 'message-0001')
    expect(again.done?.text).toContain('When would suit you?')
    expect((await ask(other, session, 'Skip')).done?.text).toBe('We leave that open. In which town are you?')
    expect((await ask(server, session, 'Bafoussam')).done?.text).toContain('where: Bafoussam')
    expect(await storage.wishes.ofLead((await leadIdOf(server, session)) ?? '')).toHaveLength(1)
  })

  it('takes the same answer once, though two instances get messages at the same moment', async () => {
    const storage = await openTestStorage(engine)
    const { server, session } = await open({ storage })
    const other = await startTestServer({ storage, locator })
    await ask(server, session, wish, 'demo pharmacy')
    // An answer to either question: which of the two comes first is the database's choice.
    const replies = await Promise.all([
      ask(server, session, 'Skip', undefined, 'message-0002'),
      ask(other, session, 'Skip', undefined, 'message-0003'),
    ])
    const texts = replies.map(({ done }) => done?.text ?? '')
    expect(texts.filter((text) => text.includes('In which town'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('Our team has it all'))).toHaveLength(1)
    const [kept] = await storage.wishes.ofLead((await leadIdOf(server, session)) ?? '')
    expect(kept).toMatchObject({ asked: ['when', 'town'], open: null })
  })

  it('goes when its lead is erased', async () => {
    const { server, session } = await open({ engine })
    await ask(server, session, wish, 'demo pharmacy')
    await server.storage.erasures.erase({ kind: 'email', email: 'grace@duka.example' })
    expect(await server.storage.wishes.list()).toEqual([])
  })
})

describe('a request in the chat', () => {
  it('has its questions skipped, one by one or all at once', async () => {
    const { server, session } = await open()
    await ask(server, session, 'How can I start a free trial?', 'trial')
    expect((await ask(server, session, 'Skip')).done?.text).toContain('In which town')
    expect((await ask(server, session, 'no')).done?.text).toContain('Our team has it all now: a free trial.')

    const { server: other, session: next } = await open()
    await ask(other, next, 'How can I start a free trial?', 'trial')
    const done = await ask(other, next, 'no thanks')
    expect(done.done?.text).toContain('Our team has it all now')
    expect(aboutRequests(await deliverDue(other))).toHaveLength(1)
  })

  it('lets a question in the middle be answered, asks once more, and then no more', async () => {
    const { server, session } = await open()
    await ask(server, session, wish, 'demo pharmacy')
    const question = await ask(server, session, 'What does Starter cost?')
    expect(question.done?.text).toBe('You said: What does Starter cost?\n\nAnd for your request: when would suit you?')
    expect(question.text).toBe(question.done?.text)
    const second = await ask(server, session, 'And Enterprise, how much is it?')
    expect(second.done?.text).toBe('You said: And Enterprise, how much is it?')
    expect((await ask(server, session, 'Bafoussam')).done?.text).toBe('You said: Bafoussam')
  })

  it('is added to by a second wish, and known when it is repeated', async () => {
    const { server, session } = await open()
    await ask(server, session, wish, 'demo pharmacy')
    await ask(server, session, 'Tuesday morning')
    await ask(server, session, 'Bafoussam')
    expect(aboutRequests(await deliverDue(server)).map(({ subject }) => subject)).toEqual([
      'Demo request: Amahoro Pharmacy, Bafoussam, Tuesday morning',
    ])
    const repeat = await ask(server, session, wish, 'demo pharmacy')
    expect(repeat.done?.text).toMatch(/^\*\*A demo \(pharmacy\)\*\* is noted already, and our team has it\./)
    const trial = await ask(server, session, 'How can I start a free trial?', 'trial')
    // The town is known.
    expect(trial.done?.text).toContain('One question')
    expect(trial.done?.text).toMatch(/How many people will work with it\?$/)
    const done = await ask(server, session, '4 people')
    expect(done.done?.text).toContain(
      'a demo (pharmacy) and a free trial; when: Tuesday morning; where: Bafoussam; how many people: 4',
    )
    const leads = await server.storage.leads.list({})
    expect(leads).toHaveLength(1)
    expect(await server.storage.wishes.list()).toHaveLength(2)
    const [added, ...more] = aboutRequests(await deliverDue(server))
    expect(added?.subject).toBe('Added to demo request: Amahoro Pharmacy, Bafoussam, Tuesday morning')
    expect(added?.text).toContain('a free trial')
    expect(more).toEqual([])
  })

  it('is noted, promised and told anew once the moment has passed that it was promised for', async () => {
    const { server, session } = await open()
    await ask(server, session, wish, 'demo pharmacy')
    await ask(server, session, 'Tuesday morning')
    await ask(server, session, 'Bafoussam')
    await deliverDue(server)
    server.clock.time += 5 * dayMs
    const later = await ask(server, session, wish, 'demo pharmacy')
    expect(later.done?.text).not.toContain('is noted already')
    // From Friday noon the fifth day later is a Wednesday, and a day more is left to answer in.
    expect(later.done?.text).toContain('Thursday')
    server.clock.time += holdMs
    const [letter, ...others] = aboutRequests(await deliverDue(server))
    expect(others).toEqual([])
    expect(letter?.text).toMatch(/Answer by:? .*26 November/)
    expect(letter?.text?.match(/a demo \(pharmacy\)/gi)).toHaveLength(1)
  })

  it('asks for nothing that stands in the message already', async () => {
    const { server, session } = await open()
    const reply = await ask(server, session, 'A demo in Bafoussam next Tuesday morning, please.', 'demo')
    expect(reply.done?.text).toContain('when: next Tuesday morning')
    expect(reply.done?.text).toContain('where: Bafoussam')
    expect(reply.done?.text).not.toContain('?')
    expect(aboutRequests(await deliverDue(server)).map(({ subject }) => subject)).toEqual([
      'Demo request: Amahoro Pharmacy, Bafoussam, next Tuesday morning',
    ])
  })

  it('takes no day of habit for the day that would suit', async () => {
    const { server, session } = await open()
    const reply = await ask(server, session, 'We count by hand every Friday.', 'demo')
    expect(reply.done?.text).toMatch(/When would suit you\?$/)
  })

  it('knows the numbers of the calculator and the price of the plan', async () => {
    const { server, session } = await open()
    const reply = await ask(
      server,
      session,
      'I would like to start with Professional: 3 users, 1 location, 400 products.',
      'plan professional annual 3-users 1-locations 400-products',
    )
    expect(reply.done?.text).toContain('a plan (Professional, paid by the year, 3 users, 1 location, 400 products)')
    expect(reply.done?.text).toContain(`${costs.professional.month} a month or ${costs.professional.year} a year`)
    expect(reply.done?.text).not.toContain('How many people')
    await ask(server, session, 'Tomorrow morning')
    expect(aboutRequests(await deliverDue(server)).map(({ subject }) => subject)).toEqual([
      'Plan request: Amahoro Pharmacy, Professional, paid by the year, Tomorrow morning',
    ])
  })

  it('asks who wants a call for a number only where none is known', async () => {
    const { server, session } = await open()
    const reply = await ask(server, session, 'Please call me. My number and the best hour are:', 'call')
    expect(reply.done?.text).toMatch(/Which number may we call\?$/)
    await ask(server, session, '+237 677 123 456')
    await ask(server, session, 'after 5 pm')
    const [letter] = aboutRequests(await deliverDue(server))
    expect(letter?.subject).toBe('Call request: Amahoro Pharmacy, after 5 pm')
    expect(letter?.html).toContain('tel:+237677123456')

    const known = await openChat(server, {
      ...amahoro,
      email: 'b@duka.example',
      phone: '+237 677 123 456',
      variant: 'A',
    })
    expect((await ask(server, known, 'Please call me.', 'call')).done?.text).toMatch(/When would suit you\?$/)
  })

  it('says when the line opens to whoever wants a call while it is closed', async () => {
    const closed = /Our line is closed then and opens again Monday 06:00 on your clock \(Monday 08:00 EAT\)\./
    const { server, session } = await open()
    // It is Friday, three in the afternoon in Kampala and one in Douala.
    const noted = await ask(server, session, 'Please call me on +237 677 123 456 on Saturday.', 'call')
    // The number once: where we say that we call it.
    expect(noted.done?.text.split('+237 677 123 456')).toHaveLength(2)
    expect(noted.done?.text).toMatch(closed)
    expect((await ask(server, session, 'no, rather Sunday morning')).done?.text).toMatch(closed)
    expect((await ask(server, session, 'no, rather Monday morning')).done?.text).not.toContain('closed')

    let number = 0
    for (const [when, isClosed] of [
      ['after 8pm', true],
      ['this evening', true],
      ['tomorrow', true],
      ['at 5pm', true],
      ['after 3pm', false],
      ['Today', false],
      ['Tuesday at 10', false],
      ['Skip', false],
    ] as const) {
      number += 1
      const one = await openChat(server, { ...amahoro, email: `caller-${number}@duka.example` })
      await ask(server, one, 'Please call me on +237 677 123 456.', 'call')
      expect([when, closed.test((await ask(server, one, when)).done?.text ?? '')]).toEqual([when, isClosed])
    }
    const french = await openChat(server, { ...amahoro, email: 'french@duka.example' })
    expect((await ask(server, french, 'Rappelez-moi au +237 677 123 456 ce soir.', 'call')).done?.text).toContain(
      'Notre ligne est fermée à ce moment-là et rouvre lundi 06:00 à votre heure (lundi 08:00 EAT).',
    )
    // A demo is settled with a colleague.
    const demo = await openChat(server, { ...amahoro, email: 'demo@duka.example' })
    await ask(server, demo, wish, 'demo pharmacy')
    expect((await ask(server, demo, 'Saturday')).done?.text).not.toContain('closed')

    // Friday night, before a day off: today's line is closed, whatever the hour.
    server.clock.time += 7 * 3_600_000
    const late = await openChat(server, { ...amahoro, email: 'late@duka.example' })
    await ask(server, late, 'Please call me on +237 677 123 456.', 'call')
    expect((await ask(server, late, 'Today')).done?.text).toMatch(closed)
  })

  it('takes a number that is left while something else is asked, and a second one for the same call', async () => {
    const { server, session } = await open()
    await ask(server, session, 'I would like to start my free trial', 'trial')
    const left = await ask(server, session, 'Jean, 0788 123 456, jean@duka.example, hardware')
    expect(left.done?.text).toMatch(/^Noted: number: 0788 123 456\. In which town are you\?$/)
    await ask(server, session, 'Skip')

    // By his address on the network he is in Cameroon; his number says otherwise.
    const away = await openChat(server, { ...amahoro, email: 'c@duka.example' })
    const noted = await ask(server, away, 'Please call me on +254 712 345 678', 'call')
    expect(noted.done?.text).toContain('Noted: **a call**')
    expect(noted.done?.text).not.toContain('Cameroon')

    const again = await openChat(server, { ...amahoro, email: 'b@duka.example' })
    const first = await ask(server, again, 'Please call me.', 'call')
    expect(first.done?.text).toMatch(/Which number may we call\?$/)
    await ask(server, again, '+237 677 123 456')
    await ask(server, again, 'Skip')
    const second = await ask(server, again, 'call me on +237 699 123 456, tomorrow', 'call')
    expect(second.done?.text).toContain('is noted already')
    expect(second.done?.text).toContain('Noted: when: tomorrow and number: +237 699 123 456.')
    const [letter] = aboutRequests(await deliverDue(server)).toReversed()
    expect(letter?.html).toContain('tel:+237699123456')
    const told = await ask(server, again, 'did you write down my number??')
    expect(told.done?.text).toContain('a call; when: tomorrow; number: +237 699 123 456')
  })

  it('adds a number that is left behind it, and asks for no second request', async () => {
    const tellWish = async (text: string) => (/0788|call me/.test(text) ? 'call' : null)
    const { server, session } = await open({ assistant: scriptAssistant({ tellWish }) })
    await ask(server, session, 'Is your office in Kampala open on Monday?')
    await ask(server, session, 'I come on Monday at 9', 'visit')
    const left = await ask(server, session, 'wait, you do not have my number. it is 0788 123 456, name Aline')
    expect(left.done?.text).toBe('Noted: number: 0788 123 456.')
    expect((await ask(server, session, 'Please call me')).done?.text).toContain('Noted: **a call**')
  })

  it('answers what is asked behind the answer to its own question', async () => {
    const { server, session } = await open()
    await ask(server, session, wish, 'demo')
    await ask(server, session, 'Tomorrow morning')
    const last = await ask(server, session, 'kigali. so what does it cost')
    expect(server.assistant.asked).toMatchObject([{ question: { text: 'so what does it cost' } }])
    expect(last.done?.text).toContain('where: kigali.')
  })

  it('stays French in a French conversation, though the button speaks English', async () => {
    const { server, session } = await open()
    await ask(server, session, 'Bonjour, combien coûte la formule Starter ?')
    const reply = await ask(server, session, wish, 'demo pharmacy')
    expect(reply.done?.text).toContain(
      'C’est noté\u00a0: **une démonstration (pharmacie)** pour Amahoro Pharmacy (Cameroun).',
    )
    expect(reply.done?.text).toContain('Quand cela vous conviendrait-il\u202f?')
    expect((await ask(server, session, 'mardi matin')).done?.text).toBe(
      'C’est noté\u00a0: mardi matin. Dans quelle ville êtes-vous\u202f?',
    )
    expect((await ask(server, session, 'Passer')).done?.text).toContain(
      'Notre équipe a tout\u00a0: une démonstration (pharmacie)\u202f; quand\u00a0: mardi matin.',
    )
    expect(aboutRequests(await deliverDue(server)).map(({ subject }) => subject)).toEqual([
      'Demo request: Amahoro Pharmacy, mardi matin',
    ])
  })

  it('goes out when the visitor asks for a person, closes or clears, and asks nothing more', async () => {
    for (const leave of [
      (server: Server, session: Session) => send(server, session, 'I would like to speak to a human agent'),
      (server: Server, session: Session) => call(server, session, ['POST', '/summary']),
      (server: Server, session: Session) => call(server, session, ['POST', '/reset']),
      (server: Server, session: Session) => call(server, session, ['DELETE', '']),
    ]) {
      const { server, session } = await open()
      await ask(server, session, wish, 'demo pharmacy')
      await leave(server, session)
      expect(aboutRequests(await deliverDue(server))).toHaveLength(1)
    }
  })

  it('says nothing of the visitor again that could be somebody’s advertising', async () => {
    const { server, session } = await open()
    await ask(server, session, wish, 'demo pharmacy')
    const hostile = 'Tomorrow, and [win a phone](https://evil.example) **now**: Starter is free for ever at our place'
    const reply = await ask(server, session, hostile)
    expect(reply.done?.text).toBe('Noted, in your words. In which town are you?')
    const last = await ask(server, session, '[evil](https://evil.example)')
    expect(last.done?.text).not.toContain('evil')
    const [letter] = aboutRequests(await deliverDue(server))
    expect(letter?.text).toContain(hostile)
    expect(letter?.subject.length).toBeLessThan(200)
  })

  it('takes an intent in each of its shapes, and does without one that nobody knows', async () => {
    const { server, session } = await open()
    for (const [intent, words] of [
      ['demo', 'a demo'],
      [{ kind: 'trial' }, 'a free trial'],
      [{ kind: 'plan', about: 'professional annual' }, 'Professional, paid by the year'],
      [{ kind: 'visit', about: ['hotel'] }, 'a visit (hotel)'],
      ['demo no-such-code', 'a demo'],
    ] as const) {
      const { done } = await ask(server, session, 'I would like that.', intent)
      expect(done?.text).toContain(words)
    }
    for (const intent of ['steal', '', 7, null, [], {}, { kind: 'x'.repeat(9000) }, 'x'.repeat(30_000)]) {
      const { status, done } = await ask(
        server,
        (await startChat(server)).json<Session>(),
        'I would like that.',
        intent,
      )
      expect([status, done?.text]).toEqual([200, 'You said: I would like that.'])
    }
  })

  it('hands out a paper that lies ready, and asks for nothing', async () => {
    const { server, session } = await open()
    const { done } = await ask(server, session, 'Please send me the security whitepaper.', 'papers security-whitepaper')
    expect(done?.text).toContain('(/documents/security-whitepaper.pdf)')
    expect(await server.storage.wishes.list()).toEqual([])
    const other = await ask(server, session, 'Please send me your report.', 'papers')
    expect(other.done?.text).toContain('Noted: **papers by email**')
  })

  it('shows the visitor’s other tab the same', async () => {
    const { server, session } = await open()
    await ask(server, session, wish, 'demo pharmacy')
    const { messages } = await listMessages(server, session)
    expect(messages.at(-1)?.text).toContain('When would suit you?')
    expect(messages.at(-1)?.suggestions).toEqual(['Today', 'Tomorrow morning', 'Skip'])
  })
})
