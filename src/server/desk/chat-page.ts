import { randomUUID } from 'node:crypto'
import type { ChatProblem, DeskChat, DeskEntry, DeskMember, DeskSuggestion } from '#contract/desk.ts'
import type { DeskChatView } from '#contract/desk-view.ts'
import { nameLanguage } from '#content/languages.ts'
import type { Assistant } from '#server/assistant/assistant.ts'
import { wantsPerson } from '#server/chat/asks-for-person.ts'
import { makeHistory } from '#server/chat/history.ts'
import { isNotice } from '#server/storage/talk-storage.ts'
import { inTime } from '#server/clock.ts'
import { Refusal } from '#server/errors.ts'
import type { Member } from '#server/storage/desk-storage.ts'
import { gatherTold } from '#server/requests/asks.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { StoredChat, StoredMessage } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { waitingMs } from '#server/talks/desk-presence.ts'
import type { Talk } from '#server/storage/talk-storage.ts'
import { namePlace } from '#server/location/place-names.ts'
import { writtenIn } from '#server/assistant/tell-language.ts'
import type { ReadFrame } from './frame.ts'
import { findLastAnswer } from './lead.ts'
import { reachOf } from './reach.ts'
import { speakers, toBeside, toNote } from './rows.ts'
import type { Team } from './team.ts'
import type { Parts } from '#server/parts.ts'

/** A page that is open writes it down this often; one that has not for twice as long is closed. */
export const lookMs = 20_000
/** As long as the visitor's stream may be silent about itself. */
export const openMs = 30_000
/** A page waits no longer than this for the assistant's draft. */
const longestDraftMs = 2_500
/** So many others are named who wait. */
const mostWaiting = 5

export type ChatPages = {
  /** Throws a Refusal when there is no such conversation. */
  read(
    chatId: string,
    member: Member,
    typed?: { readonly text: string; readonly problem: ChatProblem },
  ): Promise<DeskChatView>
}

type Needs = Pick<Parts, 'storage' | 'now' | 'wait'> & {
  readonly assistant: Assistant
  readonly team: Team
  readonly readFrame: ReadFrame
}

/** Everything on the page of one conversation. */
export function createChatPages({ storage, assistant, team, readFrame, now, wait }: Needs): ChatPages {
  /** Drafts by the message they answer: a page that is read again asks nobody again. */
  const drafts = new Map<string, Promise<DeskSuggestion | null>>()

  function draft(chat: StoredChat, lead: StoredLead, messages: readonly StoredMessage[]) {
    const question = messages.findLast((message) => message.sender !== 'agent' && !isNotice(message))
    // A colleague has said something to it already, or is what was asked for.
    if (question?.sender !== 'user' || wantsPerson(question.text, question.intent)) return Promise.resolve(null)
    const key = `${chat.id} ${question.number}`
    const known = drafts.get(key)
    if (known) return known
    if (drafts.size > 500) drafts.clear()
    const made = ask(chat, lead, messages, question).catch(() => null)
    drafts.set(key, made)
    return made
  }

  async function ask(
    chat: StoredChat,
    lead: StoredLead,
    messages: readonly StoredMessage[],
    question: StoredMessage,
  ): Promise<DeskSuggestion | null> {
    const context = { name: lead.name, company: lead.company, location: namePlace(chat.location) }
    const history = makeHistory(messages, question)
    const asked = { text: question.text, context, history, timeZone: chat.timeZone }
    const answer = await assistant.sendMessage(asked, () => undefined)
    // That it does not know is nothing for a colleague to send.
    return answer.kind !== 'answered' || answer.text.trim() === ''
      ? null
      : { text: answer.text, sources: answer.sources.map(toSource) }
  }

  async function readChat(chat: StoredChat, lead: StoredLead, member: Member): Promise<DeskChat> {
    const [messages, talk] = [await storage.chats.messages(chat.id, 0), await storage.talks.find(chat.id)]
    const writes = writtenIn(messages, chat.language)
    const everybody = await team.list()
    const known = await storage.deskLeads.find(lead.id)
    const find = (id: string) => everybody.find((one) => one.id === id)
    const looking = await storage.talks.listLooking(chat.id, now() - 2 * lookMs)
    const speaker = talk?.member ? (find(talk.member.id) ?? { ...talk.member, place: 0 }) : null
    return {
      id: chat.id,
      leadId: lead.id,
      reference: makeReference(lead.id),
      name: lead.name,
      company: lead.company,
      ...reachOf(lead, gatherTold(await storage.wishes.ofLead(lead.id)).phone, chat.timeZone),
      location: placeOf(known?.country ?? '', chat.location),
      network: known?.country && known.country !== chat.location ? chat.location : '',
      timeZone: chat.timeZone,
      page: chat.page,
      language: writes === null ? '' : nameLanguage(writes),
      pageLanguage: nameLanguage(chat.language),
      entries: messages.map((message) => toEntry(message, talk, member)),
      // Left by a colleague, they wait anew; that is not when they asked.
      calledAt: talk?.calledAt && talk.calledAt === talk.missedAt ? chat.handedOffAt : (talk?.calledAt ?? null),
      speaker: speaker && { member: speaker, since: talk?.joinedAt ?? now() },
      lookers: looking
        .filter((id) => id !== member.id && id !== talk?.member?.id)
        .map(find)
        .filter((one): one is DeskMember => one !== undefined),
      isOpen: talk !== null && talk.visitorAt > now() - openMs,
      isErased: chat.erasedAt !== null,
    }
  }

  async function readOwned(id: string) {
    const [everybody, known] = [await team.list(), await storage.deskLeads.find(id)]
    const notes = await storage.leadTalk.notes(id)
    const beside = known ? toBeside(known, await storage.deskLeads.openOf([known]), everybody) : []
    return {
      id,
      owner: everybody.find((one) => one.id === known?.ownerId) ?? null,
      ownedAt: known?.ownedAt ?? null,
      lastAnswer: known && (await findLastAnswer(known, storage)),
      beside,
      notes: notes.map((note) => toNote(note, everybody)),
    }
  }

  async function listWaiting(but: string) {
    const first = await storage.deskLeads.waiting(now() - waitingMs, mostWaiting + 1)
    const others = first.filter(({ chatId }) => chatId !== but)
    const waiting = others.slice(0, mostWaiting).map(async ({ chatId, since, lead }) => {
      const chat = await storage.chats.find(chatId)
      return { chatId, name: lead.name, since, location: placeOf(lead.country, chat?.location ?? '') }
    })
    return Promise.all(waiting)
  }

  return {
    async read(chatId, member, typed) {
      const chat = await storage.chats.find(chatId)
      const lead = chat && (await storage.leads.find(chat.leadId))
      if (!chat || !lead) throw new Refusal('not-found')
      const shown = await readChat(chat, lead, member)
      const isMine = shown.speaker?.member.id === member.id
      const messages = isMine ? await storage.chats.messages(chat.id, chat.clearedUpTo) : []
      return {
        kind: 'chat',
        frame: await readFrame(member),
        chat: shown,
        suggestion: isMine ? await inTime(draft(chat, lead, messages), longestDraftMs, wait) : null,
        text: typed?.text ?? '',
        lead: await readOwned(lead.id),
        team: await team.list(),
        note: { id: randomUUID(), text: '' },
        messageId: randomUUID(),
        problem: typed?.problem ?? null,
        waiting: await listWaiting(chatId),
      }
    },
  }
}

/** As in the inbox: the country of the telephone where one is known, else what the address tells. */
const placeOf = (country: string, location: string) => country || location

function toEntry(message: StoredMessage, talk: Talk | null, { id: reader }: Member): DeskEntry {
  const { id, number, sender, text, at, sources, person } = message
  return {
    id,
    number,
    by: speakers[sender],
    name: person?.name ?? '',
    event: person?.event ?? 'said',
    isMine: person?.memberId === reader,
    text,
    at,
    sources: sources.map(toSource),
    isSeen: (talk?.visitorSaw ?? 0) >= number,
  }
}

const toSource = ({ title, url }: { readonly title: string; readonly url: string }) => ({ title, href: url })
