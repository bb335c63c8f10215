import { describe, expect, it } from 'vitest'
import { startTestServer } from '#tests/server/start-test-server.ts'

const view = { path: '/pricing', device: 'phone' }

type Server = Awaited<ReturnType<typeof startTestServer>>
function post({ app }: Server, payload: object | string, changes: object = {}) {
  const headers = { 'content-type': 'application/json' }
  return app.inject({ method: 'POST', url: '/api/visits', payload, headers, ...changes })
}
const countBy = ({ storage }: Server, property: 'day' | 'path' | 'referrer' | 'device') =>
  storage.visits.countBy(property, '2000-01-01')

describe('POST /api/visits', () => {
  it('counts a view with its vitals, and answers with nothing', async () => {
    const server = await startTestServer()
    const response = await post(server, {
      ...view,
      referrer: 'news.example',
      vitals: { lcp: 1234.5, cls: 0.031, inp: 88 },
    })
    expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([204, '', 'no-store'])
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(await countBy(server, 'day')).toEqual([{ key: '2026-11-20', views: 1 }])
    expect(await countBy(server, 'path')).toEqual([{ key: '/pricing', views: 1 }])
    expect(await countBy(server, 'referrer')).toEqual([{ key: 'news.example', views: 1 }])
    expect(await countBy(server, 'device')).toEqual([{ key: 'phone', views: 1 }])
    const measured = (await server.storage.visits.countVitals('2026-11-20')).map(({ vital, upTo }) => [vital, upTo])
    expect(Object.fromEntries(measured)).toEqual({ lcp: 1400, cls: 40, inp: 100 })
  })

  it('[CONS-24] keeps and logs neither address nor browser: the statistics are anonymous', async () => {
    const server = await startTestServer()
    const headers = { 'content-type': 'application/json', 'user-agent': 'Tell-tale/7', cookie: 'who=amina' }
    await post(server, view, { remoteAddress: '198.51.100.77', headers })
    const kept = JSON.stringify([await countBy(server, 'path'), await countBy(server, 'referrer')]) + server.log()
    for (const trace of ['198.51.100.77', 'Tell-tale', 'amina']) expect(kept).not.toContain(trace)
    expect(server.log()).toContain('/api/visits')
  })

  it('counts every address that is no page as one, and never keeps what a visitor made up', async () => {
    const server = await startTestServer()
    for (const path of ['/amina@example.com', '/pricing/', '/robots.txt', '/']) await post(server, { ...view, path })
    expect(await countBy(server, 'path')).toEqual([
      { key: '(other)', views: 3 },
      { key: '/', views: 1 },
    ])
  })

  it('takes our own host for no referrer', async () => {
    const server = await startTestServer({ env: { PUBLIC_URL: 'https://imisozi.rw' } })
    await post(server, { ...view, referrer: 'imisozi.rw' })
    await post(server, view)
    expect(await countBy(server, 'referrer')).toEqual([{ key: '', views: 2 }])
  })

  it('begins a new day at midnight UTC', async () => {
    const server = await startTestServer()
    server.clock.time = Date.UTC(2026, 10, 20, 23, 59, 59, 999)
    await post(server, view)
    server.clock.time += 1
    await post(server, view)
    expect((await countBy(server, 'day')).map(({ key }) => key)).toEqual(['2026-11-20', '2026-11-21'])
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['an array', []],
    ['no device', { path: '/' }],
    ['an unknown device', { ...view, device: 'watch' }],
    ['a path that is none', { ...view, path: 'pricing' }],
    ['a path that is too long', { ...view, path: `/${'a'.repeat(200)}` }],
    ['a number for a path', { ...view, path: 7 }],
    ['a whole address as referrer', { ...view, referrer: 'https://news.example/private?reader=7' }],
    ['a referrer with a port', { ...view, referrer: 'news.example:8080' }],
    ['a referrer that ends a line', { ...view, referrer: 'news.example\n' }],
    ['a referrer of 101 characters', { ...view, referrer: `${'a'.repeat(50)}.${'b'.repeat(50)}` }],
    ['an empty referrer', { ...view, referrer: '' }],
    ['the name of the others', { ...view, referrer: '(other)' }],
    ['an identifier', { ...view, visitor: 'a1b2' }],
    ['an unknown vital', { ...view, vitals: { fid: 1 } }],
    ['a vital below nothing', { ...view, vitals: { lcp: -1 } }],
    ['a vital beyond measure', { ...view, vitals: { inp: 600_001 } }],
    ['an infinite vital', '{"path":"/","device":"phone","vitals":{"cls":1e999}}'],
    ['a vital in words', { ...view, vitals: { lcp: '1200' } }],
  ])('refuses %s and counts nothing', async (_what, payload) => {
    const server = await startTestServer()
    const response = await post(server, payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: { code: 'malformed' } })
    expect(await countBy(server, 'day')).toEqual([])
    expect(await server.storage.visits.countVitals('2000-01-01')).toEqual([])
  })

  it('refuses more than a kilobyte, and other types than JSON', async () => {
    const server = await startTestServer()
    expect((await post(server, { ...view, more: 'a'.repeat(1024) })).statusCode).toBe(413)
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await post(server, 'path=/', form)).statusCode).toBe(415)
    expect((await server.app.inject('/api/visits')).statusCode).toBe(405)
  })

  it('stops a flood at its address, says when to come back, and leaves the others alone', async () => {
    const server = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    const from = (remoteAddress: string) => post(server, {}, { remoteAddress })
    for (let number = 0; number < 6000; number += 1) await from('198.51.100.7')
    const refused = await from('198.51.100.7')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
    expect((await from('203.0.113.9')).statusCode).toBe(400)
  })
})
