import { describe, expect, it } from 'vitest'
import { engines } from './open-test-storage.ts'
import { startTestServer } from './start-test-server.ts'

const record = {
  id: '0123456789abcdef01234567',
  consent: { necessary: true, functional: true, analytics: false, marketing: true },
  version: 1,
}

type Server = Awaited<ReturnType<typeof startTestServer>>
function post({ app }: Server, payload: object) {
  return app.inject({ method: 'POST', url: '/api/consents', payload })
}

describe.each(engines)('the register of consents on %s', (engine) => {
  it('[DATA-1] keeps the four choices, the text and our own time, under the number the browser made', async () => {
    const server = await startTestServer({ engine })
    const response = await post(server, record)
    expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([204, '', 'no-store'])
    expect(await server.storage.consents.list({})).toEqual([{ ...record, language: 'en', chosenAt: server.clock.time }])
  })

  it('ignores a number that stands already, whatever comes with it', async () => {
    const server = await startTestServer({ engine })
    await post(server, record)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(server, { ...record, consent: { ...record.consent, analytics: true } })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    expect(await server.storage.consents.list({})).toMatchObject([record])
  })
})
