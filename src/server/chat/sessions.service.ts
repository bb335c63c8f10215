import { hash, randomUUID } from 'node:crypto'
import type { Language } from '#content/languages.ts'
import type { ChatResumed, ChatStart, ChatStarted } from '#contract/chat.ts'
import { guessRegion } from '#contract/location.ts'
import { dialFrom } from '#contract/phone-number.ts'
import type { Place } from '#contract/place.ts'
import type { Assistant } from '#server/assistant/assistant.ts'
import { Refusal } from '#server/errors.ts'
import { queueDelivery } from '#server/outbox/deliveries.ts'
import { createLetterBrake } from '#server/outbox/letter-brake.ts'
import { namePlace } from '#server/location/place-names.ts'
import type { Locator } from '#server/location/locator.ts'
import { makeOrderedId } from '#server/ids/ordered-id.ts'
import { dayMs, inTime } from '#server/clock.ts'
import { identifyPerson } from '#server/storage/person.ts'
import { drawLeadId } from '#server/ids/reference.ts'
import type { Delivery } from '#server/storage/outbox-storage.ts'
import type { StoredChat, Tables } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { readLink } from '#server/secret/signed-links.ts'
import type { ChatCounts } from './counts.ts'
import { makeGreeting, nameGreeting, writeGreeting } from './greeting.ts'
import { isNotice } from '#server/storage/talk-storage.ts'
import { signSession } from './session-token.ts'
import { toChatMessage } from '#server/talks/to-chat-message.ts'
import type { Parts } from '#server/parts.ts'

type Caller = {
  readonly address: string
  readonly idempotencyKey: string | null
  /** Of the page on which the conversation begins. */
  readonly language: Language
}
/** A start form, by the page it was on. */
type Start = Omit<ChatStart, 'language'> & Pick<Caller, 'language'>
type Beginning = {
  readonly start: Start
  readonly location: Place
  readonly address: string
  readonly key: string
}

type Begun = { readonly leadId: string; readonly started: ChatStarted }

export type SessionService = {
  /** Begins a conversation: keeps the lead and tells sales before anybody is greeted (CHAT-2, CHAT-42). */
  start(start: ChatStart, caller: Caller): Promise<Begun>
  /** The conversation that a letter's link opens. Throws a Refusal when it opens none. */
  resume(link: string): Promise<ChatResumed>
}

type SessionNeeds = Pick<
  Parts,
  'secret' | 'storage' | 'deliveries' | 'messageDomain' | 'now' | 'wait' | 'nudge' | 'log'
> & {
  readonly assistant: Assistant
  readonly locator: Locator
  readonly counts: ChatCounts
}

/** A visitor waits no longer than this for a welcome; the usual words greet instead. */
const longestWelcomeMs = 8000
const longestSearchMs = 1500

export function createSessionService(needs: SessionNeeds): SessionService {
  const { storage, secret, assistant, locator, deliveries, messageDomain, counts, now, wait, nudge, log } = needs
  const brake = createLetterBrake(needs)
  /** Beginnings under way: the same one sent again waits for the first. */
  const running = new Map<string, Promise<Begun>>()

  async function begin(start: Start, address: string, key: string): Promise<Begun> {
    const known = await storage.leads.findByIdempotencyKey(key)
    const chat = known ? await storage.chats.ofLead(known.id) : await keepInPlace(start, address, key)
    // The visitor has cleared everything since: nobody goes on with that one.
    if (!chat || chat.erasedAt !== null) return begin(start, address, makeKey(start, null))
    await greet(chat, start)
    const messages = await storage.chats.messages(chat.id, chat.clearedUpTo)
    const started = {
      id: chat.id,
      token: signSession(secret, chat.id),
      welcome: messages[0]?.text ?? '',
      messages: messages.map(toChatMessage),
      location: chat.location,
    }
    return { leadId: chat.leadId, started }
  }

  async function keepInPlace(start: Start, address: string, key: string) {
    const location = await findLocation(address, start.timeZone)
    const chat = await storage.together((tables) => keep(tables, { start, location, address, key }))
    counts.countSession()
    nudge?.()
    return chat
  }

  async function findLocation(address: string, timeZone: string) {
    const found = await inTime(locator.locate(address, timeZone), longestSearchMs, wait)
    return found?.code ?? guessRegion(timeZone)
  }

  async function keep(tables: Tables, beginning: Beginning) {
    const { start, key } = beginning
    const lead = await makeLead(tables, start)
    const isFirst = await tables.leads.add(lead, { person: identifyPerson(lead), idempotencyKey: key })
    if (isFirst) await open(tables, lead, beginning)
    const kept = isFirst ? lead : await tables.leads.findByIdempotencyKey(key)
    return kept && tables.chats.ofLead(kept.id)
  }

  async function open(tables: Tables, lead: StoredLead, { start, location, address }: Beginning) {
    const [id, at, leadId] = [makeOrderedId(), lead.receivedAt, lead.id]
    const { variant, timeZone, page, language } = start
    await tables.chats.add({ id, leadId, variant, timeZone, location, page, language, startedAt: at })
    if (variant === 'B') {
      const text = writeGreeting(variant, lead, language)
      await tables.chats.addMessage(makeGreeting({ id, clearedUpTo: 0, language }, { text, at }))
    }
    const queue = (delivery: Delivery) => queueDelivery(tables.outbox, delivery, { messageDomain, createdAt: at })
    // Whoever comes back on the same day is known to sales, and what is said reaches them in the summary.
    const isNews = await brake.isFirstStart(tables, lead)
    const telling = await brake.weigh(tables, lead, address)
    if (isNews && telling === 'letter') await queue({ kind: 'mail', template: 'new-user', leadId, chatId: id })
    if (deliveries.includes('webhook')) await queue({ kind: 'webhook', leadId })
  }

  async function makeLead({ leads }: Tables, start: Start): Promise<StoredLead> {
    const { name, email, phone, company, language, timeZone } = start
    const receivedAt = now()
    const earlier = await leads.findEarlier(identifyPerson({ email, phone }), receivedAt - dayMs)
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
      phoneE164: dialFrom(phone, timeZone),
      callbackAt: null,
      language,
    }
  }

  /** Nothing to do for B, or when the first sending of the same beginning came this far. */
  async function greet(chat: StoredChat, start: Start) {
    if (await storage.chats.findMessage(chat.id, nameGreeting(0))) return
    const text = await askWelcome(start, chat.location)
    const { id, language } = chat
    await storage.chats.addMessage(makeGreeting({ id, clearedUpTo: 0, language }, { text, at: now() }))
  }

  async function askWelcome({ variant, name, company, language }: Start, location: Place) {
    const context = { name, company, location: namePlace(location) }
    const welcome = await inTime(assistant.welcome(context, language), longestWelcomeMs, wait).catch(
      (error: unknown) => {
        log.warn({ err: error }, 'the assistant has no welcome')
        return null
      },
    )
    return welcome?.trim() || writeGreeting(variant, { name, company }, language)
  }

  return {
    async start(form, { address, idempotencyKey, language }) {
      const start = { ...form, language }
      const key = makeKey(start, idempotencyKey)
      const beginning = running.get(key) ?? begin(start, address, key).finally(() => running.delete(key))
      running.set(key, beginning)
      return beginning
    },

    async resume(link) {
      const chatId = readLink(secret, 'talk-link', link, now())
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

/**
 * The visitor's own words are part of it: nobody gets into a conversation by guessing a key. Not the page and the time
 * zone, which may be others when a browser whose answer was lost begins again.
 */
function makeKey({ name, email, phone, company }: Start, key: string | null): string {
  if (key === null) return `chat:${randomUUID()}`
  return `chat:${hash('sha256', JSON.stringify([key, name, email, phone, company]), 'base64url')}`
}
