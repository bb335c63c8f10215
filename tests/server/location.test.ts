import { expect, it } from 'vitest'
import { makeTestFolder } from './open-test-storage.ts'
import { startBuiltServer } from './start-built-server.ts'

it('the built server finds its country database and locates the visitor behind its proxy', async () => {
  const { address } = await startBuiltServer({ DATA_DIR: makeTestFolder(), TRUST_PROXY: '1' })
  const ask = async (visitor: string) => {
    const headers = { 'x-forwarded-for': visitor }
    return (await fetch(`${address}/api/location?timeZone=Africa/Kigali`, { headers })).json()
  }

  expect(await ask('41.186.0.1')).toEqual({ country: 'Rwanda', code: 'RW', source: 'database' })
  expect(await ask('192.168.0.1')).toEqual({ country: 'Africa', code: '002', source: 'time-zone' })
})
