import { describe, expect, it } from 'vitest'
import { offices } from '#facts/offices.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Storage } from '#server/storage/storage.ts'
import { call, openChat, send, type Session } from './chat-visitor.ts'
import { openTestStorage, withoutOutbox } from './open-test-storage.ts'
import { startTestServer } from './start-test-server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>
const ask = 'I would like to speak to a human agent'
const [kigali, , , luanda, abidjan] = offices

async function askAt(time: number, changes: object = {}, code = 'RW', text = ask) {
  const server = await startTestServer({ locator: { locate: async () => ({ country: '', code, source: 'database' }) } })
  server.clock.time = time
  const session = await openChat(server, changes)
  return { server, session, ...(await send(server, session, text)) }
}
async function listUrgent({ storage }: Server) {
  const messages = await storage.outbox.list({})
  return messages.flatMap(({ delivery }) =>
    delivery.kind === 'mail' && delivery.template === 'conversation-summary' ? [delivery] : [],
  )
}
const repeat = (server: Server, session: Session) => send(server, session, ask)

/** 20 November 2026 is a Friday. The chat is open from 05:00 to 19:00 UTC. */
const friday = Date.UTC(2026, 10, 20, 12)

describe("'Speak to Human'", () => {
  it('is answered without an assistant, with a reference, a promise and an urgent letter to sales at once', async () => {
    const { server, session, done } = await askAt(friday)
    expect(server.assistant.asked).toEqual([])
    const chat = await server.storage.chats.find(session.id)
    const reference = makeReference(chat?.leadId ?? '')
    expect(reference).toMatch(/^[A-HJKMNP-TV-Z2-9]{3}-[A-HJKMNP-TV-Z2-9]{3}$/)
    expect(done?.handOff?.reference).toBe(reference)
    expect(done?.text).toContain(`**${reference}**`)
    expect(done?.text).toMatch(/answers by email.* within 2 hours/)
    expect(await listUrgent(server)).toMatchObject([{ chatId: session.id, upTo: 3, isUrgent: true }])
    expect(chat).toMatchObject({ handedOffAt: friday })
    expect((await server.app.inject('/metrics')).body).toContain('chat_replies_total{kind="handed-off"} 1')
  })

  it.each([
    ['open', friday, 'Africa/Nairobi', 'Our team is in until 22:00 EAT.'],
    ['open, seen from Kigali', friday, 'Africa/Kigali', 'until 21:00 on your clock (22:00 EAT).'],
    ['open, from nowhere known', friday, '', 'until 22:00 EAT.'],
    ['open, from no zone at all', friday, 'Mars/Olympus', 'until 22:00 EAT.'],
    ['the last moment', Date.UTC(2026, 10, 20, 18, 59, 59, 999), 'Africa/Nairobi', 'in until 22:00 EAT.'],
    ['closed since a moment', Date.UTC(2026, 10, 20, 19), 'Africa/Nairobi', 'when we open next: Monday 08:00 EAT.'],
    ['an early Monday', Date.UTC(2026, 10, 23, 2), 'Africa/Nairobi', 'when we open next: 08:00 EAT.'],
    [
      'a weekend in Abidjan',
      Date.UTC(2026, 10, 21, 9),
      'Africa/Abidjan',
      'open next: Monday 05:00 on your clock (Monday 08:00 EAT).',
    ],
    [
      'a Sunday in Los Angeles, where it opens a day earlier',
      Date.UTC(2026, 10, 22, 9),
      'America/Los_Angeles',
      'open next: 21:00 on your clock (Monday 08:00 EAT).',
    ],
    [
      'Christmas',
      Date.UTC(2026, 11, 25, 9),
      'Africa/Kampala',
      'a holiday in Kigali (Christmas Day). A colleague is in the chat again when',
    ],
    ['Christmas, then a weekend and a holiday', Date.UTC(2026, 11, 25, 9), 'Africa/Kampala', 'Tuesday 08:00 EAT.'],
  ])('says who is there when it is %s', async (_when, time, timeZone, words) => {
    const { done } = await askAt(time, { timeZone })
    expect(done?.text).toContain(words)
  })

  it.each([
    ['open', friday, 'Notre équipe est là jusqu’à 14:00 à votre heure (22:00 EAT)', 'America/New_York'],
    ['open here', friday, 'là jusqu’à 22:00 EAT.', 'Africa/Nairobi'],
    [
      'closed',
      Date.UTC(2026, 10, 21, 9),
      'à notre prochaine ouverture\u00a0: lundi 05:00 à votre heure (lundi 08:00 EAT).',
      'Africa/Abidjan',
    ],
    ['a holiday', Date.UTC(2026, 11, 25, 9), 'C’est un jour férié à Kigali (Noël).', 'Africa/Kampala'],
  ])('answers who asks in French in French when it is %s', async (_when, time, words, timeZone) => {
    const { done } = await askAt(time, { timeZone }, 'SN', "je veux parler à quelqu'un")
    expect(done?.text).toMatch(/^(Votre conversation|Un collègue|C’est un jour férié)/)
    expect(done?.text).toContain(words)
    expect(done?.text).toContain(`Votre référence est **${done?.handOff?.reference}**.`)
    expect(done?.text).toContain('Un collègue répond par e-mail à l’adresse donnée, dans les 2 heures')
    expect(done?.handOff?.contacts.map(({ region }) => region)).toEqual([
      'Afrique francophone',
      'Afrique de l’Est et de l’Ouest, siège',
      'Afrique australe',
    ])
  })

  it.each(['conseiller humain', 'Rappelez-moi', 'Puis-je avoir un conseiller ?'])(
    'is heard and answered in French however short it is: %s',
    async (text) => {
      const { done } = await askAt(friday, {}, 'RW', text)
      expect(done?.text).toContain(`Votre référence est **${done?.handOff?.reference}**.`)
    },
  )

  it('is answered in the language of what was said before, where the button or a word tells none', async () => {
    const server = await startTestServer()
    const session = await openChat(server)
    await send(server, session, 'Combien coûte la formule Starter ?')
    expect((await send(server, session, 'human?')).done?.text).toContain('Votre référence')
    expect((await repeat(server, session)).done?.text).toMatch(/^Vous avez déjà demandé une personne/)
    await call(server, session, ['POST', '/reset'])
    expect((await repeat(server, session)).done?.text).toContain('Your reference')
  })

  it.each([
    ['RW', kigali, 'East and West Africa, headquarters'],
    ['NG', kigali, 'East and West Africa, headquarters'],
    ['ZZ', kigali, 'East and West Africa, headquarters'],
    ['AO', luanda, 'Southern Africa'],
    ['ZA', luanda, 'Southern Africa'],
    ['SN', abidjan, 'Francophone Africa'],
    ['CI', abidjan, 'Francophone Africa'],
  ])('[CONFLICT-29] names three numbers, the one for %s first', async (country, office, region) => {
    const { done } = await askAt(friday, {}, country)
    const { contacts = [] } = done?.handOff ?? {}
    const { phone } = office
    expect(contacts[0]).toEqual({ region, phone, whatsApp: `https://wa.me/${phone.replaceAll(/\D/g, '')}` })
    expect(new Set(contacts.map((contact) => contact.phone))).toEqual(
      new Set([kigali.phone, luanda.phone, abidjan.phone]),
    )
  })

  it('names the number and the hours of where somebody says to be, and the time that he wishes for', async () => {
    const timeZone = 'Africa/Kigali'
    const said = 'Je suis à Abidjan. Je veux parler à une personne, ou qu’on m’appelle demain à 9h'
    const { done } = await askAt(friday, { timeZone }, 'RW', said)
    expect(done?.handOff?.contacts[0]).toMatchObject({ phone: abidjan.phone })
    expect(done?.text).toContain('jusqu’à 19:00 à votre heure (22:00 EAT)')
    expect(done?.text).toContain('Votre souhait, **demain à 9h**, est noté')
  })

  it('asked again without anything new has the same reference and makes no second urgent letter', async () => {
    const { server, session, done } = await askAt(friday)
    const again = await repeat(server, session)
    await repeat(server, session)
    expect(again.done?.handOff).toEqual(done?.handOff)
    expect(again.done?.text).toContain('stands')
    expect(await listUrgent(server)).toHaveLength(1)
    await send(server, session, 'The till in Huye is broken')
    await repeat(server, session)
    expect(await listUrgent(server)).toMatchObject([{ upTo: 3 }, { upTo: 11, isUrgent: true }])
  })

  it('rings three times an hour at most, however much is new; the rest comes with the usual summary', async () => {
    const { server, session } = await askAt(friday)
    for (const news of ['One', 'Two', 'Three']) {
      await send(server, session, news)
      await repeat(server, session)
    }
    expect(await listUrgent(server)).toHaveLength(3)
    await call(server, session, ['POST', '/summary'])
    expect((await listUrgent(server)).map(({ isUrgent }) => isUrgent)).toEqual([true, true, true, false])
  })

  it('uses up one of these three however often a unit of work has to be done again', async () => {
    const storage = await openTestStorage('postgres')
    let tries = 0
    let chatId = ''
    const together: Storage['together'] = (work) =>
      storage.together(async (tables) => {
        const result = await work(tables)
        const isHandedOff = (await tables.chats.find(chatId))?.handedOffAt
        if (!isHandedOff || tries === 3 || (tries += 1) === 3) return result
        throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      })
    const server = await startTestServer({ storage: { ...storage, together } })
    server.clock.time = friday
    const session = await openChat(server)
    chatId = session.id

    await repeat(server, session)
    await send(server, session, 'The till in Huye is broken')
    await repeat(server, session)

    expect(tries).toBe(3)
    expect(await listUrgent(server)).toMatchObject([{ isUrgent: true }, { isUrgent: true }])
  })

  it('is urgent although a summary went out before', async () => {
    const server = await startTestServer()
    const session = await openChat(server)
    await send(server, session, 'Hello')
    await call(server, session, ['POST', '/summary'])
    await repeat(server, session)
    expect((await listUrgent(server)).map(({ isUrgent }) => isUrgent)).toEqual([false, true])
    await call(server, session, ['POST', '/summary'])
    expect(await listUrgent(server)).toHaveLength(2)
  })

  it('stays what it was when the message is sent again under its id', async () => {
    const server = await startTestServer()
    const session = await openChat(server)
    const answers = await Promise.all([1, 2, 3].map(() => send(server, session, ask, 'ask-a-person')))
    const [first, ...others] = answers.map(({ done }) => done)
    expect(first?.handOff).toBeDefined()
    for (const other of others) expect(other).toEqual(first)
    expect(await listUrgent(server)).toHaveLength(1)
    expect((await send(server, session, ask, 'ask-a-person')).done).toEqual(first)
  })

  it('promises nothing that could not be kept', async () => {
    const server = await startTestServer()
    const session = await openChat(server)
    const failing = await startTestServer({ storage: withoutOutbox(server.storage) })
    expect(await send(failing, session, ask, 'ask-a-person')).toMatchObject({ text: '', failed: { code: 'internal' } })
    expect(await server.storage.chats.find(session.id)).toMatchObject({ handedOffAt: null })
    expect((await send(server, session, ask, 'ask-a-person')).done?.handOff).toBeDefined()
    expect(await listUrgent(server)).toHaveLength(1)
  })
})
