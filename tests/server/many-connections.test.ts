import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { Challenge } from '#contract/challenge.ts'
import { solve } from '../solve.ts'
import { expectSoon } from './expect-soon.ts'
import { makeTestFolder } from './open-test-storage.ts'
import { startBuiltServer } from './start-built-server.ts'
import { amina, startTestServer } from './start-test-server.ts'

/** Sockets that begin a request and do not end it; which of them the server has let go. */
function openHalf(address: string, count: number) {
  const { hostname, port } = new URL(address)
  const gone = new Set<Socket>()
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname, () => socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '))
    return socket
      .resume()
      .on('error', () => undefined)
      .on('close', () => gone.add(socket))
  })
  const end = () => sockets.forEach((socket) => socket.destroy())
  onTestFinished(end)
  return { gone, end }
}

/** One connection that is kept, as a browser keeps it. */
function keepConnection(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return async () => {
    const [answer] = (await once(get(`${address}/healthz`, { agent }), 'response')) as [IncomingMessage]
    await once(answer.resume(), 'end')
    return { status: answer.statusCode, at: Date.parse(answer.headers.date ?? '') }
  }
}

it('a server without a file left outlives it, serves who is connected, and takes a lead once there is room', async () => {
  const limited = ['bash', '-c', 'ulimit -n 200; exec "$0" "$@"']
  const server = await startBuiltServer({ DATA_DIR: makeTestFolder() }, undefined, limited)
  const ask = keepConnection(server.address)
  const { at } = await ask()

  const half = openHalf(server.address, 400)
  await expectSoon(() => expect(half.gone.size).toBeGreaterThan(0))
  // By its own clock: whatever it looks after each second has been looked after without a file.
  await expectSoon(async () => {
    const answer = await ask()
    expect(answer.status).toBe(200)
    expect(answer.at - at).toBeGreaterThanOrEqual(4000)
  })
  half.end()

  const challenge = await expectSoon(async () => {
    const answer = await fetch(`${server.address}/api/challenge`)
    return (await answer.json()) as Challenge
  })
  const sent = await fetch(`${server.address}/api/demo-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...amina, challengeId: challenge.id, captcha: solve(challenge.question) }),
  })
  expect(sent.status).toBe(201)
  expect(server.isRunning()).toBe(true)
})

it('who comes when enough are connected is turned away, and whoever comes later is served', async () => {
  const { app } = await startTestServer({ mostConnections: 3 })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  const half = openHalf(address, 5)
  await expectSoon(() => expect(half.gone.size).toBe(2))
  half.end()

  await expectSoon(async () => expect((await fetch(`${address}/healthz`)).status).toBe(200))
})
