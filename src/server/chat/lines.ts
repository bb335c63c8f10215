import { findCaller } from '#server/assistant/think-in-turn.ts'
import { Refusal } from '#server/errors.ts'
import { createPlaces } from '#server/places.ts'
import { createReply, type Reply } from './reply.ts'

/** More than this many messages of one conversation do not wait for an answer at the same time. */
const mostWaiting = 20
/**
 * Nobody's messages take more places than they leave free: of those of a network, and of those there are. Five hundred
 * visitors of a model that writes slowly are answered at once.
 */
const mostOfNetwork = 200
const mostInAll = 600
const secondsUntilRoom = 5

type Message<Kept> = {
  readonly chatId: string
  readonly messageId: string
  /** Stores the message. When it rejects, the message has not been taken and there will be no answer. */
  readonly keep: () => Promise<Kept>
  /** Answers what was kept and finishes the reply; never rejects. */
  readonly answer: (kept: Kept, reply: Reply) => Promise<void>
}

/**
 * One line for each conversation: its messages are kept in the order of their arrival and answered one after the
 * other, and what changes the conversation as a whole waits for its turn.
 */
export type Lines = {
  /** The reply to this message, if it is waiting or being made here. Resolves once the message is kept. */
  find(chatId: string, messageId: string): Promise<Reply> | null
  /** Throws when too many wait already, of the conversation or of whoever calls. */
  add<Kept>(message: Message<Kept>): Promise<Reply>
  /** Runs when everything that came before is answered; what comes later waits until it is done. */
  alone<Result>(chatId: string, job: () => Promise<Result>): Promise<Result>
  /** How many replies wait or are being made. */
  count(): number
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
  /** Ends all replies that are not finished yet. */
  giveUp(): void
}

type Line = {
  keeping: Promise<unknown>
  answering: Promise<unknown>
  /** Jobs not finished; the line goes with the last one. */
  jobs: number
  readonly replies: Map<string, { readonly reply: Reply; readonly taken: Promise<Reply> }>
}

const swallow = () => undefined

export function createLines(lose: (reply: Reply) => void): Lines {
  const lines = new Map<string, Line>()
  const places = createPlaces()

  /** Of a single address 100 wait, and however much some networks send, the next one finds room. */
  function takePlace(): () => void {
    const caller = findCaller()
    // A question that was left open is ours to answer.
    if (!caller) return swallow
    const keys = [`address ${caller.address}`, `network ${caller.network}`, 'all'] as const
    const [own, theirs, all] = [places.count(keys[0]), places.count(keys[1]), places.count(keys[2])]
    if (own >= mostOfNetwork - theirs || theirs >= mostInAll - all)
      throw new Refusal('overloaded', { retryAfterSeconds: secondsUntilRoom })
    return places.take(...keys)
  }

  function enter(chatId: string): Line {
    const line = lines.get(chatId) ?? {
      keeping: Promise.resolve(),
      answering: Promise.resolve(),
      jobs: 0,
      replies: new Map(),
    }
    lines.set(chatId, line)
    line.jobs += 1
    return line
  }

  function leave(chatId: string, line: Line) {
    line.jobs -= 1
    if (line.jobs === 0) lines.delete(chatId)
  }

  const allReplies = () => [...lines.values()].flatMap(({ replies }) => [...replies.values()])

  return {
    find: (chatId, messageId) => lines.get(chatId)?.replies.get(messageId)?.taken ?? null,

    add({ chatId, messageId, keep, answer }) {
      if ((lines.get(chatId)?.replies.size ?? 0) >= mostWaiting) {
        throw new Refusal('too-many-requests', { retryAfterSeconds: secondsUntilRoom })
      }
      const free = takePlace()
      const line = enter(chatId)
      const reply = createReply()
      const kept = line.keeping.then(keep)
      const taken = kept.then(() => reply)
      const forget = () => line.replies.delete(messageId)
      line.replies.set(messageId, { reply, taken })
      line.keeping = kept.catch(forget)
      // What was not kept lets nobody behind it go before whoever is being answered.
      line.answering = line.answering
        .then(() => kept)
        .then((message) => answer(message, reply))
        .catch(swallow)
        .finally(() => {
          forget()
          free()
          leave(chatId, line)
        })
      return taken
    },

    alone(chatId, job) {
      const line = enter(chatId)
      const done = Promise.all([line.keeping, line.answering]).then(job)
      line.answering = line.keeping = done.catch(swallow).finally(() => leave(chatId, line))
      return done
    },

    count: () => allReplies().length,

    async idle() {
      while (lines.size > 0) await Promise.all([...lines.values()].map(({ answering }) => answering))
    },

    giveUp() {
      for (const { reply } of allReplies()) lose(reply)
    },
  }
}
