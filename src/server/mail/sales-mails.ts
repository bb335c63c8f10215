import { dialFrom } from '#contract/phone-number.ts'
import { kindOfRequest, readWanted } from '#contract/wanted.ts'
import { defaultLanguage } from '#content/languages.ts'
import { writeDemoCallback } from '#emails/DemoCallback.email.tsx'
import { writeDemoRequest } from '#emails/DemoRequest.email.tsx'
import { writeNewUser } from '#emails/NewUser.email.tsx'
import { writeRequest } from '#emails/Request.email.tsx'
import { writtenIn } from '#server/assistant/tell-language.ts'
import { makeReference } from '#server/ids/reference.ts'
import { sayChoices } from '#server/leads/form-words.ts'
import { namePlace } from '#server/location/place-names.ts'
import { gatherTold, listLive } from '#server/requests/asks.ts'
import { dueAtOf, listAbout, nextDue, requestWords, sayWish } from '#server/requests/describe.ts'
import { findSaidPlace } from '#server/requests/said-place.ts'
import type { Letter, OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import {
  findDeskLinks,
  findLeadThread,
  findThread,
  findWrittenIn,
  sayWhere,
  toThreadStart,
  type ChatOfLead,
  type LetterNeeds,
} from './lead-letter.ts'
import type { LeadDraft } from './mail.ts'

// Letters to sales about a lead. A second attempt writes the same letter again.

/** The letter to sales about one lead. */
export async function writeDemoRequestMail(
  lead: StoredLead,
  _message: OutboxMessage,
  needs: LetterNeeds,
): Promise<LeadDraft> {
  const { first, earlier } = await findLeadThread(lead, needs)
  const letter = await writeDemoRequest({
    ...lead,
    writes: await findWrittenIn(lead, needs),
    reference: makeReference(lead.id),
    ...sayChoices(lead),
    // After a chat this is still their first request for a demo; the chat stands among what came earlier.
    follows: first?.source === 'form' ? toThreadStart(first) : null,
    earlier,
    desk: await findDeskLinks(lead, needs),
  })
  return {
    ...letter,
    to: needs.mail.sales,
    inReplyTo: first ? await findThread(first, needs) : undefined,
    metadata: { type: 'demo_request' },
  }
}

/** The letter to sales about a wish for a call. It joins the one that told of the request. */
export async function writeDemoCallbackMail(
  lead: StoredLead,
  { delivery: { callbackAt } }: Letter<'demo-callback'>,
  needs: LetterNeeds,
): Promise<LeadDraft> {
  const { first, earlier } = await findLeadThread(lead, needs)
  const reference = makeReference(lead.id)
  // A request after a chat keeps a subject of its own, as its letter does.
  const thread = toThreadStart(first?.source === 'form' ? first : lead)
  const writes = await findWrittenIn(lead, needs)
  return {
    ...(await writeDemoCallback({ ...lead, writes, reference, callbackAt, thread, earlier })),
    to: needs.mail.sales,
    inReplyTo: await findThread(lead, needs),
    metadata: { type: 'demo_callback' },
  }
}

/** The letter to sales about somebody who begins to chat (MAIL-2). */
export async function writeNewUserMail(
  { lead, chat }: ChatOfLead,
  _message: OutboxMessage,
  needs: LetterNeeds,
): Promise<LeadDraft> {
  const { first, earlier } = await findLeadThread(lead, needs)
  const location = namePlace(chat.location)
  const letter = await writeNewUser({
    ...lead,
    writes: await findWrittenIn(lead, needs),
    location,
    page: chat.page,
    startedAt: chat.startedAt,
    publicUrl: needs.publicUrl,
    earlier,
    reference: makeReference(lead.id),
    follows: first && toThreadStart(first),
  })
  return {
    ...letter,
    to: needs.mail.sales,
    inReplyTo: first ? await findThread(first, needs) : undefined,
    metadata: { type: 'new_user_notification', location },
  }
}

/**
 * The letter to sales about what was asked for in a chat, with all that is known when it is written. It joins the one
 * that told of the chat; what is added later joins the first about the request.
 */
export async function writeRequestMail(
  { lead, chat }: ChatOfLead,
  { createdAt, delivery: { isAddition } }: Letter<'request'>,
  needs: LetterNeeds,
): Promise<LeadDraft | null> {
  const wishes = await needs.storage.wishes.ofLead(lead.id)
  const next = nextDue(wishes, createdAt)
  if (!next) return null
  const told = gatherTold(wishes)
  const { page, timeZone } = chat
  const messages = await needs.storage.chats.messages(chat.id, 0)
  const location = namePlace(chat.location)
  const letter = await writeRequest({
    ...lead,
    writes: writtenIn(messages, lead.language, lead.message),
    said: sayWhere(findSaidPlace(messages, wishes)),
    location,
    page,
    reference: makeReference(lead.id),
    publicUrl: needs.publicUrl,
    wishes: [...new Map(listLive(wishes).map((wish) => [wish.intent, wish])).values()].flatMap(
      ({ intent, text, at }) => {
        const kind = kindOfRequest(intent)
        const about = listAbout(readWanted(intent), requestWords[defaultLanguage])
        return kind ? [{ kind, what: sayWish(intent, defaultLanguage), about, words: text, at }] : []
      },
    ),
    told,
    toldE164: dialFrom(told.phone ?? '', timeZone),
    dueAt: dueAtOf(next),
    isAddition,
    earlier: (await findLeadThread(lead, needs)).earlier,
    desk: await findDeskLinks(lead, needs),
  })
  return {
    ...letter,
    to: needs.mail.sales,
    inReplyTo: await findThread(lead, needs, isAddition ? ['request'] : undefined),
    metadata: { type: 'chat_request', location },
  }
}
