import { setTimeout } from 'node:timers/promises'
import { Refusal } from '#server/errors.ts'
import type { Assistant } from '../assistant.ts'
import { nameCaller } from '../caller.ts'

const longestBreathMs = 10
/** More than this of one caller do not wait; he is asked to come back before his message is kept. */
const mostWaiting = 100
const secondsUntilRoom = 5

/**
 * Thinks about one message at a time, however many are ready, and lets the process breathe behind each for as long as it
 * has thought, ten milliseconds at most. Otherwise a flood of messages is answered in one go, and meanwhile nobody else
 * is; where each turn of the event loop is full, one new connection is let in with each. Callers take turns, so that
 * whoever asks a thousand things waits for himself. `tellWish` rejects with a Refusal where too much of a caller waits.
 */
export function thinkInTurn(assistant: Assistant): Assistant {
  const waiting = new Map<string, (() => Promise<unknown>)[]>()
  let isThinking = false

  function inTurn<Result>(think: () => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const line = lineOf(nameCaller())
    line.push(async () => think().then(resolve, reject))
    if (!isThinking) void thinkOn()
    return promise
  }

  function lineOf(caller: string) {
    const line = waiting.get(caller) ?? []
    waiting.set(caller, line)
    return line
  }

  /** One of each caller after the other: who has had his turn goes to the end. */
  async function thinkOn() {
    isThinking = true
    for (let [next] = waiting; next; [next] = waiting) {
      const [caller, line] = next
      const think = line.shift()
      waiting.delete(caller)
      if (line.length > 0) waiting.set(caller, line)
      const begun = performance.now()
      await think?.()
      await setTimeout(Math.min(performance.now() - begun, longestBreathMs))
    }
    isThinking = false
  }

  return {
    sendMessage: (question, say) => inTurn(() => assistant.sendMessage(question, say)),
    async tellWish(text, last) {
      if ((waiting.get(nameCaller())?.length ?? 0) >= mostWaiting)
        throw new Refusal('overloaded', { retryAfterSeconds: secondsUntilRoom })
      return inTurn(() => assistant.tellWish(text, last))
    },
    answerBeside: (question) => inTurn(() => assistant.answerBeside(question)),
    welcome: (context, language) => assistant.welcome(context, language),
  }
}
