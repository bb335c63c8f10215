import { describe, expect, it } from 'vitest'
import { idleMs, longestMs } from '#server/desk/sessions.service.ts'
import { linkMs } from '#server/secret/sign-in-link.ts'
import { openChat } from './chat-visitor.ts'
import { addMember, fromOwnPage, makeWayIn, openBrowser, openDesk, readView } from './desk-visitor.ts'
import { engines, isFirst } from './open-test-storage.ts'
import { deliverDue, writeLetters } from './sales-letters.ts'
import { startTestServer } from './start-test-server.ts'

const addresses = [
  '/desk',
  '/desk/sign-in',
  '/desk/sign-in/abc',
  '/desk/you',
  '/desk/leads/1',
  '/answered/abc',
] as const

describe('the desk without members', () => {
  it.each(addresses)('has nothing at %s, as at any other address', async (url) => {
    const { app } = await startTestServer()
    const [desk, nowhere] = [await app.inject(url), await app.inject('/nowhere')]
    expect([desk.statusCode, desk.body.replace(url, '/nowhere')]).toEqual([404, nowhere.body])
    expect(Object.keys(desk.headers).toSorted()).toEqual(Object.keys(nowhere.headers).toSorted())
    const posted = await app.inject({ method: 'POST', url, headers: fromOwnPage })
    expect([posted.statusCode, posted.json().error.code]).toEqual([404, 'not-found'])
  })

  it('looks for members once in two seconds, however often it is asked', async () => {
    const server = await startTestServer()
    const { members } = server.storage
    let looks = 0
    const count = members.count.bind(members)
    Object.assign(members, { count: () => ((looks += 1), count()) })
    for (let time = 0; time < 20; time += 1) await server.app.inject('/desk')
    expect(looks).toBe(1)
    server.clock.time += 2_001
    await server.app.inject('/desk')
    expect(looks).toBe(2)
  })
})

describe('the desk without its database', () => {
  it.each(addresses)('says so on a page at %s, and to a program by its code', async (url) => {
    const server = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    const desk = await openDesk(server)
    await server.storage.close()
    server.clock.time += 2_001
    const page = await desk.get(url)
    expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ])
    expect(readView(page.body)).toEqual({ kind: 'refused', refusal: 'unavailable', isPassing: true })
    const posted = await openBrowser(server).post('/desk/leads/1/notes')
    expect(readView(posted.body)).toEqual({ kind: 'refused', refusal: 'unavailable' })
    const { statusCode, body } = await server.app.inject(url)
    expect([statusCode, JSON.parse(body)]).toMatchObject([503, { error: { code: 'storage-unavailable' } }])
  })

  it('is told to nobody where there was none', async () => {
    const server = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    await server.app.inject('/desk')
    await server.storage.close()
    server.clock.time += 2_001
    const { statusCode, body } = await openBrowser(server).get('/desk')
    expect([statusCode, body.includes('esk')]).toEqual([503, false])
  })
})

describe.each(engines)('signing in, on %s', (engine) => {
  const start = (env: Readonly<Record<string, string>> = {}) => startTestServer({ engine, env })
  const once = isFirst(engine)

  it('sends a member a letter whose link signs in once, by its button alone', async () => {
    const server = await start()
    await addMember(server)
    const browser = openBrowser(server)

    const asked = await browser.post('/desk/sign-in', { email: ' Claire@Imisozi.example ' })
    const [letter] = await writeLetters(server, 'sign-in')
    const link = /https:\/\/imisozi\.example(\/desk\/sign-in\/[\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? ''

    expect(readView(asked.body)).toMatchObject({ kind: 'mailbox' })
    expect([letter?.to, letter?.html.includes(link)]).toEqual(['claire@imisozi.example', true])
    for (let look = 0; look < 3; look += 1) expect(await browser.look(link)).toMatchObject({ kind: 'come-in' })
    expect((await browser.get('/desk')).headers.location).toBe('/desk/sign-in')
    const entered = await browser.post(link)
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/desk'])
    expect(await browser.look('/desk')).toMatchObject({ kind: 'inbox', frame: { me: { name: 'Claire Umuhoza' } } })
    const again = await openBrowser(server).post(link)
    expect([again.statusCode, readView(again.body).kind, again.headers['set-cookie']]).toEqual([410, 'used', undefined])
  })

  it('lets in one of two who press the button together', async () => {
    const server = await start()
    const link = await makeWayIn(server, await addMember(server))
    const answers = await Promise.all([openBrowser(server).post(link), openBrowser(server).post(link)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([303, 410])
  })

  it('says the same to a stranger, puts the same in line, and writes to nobody', async () => {
    const server = await start()
    await addMember(server)
    const [member, stranger] = [openBrowser(server), openBrowser(server)]
    const known = await member.post('/desk/sign-in', { email: 'claire@imisozi.example' })
    const unknown = await stranger.post('/desk/sign-in', { email: 'nobody@imisozi.example' })
    const same = ({ body, headers, statusCode }: typeof known) => [
      statusCode,
      Object.keys(headers),
      body.replaceAll(/claire|nobody/g, ''),
    ]
    expect(same(unknown)).toEqual(same(known))
    const inLine = await server.storage.outbox.list({})
    expect(inLine.map(({ delivery }) => Object.keys(delivery))).toEqual([
      ['kind', 'template', 'leadId', 'addressMark'],
      ['kind', 'template', 'leadId', 'addressMark'],
    ])
    expect(JSON.stringify(inLine)).not.toMatch(/nobody|claire/)
    expect((await writeLetters(server, 'sign-in')).map((letter) => letter?.to)).toEqual([
      'claire@imisozi.example',
      undefined,
    ])
  })

  it('sends a mailbox five letters an hour, and tells nobody when it stops', async () => {
    const server = await start()
    await addMember(server)
    const browser = openBrowser(server)
    for (let time = 0; time < 8; time += 1) {
      const asked = await browser.post('/desk/sign-in', { email: 'claire@imisozi.example' })
      expect([asked.statusCode, readView(asked.body).kind]).toEqual([200, 'mailbox'])
    }
    expect(await server.storage.outbox.list({})).toHaveLength(5)
    server.clock.time += 3_600_000
    await browser.post('/desk/sign-in', { email: 'claire@imisozi.example' })
    expect(await server.storage.outbox.list({})).toHaveLength(6)
  })

  it('still sends a member her letter when a stranger elsewhere has asked for all that he may', async () => {
    const server = await start({ TRUST_PROXY: '1' })
    await addMember(server)
    const askFrom = (address: string) =>
      openBrowser(server, { 'x-forwarded-for': address }).post('/desk/sign-in', { email: 'claire@imisozi.example' })
    for (let time = 0; time < 8; time += 1) await askFrom('192.0.2.1')
    await askFrom('192.0.2.2')
    expect(await server.storage.outbox.list({})).toHaveLength(6)
  })

  it.runIf(once)('always leaves a good link in a mailbox, however many strangers ask for letters to it', async () => {
    const server = await start({ TRUST_PROXY: '1' })
    const member = await addMember(server)
    let network = 0
    const ask = () =>
      openBrowser(server, { 'x-forwarded-for': `192.0.2.${(network += 1)}` }).post('/desk/sign-in', {
        email: 'claire@imisozi.example',
      })
    const letters: string[] = []
    for (let minutes = 0; minutes <= 60; minutes += 5) {
      for (let strangers = 0; strangers < 9; strangers += 1) await ask()
      letters.push(...(await deliverDue(server)).map(({ text }) => text))
      const [, link = ''] = /https:\/\/imisozi\.example(\/desk\/sign-in\/[\w-]{43})/.exec(letters.at(-1) ?? '') ?? []
      expect(await openBrowser(server).look(link)).toMatchObject({ kind: 'come-in', member: { id: member.id } })
      server.clock.time += 5 * 60_000
    }
    expect(letters.length).toBeLessThanOrEqual(6 * 5)
  })

  it('takes three hundred addresses an hour from one place, counted in the database, and says when it takes more', async () => {
    const server = await start()
    await addMember(server)
    const askAs = (name: string, from = server) =>
      openBrowser(from).post('/desk/sign-in', { email: `${name}@b.example` })
    const codes = []
    for (let number = 0; number < 300; number += 1) codes.push((await askAs(`a${number}`)).statusCode)
    expect(new Set(codes)).toEqual(new Set([200]))
    const refused = await askAs('late')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe(String(Math.ceil(3600 - ((server.clock.time / 1000) % 3600))))
    const second = await startTestServer({ storage: server.storage })
    second.clock.time = server.clock.time
    expect((await askAs('late', second)).statusCode).toBe(429)
  })

  it('writes no letter that comes too late, and opens nothing with an old link', async () => {
    const server = await start()
    const member = await addMember(server)
    const browser = openBrowser(server)
    await browser.post('/desk/sign-in', { email: member.email })
    const link = await makeWayIn(server, member)
    server.clock.time += linkMs
    expect(await browser.look(link)).toEqual({ kind: 'used' })
    expect((await browser.post(link)).statusCode).toBe(410)
    server.clock.time += 1
    expect(await writeLetters(server, 'sign-in')).toEqual([null])
  })

  it.runIf(once).each([['forged'], ['%00'], ['a'.repeat(80)], ['a'.repeat(200)], ['..%2f..%2fdesk']])(
    'opens nothing with the link %s',
    async (token) => {
      const server = await start()
      await addMember(server)
      const browser = openBrowser(server)
      for (const answer of [
        await browser.get(`/desk/sign-in/${token}`),
        await browser.post(`/desk/sign-in/${token}`),
      ]) {
        expect([400, 404, 410]).toContain(answer.statusCode)
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
    },
  )

  it('keeps nothing that opens the desk, only its hash', async () => {
    const server = await start()
    const member = await addMember(server)
    const link = await makeWayIn(server, member)
    const token = link.split('/').at(-1) ?? ''
    const browser = openBrowser(server)
    await browser.post(link)
    const [session] = await server.storage.deskSessions.ofMember(member.id)
    expect(session?.tokenHash).toHaveLength(43)
    expect(browser.cookie()).not.toContain(session?.tokenHash)
    expect(await server.storage.deskSessions.find(/desk=([\w-]+)/.exec(browser.cookie())?.[1] ?? '')).toBeNull()
    expect(server.log()).not.toContain(token)
  })

  it.runIf(once)('sends the cookie to this host over https alone, and to no script', async () => {
    const server = await start({ PUBLIC_URL: 'https://imisozi.example' })
    const link = await makeWayIn(server, await addMember(server))
    const { headers } = await openBrowser(server, { origin: 'https://imisozi.example' }).post(link)
    expect(headers['set-cookie']?.[0]).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it.runIf(once)('goes by another name on a plain localhost, and does not open on an open network', async () => {
    const server = await start()
    const { headers } = await openBrowser(server).post(await makeWayIn(server, await addMember(server)))
    expect(headers['set-cookie']?.[0]).toMatch(/^desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const open = await start({ PUBLIC_URL: 'http://10.0.0.7' })
    await addMember(open)
    expect(await openBrowser(open).look('/desk/sign-in')).toEqual({ kind: 'refused', refusal: 'insecure' })
  })

  it.runIf(once).each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
    ['a page that hides where it is', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['an older browser elsewhere', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
    ['who says nothing', { 'sec-fetch-site': undefined, origin: undefined }],
  ])('takes no post from %s', async (_who, headers) => {
    const server = await start()
    const member = await addMember(server)
    const link = await makeWayIn(server, member)
    const desk = await openDesk(server, member)
    const told = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value ?? '']))
    const posts = ['/desk/sign-in', link, '/desk/sign-out', '/desk/you/sessions/others/end']
    for (const url of posts) {
      const { cookie } = desk
      const answer = await server.app.inject({
        method: 'POST',
        url,
        headers: { cookie: cookie(), ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== '')) },
      })
      expect([answer.statusCode, readView(answer.body)]).toEqual([403, { kind: 'refused', refusal: 'not-ours' }])
    }
    expect(await desk.look('/desk')).toMatchObject({ kind: 'inbox' })
    expect((await openBrowser(server).post(link)).statusCode).toBe(303)
  })

  it.runIf(once)('takes the post of an older browser that names our own page', async () => {
    const server = await start()
    const link = await makeWayIn(server, await addMember(server))
    const answer = await server.app.inject({ method: 'POST', url: link, headers: { origin: 'http://localhost:3000' } })
    expect(answer.statusCode).toBe(303)
  })

  it('ends a session that nobody used for twelve hours, and any after thirty days', async () => {
    const server = await start()
    const idle = await openDesk(server)
    server.clock.time += idleMs - 1
    expect(await idle.look('/desk')).toMatchObject({ kind: 'inbox' })
    server.clock.time += idleMs
    expect((await idle.get('/desk')).headers.location).toBe('/desk/sign-in')

    const busy = await openDesk(server, idle.member)
    const pause = idleMs - 1
    for (let passed = pause; passed < longestMs; passed += pause) {
      server.clock.time += pause
      expect((await busy.get('/desk')).statusCode).toBe(200)
    }
    server.clock.time += pause
    expect((await busy.get('/desk')).headers.location).toBe('/desk/sign-in')
  })

  it('lists where a member is signed in, and ends any of them', async () => {
    const server = await start()
    const first = await openDesk(server)
    const second = await openDesk(server, first.member)
    const third = await openDesk(server, first.member)
    const view = await second.look('/desk/you')
    if (view.kind !== 'you') throw new Error(view.kind)
    expect(view.sessions.filter(({ isThis }) => isThis)).toHaveLength(1)
    const [other] = view.sessions.filter(({ isThis }) => !isThis)
    await second.post(`/desk/you/sessions/${other?.id}/end`)
    const left = await Promise.all([first, third].map(async (browser) => (await browser.get('/desk')).statusCode))
    expect(left.toSorted((one, two) => one - two)).toEqual([200, 303])
    await second.post('/desk/you/sessions/others/end')
    expect((await first.get('/desk')).statusCode + (await third.get('/desk')).statusCode).toBe(606)
    expect((await second.get('/desk')).statusCode).toBe(200)
    await second.post('/desk/sign-out')
    expect((await second.get('/desk')).statusCode).toBe(303)
  })

  it('ends no session of somebody else', async () => {
    const server = await start()
    const claire = await openDesk(server)
    const eve = await openDesk(server, await addMember(server, 'Eve', 'eve@imisozi.example'))
    const [session] = await server.storage.deskSessions.ofMember(claire.member.id)
    expect((await eve.post(`/desk/you/sessions/${session?.id}/end`)).statusCode).toBe(404)
    expect((await claire.get('/desk')).statusCode).toBe(200)
  })

  it('ends all sessions and links of a removed member at once', async () => {
    const server = await start()
    const claire = await openDesk(server)
    const other = await addMember(server, 'Joel', 'joel@imisozi.example')
    const link = await makeWayIn(server, claire.member)
    await server.storage.members.remove('claire@imisozi.example')
    expect((await claire.get('/desk')).headers.location).toBe('/desk/sign-in')
    expect((await claire.post('/desk/you/sessions/others/end')).headers.location).toBe('/desk/sign-in')
    expect((await openBrowser(server).post(link)).statusCode).toBe(410)
    expect((await openDesk(server, other)).cookie()).not.toBe('')
  })

  it('tells every open page that it is signed out, and ends its stream', async () => {
    const server = await start()
    const session = await openChat(server)
    const claire = await openDesk(server)
    const joel = await openDesk(server, await addMember(server, 'Joel', 'joel@imisozi.example'))
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
    const listenAs = (desk: typeof claire) =>
      Promise.all(
        ['/api/desk/events', `/api/desk/chats/${session.id}/events`].map((path) =>
          fetch(address + path, { headers: { cookie: desk.cookie() } }),
        ),
      )
    const hear = (streams: readonly Response[]) => Promise.all(streams.map((stream) => stream.text()))
    const [removed, signedOut] = [await listenAs(claire), await listenAs(joel)]
    await server.storage.members.remove('claire@imisozi.example')
    for (const heard of await hear(removed)) expect(heard).toMatch(/event: signed-out\ndata: \{\}\n\n$/)
    await joel.post('/desk/sign-out')
    for (const heard of await hear(signedOut)) expect(heard).toMatch(/event: signed-out\n/)
  })

  it.runIf(once)('keeps every answer out of caches, search engines and referrers', async () => {
    const server = await start()
    const desk = await openDesk(server)
    const answers = [
      await desk.get('/desk'),
      await desk.get('/desk/you'),
      await desk.get('/desk/nowhere'),
      await openBrowser(server).get('/desk'),
      await openBrowser(server).get('/desk/sign-in'),
    ]
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'same-origin',
      })
    }
  })
})

describe('posts to the desk', () => {
  const malformed = { ...fromOwnPage, 'content-type': 'multipart/form-data; boundary=X' }
  const urls = ['/desk/sign-in', '/desk/leads/1/reply', '/answered/abc', '/api/desk/chats/1/typing']
  const post = ({ app }: Awaited<ReturnType<typeof startTestServer>>, url: string) =>
    app.inject({ method: 'POST', url, headers: malformed, payload: '--X\r\n' })

  it('are counted before anything of them is read, and who is signed in apart from strangers', async () => {
    const server = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    const desk = await openDesk(server)
    // One was the way in.
    for (let number = 1; number < 600; number += 1)
      expect((await post(server, urls[number % urls.length] ?? '')).statusCode).toBe(400)
    for (const url of urls) expect((await post(server, url)).statusCode).toBe(429)
    expect((await desk.post('/desk/leads/1/notes')).statusCode).toBe(404)
  })
})
