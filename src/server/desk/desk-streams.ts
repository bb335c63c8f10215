import type { Readable } from 'node:stream'
import type { Member } from '#server/storage/desk-storage.ts'
import { every, type Milliseconds } from '#server/clock.ts'
import type { Storage } from '#server/storage/storage.ts'
import { waitingMs } from '#server/talks/desk-presence.ts'
import { streamEvents, type LiveEvent, type LiveStream, type StreamSource } from '#server/talks/event-stream.ts'
import type { Live } from '#server/talks/live.ts'
import type { Parts } from '#server/parts.ts'
import { lookMs, openMs } from './chat-page.ts'
import type { SessionService } from './sessions.service.ts'

/** What an open page of the desk is told. A session that ends takes its streams along. */
export type DeskStreams = {
  /** That a conversation has changed, so that the page reads itself anew; and that its visitor types. */
  ofChat(chatId: string, token: string, member: Member): Readable
  /** Who waits, how much there is, and who hears it. As long as it is open, its member is at the desk. */
  ofDesk(token: string, member: Member): Readable
  close(): Promise<void>
}

type Needs = Pick<Parts, 'now'> & {
  readonly storage: Pick<Storage, 'chats' | 'talks' | 'deskLeads'>
  readonly sessions: SessionService
  readonly live: Live
}

type News = () => Promise<readonly LiveEvent[]>

const countMs = 1000
/** Whoever is removed on the command line, or signed out elsewhere, looks on no longer than this: nothing signals it. */
const sessionMs = 2000
/** The page goes to the door by itself. */
const farewell: LiveEvent = { event: 'signed-out', data: {} }
/** So many calls are told one by one, the longest waits first; of the others how many there are. */
const mostCalls = 50

export function createDeskStreams({ storage, sessions, live, now }: Needs): DeskStreams {
  const { chats, talks, deskLeads } = storage
  const open = new Map<LiveStream, string>()

  /** A stream of a session: it tells `news` as long as that lasts. */
  function keep(token: string, news: News, source: Pick<StreamSource, 'hear' | 'toEvent'>): Readable {
    const made: LiveStream = streamEvents({
      ...source,
      read: async () => ((await sessions.find(token)) ? news() : null),
      onEnd: () => open.delete(made),
      farewell: () => [farewell],
    })
    open.set(made, token)
    return made.stream
  }

  const watch = every(sessionMs, async () => {
    // Once for all pages of a session.
    for (const [token, streams] of Map.groupBy(open, ([, of]) => of)) {
      // A database that does not answer signs nobody out.
      const isOver = await sessions.find(token).then(
        (visit) => visit === null,
        () => false,
      )
      if (isOver) for (const [stream] of streams) stream.look()
    }
  })

  let counted: { readonly at: Milliseconds; readonly counts: ReturnType<typeof deskLeads.counts> } | null = null
  /** Once for all who look in a flood of messages; a page that was just made is not told an older count. */
  function count(isFirst: boolean) {
    if (isFirst || !counted || now() - counted.at >= countMs) counted = { at: now(), counts: deskLeads.counts(now()) }
    return counted.counts
  }

  /** What differs from the last look. */
  function createNews(name: string, look: () => Promise<unknown>): News {
    let told = ''
    return async () => {
      const data = await look()
      const text = JSON.stringify(data)
      if (text === told) return []
      told = text
      return [{ event: name, data }]
    }
  }

  return {
    ofChat(chatId, token, member) {
      let lookedAt = -Infinity
      const news = createNews('changed', async () => {
        if (now() - lookedAt >= lookMs) {
          lookedAt = now()
          await talks.look(chatId, member.id, lookedAt)
        }
        const [chat, talk] = [await chats.find(chatId), await talks.find(chatId)]
        const lookers = await talks.listLooking(chatId, now() - 2 * lookMs)
        const isOpen = (talk?.visitorAt ?? 0) > now() - openMs
        const { visitorAt: _closely, memberSaw: _own, ...state } = talk ?? { visitorAt: 0, memberSaw: 0 }
        return { upTo: chat?.lastNumber ?? 0, isErased: chat?.erasedAt !== null, lookers, isOpen, state }
      })
      return keep(token, news, {
        hear: (ear) => live.hear(chatId, ear),
        toEvent: (signal) =>
          signal.kind === 'typing' && signal.by === 'visitor' ? { event: 'typing', data: {} } : null,
      })
    },

    ofDesk(token, member) {
      let isFirst = true
      const news = createNews('waiting', async () => {
        const since = now() - waitingMs
        const waiting = await deskLeads.waiting(since, mostCalls)
        const isMore = waiting.length === mostCalls
        const told = {
          me: member.id,
          chats: waiting.map((call) => ({ chatId: call.chatId, since: call.since })),
          name: waiting[0]?.lead.name ?? '',
          counts: {
            waiting: isMore ? await deskLeads.countWaiting(since) : waiting.length,
            ...(await count(isFirst)),
          },
        }
        isFirst = false
        return told
      })
      return keep(token, news, {
        hear: (ear) =>
          live.hearAll((signal) => {
            if (signal?.kind === 'work') counted = null
            ear(signal)
          }),
        toEvent: () => null,
      })
    },

    async close() {
      for (const stream of open.keys()) stream.end()
      await watch.stop()
    },
  }
}
