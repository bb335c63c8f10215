import { describe, expect, it } from 'vitest'
import { engines } from './open-test-storage.ts'
import { startTestServer } from './start-test-server.ts'
import { mostReferrers } from '#server/visits/visits.service.ts'
import { dayMs } from '#server/clock.ts'

const view = { path: '/pricing', device: 'phone' }

type Server = Awaited<ReturnType<typeof startTestServer>>
function post({ app }: Server, payload: object) {
  return app.inject({ method: 'POST', url: '/api/visits', payload })
}
const countBy = ({ storage }: Server, property: 'path' | 'referrer') => storage.visits.countBy(property, '2000-01-01')

describe.each(engines)('visits on %s', (engine) => {
  it('are counted one by one when they arrive together', async () => {
    const server = await startTestServer({ engine, env: { LOG_LEVEL: 'silent' } })
    const vitals = { lcp: 1000, cls: 0, inp: 40 }
    const sent = Array.from({ length: 40 }, (_, number) =>
      post(server, { ...view, path: number % 2 ? '/' : '/pricing', vitals }),
    )
    expect(new Set((await Promise.all(sent)).map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    expect(await countBy(server, 'path')).toEqual([
      { key: '/', views: 20 },
      { key: '/pricing', views: 20 },
    ])
    const measured = await server.storage.visits.countVitals('2026-11-20')
    expect(measured.map(({ views }) => views)).toEqual([20, 20, 20, 20, 20, 20])
  })

  it('name only so many hosts a day, and know those again', async () => {
    const server = await startTestServer({ engine, env: { LOG_LEVEL: 'silent' } })
    for (let number = 0; number < mostReferrers + 5; number += 1) {
      await post(server, { ...view, referrer: `host-${number}.example` })
    }
    await post(server, { ...view, referrer: 'host-0.example' })
    const counted = await countBy(server, 'referrer')
    expect(counted).toHaveLength(mostReferrers + 1)
    expect(counted.slice(0, 2)).toEqual([
      { key: '(other)', views: 5 },
      { key: 'host-0.example', views: 2 },
    ])
    server.clock.time += dayMs
    await post(server, { ...view, referrer: 'host-204.example' })
    expect(await server.storage.visits.hasReferrer('2026-11-21', 'host-204.example')).toBe(true)
  })
})
