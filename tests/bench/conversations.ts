import { createParser } from 'eventsource-parser'
import type { ChatStarted } from '#contract/chat.ts'
import { createEmbeddedAssistant } from '#server/assistant/embedded/embedded-assistant.ts'
import { loadKnowledge } from '#server/assistant/load-knowledge.ts'
import { allQuestions } from '../assistant/questions/all-questions.ts'
import { readMemory } from './memory.ts'
import { startModelPeer } from './model-peer.ts'
import { from, productUrl, withProduct } from './process.ts'
import { inParallel, median, percentile } from './statistics.ts'

/** What a model might say: true, so that the guard lets it pass. */
const sentences = [
  'Imisozi Suite brings sales and stock together in one place.',
  ' Each branch sees its own shelves.',
  ' The owner sees all of them.',
  ' A sale at the counter lowers the stock at once.',
  ' You can tell me more about your business.',
] as const

const rounds = 60
const questions = Object.values(allQuestions).flat()
const crowd = 500

/** How much later a checked sentence reaches the visitor than it would come straight from the model: milliseconds. */
export async function benchSentences() {
  const peer = await startModelPeer(sentences, { tokensPerSecond: 100 })
  try {
    const straight: number[] = []
    for (let round = 0; round < rounds; round += 1) straight.push(...(await listenStraight(peer)))
    const through = await withProduct(async () => {
      const delays: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const session = await startSession(round)
        delays.push(...(await ask(session, round, 'What does it do for a shop?', peer.departures)).delays)
      }
      return delays
    }, modelAt(peer.url))
    return {
      straight: median(straight),
      through: median(through),
      added: median(through) - median(straight),
      p99: percentile(through, 0.99),
    }
  } finally {
    await peer.stop()
  }
}

/** Many conversations at once on one process, each answered by a slow model. */
export async function benchCrowd() {
  const peer = await startModelPeer(sentences, { tokensPerSecond: 15 })
  try {
    return await withProduct(async (pid) => {
      const sessions: ChatStarted[] = []
      await inParallel(crowd, 32, async (index) => void (sessions[index] = await startSession(index)))
      const before = readMemory(pid)
      const peak = watchMemory(pid)
      const replies = await Promise.all(
        sessions.map((session, index) => ask(session, index, 'What does it do for a shop?', peer.departures)),
      )
      return {
        conversations: crowd,
        finished: replies.filter(({ isDone }) => isDone).length,
        'longest silence ms': Math.round(Math.max(...replies.map(({ longestSilence }) => longestSilence))),
        'kB a conversation': Math.round((peak.stop() - before) / crowd / 1024),
        'process MB': Math.round(before / 1024 ** 2),
      }
    }, modelAt(peer.url))
  } finally {
    await peer.stop()
  }
}

/**
 * Answers of the embedded assistant to the questions of the question set: thinking alone, and over HTTP, where each is
 * kept in the database before it is done.
 */
export async function benchEmbedded() {
  const assistant = createEmbeddedAssistant({ knowledge: await loadKnowledge('dist'), now: Date.now })
  const context = { name: 'Amina', company: 'Duka Bora', location: 'Rwanda' }
  const thinking: number[] = []
  const whole: number[] = []
  await withProduct(async () => {
    for (const [index, { text }] of questions.entries()) {
      thinking.push(await time(() => assistant.sendMessage({ text, context, history: [], timeZone: '' }, () => {})))
      const session = await startSession(index)
      whole.push(await time(() => ask(session, index, text, new Map())))
    }
  })
  return {
    questions: questions.length,
    'p50 thinking': median(thinking).toFixed(2),
    'p99 thinking (goal 20)': percentile(thinking, 0.99).toFixed(1),
    'p50 over HTTP': median(whole).toFixed(1),
    'p99 over HTTP': percentile(whole, 0.99).toFixed(1),
  }
}

async function time(work: () => Promise<unknown>) {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function modelAt(url: string) {
  return { ASSISTANT: 'google:bench', ASSISTANT_API_KEY: 'none', ASSISTANT_BASE_URL: url }
}

async function startSession(index: number): Promise<ChatStarted> {
  const response = await fetch(`${productUrl}/api/chat/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(index) },
    body: JSON.stringify({ variant: 'B', name: 'Amina', email: `amina.${index}@example.com`, company: 'Duka Bora' }),
  })
  if (response.status !== 201) throw new Error(`no session: ${response.status} ${await response.text()}`)
  return (await response.json()) as ChatStarted
}

async function ask({ id, token }: ChatStarted, index: number, text: string, departures: ReadonlyMap<string, number>) {
  const delays: number[] = []
  let isDone = false
  let longestSilence = 0
  let heardAt = performance.now()
  const parser = createParser({
    onEvent({ event, data }) {
      const now = performance.now()
      longestSilence = Math.max(longestSilence, now - heardAt)
      heardAt = now
      isDone ||= event === 'done'
      if (event !== 'token') return
      const piece = (JSON.parse(data) as { readonly text: string }).text.trim()
      for (const sentence of sentences) {
        const left = departures.get(sentence)
        if (left !== undefined && piece.endsWith(sentence.trim())) delays.push(now - left)
      }
    },
  })
  const response = await fetch(`${productUrl}/api/chat/sessions/${id}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...from(index) },
    body: JSON.stringify({ text }),
  })
  // Whoever comes when there is too much to do is sent away, and tries again.
  if (response.status === 503) return { delays, isDone, longestSilence }
  if (!response.ok || !response.body) throw new Error(`no reply: ${response.status}`)
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) parser.feed(chunk)
  return { delays, isDone, longestSilence }
}

/** The reference: the same stream read from the model itself, sentence by sentence. */
async function listenStraight({ url, departures }: Awaited<ReturnType<typeof startModelPeer>>) {
  const delays: number[] = []
  let said = ''
  const parser = createParser({
    onEvent({ data }) {
      const now = performance.now()
      const answer = JSON.parse(data) as { candidates: [{ content: { parts: [{ text: string }] } }] }
      said += answer.candidates[0].content.parts[0].text
      const sentence = sentences.find((each) => said.endsWith(each))
      const left = sentence === undefined ? undefined : departures.get(sentence)
      if (left !== undefined) delays.push(now - left)
    },
  })
  const response = await fetch(url, { method: 'POST' })
  if (!response.body) throw new Error('the model is silent')
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) parser.feed(chunk)
  return delays
}

function watchMemory(pid: number) {
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, readMemory(pid))), 100)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}
