import type { Readable } from 'node:stream'
import { toChatMessage } from './to-chat-message.ts'
import { Refusal } from '#server/errors.ts'
import { createPlaces } from '#server/places.ts'
import type { Caller } from '#server/rate-limit.ts'
import type { Storage, StoredMessage } from '#server/storage/storage.ts'
import type { Parts } from '#server/parts.ts'
import { streamEvents, type LiveEvent, type LiveStream } from './event-stream.ts'
import type { Live } from './live.ts'

/** A visitor's side of a conversation with a person. */
export type VisitorTalks = {
  /**
   * What happens in a conversation behind a message, for one window of its visitor. Null where no person was asked for
   * and none has joined. Throws a Refusal when more windows listen than anybody has open, or than there is room for:
   * what is said can be read without listening.
   */
  open(chatId: string, after: number, caller: Caller): Promise<Readable | null>
  /** Everything up to a number has been on the visitor's screen. */
  see(chatId: string, upTo: number): Promise<void>
  /** The visitor types: told to whoever is there, and kept nowhere. */
  type(chatId: string): Promise<void>
  /** Ends all streams: whoever listens goes on elsewhere. */
  close(): void
}

type Needs = Pick<Parts, 'now'> & {
  readonly storage: Pick<Storage, 'chats' | 'talks'>
  readonly live: Live
  /** So many windows listen at once, of all visitors; the connections beyond are for everything else. */
  readonly mostStreams?: number
}

/** How closely it is written down that a window is open. */
const meetEveryMs = 15_000
const mostWindows = 4
/**
 * A whole town may share a carrier's address, but of those behind it few wait for a person in the same minute; who finds
 * no room there reads a little later. An IPv6 site has a network of such addresses.
 */
const mostPerAddress = 60
const mostPerNetwork = 300
const secondsUntilRoom = 10

export function createVisitorTalks({ storage, live, now, mostStreams = 4000 }: Needs): VisitorTalks {
  const { chats, talks } = storage
  const streams = new Set<LiveStream>()
  const places = createPlaces()

  function takePlace(chatId: string, caller: Caller): () => void {
    const [chat, address, network] = [`chat ${chatId}`, `address ${caller.address}`, `network ${caller.network}`]
    const isGreedy =
      places.count(chat) >= mostWindows ||
      places.count(address) >= mostPerAddress ||
      places.count(network) >= mostPerNetwork
    if (isGreedy) throw new Refusal('too-many-requests', { retryAfterSeconds: secondsUntilRoom })
    if (streams.size >= mostStreams) throw new Refusal('overloaded', { retryAfterSeconds: secondsUntilRoom })
    return places.take(chat, address, network)
  }

  function stream(chatId: string, after: number, onEnd: () => void): LiveStream {
    let toldUpTo = after
    let toldSeen = 0
    let metAt = -Infinity

    async function read(): Promise<readonly LiveEvent[] | null> {
      const [chat, talk] = [await chats.find(chatId), await talks.find(chatId)]
      if (!chat || chat.erasedAt !== null || !talk) return null
      if (now() - metAt >= meetEveryMs) {
        metAt = now()
        await talks.meetVisitor(chatId, metAt)
      }
      const news = await chats.messages(chatId, Math.max(toldUpTo, chat.clearedUpTo))
      const events: LiveEvent[] = news.map((message) => ({ ...toEvent(message), id: message.number }))
      toldUpTo = news.at(-1)?.number ?? toldUpTo
      if (talk.memberSaw > toldSeen) {
        toldSeen = talk.memberSaw
        events.push({ event: 'seen', data: { upTo: toldSeen } })
      }
      return events
    }

    return streamEvents({
      read,
      onEnd,
      hear: (ear) => live.hear(chatId, ear),
      toEvent: (signal) =>
        signal.kind === 'typing' && signal.by === 'member' ? { event: 'typing', data: { name: signal.name } } : null,
    })
  }

  return {
    async open(chatId, after, caller) {
      if (!(await talks.find(chatId))) return null
      const leave = takePlace(chatId, caller)
      const opened = stream(chatId, after, () => {
        streams.delete(opened)
        leave()
      })
      streams.add(opened)
      return opened.stream
    },

    async see(chatId, upTo) {
      const chat = await chats.find(chatId)
      if (await talks.see(chatId, 'visitor', Math.min(upTo, chat?.lastNumber ?? 0))) {
        await live.tell({ kind: 'changed', chatId })
      }
    },

    async type(chatId) {
      // Where nobody is there, nobody hears it.
      await live.tell({ kind: 'typing', chatId, by: 'visitor', name: '' })
    },

    close() {
      for (const opened of streams) opened.end()
    },
  }
}

function toEvent(message: StoredMessage): Omit<LiveEvent, 'id'> {
  const { person, at } = message
  if (!person || person.event === 'said') return { event: 'message', data: toChatMessage(message) }
  return { event: person.event, data: { name: person.name, timestamp: new Date(at).toISOString() } }
}
