import { createHash, randomUUID, randomUUIDv7 } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { ChatResumed, ChatStart, ChatStarted } from '#contract/chat.ts'
import { guessRegion } from '#contract/location.ts'
import type { Assistant } from '#server/assistant/assistant.ts'
import { Refusal } from '#server/errors.ts'
import { queueDelivery } from '#server/leads/deliveries.ts'
import type { Locator } from '#server/location/locator.ts'
import type { Wait } from '#server/outbox/wait.ts'
import { identifyPerson } from '#server/storage/person.ts'
import { drawLeadId } from '#server/storage/reference.ts'
import type { Delivery, Milliseconds, Storage, StoredChat, StoredLead, Tables } from '#server/storage/storage.ts'
import { readTalkLink } from '#server/talks/talk-link.ts'
import type { ChatCounts } from './counts.ts'
import { makeGreeting, nameGreeting, writeGreeting } from './greeting.ts'
import { isNotice } from './history.ts'
import { inTime } from './in-time.ts'
import { signSession } from './session-token.ts'
import { toChatMessage } from './to-chat-message.ts'

type Caller = { readonly address: string; readonly idempotencyKey: string | null }

export type SessionService = {
  /** Begins a conversation: keeps the lead and tells sales before anybody is greeted (CHAT-2, CHAT-42). */
  start(start: ChatStart, caller: Caller): Promise<ChatStarted>
  /** The conversation that a letter's link opens. Throws a Refusal when it opens none. */
  resume(link: string): Promise<ChatResumed>
}

export type SessionNeeds = {
  readonly storage: Storage
  readonly secret: string
  readonly assistant: Assistant
  readonly locator: Locator
  readonly deliveries: readonly Delivery['kind'][]
  readonly messageDomain: string
  readonly counts: ChatCounts
  readonly now: () => Milliseconds
  readonly wait: Wait
  readonly nudge?: () => void
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

const day = 24 * 3_600_000
/** A visitor waits no longer than this for a welcome; the usual words greet instead. */
const longestWelcomeMs = 8000
const longestSearchMs = 1500

export function createSessionService(needs: SessionNeeds): SessionService {
  const { storage, secret, assistant, locator, deliveries, messageDomain, counts, now, wait, nudge, log } = needs
  /** Beginnings under way: the same one sent again waits for the first. */
  const running = new Map<string, Promise<ChatStarted>>()

  async function begin(start: ChatStart, address: string, key: string): Promise<ChatStarted> {
    const known = await storage.leads.findByIdempotencyKey(key)
    const chat = known ? await storage.chats.ofLead(known.id) : await keepInPlace(start, address, key)
    // The visitor has cleared everything since: nobody goes on with that one.
    if (!chat || chat.erasedAt !== null) return begin(start, address, makeKey(start, null))
    await greet(chat, start)
    const messages = await storage.chats.messages(chat.id, chat.clearedUpTo)
    return {
      id: chat.id,
      token: signSession(secret, chat.id),
      welcome: messages[0]?.text ?? '',
      messages: messages.map(toChatMessage),
      location: chat.location,
    }
  }

  async function keepInPlace(start: ChatStart, address: string, key: string) {
    const location = await findLocation(address, start.timeZone)
    const chat = await storage.together((tables) => keep(tables, start, location, key))
    counts.countSession()
    nudge?.()
    return chat
  }

  async function findLocation(address: string, timeZone: string) {
    const found = await inTime(locator.locate(address, timeZone), longestSearchMs, wait)
    return found?.country ?? guessRegion(timeZone)
  }

  async function keep(tables: Tables, start: ChatStart, location: string, key: string) {
    const lead = await makeLead(tables, start)
    const isFirst = await tables.leads.add(lead, { person: identifyPerson(lead), idempotencyKey: key })
    if (isFirst) await open(tables, lead, start, location)
    const kept = isFirst ? lead : await tables.leads.findByIdempotencyKey(key)
    return kept && tables.chats.ofLead(kept.id)
  }

  async function open(tables: Tables, lead: StoredLead, start: ChatStart, location: string) {
    const [id, at, leadId] = [randomUUIDv7(), lead.receivedAt, lead.id]
    const { variant, timeZone, page } = start
    await tables.chats.add({ id, leadId, variant, timeZone, location, page, startedAt: at })
    if (variant === 'B') {
      await tables.chats.addMessage(makeGreeting({ id, clearedUpTo: 0 }, { text: writeGreeting(variant, lead), at }))
    }
    const queue = (delivery: Delivery) => queueDelivery(tables.outbox, delivery, { messageDomain, createdAt: at })
    await queue({ kind: 'mail', template: 'new-user', leadId, chatId: id })
    if (deliveries.includes('webhook')) await queue({ kind: 'webhook', leadId })
  }

  async function makeLead({ leads }: Tables, { name, email, phone, company }: ChatStart): Promise<StoredLead> {
    const receivedAt = now()
    const earlier = await leads.findEarlier(identifyPerson({ email, phone }), receivedAt - day)
    return {
      name,
      email,
      phone,
      company,
      receivedAt,
      id: await drawLeadId(leads),
      source: 'chat',
      status: 'new',
      interestedModules: [],
      businessSize: null,
      message: '',
      suspicions: [],
      attribution: null,
      followsId: earlier?.id ?? null,
      answeredAt: null,
      phoneE164: null,
      callbackAt: null,
    }
  }

  /** Nothing to do for B, or when the first sending of the same beginning came this far. */
  async function greet(chat: StoredChat, start: ChatStart) {
    if (await storage.chats.findMessage(chat.id, nameGreeting(0))) return
    const text = await askWelcome(start, chat.location)
    await storage.chats.addMessage(makeGreeting({ id: chat.id, clearedUpTo: 0 }, { text, at: now() }))
  }

  async function askWelcome({ variant, name, company }: ChatStart, location: string) {
    const welcome = await inTime(assistant.welcome({ name, company, location }), longestWelcomeMs, wait).catch(
      (error: unknown) => {
        log.warn({ err: error }, 'the assistant has no welcome')
        return null
      },
    )
    return welcome?.trim() || writeGreeting(variant, { name, company })
  }

  return {
    async start(start, { address, idempotencyKey }) {
      const key = makeKey(start, idempotencyKey)
      const beginning = running.get(key) ?? begin(start, address, key).finally(() => running.delete(key))
      running.set(key, beginning)
      return beginning
    },

    async resume(link) {
      const chatId = readTalkLink(secret, link, now())
      const chat = chatId === null ? null : await storage.chats.find(chatId)
      const lead = chat && chat.erasedAt === null ? await storage.leads.find(chat.leadId) : null
      if (!chat || !lead) throw new Refusal('not-found')
      const messages = (await storage.chats.messages(chat.id, chat.clearedUpTo)).filter((message) => !isNotice(message))
      const { name, email, phone, company } = lead
      const session = { id: chat.id, token: signSession(secret, chat.id), location: chat.location }
      return { ...session, messages: messages.map(toChatMessage), name, email, phone, company }
    },
  }
}

/** The visitor's own words are part of it: nobody gets into a conversation by guessing a key. */
function makeKey(start: ChatStart, key: string | null): string {
  if (key === null) return `chat:${randomUUID()}`
  return `chat:${createHash('sha256')
    .update(JSON.stringify([key, start]))
    .digest('base64url')}`
}
