import type { ChatEvents } from '#contract/chat.ts'
import { readWanted } from '#contract/wanted.ts'
import { conversation as conversationIn } from '#content/hand-off.ts'
import { defaultLanguage } from '#content/languages.ts'
import type { Assistant, Question } from '#server/assistant/assistant.ts'
import type { SpokenLanguage } from '#content/assistant.ts'
import { ownWords, tellLanguage } from '#server/assistant/tell-language.ts'
import { Refusal, toRefusal } from '#server/errors.ts'
import { dayMs, hourMs, inTime, minuteMs } from '#server/clock.ts'
import { namePlace } from '#server/location/place-names.ts'
import { createRateLimit } from '#server/rate-limit.ts'
import { isAnswer, isLive, isSaidBy } from '#server/requests/asks.ts'
import { asksNoted, readChange, readRefusal, readTold, splitAnswer } from '#server/requests/read-answer.ts'
import { placeWhereSaid } from '#server/requests/said-place.ts'
import { sayPaper } from '#server/requests/describe.ts'
import { promiseOf } from '#server/requests/promise.ts'
import type { Requests } from '#server/requests/requests.ts'
import { findStorageFailure } from '#server/storage/failure.ts'
import type { StoredChat, StoredMessage, StoredWish, Tables } from '#server/storage/storage.ts'
import { asksForPerson, wantsPerson } from './asks-for-person.ts'
import type { ChatCounts } from './counts.ts'
import { findUsual, writeEnd, writeHandOff, type DeskNow } from './hand-off.ts'
import { makeHistory } from './history.ts'
import { mostMessages } from './longest-talk.ts'
import type { DeskPresence } from '#server/talks/desk-presence.ts'
import type { Live } from '#server/talks/live.ts'
import type { Reply } from './reply.ts'
import type { Summaries } from './summaries.ts'
import { toReply } from '#server/talks/to-chat-message.ts'
import { lastSaid, type WantedBy } from './wanted-by.ts'
import type { Parts } from '#server/parts.ts'

const conversation = conversationIn[defaultLanguage]

type AnsweringNeeds = Pick<Parts, 'storage' | 'now' | 'wait' | 'nudge' | 'log'> & {
  readonly assistant: Assistant
  readonly summaries: Summaries
  readonly requests: Requests
  readonly wantedBy: WantedBy
  readonly counts: ChatCounts
  readonly live: Live
  readonly presence: DeskPresence
}

/** An assistant keeps to shorter limits of its own; this one only keeps a line from standing still for good. */
const longestAnswerMs = minuteMs

/** Of one conversation. */
const urgentLetters = { tries: 3, windowMs: hourMs }

/** A question with what was said before it. */
type Talk = {
  readonly chat: StoredChat
  readonly question: StoredMessage
  readonly messages: readonly StoredMessage[]
  readonly language: SpokenLanguage
}

/** What a message is to our requests, null where it is nothing; `rest` is what it asks beside that. */
type RequestPart =
  | { readonly kind: 'wish'; readonly wanted: string }
  | { readonly kind: 'refusal'; readonly rest: string }
  | { readonly kind: 'noted'; readonly rest: string }
  | { readonly kind: 'change'; readonly told: StoredWish['told']; readonly rest: string }
  | { readonly kind: 'answer'; readonly answer: string; readonly rest: string }

function readPart({ chat, question }: Talk, wanted: string | null, wishes: readonly StoredWish[]): RequestPart | null {
  // What leans on an answer that came meanwhile was not noted.
  const isNoted = wanted !== null && wishes.some((wish) => isSaidBy(wish, wanted))
  if (isNoted && !isAnswer(question, wanted, wishes)) return { kind: 'wish', wanted }
  const { text } = question
  const isOfTalk = wishes.some((wish) => wish.chatId === chat.id && isLive(wish))
  const refusal = isOfTalk ? readRefusal(text) : null
  if (refusal) return { kind: 'refusal', ...refusal }
  if (isOfTalk && asksNoted(text)) return { kind: 'noted', rest: '' }
  const isAsked = wishes.some(({ open }) => open !== null)
  // `Wait, you do not have my number: …`
  const isNumber = wanted !== null && isAnswer(question, wanted, wishes)
  const told = isOfTalk && !isAsked ? (isNumber ? readTold(text) : readChange(text)) : null
  if (told) return { kind: 'change', told, rest: '' }
  return isAsked ? { kind: 'answer', ...splitAnswer(text) } : null
}

/** So many messages before a question are read: more than an assistant hears of, or tells the language by. */
const mostRead = 60

/**
 * Answers a kept message of a visitor, keeps the answer, and finishes its reply; never rejects. `wanted`: what it wants,
 * where that was read when it was kept.
 */
export type AnswerMessage = (question: StoredMessage, reply: Reply, wanted?: string | null) => Promise<void>

export function createAnswering(needs: AnsweringNeeds): AnswerMessage {
  const { storage, assistant, summaries, requests, wantedBy, counts, live, presence } = needs
  const { now, wait, nudge, log } = needs

  const alarms = createRateLimit({ ...urgentLetters, now })

  async function makeReply(question: StoredMessage, reply: Reply, read?: string | null): Promise<StoredMessage> {
    const known = await storage.chats.findReply(question.chatId, question.id)
    if (known) return known
    const chat = await findChat(storage, question)
    const messages = await storage.chats.messages(chat.id, Math.max(chat.clearedUpTo, question.number - mostRead))
    const before = messages.filter(({ number }) => number < question.number)
    const wanted = read === undefined ? await wantedBy(question, lastSaid(before)) : read
    const talk = { chat, question, messages, language: languageOfQuestion(question, messages, chat.language) }
    if (question.number >= mostMessages - 1) return conclude(talk)
    if (wantsPerson(question.text, wanted)) return handOff(talk)
    return (await request(talk, wanted)) ?? ask(talk, reply)
  }

  /** What is asked of us, what is taken back, and what is answered to our questions; null for everything else. */
  async function request(talk: Talk, wanted: string | null) {
    const { chat, question, language } = talk
    const part = readPart(talk, wanted, await storage.wishes.ofLead(chat.leadId))
    if (part === null && wanted === null) return null
    const beside = await answerBeside(talk, part)
    const kept = await storage.together(async (tables) => {
      // Whoever else keeps something in this conversation waits, or was waited for and may have answered.
      await tables.chats.hold(chat.id)
      const known = await tables.chats.findReply(chat.id, question.id)
      if (known) return known
      const paper = wanted === null ? null : sayPaper(wanted, language)
      if (paper) return keep(tables, question, { text: paper, suggestions: [], sources: [], handOff: null, language })
      const said = await sayPart(tables, talk, part)
      const parts = part?.kind === 'refusal' ? [said?.text, beside?.text] : [beside?.text, said?.text]
      const text = parts.filter(Boolean).join('\n\n')
      return said && keep(tables, question, { ...said, text, sources: beside?.sources ?? [], handOff: null, language })
    })
    if (!kept) return null
    counts.countReply('requested')
    nudge?.()
    return kept
  }

  function sayPart(tables: Tables, { chat, question, language }: Talk, part: RequestPart | null) {
    if (part === null) return null
    if (part.kind === 'wish') return requests.confirm(tables, question, part.wanted, language)
    if (part.kind === 'refusal') return requests.takeBack(tables, question, language)
    if (part.kind === 'change') return requests.change(tables, chat, part.told, language)
    if (part.kind === 'noted') return requests.tellNoted(tables, chat, language)
    return requests.takeAnswer(tables, { ...question, text: part.answer }, language)
  }

  /** An answer to the questions beside it: who pressed a button may have written them in its place. */
  async function answerBeside(talk: Talk, part: RequestPart | null) {
    if (part?.kind === 'wish') return assistant.answerBeside(await toQuestion(talk))
    return !part?.rest ? null : hear({ ...(await toQuestion(talk)), text: part.rest }, () => undefined)
  }

  async function hear(asked: Question, say: Reply['say']) {
    const answer = await inTime(assistant.sendMessage(asked, say), longestAnswerMs, wait)
    if (!answer) throw new Refusal('overloaded')
    return answer
  }

  async function toQuestion({ chat, question, messages }: Talk): Promise<Question> {
    const lead = await storage.leads.find(chat.leadId)
    const topic = question.intent && readWanted(question.intent).topic
    return {
      text: question.text,
      context: { name: lead?.name ?? '', company: lead?.company ?? '', location: namePlace(chat.location) },
      history: makeHistory(messages, question),
      timeZone: chat.timeZone,
      pageLanguage: chat.language,
      ...(topic && { topic }),
    }
  }

  async function ask(talk: Talk, reply: Reply) {
    const { chat, question, language } = talk
    const answer = await hear(await toQuestion(talk), reply.say)
    if (reply.end()) throw new Refusal('overloaded')
    counts.countReply(answer.kind)
    const kept = await storage.together(async (tables) => {
      const reminder = await requests.remind(tables, chat, language)
      const { text, suggestions } = reminder ?? { text: '', suggestions: answer.suggestions }
      const said = { text: [answer.text, text].filter(Boolean).join('\n\n'), suggestions }
      return keep(tables, question, { ...said, sources: answer.sources, handOff: null, language: answer.language })
    })
    nudge?.()
    return kept
  }

  async function keep(
    tables: Tables,
    question: StoredMessage,
    said: Pick<StoredMessage, 'text' | 'sources' | 'suggestions' | 'handOff' | 'language'>,
  ): Promise<StoredMessage> {
    const { id, chatId } = question
    // Another server may have cleared it while the assistant spoke.
    await findChat(tables, question)
    // A message has one reply. No browser can make an id with a dot.
    const reply = { ...said, id: `${id}.reply`, chatId, sender: 'agent', at: now(), answers: id, intent: null } as const
    const kept = (await tables.chats.addMessage(reply)) ?? (await tables.chats.findReply(chatId, id))
    if (!kept) throw new Error('A reply is neither new nor known')
    return kept
  }

  /** Nothing more is answered here; sales has all of it, and the visitor knows how to go on. */
  async function conclude({ chat, question, messages, language }: Talk) {
    const visitor = placeWhereSaid(chat, messages, await storage.wishes.ofLead(chat.leadId))
    const said = { ...writeEnd(visitor, language), sources: [], suggestions: [] }
    const kept = await storage.together(async (tables) => {
      const reply = await keep(tables, question, said)
      await requests.leave(tables, chat)
      await summaries.queueDue(tables, chat.id)
      return reply
    })
    counts.countReply('handed-off')
    nudge?.()
    return kept
  }

  /** A person is asked for, so sales hears at once, in the same unit of work as the promise. */
  async function handOff({ chat, question, messages, language }: Talk) {
    const there = await findDesk()
    const visitor = placeWhereSaid(chat, messages, await storage.wishes.ofLead(chat.leadId))
    const { when, phone } = readTold(question.text)
    // Once, however often the unit of work below has to be done again.
    let mayRing: boolean | undefined
    const { text, handOff: given } = writeHandOff(visitor, now(), language, { desk: there, when, phone })
    const kept = await storage.together(async (tables) => {
      const reply = await keep(tables, question, { text, sources: [], suggestions: [], handOff: given, language })
      // Only now, because whoever else keeps something in this conversation has waited or is waited for.
      const isNews = await hasNews(tables, question)
      await tables.chats.markHandedOff(chat.id, now())
      await tables.promises.make(promiseOf(chat.leadId, 'person', now()))
      if (there) await tables.talks.call(chat.id, now())
      // Nobody hears the call, and the visitor is told so at once.
      if (there && !there.isSomebodyThere) await tables.talks.markMissed(chat.id, now())
      await requests.leave(tables, chat)
      // Whoever asks and asks may not ring the bell all day; what is left unsaid comes with the usual summary.
      if (isNews && (mayRing ??= alarms.take(chat.id) === 0))
        await summaries.queueDue(tables, chat.id, { isUrgent: true, memberIds: there?.away ?? [] })
      return reply
    })
    counts.countReply('handed-off')
    nudge?.()
    return kept
  }

  /** Who could come, who is away, and how long it took lately; null where there is no desk. */
  async function findDesk(): Promise<(DeskNow & { readonly away: readonly string[] }) | null> {
    const members = await storage.members.list()
    if (members.length === 0) return null
    const present = await presence.list()
    const away = members.map(({ id }) => id).filter((id) => !present.includes(id))
    const taken = await storage.talks.listTaken(now() - 30 * dayMs)
    return { isSomebodyThere: present.length > 0, usualMs: findUsual(taken), away }
  }

  /** One of us was there when it came: the assistant is silent. False where nobody has it any more. */
  async function leaveToPerson({ id, chatId }: StoredMessage, reply: Reply): Promise<boolean> {
    // Taken up since, because this person had gone.
    const known = await storage.chats.findReply(chatId, id)
    if (known) {
      finish(reply, known)
      return true
    }
    const talk = await storage.talks.find(chatId)
    // The process that was to take it up has died meanwhile.
    if (!talk?.member) return false
    reply.finish({ kind: 'kept', event: { name: talk.member.name } })
    return true
  }

  /** Whether sales does not know already that a person is asked for, and about what. */
  async function hasNews(tables: Tables, question: StoredMessage) {
    const { id, handedOffAt, summarisedUpTo } = await findChat(tables, question)
    if (handedOffAt === null) return true
    const since = await tables.chats.messages(id, summarisedUpTo)
    return since.some(
      (message) => message.sender === 'user' && message.number < question.number && !asksForPerson(message.text),
    )
  }

  return async (question, reply, wanted) => {
    try {
      if (question.isForPerson && (await leaveToPerson(question, reply))) return
      const kept = await makeReply(question, reply, wanted)
      await live.tell({ kind: 'changed', chatId: question.chatId })
      finish(reply, kept)
    } catch (error) {
      const reason = findStorageFailure(error)
      if (toRefusal(error).status >= 500) log.error({ err: error, reason }, 'a reply was lost; it can be asked again')
      loseReply(reply, error)
    }
  }
}

function finish(reply: Reply, kept: StoredMessage): void {
  // Nothing for an assistant that said all of it; the whole of what had been kept before, or of a hand-off.
  if (kept.text.startsWith(reply.text())) reply.say(kept.text.slice(reply.text().length))
  reply.finish({ kind: 'done', event: toReply(kept) })
}

function languageOfQuestion(
  question: StoredMessage,
  messages: readonly StoredMessage[],
  page: SpokenLanguage,
): SpokenLanguage {
  const said = messages.filter(({ sender, number }) => sender === 'user' && number < question.number)
  const own = said.map((message) => ownWords(message, page))
  return tellLanguage(ownWords(question, page), own, page)
}

/** Throws a Refusal when the question has been cleared, or the whole conversation erased. */
async function findChat({ chats }: Pick<Tables, 'chats'>, { chatId, number }: StoredMessage): Promise<StoredChat> {
  const chat = await chats.find(chatId)
  if (!chat || chat.erasedAt !== null || number <= chat.clearedUpTo) throw new Refusal('not-found')
  return chat
}

/** Ends a reply that will not come. */
export function loseReply(reply: Reply, error: unknown): void {
  const { problem: code } = toRefusal(error)
  reply.finish({ kind: 'failed', event: { code, message: conversation.replyLost } satisfies ChatEvents['failed'] })
}
