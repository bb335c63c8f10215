import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { openStorage } from '#server/storage/open-storage.ts'
import { listen, stopServer } from '../ports.ts'
import { sendBystander, sendCrowd } from './crowd.ts'
import { createProduct, makeFolder, pause } from './product.ts'
import { judge, type Verdict } from './verdict.ts'

type Sizes = { readonly idle: number; readonly slow: number; readonly visitors: number; readonly seconds: number }
/** `unreached`: no connection came about, or it was cut before an answer. `broken`: neither answered nor told when to come back. */
type Asked = Record<'answered' | 'open' | 'mostOpen' | 'turnedAway' | 'unreached' | 'broken', number>

/** Connections that say nothing, requests that never end, and visitors of a model that never answers, all at once. */
export async function holdConnections({ idle, slow, visitors, seconds }: Sizes): Promise<Verdict> {
  // A model that takes the question and is silent.
  const model = createServer((request) => void request.resume())
  const modelPort = await listen(model)
  const folder = makeFolder()
  const product = await createProduct({
    DATA_DIR: folder,
    ASSISTANT: 'openai-compatible:silent',
    ASSISTANT_API_KEY: 'key',
    ASSISTANT_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
  })
  await product.start()
  const [crowd, bystander] = [sendCrowd(() => [product.url], 2, 100), sendBystander(() => product.url)]
  const sockets: Socket[] = []
  const open = (said: string) => {
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1', () => void (said && socket.write(said)))
    socket.on('error', () => undefined)
    sockets.push(socket)
  }
  for (let count = 0; count < idle; count += 1) {
    open('')
    if (count % 200 === 0) await pause(20)
  }
  for (let count = 0; count < slow; count += 1) {
    open(
      count % 2 === 0
        ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '
        : 'POST /api/visits HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{',
    )
    if (count % 200 === 0) await pause(20)
  }
  const left = new AbortController()
  const asked: Asked = { answered: 0, open: 0, mostOpen: 0, turnedAway: 0, unreached: 0, broken: 0 }
  const asking: Promise<void>[] = []
  for (let count = 0; count < visitors; count += 1) {
    asking.push(ask(product.url, count, asked, left.signal))
    if (count % 20 === 0) await pause(20)
  }
  let memory = 0
  for (let second = 0; second < seconds; second += 1) {
    await pause(1000)
    for (const socket of sockets.slice(idle)) if (socket.writable) socket.write('x')
    memory = Math.max(memory, product.readMemory())
  }
  const held = sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length
  left.abort()
  await Promise.all(asking)
  for (const socket of sockets) socket.destroy()
  await crowd.stop()
  await bystander.stop()
  const storage = await openStorage(`sqlite:${folder}/site.db`)
  const { answered, mostOpen, turnedAway, unreached, broken } = asked
  const note = `${held} of ${sockets.length} connections still open after ${seconds} s; ${mostOpen} visitors waited for an answer at most, ${answered} of ${visitors} had one by then; they were told ${turnedAway} times when to come back and came ${unreached} times in vain${broken > 0 ? `, ${broken} were told nothing` : ''}`
  const part = `${idle} idle and ${slow} slow connections, ${visitors} visitors of a silent model`
  const verdict = await judge({ part, kept: crowd.kept, storage, bystander, memory, note })
  await storage.close()
  await product.end('SIGTERM')
  await stopServer(model)
  return { ...verdict, isGood: verdict.isGood && broken === 0 }
}

/** One visitor, who comes back when told to, until there is an answer or no more time. */
async function ask(url: string, count: number, asked: Asked, signal: AbortSignal): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': `visitor-${count}-of-a-silent-model`,
    'x-forwarded-for': `192.168.${(count >> 8) & 255}.${count & 255}`,
  }
  try {
    const start = {
      variant: 'B',
      name: 'A B',
      email: `s${count}@example.com`,
      company: 'C',
      timeZone: 'Africa/Kigali',
      page: '/',
    }
    const send = async (path: string, body: object, authorization = '') => {
      const call = { method: 'POST', headers: { ...headers, authorization }, body: JSON.stringify(body), signal }
      for (;;) {
        const reply = await fetch(url + path, call).catch(() => null)
        const seconds = reply ? Number(reply.headers.get('retry-after')) : 1
        if (reply?.ok || (reply && !seconds)) return reply
        if (reply) asked.turnedAway += 1
        else asked.unreached += 1
        await setTimeout(seconds * 1000, undefined, { signal })
      }
    }
    const { id, token }: { id?: string; token?: string } = await (await send('/api/chat/sessions', start)).json()
    const reply = await send(
      `/api/chat/sessions/${id}/messages`,
      { id: `question-${count}`, text: 'What does it cost?' },
      `Bearer ${token}`,
    )
    asked.open += reply.ok ? 1 : 0
    asked.mostOpen = Math.max(asked.open, asked.mostOpen)
    const isAnswered = (await reply.text()).includes('event: done')
    asked.open -= reply.ok ? 1 : 0
    if (isAnswered) asked.answered += 1
    else asked.broken += 1
  } catch {
    // The time is over; a connection that was cut before is broken as well.
    if (!signal.aborted) asked.broken += 1
  }
}
