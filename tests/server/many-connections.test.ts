import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import type { Challenge } from '#contract/challenge.ts'
import { solve } from '../solve.ts'
import { expectSoon } from './expect-soon.ts'
import { makeTestFolder } from './open-test-storage.ts'
import { startBuiltServer } from './start-built-server.ts'
import { amina, startTestServer } from './start-test-server.ts'

/** Sockets that begin a request and do not end it; which of them the server has let go. */
function openHalf(address: string, count: number, from = '127.0.0.1') {
  const { hostname, port } = new URL(address)
  const gone = new Set<Socket>()
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ port: Number(port), host: hostname, localAddress: from }, () =>
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    )
    return socket
      .resume()
      .on('error', () => undefined)
      .on('close', () => gone.add(socket))
  })
  const end = () => sockets.forEach((socket) => socket.destroy())
  onTestFinished(end)
  return { gone, end }
}

const countOpen = ({ app }: Pick<Awaited<ReturnType<typeof startTestServer>>, 'app'>) =>
  new Promise<number>((resolve) => void app.server.getConnections((_error, count) => resolve(count)))

/** One connection that is kept, as a browser keeps it. */
function keepConnection(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return async (path = '/healthz', body?: object) => {
    const headers = { 'content-type': 'application/json' }
    const call = request(address + path, { agent, ...(body && { method: 'POST', headers }) })
    const answering = once(call, 'response')
    call.end(body && JSON.stringify(body))
    const [answer] = (await answering) as [IncomingMessage]
    return { status: answer.statusCode, at: Date.parse(answer.headers.date ?? ''), said: await json(answer) }
  }
}

it('a server without a file left outlives it, serves who is connected and takes his lead, and others once there is room', async () => {
  const limited = ['bash', '-c', 'ulimit -n 200; exec "$0" "$@"']
  const server = await startBuiltServer({ DATA_DIR: makeTestFolder() }, undefined, limited)
  const ask = keepConnection(server.address)
  const { at } = await ask()
  const sendLead = async () => {
    const { id, question } = (await ask('/api/challenge')).said as Challenge
    return (await ask('/api/demo-requests', { ...amina, challengeId: id, captcha: solve(question) })).status
  }

  const half = openHalf(server.address, 400)
  await expectSoon(() => expect(half.gone.size).toBeGreaterThan(0))
  // By its own clock: whatever it looks after each second has been looked after without a file.
  await expectSoon(async () => {
    const answer = await ask()
    expect(answer.status).toBe(200)
    expect(answer.at - at).toBeGreaterThanOrEqual(4000)
  })
  expect([await sendLead(), await sendLead()]).toEqual([201, 201])
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

it('one address has its share of the connections, and a proxy as many as there are', async () => {
  const { app } = await startTestServer({ mostOfAddress: 3 })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const greedy = openHalf(address, 5, '127.0.0.2')
  await expectSoon(() => expect(greedy.gone.size).toBe(2))
  expect((await fetch(`${address}/healthz`, { headers: { connection: 'close' } })).status).toBe(200)
  greedy.end()
  await expectSoon(async () => expect(await countOpen({ app })).toBe(0))
  const again = openHalf(address, 3, '127.0.0.2')
  await expectSoon(async () => expect(await countOpen({ app })).toBe(3))
  expect(again.gone.size).toBe(0)

  const proxied = await startTestServer({ mostOfAddress: 3, env: { TRUST_PROXY: 'loopback' } })
  const proxy = openHalf(await proxied.app.listen({ port: 0, host: '127.0.0.1' }), 5)
  await expectSoon(async () => expect(await countOpen(proxied)).toBe(5))
  expect(proxy.gone.size).toBe(0)
})

it('who has been told that no more is read loses his place with the answer, and need not hang up for that', async () => {
  const { app } = await startTestServer()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const met = once(app.server, 'connection')
  openHalf(address, 1)
  const [place] = (await met) as [Socket]
  const finished = once(place, 'finish')
  // As at the end of his time.
  app.server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), place)
  await finished
  expect(place.destroyed).toBe(true)
})

it('gives who sends slowly twenty seconds for all that he sends, headers and body', async () => {
  const { app } = await startTestServer()
  // Node takes the longer one of the two for the whole.
  expect(app.server).toMatchObject({ headersTimeout: 20_000, requestTimeout: 20_000 })
})

it('answers what a connection asks ahead of its answers, and ends one that asks on without waiting', async () => {
  const { app } = await startTestServer()
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  async function askAhead(times: number) {
    const socket = connect(Number(port), hostname)
    let heard = ''
    socket.setEncoding('latin1').on('data', (text: string) => (heard += text))
    socket.on('error', () => undefined)
    const one = 'GET /nothing-here HTTP/1.1\r\nHost: x\r\n\r\n'
    socket.write(one.repeat(times - 1) + one.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
    await once(socket, 'close')
    return heard.split('HTTP/1.1 404').length - 1
  }
  expect(await askAhead(10)).toBe(10)
  expect(await askAhead(1000)).toBeLessThan(20)
})

it('packs some pages made for a request at a time, and sends the others as they are', async () => {
  const { app } = await startTestServer()
  const headers = { 'accept-encoding': 'br' }
  const ask = () => app.inject({ url: '/request-sent', headers })
  const answers = await Promise.all(Array.from({ length: 40 }, ask))
  const packed = answers.filter((answer) => answer.headers['content-encoding'] === 'br')
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 40 }, () => 200))
  expect([packed.length > 0, packed.length < 40]).toEqual([true, true])
})
