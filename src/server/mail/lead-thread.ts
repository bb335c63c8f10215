import type { Earlier } from '#emails/person-details.ts'
import type { ThreadStart } from '#emails/thread.ts'
import type { Config } from '#server/config.ts'
import { identifyPerson } from '#server/storage/person.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import type { Secret } from '#server/secret/secret.ts'

/** What those need who write letters about a lead. */
export type LetterNeeds = Pick<Config, 'mail' | 'publicUrl'> & {
  readonly storage: Pick<
    Storage,
    'leads' | 'outbox' | 'chats' | 'wishes' | 'members' | 'promises' | 'deskLeads' | 'leadTalk'
  >
  /** Signs what stands in links. */
  readonly secret: Secret
}

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
  const isTheirs = followed !== null && identifyPerson(followed).email === identifyPerson(lead).email
  return {
    first: isTheirs && followed.status !== 'quarantined' ? followed : null,
    earlier: await leads.countRelated(lead, lead.receivedAt),
  }
}

/** The letter to sales that began with a lead, as it was called. */
export function toThreadStart({ source, name, company }: StoredLead): ThreadStart {
  return { kind: source === 'form' ? 'demo-request' : 'new-user', name, company }
}

/** The Message-ID of the letter that told sales of a lead, so that the next one joins its thread. */
export async function findThreadMessageId({ id }: StoredLead, { storage }: LetterNeeds): Promise<string | null> {
  const messages = await storage.outbox.list({ leadId: id })
  const first = messages.find(({ delivery }) => {
    return delivery.kind === 'mail' && (delivery.template === 'demo-request' || delivery.template === 'new-user')
  })
  return first?.messageId ?? null
}
