import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { erasePerson } from '#server/erasure/erase-person.ts'
import { replayErasures } from '#server/erasure/replay.ts'
import { signLink } from '#server/secret/signed-links.ts'
import { keepTestLead, makeTestLead } from './test-lead.ts'
import type { Secret } from '#server/secret/secret.ts'
import { isLetter } from '#server/storage/outbox-storage.ts'
import { writeSignInMail } from '#server/mail/sign-in-mail.ts'
import { call, openChat } from './chat-visitor.ts'
import { addMember, openBrowser, openDesk, type Server } from './desk-visitor.ts'
import { makeTestFolder, openTestStorage } from './open-test-storage.ts'
import { fillInForm, startTestServer } from './start-test-server.ts'

const before: Secret = { current: 'what signed until this morning and long before', previous: [] }
const rotated: Secret = { current: 'what signs from now on, as long as it', previous: [before.current] }
const forgotten: Secret = { current: rotated.current, previous: [] }

/** One house whose server is started anew with another secret. */
async function openHouse() {
  const storage = await openTestStorage()
  const startWith = (secret: Secret) => startTestServer({ storage, secret })
  return { storage, startWith }
}

it('a new SECRET leaves open chats, links in letters and sums as they were, as long as the old one is told', async () => {
  const { storage, startWith } = await openHouse()
  const old = await startWith(before)
  const session = await openChat(old)
  const chatId = session.id
  const leadId = (await storage.chats.find(chatId))?.leadId ?? ''
  const links = [
    `/talk/${signLink(before, 'talk-link', chatId, old.clock.time)}`,
    `/answered/${signLink(before, 'answered', leadId, old.clock.time)}`,
  ]
  const follow = async ({ app }: Server) => Promise.all(links.map(async (url) => (await app.inject(url)).statusCode))
  const payload = await fillInForm(old.app)
  await addMember(old)

  const now = await startWith(rotated)
  expect((await call(now, session, ['GET', '/messages'])).statusCode).toBe(200)
  expect(await follow(now)).toEqual([303, 200])
  expect((await now.app.inject({ method: 'POST', url: '/api/demo-requests', payload })).statusCode).toBe(201)
  // What it signs itself needs the new one alone.
  const fresh = await openChat(now)

  const later = await startWith(forgotten)
  expect((await call(later, fresh, ['GET', '/messages'])).statusCode).toBe(200)
  expect((await call(later, session, ['GET', '/messages'])).statusCode).toBe(404)
  expect(await follow(later)).toEqual([404, 410])
})

it('a way in that was asked for before the rotation is written after it, and whoever is in stays in', async () => {
  const { storage, startWith } = await openHouse()
  const old = await startWith(before)
  const { member, ...browser } = await openDesk(old)
  await openBrowser(old).post('/desk/sign-in', { email: member.email })
  const [message] = await storage.outbox.list({})
  if (!message || !isLetter(message, 'sign-in')) throw new Error('No letter')

  const now = await startWith(rotated)
  const again = openBrowser(now)
  again.useCookie(browser.cookie())
  expect((await again.get('/desk')).statusCode).toBe(200)
  const reading = readConfig({})
  if (!reading.ok) throw new Error('No configuration')
  const needs = { ...reading.config, storage, now: () => now.clock.time }
  expect(await writeSignInMail(message, { ...needs, secret: forgotten })).toBeNull()
  expect(await writeSignInMail(message, { ...needs, secret: rotated })).toMatchObject({ to: member.email })
})

it('whoever was erased under the old one is erased again from a backup that is put back', async () => {
  const storage = await openTestStorage()
  const reading = readConfig({ DATA_DIR: makeTestFolder() })
  if (!reading.ok) throw new Error('No configuration')
  const needs = { config: reading.config, now: Date.now }
  const lead = makeTestLead()
  await erasePerson({ kind: 'email', email: lead.email }, { ...needs, storage, secret: before })

  const putBack = await openTestStorage()
  await keepTestLead(putBack, lead)
  expect(await replayErasures({ ...needs, storage: putBack, secret: rotated }, 0)).toBe(1)
})

it.each([
  ['SECRET_PREVIOUS', 'short'],
  ['SECRET_PREVIOUS', `${before.current.replaceAll(',', '')},short`],
])('%s=%s ends in a sentence', (name, value) => {
  expect(readConfig({ [name]: value })).toEqual({
    ok: false,
    problems: ['SECRET_PREVIOUS must be secrets of at least 32 characters'],
  })
})
