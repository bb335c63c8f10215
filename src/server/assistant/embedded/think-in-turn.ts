import { setTimeout } from 'node:timers/promises'
import type { Assistant } from '../assistant.ts'
import { findCaller } from '../caller.ts'

const longestBreathMs = 10

type Thought = () => Promise<unknown>

/**
 * Thinks about one message at a time, however many are ready, and lets the process breathe behind each for as long as it
 * has thought, ten milliseconds at most. Otherwise a flood of messages is answered in one go, and meanwhile nobody else
 * is; where each turn of the event loop is full, one new connection is let in with each. Networks take turns, and in
 * each its addresses, so that whoever asks a thousand things waits for himself. How many may wait is `lines.ts`'s.
 */
export function thinkInTurn(assistant: Assistant): Assistant {
  /** By network, then by address. What nobody calls for stands in a line of its own. */
  const waiting = new Map<string, Map<string, Thought[]>>()
  let isThinking = false

  function inTurn<Result>(think: () => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const { address, network } = findCaller() ?? { address: '', network: '' }
    const line = waiting.get(network) ?? new Map<string, Thought[]>()
    waiting.set(network, line.set(address, [...(line.get(address) ?? []), async () => think().then(resolve, reject)]))
    if (!isThinking) void thinkOn()
    return promise
  }

  function takeNext(): Thought | undefined {
    const [network, line] = takeTurn(waiting) ?? ['', new Map<string, Thought[]>()]
    const [address, thoughts] = takeTurn(line) ?? ['', []]
    const next = thoughts.shift()
    if (thoughts.length === 0) line.delete(address)
    if (line.size === 0) waiting.delete(network)
    return next
  }

  async function thinkOn() {
    isThinking = true
    for (let think = takeNext(); think; think = takeNext()) {
      const begun = performance.now()
      await think()
      await setTimeout(Math.min(performance.now() - begun, longestBreathMs))
    }
    isThinking = false
  }

  return {
    sendMessage: (question, say) => inTurn(() => assistant.sendMessage(question, say)),
    tellWish: (text, last) => inTurn(() => assistant.tellWish(text, last)),
    answerBeside: (question) => inTurn(() => assistant.answerBeside(question)),
    welcome: (context, language) => assistant.welcome(context, language),
  }
}

/** The first, who goes to the end. */
function takeTurn<Waiting>(line: Map<string, Waiting>): [string, Waiting] | undefined {
  const [first] = line
  if (!first) return undefined
  line.delete(first[0])
  line.set(...first)
  return first
}
