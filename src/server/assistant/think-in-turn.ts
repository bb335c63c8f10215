import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import type { Caller } from '#server/rate-limit.ts'
import type { Assistant } from './assistant.ts'

const callers = new AsyncLocalStorage<Caller>()

/** Does something for whoever calls: what is thought about for him waits in his network's line. */
export const asCaller = <Result>(caller: Caller, work: () => Result): Result => callers.run(caller, work)

/** Who that is; null where nobody calls. */
export const findCaller = (): Caller | null => callers.getStore() ?? null

/** Whatever is asked of an assistant, asked when and how somebody says. */
type Ask = <Result>(ask: (assistant: Assistant) => Promise<Result>) => Promise<Result>

const answerThrough = (through: Ask): Assistant => ({
  sendMessage: (question, say) => through((assistant) => assistant.sendMessage(question, say)),
  tellWish: (text, last) => through((assistant) => assistant.tellWish(text, last)),
  answerBeside: (question) => through((assistant) => assistant.answerBeside(question)),
  welcome: (context, language) => through((assistant) => assistant.welcome(context, language)),
})

/** Stands in for an assistant that is still reading what it has to know: whoever asks is answered once it has. */
export const createLaterAssistant = (reading: Promise<Assistant>): Assistant =>
  answerThrough(async (ask) => ask(await reading))

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
    ...answerThrough((ask) => inTurn(() => ask(assistant))),
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
