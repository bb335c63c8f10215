import { randomUUID } from 'node:crypto'
import { firstNameOf } from '#contract/first-name.ts'
import { languageOfTalk } from '#server/assistant/tell-language.ts'
import type { Member } from '#server/storage/desk-storage.ts'
import type { StoredChat, StoredMessage, Tables } from '#server/storage/storage.ts'
import type { Milliseconds } from '#server/clock.ts'
import type { PersonPart, Talk } from '#server/storage/talk-storage.ts'
import { waitingMs } from './desk-presence.ts'
import { isCourtesy } from './is-courtesy.ts'
import { promiseOf } from '#server/requests/promise.ts'
import type { Live } from './live.ts'
import { talk as talkWords } from '#content/talk.ts'
import type { Parts } from '#server/parts.ts'

/** What came of something a member did. `taken`: somebody else is there. `gone`: so is the conversation. */
export type TalkOutcome = 'done' | 'taken' | 'not-there' | 'gone'

/** The part of people in conversations. Everything happens on a conversation that is held: one order, one speaker. */
export type TalkService = {
  /** Whoever joins speaks, and the assistant is silent; whoever takes over speaks in another's place. */
  join(chatId: string, member: Member, options?: { readonly isTakeOver: boolean }): Promise<TalkOutcome>
  leave(chatId: string, member: Pick<Member, 'id'>): Promise<TalkOutcome>
  /** The visitor wants the assistant again. */
  sendBack(chatId: string): Promise<TalkOutcome>
  /** Keeps a message of whoever is there; sent again under its id it is the same one. */
  say(chatId: string, member: Member, said: { readonly id: string; readonly text: string }): Promise<TalkOutcome>
  /** Sends the assistant back where whoever is there left the visitor waiting since before `before`. */
  relieve(talk: Talk, before: Milliseconds): Promise<boolean>
}

type Needs = Pick<Parts, 'storage' | 'now'> & {
  readonly live: Live
  /** Has the assistant answer what the visitor wrote to somebody who is there no more. */
  readonly takeUp: (question: StoredMessage) => void
}

/** Why somebody is there no more, as the audit says it; empty for who went, or is no member any more. */
type Reason = 'silence' | 'visitor' | 'over' | ''

const bare = { sources: [], suggestions: [], handOff: null, intent: null } as const

/** People in conversations, over the tables of all instances; whoever listens is told of each change. */
export function createTalkService({ storage, live, now, takeUp }: Needs): TalkService {
  /** One unit of work on a conversation that nobody else changes meanwhile. */
  async function change(
    chatId: string,
    work: (tables: Tables, chat: StoredChat, talk: Talk | null) => Promise<TalkOutcome>,
  ): Promise<TalkOutcome> {
    const outcome = await storage.together(async (tables) => {
      const chat = await tables.chats.hold(chatId)
      if (!chat || chat.erasedAt !== null) return 'gone'
      return work(tables, chat, await tables.talks.find(chatId))
    })
    if (outcome === 'done') await live.tell({ kind: 'changed', chatId })
    return outcome
  }

  /** That somebody came or went stands in the conversation, in the order of everything else. */
  async function note({ chats }: Tables, chatId: string, part: PersonPart, at = now()) {
    const event = { id: `${randomUUID()}.${part.event}`, chatId, text: '', at, answers: null }
    await chats.addMessage({ ...bare, ...event, sender: 'person', person: part })
  }

  /** What the visitor wrote to whoever is gone, and is answered after this. */
  async function comeBack(tables: Tables, chat: StoredChat, name: string, isFromSilence: boolean) {
    const messages = await tables.chats.messages(chat.id, chat.clearedUpTo)
    const open = findOpen(messages, name)
    const last = lastAsked(messages)
    await owe(tables, chat, open)
    const language = languageOfTalk(messages, chat.language)
    const words = talkWords[language]
    await tables.chats.addMessage({
      ...bare,
      id: `${randomUUID()}.back`,
      chatId: chat.id,
      sender: 'agent',
      text: [
        isFromSilence ? words.backFromSilence(name) : words.back(name),
        ...(open.length > 0 ? [words.takeUp] : []),
      ].join(' '),
      at: now(),
      language,
      // A message of the assistant that answers nothing is a greeting; what is open has its answer still to come.
      answers: open.at(-1)?.id === last ? (messages[0]?.id ?? '') : last,
    })
    return open.slice(-mostTakenUp)
  }

  /** A greeting keeps no promise: what was asked behind the last word of ours is owed an answer, from then on. */
  async function owe({ promises, deskLeads }: Tables, { leadId }: StoredChat, open: readonly StoredMessage[]) {
    const [first, last] = [open[0], open.at(-1)]
    const lead = first && (await deskLeads.find(leadId))
    // Answered by a letter meanwhile, it is owed nothing.
    if (!lead || !last || lead.dueAt !== null || (lead.answeredAt ?? 0) > last.at) return
    await promises.make(promiseOf(leadId, 'person', first.at))
  }

  /** Whoever is there goes, where there is a reason, and the assistant goes on with what is open. */
  async function give(
    chatId: string,
    findReason: (tables: Tables, talk: Talk, memberId: string) => Reason | null | Promise<Reason | null>,
  ): Promise<TalkOutcome> {
    let open: readonly StoredMessage[] = []
    const outcome = await change(chatId, async (tables, chat, talk) => {
      if (!talk?.member) return 'not-there'
      // Somebody may have written, or another instance been here, since it was looked at.
      const why = await findReason(tables, talk, talk.member.id)
      if (why === null) return 'not-there'
      const at = await dismiss(tables, chat, talk.member, why)
      if (why !== 'visitor' && (await isStillWaitedFor(tables, chat, talk))) await tables.talks.waitAgain(chat.id, at)
      open = await comeBack(tables, chat, talk.member.name, why === 'silence')
      return 'done'
    })
    if (outcome === 'done') for (const question of open) takeUp(question)
    return outcome
  }

  async function dismiss(tables: Tables, chat: StoredChat, { id, name }: NonNullable<Talk['member']>, why: Reason) {
    const at = now()
    await tables.talks.leave(chat.id)
    await note(tables, chat.id, { event: 'left', memberId: id, name }, at)
    await tables.audit.add({ at, memberId: id, action: 'leave', subject: chat.leadId, detail: why })
    return at
  }

  /** Somebody came within the time in which a visitor is waited for, and went without a word: nobody has answered. */
  async function isStillWaitedFor({ deskLeads }: Tables, { leadId, handedOffAt }: StoredChat, talk: Talk) {
    const { joinedAt, answeredAt, tookMs, saidAt } = talk
    if (joinedAt === null || saidAt >= joinedAt) return false
    const cameAfter = answeredAt === joinedAt ? tookMs : handedOffAt && joinedAt - handedOffAt
    if (cameAfter === null || cameAfter > waitingMs) return false
    return (await deskLeads.find(leadId))?.dueAt !== null
  }

  /** Words of a person keep what was promised; who answers what nobody has takes it. */
  async function answer({ leads, deskLeads }: Tables, leadId: string, { id }: Member) {
    const lead = await deskLeads.find(leadId)
    if (!lead || lead.dueAt === null) return
    await leads.setStatus(leadId, 'answered', now())
    await deskLeads.own(leadId, { from: null, to: id, at: now() })
  }

  return {
    join: (chatId, member, { isTakeOver } = { isTakeOver: false }) =>
      change(chatId, async (tables, chat, talk) => {
        if (talk?.member?.id === member.id) return 'done'
        if (talk?.member && !isTakeOver) return 'taken'
        if (talk?.member) await dismiss(tables, chat, talk.member, 'over')
        const name = firstNameOf(member)
        await tables.talks.join(chatId, { id: member.id, name }, now())
        await note(tables, chatId, { event: 'joined', memberId: member.id, name })
        await tables.audit.add({ at: now(), memberId: member.id, action: 'join', subject: chat.leadId })
        return 'done'
      }),

    async leave(chatId, { id }) {
      const outcome = await give(chatId, (_tables, _talk, memberId) => (memberId === id ? '' : null))
      // Who is not there has gone before, or was taken over from.
      return outcome === 'not-there' ? 'done' : outcome
    },

    sendBack: (chatId) => give(chatId, () => 'visitor'),

    say: (chatId, member, { id, text }) =>
      change(chatId, async (tables, chat, talk) => {
        if (await tables.chats.findMessage(chatId, `${id}.person`)) return 'done'
        if (!talk?.member) return 'not-there'
        if (talk.member.id !== member.id) return 'taken'
        const { name } = talk.member
        const person = { event: 'said', memberId: member.id, name } as const
        const said = { ...bare, id: `${id}.person`, chatId, text: text.toWellFormed(), at: now(), answers: null }
        const kept = await tables.chats.addMessage({ ...said, sender: 'person', person })
        if (kept) {
          await tables.talks.say(chatId, kept.number, kept.at)
          await answer(tables, chat.leadId, member)
        }
        return 'done'
      }),

    async relieve({ chatId }, before) {
      const outcome = await give(chatId, async ({ members }, { waitsSince }, memberId) => {
        if (waitsSince !== null && waitsSince <= before) return 'silence'
        return (await members.list()).some(({ id }) => id === memberId) ? null : ''
      })
      return outcome === 'done'
    },
  }
}

const lastAsked = (messages: readonly StoredMessage[]) =>
  (messages.findLast(({ sender }) => sender === 'user') ?? messages[0])?.id ?? ''

/** So many messages that somebody left unanswered are taken up, the latest. */
const mostTakenUp = 3

/** What the visitor asked one of us behind the last word of ours. */
function findOpen(messages: readonly StoredMessage[], name: string): readonly StoredMessage[] {
  const last = messages.findLastIndex(({ person }) => person?.event === 'said')
  // What an earlier return of the assistant has taken up is answered.
  const taken = new Set(messages.map(({ answers }) => answers))
  return messages
    .slice(last + 1)
    .filter(({ id, isForPerson, text }) => isForPerson && !taken.has(id) && !isCourtesy(text, name))
}
