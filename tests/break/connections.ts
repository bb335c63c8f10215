import { connect, type Socket } from 'node:net'
import { createServer } from 'node:http'
import { openStorage } from '#server/storage/open-storage.ts'
import { listen } from '../ports.ts'
import { sendBystander, sendCrowd } from './crowd.ts'
import { createProduct, makeFolder, pause } from './product.ts'
import { judge, type Verdict } from './verdict.ts'

type Sizes = { readonly idle: number; readonly slow: number; readonly streams: number; readonly seconds: number }

/** Connections that say nothing, requests that never end, and answers of a model that never come, all at once. */
export async function holdConnections({ idle, slow, streams, seconds }: Sizes): Promise<Verdict> {
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
  const answers: Promise<boolean>[] = []
  for (let count = 0; count < streams; count += 1) {
    answers.push(ask(product.url, count, left.signal))
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
  const answered = (await Promise.all(answers)).filter(Boolean).length
  for (const socket of sockets) socket.destroy()
  await crowd.stop()
  await bystander.stop()
  const storage = await openStorage(`sqlite:${folder}/site.db`)
  const note = `${held} of ${sockets.length} connections still open after ${seconds} s, ${answered} of ${streams} streams ended with an answer`
  const part = `${idle} idle and ${slow} slow connections, ${streams} streams of a silent model`
  const verdict = await judge({ part, kept: crowd.kept, storage, bystander, memory, note })
  await storage.close()
  await product.end('SIGTERM')
  model.closeAllConnections()
  model.close()
  return verdict
}

async function ask(url: string, count: number, signal: AbortSignal): Promise<boolean> {
  const headers = {
    'content-type': 'application/json',
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
    const started = await fetch(`${url}/api/chat/sessions`, {
      method: 'POST',
      headers,
      body: JSON.stringify(start),
      signal,
    })
    const { id, token }: { id: string; token: string } = await started.json()
    const reply = await fetch(`${url}/api/chat/sessions/${id}/messages`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify({ text: 'What does it cost?' }),
      signal,
    })
    return (await reply.text()).includes('event: done')
  } catch {
    return false
  }
}
