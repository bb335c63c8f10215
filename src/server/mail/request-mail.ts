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
import { findDeskLinks } from './desk-links.ts'
import { findLeadThread, findThread, type ChatOfLead, type LetterNeeds } from './lead-thread.ts'
import type { Mail } from './mail.ts'
import { addressToSales } from './to-sales.ts'
import { sayWhere } from './say-where.ts'

/**
 * The letter to sales about what was asked for in a chat, with all that is known when it is written. It joins the one
 * that told of the chat; what is added later joins the first about the request.
 */
export async function writeRequestMail(
  { lead, chat }: ChatOfLead,
  message: Letter<'request'>,
  needs: LetterNeeds,
): Promise<Mail | null> {
  const { isAddition } = message.delivery
  const wishes = await needs.storage.wishes.ofLead(lead.id)
  const next = nextDue(wishes, message.createdAt)
  if (!next) return null
  const told = gatherTold(wishes)
  const { page, timeZone } = chat
  const messages = await needs.storage.chats.messages(chat.id, 0)
  const location = namePlace(chat.location)
  const reference = makeReference(lead.id)
  const inReplyTo = await findThread(lead, needs, isAddition ? ['request'] : undefined)
  const letter = await writeRequest({
    ...lead,
    writes: writtenIn(messages, lead.language, lead.message),
    said: sayWhere(findSaidPlace(messages, wishes)),
    location,
    page,
    reference,
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
  return addressToSales(letter, { lead, message, inReplyTo, metadata: { type: 'chat_request', location } }, needs)
}
