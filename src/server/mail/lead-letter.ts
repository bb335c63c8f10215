import type { DeskLinks } from '#emails/desk-links.ts'
import type { Earlier, LetterPerson } from '#emails/person-details.ts'
import type { ThreadStart } from '#emails/thread.ts'
import { writtenIn } from '#server/assistant/tell-language.ts'
import type { Config } from '#server/config.ts'
import { makeReference } from '#server/ids/reference.ts'
import { namePlace } from '#server/location/place-names.ts'
import type { SaidPlace } from '#server/assistant/embedded/said-place.ts'
import { isSamePerson } from '#server/storage/person.ts'
import { isLetter, type Letter, type MailTemplate } from '#server/storage/outbox-storage.ts'
import type { Storage, StoredChat } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import type { Parts } from '#server/parts.ts'
import { signLink } from '#server/secret/signed-links.ts'

/** What those need who write letters about a lead. */
export type LetterNeeds = Pick<Config, 'mail' | 'publicUrl'> & Pick<Parts, 'secret' | 'storage'>

export type ChatOfLead = { readonly lead: StoredLead; readonly chat: StoredChat }

/** What a letter about a lead goes back to. */
type LeadThread = {
  /** The first lead of the same person within a day, if this is not it. */
  readonly first: StoredLead | null
  readonly earlier: Earlier
}

/**
 * What the same person asked before this lead: as numbers, without a way to it. The letter is answered, and whoever
 * answers it quotes it to somebody of whom we know no more than an address.
 */
export async function findLeadThread(lead: StoredLead, { storage }: LetterNeeds): Promise<LeadThread> {
  const { leads } = storage
  const followed = lead.followsId === null ? null : await leads.find(lead.followsId)
  // Requests kept by an earlier version may follow one that has only the telephone number in common.
  const isTheirs = followed !== null && isSamePerson(followed, lead)
  return {
    first: isTheirs && followed.status !== 'quarantined' ? followed : null,
    earlier: await leads.countRelated(lead, lead.receivedAt),
  }
}

/** The letter to sales that began with a lead, as it was called. */
export function toThreadStart({ source, name, company }: StoredLead): ThreadStart {
  return { kind: source === 'form' ? 'demo-request' : 'new-user', name, company }
}

export type LetterList = { readonly storage: { readonly outbox: Pick<Storage['outbox'], 'list'> } }

/** Our letters of these kinds about a lead, in their order. */
export async function listLetters<Template extends MailTemplate>(
  { id }: Pick<StoredLead, 'id'>,
  templates: readonly Template[],
  { storage }: LetterList,
): Promise<readonly Letter<Template>[]> {
  const messages = await storage.outbox.list({ leadId: id })
  return messages.filter((message) => isLetter(message, ...templates))
}

/** The Message-ID of the first of them, which the next one joins: of the letter that told sales of the lead, if no kind is named. */
export async function findThread(
  lead: StoredLead,
  needs: LetterList,
  templates: readonly MailTemplate[] = ['demo-request', 'new-user'],
): Promise<string | undefined> {
  const [first] = await listLetters(lead, templates, needs)
  return first?.messageId
}

/** In which language the person behind a lead writes, by the words of the form or of the chat so far. */
export async function findWrittenIn(
  { id, source, language, message }: StoredLead,
  { storage: { chats } }: LetterNeeds,
): Promise<LetterPerson['writes']> {
  const chat = source === 'chat' ? await chats.ofLead(id) : null
  return writtenIn(chat ? await chats.messages(chat.id, 0) : [], language, message)
}

/** `Goma, Congo - Kinshasa`: as it was written, with the country that it lies in. */
export function sayWhere(said: SaidPlace | null): string | null {
  const country = said?.country ? namePlace(said.country) : ''
  return said && [said.text, ...(country && !said.text.includes(country) ? [country] : [])].join(', ')
}

/** The ways from a letter to the desk; null where there is none. */
export async function findDeskLinks(lead: StoredLead, needs: LetterNeeds): Promise<DeskLinks> {
  return (await needs.storage.members.count()) === 0 ? null : makeDeskLinks(lead, needs)
}

/** Counted from the lead and not from the letter, so that one that is written twice says the same twice. */
function makeDeskLinks({ id, receivedAt }: StoredLead, { secret, publicUrl }: LetterNeeds) {
  return {
    lead: `${publicUrl}/desk/leads/${id}`,
    mark: `${publicUrl}/answered/${signLink(secret, 'answered', id, receivedAt)}`,
  }
}

/** What every letter to a member says of whoever is behind a lead, with the ways to it at the desk. */
export async function describePerson(lead: StoredLead, needs: LetterNeeds) {
  const { id, name, email, phone, company, phoneE164, language } = lead
  const writes = await findWrittenIn(lead, needs)
  const links = makeDeskLinks(lead, needs)
  return { name, email, phone, company, phoneE164, writes, language, reference: makeReference(id), links }
}
