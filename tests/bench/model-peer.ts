import { createServer } from 'node:http'
import { listen, stopServer } from '../ports.ts'

/** When the last token of each sentence left the model, by the sentence. */
export type Departures = Map<string, number>

type Pace = { readonly tokensPerSecond: number }

/** Tokens as models make them: words with the space before them, and the full stop alone. */
export function toTokens(sentence: string): readonly string[] {
  return sentence.match(/\s*[^\s.]+|\./g) ?? []
}

/**
 * A model on this machine that speaks the Gemini protocol and says the given sentences at a steady pace, whatever it
 * is asked.
 */
export async function startModelPeer(sentences: readonly string[], { tokensPerSecond }: Pace) {
  const departures: Departures = new Map()
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const tokens = sentences.flatMap((sentence) =>
      toTokens(sentence).map((token, index, all) => ({ token, ends: index === all.length - 1 ? sentence : null })),
    )
    let next = 0
    const timer = setInterval(() => {
      const item = tokens[next++]
      if (!item) {
        clearInterval(timer)
        response.end(say('', 'STOP'))
        return
      }
      if (item.ends !== null) departures.set(item.ends, performance.now())
      response.write(say(item.token))
    }, 1000 / tokensPerSecond)
    response.on('close', () => clearInterval(timer))
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    departures,
    stop: () => stopServer(server),
  }
}

function say(text: string, finishReason?: string) {
  const candidate = { content: { role: 'model', parts: [{ text }] }, ...(finishReason && { finishReason }) }
  return `data: ${JSON.stringify({ candidates: [candidate], usageMetadata: { totalTokenCount: 1 } })}\n\n`
}
