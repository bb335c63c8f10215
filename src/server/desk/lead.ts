import { defaultLanguage, nameLanguage } from '#content/languages.ts'
import { isNotice } from '#server/storage/talk-storage.ts'
import type { DeskMember, DeskMessage, WholeLead } from '#contract/desk.ts'
import { asks } from '#contract/intent.ts'
import { findOwnLink } from '#emails/own-links.ts'
import { gatherTold } from '#server/requests/asks.ts'
import { sayWish } from '#server/requests/describe.ts'
import type { DeskLead } from '#server/storage/desk-storage.ts'
import { identifyPerson } from '#server/storage/person.ts'
import { makeReference } from '#server/ids/reference.ts'
import { isLetter, type OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { Storage, StoredMessage } from '#server/storage/storage.ts'
import { waitingMs } from '#server/talks/desk-presence.ts'
import { languageOfLead } from './answers.ts'
import type { DeskParts } from './desk-parts.ts'
import { toLetterState } from './letters.ts'
import { reachOf } from './reach.ts'
import { isSuspect, quote, reasonsOf, speakers, statusOf, toBeside, toListRow, toNote } from './rows.ts'

/** Requests of the same person that are shown beside one. */
const mostOfPerson = 20

type Needs = Pick<DeskParts, 'storage' | 'publicUrl' | 'now'>

/** Everything of a lead that its page shows. */
export async function readLead(lead: DeskLead, team: readonly DeskMember[], needs: Needs): Promise<WholeLead> {
  const { storage, publicUrl, now } = needs
  const { id, name, company, country, kinds: wanted } = lead
  const chat = lead.source === 'chat' ? await storage.chats.ofLead(id) : null
  const isErased = lead.source === 'chat' && (chat === null || chat.erasedAt !== null)
  const messages = chat && !isErased ? await storage.chats.messages(chat.id, 0) : []
  const wishes = await storage.wishes.ofLead(id)
  const told = gatherTold(wishes)
  const letters = await storage.outbox.list({ leadId: id })
  const replies = await storage.leadTalk.replies(id)
  const besideOf = [...new Set(replies.map(({ leadId }) => leadId))].filter((leadId) => leadId !== id)
  const sent = [...letters, ...(await Promise.all(besideOf.map((leadId) => storage.outbox.list({ leadId })))).flat()]
  return {
    id,
    name,
    company,
    country,
    wanted,
    ...reachOf(lead, told.phone, chat?.timeZone ?? ''),
    words: quote(lead.firstWords),
    owner: team.find((member) => member.id === lead.ownerId) ?? null,
    reference: makeReference(id),
    status: statusOf(lead, now()),
    receivedAt: lead.receivedAt,
    askedAt: lead.askedAt,
    dueAt: lead.dueAt,
    answeredAt: lead.answeredAt,
    ownedAt: lead.ownedAt,
    lastAnswer: await findLastAnswer(lead, storage),
    language: languageOfLead(lead, messages),
    pageLanguage: nameLanguage(lead.language),
    message: lead.message === '' ? null : quote(lead.message),
    wishes: wishes.map(({ intent, text, at, told: { takenBack } }) => ({
      what: sayWish(intent, defaultLanguage),
      words: quote(text),
      at,
      takenBack: takenBack === undefined ? null : quote(takenBack),
    })),
    told: asks.flatMap((ask) => (told[ask] === undefined ? [] : [{ ask, text: told[ask] }])),
    interestedModules: lead.interestedModules,
    businessSize: lead.businessSize,
    callbackAt: lead.callbackAt,
    network: chat && chat.location !== lead.country ? chat.location : '',
    page: chat?.page ?? '',
    isSuspect: isSuspect(lead),
    reasons: reasonsOf(lead),
    chat: chat && !isErased ? { id: chat.id, isLive: await isLive(chat.id, needs) } : null,
    conversation:
      chat && !isErased
        ? messages.filter((message) => !isNotice(message)).map((message) => toDeskMessage(message, publicUrl))
        : null,
    isConversationErased: isErased,
    replies: replies.map((reply) => ({
      ...toNote(reply, team),
      state: stateOf(sent.find((letter) => isLetter(letter, 'desk-reply') && letter.delivery.replyId === reply.id)),
      about: reply.leadId === id ? null : makeReference(reply.leadId),
    })),
    beside: toBeside(lead, await storage.deskLeads.openOf([lead]), team),
    letters: letters.map((letter) => toLetterState(letter, team)),
    notes: (await storage.leadTalk.notes(id)).map((note) => toNote(note, team)),
    ...(await readPerson(lead, team, needs)),
  }
}

/** By whom, where somebody who was answered waits again. */
export async function findLastAnswer(lead: DeskLead, { leadTalk }: Pick<Storage, 'leadTalk'>) {
  const { email } = identifyPerson(lead)
  return lead.dueAt === null ? null : ((await leadTalk.lastAnswers([email])).get(email) ?? null)
}

/** One of us is there, or its visitor waits for one, as the inbox shows it. */
async function isLive(chatId: string, { storage, now }: Needs): Promise<boolean> {
  if ((await storage.talks.find(chatId))?.member) return true
  return (await storage.deskLeads.countWaiting(now() - waitingMs, chatId)) > 0
}

/** What else this person asked, and how much all of it is. */
async function readPerson(lead: DeskLead, team: readonly DeskMember[], { storage, now }: Needs) {
  const all = await storage.leads.ofPerson(identifyPerson(lead))
  const extent = { requests: all.length, conversations: 0, letters: 0, notes: 0 }
  for (const { id, source } of all) {
    if (source === 'chat' && (await storage.chats.ofLead(id))) extent.conversations += 1
    extent.letters += (await storage.outbox.list({ leadId: id })).length
    extent.notes += (await storage.leadTalk.notes(id)).length
  }
  const others = all.filter(({ id }) => id !== lead.id).slice(0, mostOfPerson)
  const rows = await Promise.all(others.map(({ id }) => storage.deskLeads.find(id)))
  return { extent, history: rows.flatMap((row) => (row ? [toListRow(row, team, now())] : [])) }
}

function toDeskMessage({ id, sender, text, at, sources, person }: StoredMessage, publicUrl: string): DeskMessage {
  return {
    id,
    by: speakers[sender],
    name: person?.name ?? '',
    quote: quote(text),
    at,
    sources: sources.flatMap(({ title, url }) => {
      const href = findOwnLink(url, publicUrl)
      return href === null ? [] : [{ title, href }]
    }),
  }
}

function stateOf(letter: OutboxMessage | undefined) {
  return letter?.status === 'waiting' && letter.attempts > 0 ? 'tried' : (letter?.status ?? null)
}
