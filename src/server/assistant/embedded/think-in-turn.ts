import { setTimeout } from 'node:timers/promises'
import type { Assistant } from '../assistant.ts'

const longestBreathMs = 10

/**
 * Thinks about one message at a time, however many are ready, and lets the process breathe behind each for as long as it
 * has thought, ten milliseconds at most. Otherwise a flood of messages is answered in one go, and meanwhile nobody else
 * is; where each turn of the event loop is full, one new connection is let in with each.
 */
export function thinkInTurn(assistant: Assistant): Assistant {
  let free: Promise<unknown> = Promise.resolve()

  function inTurn<Result>(think: () => Promise<Result>): Promise<Result> {
    let breathMs = 0
    const thought = free.then(async () => {
      const begun = performance.now()
      try {
        return await think()
      } finally {
        breathMs = Math.min(performance.now() - begun, longestBreathMs)
      }
    })
    const breathe = () => setTimeout(breathMs)
    free = thought.then(breathe, breathe)
    return thought
  }

  return {
    sendMessage: (question, say) => inTurn(() => assistant.sendMessage(question, say)),
    tellWish: (text, last) => inTurn(() => assistant.tellWish(text, last)),
    answerBeside: (question) => inTurn(() => assistant.answerBeside(question)),
    welcome: (context, language) => assistant.welcome(context, language),
  }
}
