import { describe, expect, it } from 'vitest'
import { openTestStorage } from '#tests/server/open-test-storage.ts'
import { hear } from '#tests/server/test-desk.ts'
import { runVisits } from './run-visits.ts'

const now = () => Date.UTC(2026, 10, 20, 12)

async function openDesk() {
  const storage = await openTestStorage()
  const run = (...words: readonly string[]) => hear((to) => runVisits(words, to, async () => ({ storage, now })))
  return { storage, run }
}

async function countSome({ visits }: Awaited<ReturnType<typeof openDesk>>['storage']) {
  const view = { day: '2026-11-20', path: '/pricing', referrer: '', device: 'phone' } as const
  await visits.addView(view)
  await visits.addView({ ...view, referrer: 'news.example' })
  await visits.addView({ ...view, day: '2026-11-18', path: '/', device: 'desktop' })
  await visits.addView({ ...view, day: '2026-10-01' })
  await visits.addVital({ ...view, vital: 'lcp', upTo: 2500 })
  await visits.addVital({ ...view, vital: 'cls', upTo: 100 })
}

describe('npm run visits', () => {
  it('prints days, pages, referrers and devices, with the 75th percentile of what was measured', async () => {
    const { storage, run } = await openDesk()
    await countSome(storage)

    const { code, said } = await run()

    expect(code).toBe(0)
    expect(said).toBe(`Page views from 2026-10-22 to 2026-11-20, of visitors who allow analytics

Day (UTC)   Views
2026-11-18      1
2026-11-19      0
2026-11-20      2
all             3

Page      Views  LCP p75  INP p75  CLS p75
/pricing      2  2438 ms        -    0.098
/             1        -        -        -

Came from     Views
(none)            2
news.example      1

Device   Views  LCP p75  INP p75  CLS p75
phone        2  2438 ms        -    0.098
desktop      1        -        -        -
all          3  2438 ms        -    0.098`)
  })

  it('reaches as far back as it is told, and speaks JSON', async () => {
    const { storage, run } = await openDesk()
    await countSome(storage)

    const { said } = await run('--days', '1', '--json')

    expect(JSON.parse(said)).toMatchObject({
      from: '2026-11-20',
      to: '2026-11-20',
      views: 2,
      days: [{ key: '2026-11-20', views: 2 }],
      pages: [{ key: '/pricing', views: 2, p75: { lcp: 2437.5, inp: null } }],
      devices: [{ key: 'phone', views: 2 }],
    })
    expect(JSON.parse((await run('--days', '60', '--json')).said)).toMatchObject({ views: 4 })
  })

  it('says when there was nobody', async () => {
    const { run } = await openDesk()
    expect((await run()).said).toMatch(/: none$/)
  })

  it.each([
    [['--days', '0'], '--days must be a whole number from 1 to 36500'],
    [['--days', '1e3'], '--days must be a whole number'],
    [['--weeks', '2'], "Unknown option '--weeks'"],
    [['pricing'], "Unexpected argument 'pricing'"],
  ])('says how it is used when called as %j', async (words, problem) => {
    const { run } = await openDesk()
    const { code, complaints } = await run(...words)
    expect(code).toBe(2)
    expect(complaints).toContain(problem)
    expect(complaints).toContain('npm run visits -- ')
  })
})
