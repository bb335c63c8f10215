import type { SpokenLanguage } from '#content/assistant.ts'
import { defaultLanguage, nameLanguage } from '#content/languages.ts'
import { languageOfTalk } from '#server/assistant/tell-language.ts'
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
import type { DeskParts } from './desk-parts.ts'
import { toLetterState } from './letters.ts'
import { reachOf } from './reach.ts'
import { isSuspect, quote, reasonsOf, speakers, statusOf, toBeside, toListRow, toNote } from './rows.ts'

/** Requests of the same person that are shown beside one. */
const mostOfPerson = 20

type Needs = Pick<DeskParts, 'storage' | 'publicUrl' | 'now'>

/** What was said in the chat of a lead: `talk` is it as long as it is kept. */
async function findTalk({ id, source }: DeskLead, { chats }: Storage) {
  const chat = source === 'chat' ? await chats.ofLead(id) : null
  const talk = chat?.erasedAt === null ? chat : null
  return { chat, talk, messages: talk ? await chats.messages(talk.id, 0) : [] }
}

/** The language its person writes: told from the words in the chat, or those of the form. */
export async function readLanguage(lead: DeskLead, storage: Storage): Promise<SpokenLanguage> {
  const { messages } = await findTalk(lead, storage)
  return languageOfTalk(messages, lead.language, lead.message)
}

/** Everything of a lead that its page shows. */
export async function readLead(lead: DeskLead, team: readonly DeskMember[], needs: Needs) {
  const { storage, publicUrl, now } = needs
  const { id, name, company, country, kinds: wanted } = lead
  const { chat, talk, messages } = await findTalk(lead, storage)
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
    language: languageOfTalk(messages, lead.language, lead.message),
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
    chat: talk && { id: talk.id, isLive: await isLive(talk.id, needs) },
    conversation:
      talk && messages.filter((message) => !isNotice(message)).map((message) => toDeskMessage(message, publicUrl)),
    isConversationErased: lead.source === 'chat' && talk === null,
    replies: replies.map((reply) => ({
      ...toNote(reply, team),
      state: stateOf(reply.id, sent),
      about: reply.leadId === id ? null : makeReference(reply.leadId),
    })),
    beside: toBeside(lead, await storage.deskLeads.openOf([lead]), team),
    letters: letters.map((letter) => toLetterState(letter, team)),
    notes: (await storage.leadTalk.notes(id)).map((note) => toNote(note, team)),
    ...(await readPerson(lead, team, needs)),
  } satisfies WholeLead
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

/** What became of an answer, by its letter. */
function stateOf(replyId: string, letters: readonly OutboxMessage[]) {
  const letter = letters.find((one) => isLetter(one, 'desk-reply') && one.delivery.replyId === replyId)
  return letter?.status === 'waiting' && letter.attempts > 0 ? 'tried' : (letter?.status ?? null)
}
