import { randomUUID } from 'node:crypto'
import type { ChatMissed } from '#contract/chat.ts'
import { conversation } from '#content/hand-off.ts'
import { Refusal } from '#server/errors.ts'
import { refuseWhenBusy, type RateLimit } from '#server/rate-limit.ts'
import type { StoredChat, StoredMessage, Tables } from '#server/storage/storage.ts'
import { dayMs } from '#server/clock.ts'
import type { AnswerMessage } from './answering.ts'
import type { MailedCopies } from './mailed-copies.ts'
import type { ChatCounts } from './counts.ts'
import { makeGreeting, nameGreeting, writeGreeting } from './greeting.ts'
import type { Lines } from './lines.ts'
import type { Requests } from '#server/requests/requests.ts'
import { lastSaid, type WantedBy } from './wanted-by.ts'
import type { Reply } from './reply.ts'
import type { Summaries } from './summaries.ts'
import { readSaidPlace } from '#server/assistant/embedded/said-place.ts'
import { talkLinkDays } from '#server/secret/signed-links.ts'
import { isNotice } from '#server/storage/talk-storage.ts'
import { mostMessages, mostWithPerson } from './longest-talk.ts'
import { isCourtesy } from '#server/talks/is-courtesy.ts'
import type { Live } from '#server/talks/live.ts'
import { toChatMessage } from '#server/talks/to-chat-message.ts'
import type { Parts } from '#server/parts.ts'

type Sending = { readonly text: string; readonly id: string | null; readonly intent: string | null }
type Named = Sending & { readonly id: string }

export type ChatService = {
  /** Throws the same Refusal for a conversation that is unknown, erased, long silent, or older than we may keep it. */
  find(chatId: string): Promise<StoredChat>
  /**
   * Keeps a message and has it answered (CHAT-45). Resolves once it is kept, with the reply that is being made; sent
   * again under its id, it finds that reply or the one that was kept. Takes its place in the line at once. Throws a
   * Refusal when it is not taken.
   */
  receive(chatId: string, sending: Sending): Promise<Reply>
  /** What stands behind a message, or all that was not cleared. */
  listMissed(chat: StoredChat, after: string | null): Promise<ChatMissed>
  /** CHAT-54, BOT-4, BOT-10: the summary goes out if one is due, everything said is cleared, the welcome stands again. */
  reset(chat: StoredChat): Promise<void>
  /** CHAT-52. */
  close(chat: StoredChat): Promise<void>
  /** MAIL-6. Throws a Refusal when there is nothing to send or enough has been sent. */
  sendCopy(chat: StoredChat, copy: { readonly to: string; readonly address: string }): Promise<void>
  /** CHAT-55: as closing; then nobody may go on with it. */
  erase(chat: StoredChat): Promise<void>
}

type ChatNeeds = Pick<Parts, 'storage' | 'now' | 'nudge'> & {
  readonly retentionDays: number
  readonly lines: Lines
  readonly answer: AnswerMessage
  readonly summaries: Summaries
  readonly requests: Requests
  readonly wantedBy: WantedBy
  readonly copies: MailedCopies
  readonly perSession: RateLimit
  readonly live: Live
  readonly counts: ChatCounts
}

export function createChatService(needs: ChatNeeds): ChatService {
  const { storage, retentionDays, lines, answer, summaries, requests, wantedBy, copies, perSession, counts } = needs
  const { live, now, nudge } = needs

  async function find(chatId: string, chats: Tables['chats'] = storage.chats): Promise<StoredChat> {
    const chat = await chats.find(chatId)
    const isOurs = chat && chat.erasedAt === null && chat.startedAt > now() - retentionDays * dayMs
    // As long as the link of an answer is good: whoever has not said or read a word by then begins anew.
    const isIdle = chat && Math.max(chat.startedAt, chat.lastAt) <= now() - talkLinkDays * dayMs
    if (!isOurs || isIdle) throw new Refusal('not-found')
    return chat
  }

  /** The message as it was kept first, and what it wants: whatever is sent again under its id changes nothing. */
  async function keep(
    chatId: string,
    { text, id, intent }: Named,
  ): Promise<{ readonly message: StoredMessage; readonly wanted?: string | null }> {
    const { lastNumber } = await find(chatId)
    const known = await storage.chats.findMessage(chatId, id)
    if (known) return { message: known }
    refuseWhenBusy(perSession.take(chatId))
    // A button says itself what it wants, whatever was said before.
    const before = intent ? [] : await storage.chats.messages(chatId, lastNumber - 1)
    const wanted = await wantedBy({ text, intent }, lastSaid(before))
    const kept = await storage.together(async (tables) => {
      const { chats, talks } = tables
      // Whoever erases it or joins at this moment waits, or has been before.
      await chats.hold(chatId)
      const chat = await find(chatId, chats)
      const said = { id, chatId, text: text.toWellFormed(), at: now(), answers: null, intent }
      const bare = { sources: [], suggestions: [], handOff: null }
      const person = (await talks.find(chatId))?.member
      const isKnown = chat.lastNumber > 0 && (await chats.findMessage(chatId, id)) !== null
      if (!isKnown && chat.lastNumber >= (person ? mostWithPerson : mostMessages))
        throw new Refusal('too-many-requests', { words: (language) => conversation[language].full })
      const message = await chats.addMessage({ ...said, ...bare, ...(person && { isForPerson: true }), sender: 'user' })
      if (message && person && !isCourtesy(text, person.name)) await talks.wait(chatId, message.at)
      const place = message && readSaidPlace(text)
      if (place?.country) await tables.deskLeads.setCountry(chat.leadId, place.country)
      if (message && wanted) await requests.note(tables, chat, message, wanted)
      return message ?? chats.findMessage(chatId, id)
    })
    if (wanted) nudge?.()
    if (!kept) throw new Error('A message is neither new nor known')
    await live.tell({ kind: 'changed', chatId })
    counts.countMessage()
    return { message: kept, wanted }
  }

  /** One unit of work that waits for the replies under way and lets the outbox know. */
  async function change(chatId: string, work: (tables: Tables) => Promise<unknown>) {
    await lines.alone(chatId, () => storage.together(work))
    await live.tell({ kind: 'changed', chatId })
    nudge?.()
  }

  /** What sales is owed when a visitor goes: the summary if one is due, and a request that was still held. */
  async function leave(tables: Tables, chatId: string) {
    const chat = await find(chatId, tables.chats)
    await requests.leave(tables, chat)
    await summaries.queueDue(tables, chatId)
  }

  async function clear({ chats, leads }: Tables, chatId: string) {
    const [chat, first] = [await find(chatId, chats), await chats.findMessage(chatId, nameGreeting(0))]
    // Asked once more, by a page that was left before it heard: what begins anew has begun.
    if (chat.lastNumber === chat.clearedUpTo + 1) return
    const lead = await leads.find(chat.leadId)
    const visitor = { name: lead?.name ?? '', company: lead?.company ?? '' }
    const text = first?.text ?? writeGreeting(chat.variant, visitor, chat.language)
    await chats.clear(chatId)
    const { language, lastNumber: clearedUpTo } = chat
    await chats.addMessage(makeGreeting({ id: chatId, clearedUpTo, language }, { text, at: now() }))
  }

  return {
    find: (chatId) => find(chatId),

    async receive(chatId, { text, id, intent }) {
      const messageId = id ?? randomUUID()
      const running = lines.find(chatId, messageId)
      return (
        running ??
        lines.add({
          chatId,
          messageId,
          keep: () => keep(chatId, { text, id: messageId, intent }),
          answer: ({ message, wanted }, reply) => answer(message, reply, wanted),
        })
      )
    },

    async listMissed({ id, clearedUpTo }, after) {
      const last = after === null ? null : await storage.chats.findMessage(id, after)
      const from = Math.max(clearedUpTo, last?.number ?? 0)
      const [messages, asked] = [
        await storage.chats.messages(id, from),
        await storage.chats.lastOfVisitor(id, clearedUpTo),
      ]
      const isWithPerson = asked?.isForPerson === true && Boolean((await storage.talks.find(id))?.member)
      return {
        messages: messages.filter((message) => !isNotice(message)).map(toChatMessage),
        isReplying: asked !== null && !isWithPerson && !(await storage.chats.findReply(id, asked.id)),
      }
    },

    reset: ({ id }) =>
      change(id, async (tables) => {
        await leave(tables, id)
        await clear(tables, id)
      }),

    close: ({ id }) => change(id, (tables) => leave(tables, id)),

    async sendCopy({ id }, copy) {
      await change(id, (tables) => summaries.queueDue(tables, id))
      await change(id, (tables) => copies.queue(tables, id, copy))
    },

    erase: ({ id }) =>
      change(id, async (tables) => {
        await leave(tables, id)
        await tables.chats.markErased(id, now())
      }),
  }
}
