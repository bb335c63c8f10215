import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keepTestChat } from './test-chat.ts'
import { addMember, makeWayIn, openBrowser, openDesk, readView, type Server } from './desk-visitor.ts'
import { engines } from './open-test-storage.ts'
import { startTestServer } from './start-test-server.ts'
import { keepTestLead, makeTestLead } from './test-lead.ts'

/** Claire's page is still open where Joel has signed in since. */
async function startStale(server: Server) {
  const claire = await addMember(server)
  const joel = await addMember(server, 'Joel Ochieng', 'joel@imisozi.example')
  const browser = await openDesk(server, joel)
  const { id } = await keepTestLead(server.storage, makeTestLead({ receivedAt: server.clock.time }))
  return { claire, joel, browser, id }
}

describe.each(engines)('whose page it is, on %s', (engine) => {
  const start = () => startTestServer({ engine })

  it('sends nothing for whoever has signed in since the page was made, and keeps the words', async () => {
    const server = await start()
    const { claire, browser, id } = await startStale(server)
    const { id: chatId } = await keepTestChat(server.storage)
    const replyId = randomUUID()
    const reply = { as: claire.id, replyId, text: 'Yes, each Monday. <Claire>', also: 'x', behind: '' }
    const refused = await browser.post(`/desk/leads/${id}/reply`, reply)
    expect([refused.statusCode, readView(refused.body)]).toEqual([
      409,
      {
        kind: 'unsent',
        writer: 'Claire Umuhoza',
        me: 'Joel Ochieng',
        action: `/desk/leads/${id}/reply`,
        fields: Object.entries(reply),
        hasWords: true,
        page: `/desk/leads/${id}`,
      },
    ])
    for (const [path, page] of [
      [`/desk/leads/${id}/take`, `/desk/leads/${id}`],
      [`/desk/leads/${id}/notes`, `/desk/leads/${id}`],
      [`/desk/leads/${id}/erase`, `/desk/leads/${id}`],
      ['/desk/leads.csv', '/desk'],
      ['/desk/you/sessions/others/end', '/desk/you'],
      [`/api/desk/chats/${chatId}/join`, `/desk/chats/${chatId}`],
      ['/desk/sign-out', '/desk'],
    ] as const) {
      const answer = await browser.post(path, { as: claire.id, noteId: randomUUID() })
      expect([path, answer.statusCode, readView(answer.body)]).toMatchObject([path, 409, { hasWords: false, page }])
    }
    expect(await server.storage.leadTalk.replies(id)).toEqual([])
    expect(await server.storage.audit.list(9)).toEqual([])
    expect((await browser.get('/desk')).statusCode).toBe(200)

    // Claire signs in there again: the same form goes out, once, as hers.
    await browser.post(await makeWayIn(server, claire))
    for (let press = 0; press < 2; press += 1) await browser.post(`/desk/leads/${id}/reply`, reply)
    expect(await server.storage.leadTalk.replies(id)).toMatchObject([{ by: 'Claire Umuhoza', text: reply.text }])
  })

  it('shows their words to whoever was signed out in the middle, and leads back where they were', async () => {
    const server = await start()
    const { joel, browser, id } = await startStale(server)
    const page = `/desk/leads/${id}`
    await server.storage.deskSessions.endOthers('', joel.id)
    const note = { as: joel.id, noteId: randomUUID(), text: 'Met him in Musanze.' }
    const refused = await browser.post(`${page}/notes`, note)
    expect([refused.statusCode, readView(refused.body)]).toMatchObject([
      401,
      { kind: 'unsent', writer: 'Joel Ochieng', me: null, fields: Object.entries(note), hasWords: true, page },
    ])
    expect((await browser.post(await makeWayIn(server, joel))).headers.location).toBe(page)
    expect((await browser.post(`${page}/notes`, note)).headers.location).toBe(`${page}#notes`)
    expect(await server.storage.leadTalk.notes(id)).toMatchObject([{ by: 'Joel Ochieng', text: note.text }])
  })

  it('keeps a form that could not be taken just now, so that it can be sent again, and does it once', async () => {
    const server = await startTestServer({ engine, env: { LOG_LEVEL: 'silent' } })
    const { joel, browser, id } = await startStale(server)
    const [notes, text] = [`/desk/leads/${id}/notes`, 'Met him in Musanze: “x&y” <b>']
    const note = { as: joel.id, noteId: randomUUID(), text }
    const again = { kind: 'again', action: notes, fields: Object.entries(note), hasWords: true }
    const { deskSessions, deskLeads, leadTalk } = server.storage
    const down = () => Promise.reject(Object.assign(new Error('the database is gone'), { code: '57P01' }))
    const [find, findLead] = [deskSessions.find.bind(deskSessions), deskLeads.find.bind(deskLeads)]

    // Before anything of it was read, and behind that.
    for (const [table, broken] of [
      [deskSessions, { find: down }],
      [deskLeads, { find: down }],
    ] as const) {
      Object.assign(table, broken)
      const refused = await browser.post(notes, note)
      expect([refused.statusCode, readView(refused.body)]).toEqual([503, { ...again, refusal: 'unavailable' }])
      expect(refused.headers['cache-control']).toBe('no-store')
      Object.assign(deskSessions, { find })
      Object.assign(deskLeads, { find: findLead })
    }
    for (let press = 0; press < 2; press += 1) {
      expect((await browser.post(notes, note)).headers.location).toBe(`${notes.replace('/notes', '')}#notes`)
    }
    expect(await leadTalk.notes(id)).toMatchObject([{ by: 'Joel Ochieng', text }])

    // Nothing from another site, nor what is too long, is shown.
    Object.assign(deskLeads, { find: down })
    Object.assign(deskSessions, { find: down })
    const elsewhere = await browser.post(notes, note, { 'sec-fetch-site': 'cross-site' })
    expect(readView(elsewhere.body)).toEqual({ kind: 'refused', refusal: 'not-ours' })
    expect(readView((await browser.post(notes, { ...note, text: 'x'.repeat(70_000) })).body)).toEqual({
      kind: 'refused',
      refusal: 'unavailable',
    })
  })

  it('leads back nobody but the member who was there: another one begins at the inbox', async () => {
    const server = await start()
    const { claire, joel, browser, id } = await startStale(server)
    const page = `/desk/leads/${id}`
    const comeIn = async (member: typeof joel) => (await browser.post(await makeWayIn(server, member))).headers.location
    for (const [next, place] of [
      [claire, '/desk'],
      [claire, page],
      [joel, '/desk'],
    ] as const) {
      // A page that is open in another tab goes to the door by itself.
      await browser.post('/desk/sign-out')
      expect((await browser.get(page)).headers.location).toBe('/desk/sign-in')
      expect(await comeIn(next)).toBe(place)
    }
    // Nor later: the place is gone with whoever came instead.
    await browser.post('/desk/sign-out')
    await browser.get(page)
    expect([await comeIn(claire), await comeIn(joel)]).toEqual(['/desk', '/desk'])
    // Nor without signing out.
    await server.storage.deskSessions.endOthers('', joel.id)
    await browser.get('/api/desk/events')
    await browser.get(page)
    expect(await comeIn(claire)).toBe('/desk')
  })

  it('leads back to where somebody was who had to sign in, once, and to no place but ours', async () => {
    const server = await start()
    const member = await addMember(server)
    const comeIn = async (browser: ReturnType<typeof openBrowser>) => {
      return (await browser.post(await makeWayIn(server, member))).headers.location
    }
    const id = randomUUID()
    for (const [asked, place] of [
      [`/desk/leads/${id}`, `/desk/leads/${id}`],
      [`/desk/leads/${id}?sent=before`, `/desk/leads/${id}`],
      [`/desk/chats/${id}`, `/desk/chats/${id}`],
      [`/api/desk/chats/${id}/events`, `/desk/chats/${id}`],
      ['/desk?q=maquis&status=late', '/desk?q=maquis&status=late'],
      ['/desk/figures', '/desk/figures'],
      ['/desk', '/desk'],
      [`/desk?q=${'x'.repeat(400)}`, '/desk'],
    ] as const) {
      const browser = openBrowser(server)
      expect((await browser.get(asked)).headers.location).toBe('/desk/sign-in')
      expect([asked, await comeIn(browser)]).toEqual([asked, place])
      expect(await comeIn(browser)).toBe('/desk')
    }
    const browser = openBrowser(server)
    await browser.get(`/desk/leads/${id}`)
    await browser.get('/api/desk/events')
    expect(await comeIn(browser)).toBe(`/desk/leads/${id}`)
    // Whoever opened the inbox last wants the inbox.
    await browser.post('/desk/sign-out')
    for (const address of [`/desk/leads/${id}`, '/desk']) await browser.get(address)
    expect(await comeIn(browser)).toBe('/desk')
    for (const forged of ['https://elsewhere.example', '//elsewhere.example', '/desk/../contact', '/deskx']) {
      const other = openBrowser(server)
      other.useCookie(`desk-place=${encodeURIComponent(forged)}`)
      expect([forged, await comeIn(other)]).toEqual([forged, '/desk'])
    }
  })
})
