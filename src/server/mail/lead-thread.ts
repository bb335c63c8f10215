import type { Earlier } from '#emails/person-details.ts'
import type { ThreadStart } from '#emails/thread.ts'
import type { Config } from '#server/config.ts'
import { historyLinkDays, signHistoryLink } from '#server/history/history-link.ts'
import { identifyPerson } from '#server/storage/person.ts'
import type { OutboxMessage, Storage, StoredLead } from '#server/storage/storage.ts'

/** What those need who write letters about a lead. */
export type LetterNeeds = Pick<Config, 'mail' | 'publicUrl'> & {
  readonly secret: string
  readonly storage: Pick<Storage, 'leads' | 'outbox' | 'chats'>
}

/** What a letter about a lead goes back to. */
export type LeadThread = {
  /** The first lead of the same person within a day, if this is not it. */
  readonly first: StoredLead | null
  readonly earlier: Earlier | null
}

const day = 24 * 3_600_000

/** What the same person asked before this lead. The link holds from the moment at which `message` was queued. */
export async function findLeadThread(
  lead: StoredLead,
  message: OutboxMessage,
  needs: LetterNeeds,
): Promise<LeadThread> {
  const { publicUrl, secret, storage } = needs
  const all = await storage.leads.ofPerson(identifyPerson(lead))
  const earlier = all.filter(({ id, receivedAt, status }) => {
    return id !== lead.id && receivedAt <= lead.receivedAt && status !== 'quarantined'
  })
  const expiresAt = message.createdAt + historyLinkDays * day
  return {
    first: earlier.find(({ id }) => id === lead.followsId) ?? null,
    earlier:
      earlier.length > 0
        ? { count: earlier.length, url: signHistoryLink({ publicUrl, secret, leadId: lead.id, expiresAt }) }
        : null,
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
