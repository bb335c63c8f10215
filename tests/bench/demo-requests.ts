import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import type { Challenge } from '#contract/challenge.ts'
import { solve } from '../solve.ts'
import { benchFolder, from, productUrl, withProduct } from './process.ts'
import { inParallel, median, percentile } from './statistics.ts'

const requestsPerRound = 2000
const rounds = 3
const connections = 64
const steadySeconds = 8

const agent = new Agent({ keepAlive: true, maxSockets: connections })

/** Durable demo requests a second, against the same rows inserted directly; and latency at half that load. */
export async function benchDemoRequests() {
  const accepted: number[] = []
  const direct: number[] = []
  let latencies: readonly number[] = []
  await withProduct(async () => {
    for (let round = 0; round < rounds; round += 1) {
      accepted.push(await measureAccepted(round))
      direct.push(measureDirect())
    }
    latencies = await measureLatencies(median(accepted) / 2)
  })
  agent.destroy()
  const ratio = median(accepted.map((rate, round) => rate / (direct[round] ?? Number.NaN)))
  return {
    accepted: median(accepted),
    direct: median(direct),
    ratio,
    halfLoad: { rate: median(accepted) / 2, p50: median(latencies), p99: percentile(latencies, 0.99) },
  }
}

async function measureAccepted(round: number) {
  const bodies = await prepareBodies(requestsPerRound, `round${round}`)
  const startedAt = performance.now()
  await inParallel(bodies.length, connections, (index) => post(bodies[index] ?? '', index))
  return bodies.length / ((performance.now() - startedAt) / 1000)
}

/** Sends at a steady pace whatever the answers do, so that waiting in line counts as latency. */
async function measureLatencies(perSecond: number) {
  const bodies = await prepareBodies(Math.floor(perSecond * steadySeconds), 'steady')
  const latencies: number[] = []
  const sent: Promise<void>[] = []
  const startedAt = performance.now()
  for (const [index, body] of bodies.entries()) {
    const dueAt = startedAt + (index / perSecond) * 1000
    const wait = dueAt - performance.now()
    if (wait > 1) await new Promise((done) => setTimeout(done, wait))
    sent.push(post(body, index).then(() => void latencies.push(performance.now() - dueAt)))
  }
  await Promise.all(sent)
  return latencies
}

async function prepareBodies(count: number, name: string) {
  const bodies: string[] = []
  await inParallel(count, 32, async (index) => {
    const { id, question } = JSON.parse(await call('GET', '/api/challenge', index)) as Challenge
    bodies.push(
      JSON.stringify({
        name: 'Jean Bosco Habimana',
        phone: `+250 7${String(index).padStart(8, '0')}`,
        email: `${name}.${index}@example.com`,
        company: 'Imbuto Market',
        interestedModules: ['Complete Suite', 'Retail Business'],
        businessSize: 'Small Business (1-10 employees)',
        message: 'Two shops in Musanze and a store room. We count stock in a notebook.',
        challengeId: id,
        captcha: solve(question),
      }),
    )
  })
  return bodies
}

async function post(body: string, index: number) {
  await call('POST', '/api/demo-requests', index, body)
}

async function call(method: 'GET' | 'POST', path: string, index: number, body?: string) {
  const headers = {
    accept: 'application/json',
    ...from(index),
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }
  const sending = request(productUrl + path, { method, agent, headers })
  sending.end(body)
  const [response] = (await once(sending, 'response')) as [import('node:http').IncomingMessage]
  let text = ''
  for await (const chunk of response) text += String(chunk)
  if (response.statusCode !== 200 && response.statusCode !== 201)
    throw new Error(`${path}: ${response.statusCode} ${text}`)
  return text
}

const tables = ['leads', 'outbox', 'spent_challenges'] as const

/** The rows the product has just stored, inserted into a fresh database of the same schema: one durable commit a request. */
function measureDirect() {
  const source = new DatabaseSync(`${benchFolder}/site.db`, { readOnly: true })
  const target = new DatabaseSync(`${benchFolder}/direct-${performance.now()}.db`)
  target.exec('pragma journal_mode = wal; pragma synchronous = full')
  for (const { sql } of source.prepare('select sql from sqlite_master where sql is not null').all())
    target.exec(String(sql))
  const inserts = tables.map((table) => {
    const rows = source.prepare(`select * from ${table} limit ${requestsPerRound}`).all()
    const columns = Object.keys(rows[0] ?? {})
    const statement = target.prepare(
      `insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`,
    )
    return rows.map((row) => () => statement.run(...Object.values(row)))
  })
  const startedAt = performance.now()
  for (let index = 0; index < requestsPerRound; index += 1) {
    target.exec('begin immediate')
    for (const insert of inserts) insert[index]?.()
    target.exec('commit')
  }
  const rate = requestsPerRound / ((performance.now() - startedAt) / 1000)
  target.close()
  source.close()
  return rate
}
