import { Agent, request } from 'node:http'
import { openStorage } from '#server/storage/open-storage.ts'
import { listParts } from '../hostile/pattern-parts.ts'
import { signs } from '../hostile/signs.ts'
import { sendBystander, sendCrowd } from './crowd.ts'
import { createProduct, makeFolder, pause } from './product.ts'
import { judge, type Verdict } from './verdict.ts'

const routes = [
  ['GET', '/'],
  ['GET', '/pricing'],
  ['GET', '/assets/none.js'],
  ['GET', '/api/challenge'],
  ['GET', '/api/location'],
  ['GET', '/api/chat/presence'],
  ['GET', '/api/chat/sessions/x/messages'],
  ['GET', '/api/chat/sessions/x/events'],
  ['GET', '/metrics'],
  ['GET', '/readyz'],
  ['GET', '/desk'],
  ['GET', '/desk/leads/x'],
  ['GET', '/answered/x'],
  ['GET', '/request-sent'],
  ['POST', '/api/demo-requests'],
  ['POST', '/api/chat/sessions'],
  ['POST', '/api/chat/sessions/x/messages'],
  ['POST', '/api/chat/sessions/x/summary'],
  ['POST', '/api/chat/resume'],
  ['POST', '/api/visits'],
  ['POST', '/api/consents'],
  ['POST', '/desk/sign-in'],
  ['DELETE', '/api/chat/sessions/x'],
  ['PUT', '/api/demo-requests'],
] as const
const fields = ['name', 'email', 'phone', 'company', 'message', 'text', 'link', 'challengeId', 'captcha', 'id', 'path']
const longest = 60_000

/** Requests over every route that are made of the worst that the patterns can be fed with, from many addresses at once. */
export async function sendHostile(count: number): Promise<Verdict> {
  const folder = makeFolder()
  const product = await createProduct({ DATA_DIR: folder })
  await product.start()
  const texts = [...listParts('src/{contract,server}/**/*.ts'), ...signs].map(
    (part) => (text: number) => part.repeat(Math.ceil(text / part.length)).slice(0, text),
  )
  const agent = new Agent({ keepAlive: true, maxSockets: 48 })
  const [crowd, bystander] = [sendCrowd(() => [product.url], 2, 100), sendBystander(() => product.url)]
  const statuses = new Map<number, number>()
  let [next, memory] = [0, 0]

  async function attack() {
    while (next < count) {
      const at = next++
      const [method, path] = routes[at % routes.length] ?? routes[0]
      const make = texts[Math.floor(at / routes.length) % texts.length]
      const text = make?.(at % 3 === 0 ? longest : at % 3 === 1 ? 2000 : 50) ?? ''
      const status = await send(method, path, text, at)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (at % 500 === 0) memory = Math.max(memory, product.readMemory())
    }
  }

  function send(method: string, path: string, text: string, at: number) {
    const isForm = at % 5 === 0
    const address =
      method === 'GET'
        ? `${path}?${new URLSearchParams({ after: text.slice(0, 1500).toWellFormed() }).toString()}`
        : path
    const body =
      at % 7 === 0
        ? text
        : isForm
          ? new URLSearchParams({ email: text, name: text }).toString()
          : JSON.stringify(Object.fromEntries(fields.map((field) => [field, text.slice(0, longest / fields.length)])))
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
    const sent = method === 'GET' || method === 'DELETE' ? '' : body.slice(0, longest + 5000)
    return new Promise<number>((done) => {
      const call = request(product.url + address, {
        method,
        agent,
        headers: {
          'x-forwarded-for': `172.16.${(at >> 8) & 255}.${at & 255}`,
          'user-agent': encodeURIComponent(text.slice(0, 500).toWellFormed()),
          ...(sent && { 'content-type': type, 'content-length': Buffer.byteLength(sent) }),
        },
      })
      call.setTimeout(20_000, () => call.destroy())
      call.on('error', () => done(0))
      call.on('response', (response) => {
        response.on('data', () => undefined)
        response.on('close', () => done(response.statusCode ?? 0))
      })
      call.end(sent)
    })
  }

  await Promise.all(Array.from({ length: 48 }, attack))
  agent.destroy()
  await crowd.stop()
  await bystander.stop()
  await pause(500)
  const failures = [...statuses].filter(([status]) => status === 0 || (status >= 500 && status !== 503))
  const storage = await openStorage(`sqlite:${folder}/site.db`)
  const said = [...statuses].toSorted(([one], [other]) => one - other).map(([status, times]) => `${status}: ${times}`)
  const note = `answers ${said.join(', ')}`
  const verdict = await judge({ part: `${count} hostile requests`, kept: crowd.kept, storage, bystander, memory, note })
  await storage.close()
  await product.end('SIGTERM')
  return { ...verdict, isGood: verdict.isGood && failures.length === 0 }
}
