import type { DemoRequestLetter } from '#emails/demo-request-letter.ts'
import { writeDemoRequest } from '#emails/DemoRequest.email.tsx'
import type { Config } from '#server/config.ts'
import { historyLinkDays, signHistoryLink } from '#server/history/history-link.ts'
import { identifyPerson } from '#server/storage/person.ts'
import type { OutboxMessage, Storage, StoredLead } from '#server/storage/storage.ts'
import type { Mail } from './mail.ts'

type Needs = Pick<Config, 'mail' | 'publicUrl'> & {
  readonly secret: string
  readonly storage: Pick<Storage, 'leads' | 'outbox'>
}

const day = 24 * 3_600_000

/** The letter to sales about one lead. A second attempt writes the same letter again. */
export async function writeDemoRequestMail(lead: StoredLead, message: OutboxMessage, needs: Needs): Promise<Mail> {
  const { mail, publicUrl, secret, storage } = needs
  const earlier = await findEarlierRequests(lead, storage)
  const first = earlier.find(({ id }) => id === lead.followsId) ?? null
  const expiresAt = message.createdAt + historyLinkDays * day
  const letter: DemoRequestLetter = {
    ...lead,
    reference: lead.id,
    businessSize: lead.businessSize ?? '',
    // After a chat this is still their first request for a demo; the chat stands among what came earlier.
    follows: first?.source === 'form' ? { ...first, kind: 'demo-request' } : null,
    earlier:
      earlier.length > 0
        ? { count: earlier.length, url: signHistoryLink({ publicUrl, secret, leadId: lead.id, expiresAt }) }
        : null,
  }
  const inReplyTo = first && (await findMessageId(first, storage))
  const { name, email, phone, company } = lead
  return {
    messageId: message.messageId,
    from: mail.from,
    to: mail.sales,
    replyTo: { name, address: email },
    ...(inReplyTo && { inReplyTo }),
    ...(await writeDemoRequest(letter)),
    userInfo: { name, email, phone, company },
    metadata: { type: 'demo_request', reference: lead.id },
  }
}

async function findEarlierRequests(lead: StoredLead, { leads }: Needs['storage']) {
  const all = await leads.ofPerson(identifyPerson(lead))
  return all.filter(({ id, receivedAt, status }) => {
    return id !== lead.id && receivedAt <= lead.receivedAt && status !== 'quarantined'
  })
}

/** What the letter about a lead was called, so that the next one joins its thread. */
async function findMessageId({ id }: StoredLead, { outbox }: Needs['storage']): Promise<string | null> {
  const messages = await outbox.list({ leadId: id })
  return messages.find(({ delivery }) => delivery.kind === 'mail')?.messageId ?? null
}
