import { sayChoices } from '#server/leads/form-words.ts'
import { toRequestJson } from '#server/requests/tell-others.ts'
import { namePlace } from '#server/location/place-names.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Conversation } from './conversation.ts'
import type { StoredWish } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'

/** A lead with what it asked for in its chat. */
export type AskingLead = StoredLead & { readonly wishes: readonly StoredWish[] }

/** A lead for other programs: times in ISO 8601, and what was said in the chat (DATA-7). */
export function toLeadJson({ wishes, ...lead }: AskingLead, conversation: Conversation | null) {
  return {
    ...lead,
    ...sayChoices(lead),
    reference: makeReference(lead.id),
    receivedAt: sayIso(lead.receivedAt),
    answeredAt: sayIso(lead.answeredAt),
    callbackAt: sayIso(lead.callbackAt),
    request: toRequestJson(wishes),
    conversation: conversation && toConversationJson(conversation),
  }
}

function toConversationJson({ chat, messages }: Conversation) {
  const { id, location, timeZone, page, startedAt, handedOffAt } = chat
  return {
    id,
    location: namePlace(location),
    timeZone,
    page,
    startedAt: sayIso(startedAt),
    handedOffAt: sayIso(handedOffAt),
    messages: messages.map((message) => ({
      id: message.id,
      sender: message.sender,
      ...(message.person && { name: message.person.name, event: message.person.event }),
      text: message.text,
      timestamp: sayIso(message.at),
    })),
  }
}

function sayIso(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}
