import { expect, it } from 'vitest'
import { startHttpPeer } from '#tests/server/http-peer.ts'
import { createCountryService } from './country-service.ts'

it('forgets the addresses longest kept, so that a flood cannot fill the memory', async () => {
  const peer = await startHttpPeer()
  peer.setMood({ status: 200, body: '{"country_name":"Rwanda"}' })
  const service = createCountryService({ url: `${peer.url}/{ip}`, now: () => 0, mostKept: 2 })

  for (const address of ['41.0.0.1', '41.0.0.2', '41.0.0.3', '41.0.0.3', '41.0.0.2', '41.0.0.1'])
    await service.find(address)

  expect(peer.heard.map(({ path }) => path)).toEqual(['/41.0.0.1', '/41.0.0.2', '/41.0.0.3', '/41.0.0.1'])
})
