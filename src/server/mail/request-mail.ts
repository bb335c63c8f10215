import { defaultLanguage } from '#content/languages.ts'
import { writeRequest } from '#emails/Request.email.tsx'
import { dialFrom } from '#contract/phone-number.ts'
import { kindOfRequest, readWanted } from '#contract/wanted.ts'
import { writtenIn } from '#server/assistant/tell-language.ts'
import { gatherTold, listLive } from '#server/requests/asks.ts'
import { dueAtOf, listAbout, requestWords, nextDue, sayWish } from '#server/requests/describe.ts'
import { namePlace } from '#server/location/place-names.ts'
import { findSaidPlace } from '#server/requests/said-place.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Letter } from '#server/storage/outbox-storage.ts'
import {
  findDeskLinks,
  findLeadThread,
  findThread,
  sayWhere,
  type ChatOfLead,
  type LetterNeeds,
} from './lead-letter.ts'
import type { LeadDraft } from './mail.ts'

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
    replyTo: { name: lead.name, address: lead.email },
    inReplyTo: await findThread(lead, needs, isAddition ? ['request'] : undefined),
    metadata: { type: 'chat_request', location },
  }
}
