import { writePromise } from '#emails/Promise.email.tsx'
import { makeReference } from '#server/ids/reference.ts'
import type { Delivery, OutboxMessage } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { makeDeskLinks } from './desk-links.ts'
import type { LetterNeeds } from './lead-thread.ts'
import type { Mail } from './mail.ts'
import { findWrittenIn } from './written-in.ts'

type PromiseDelivery = Extract<Delivery, { readonly template: 'promise' }>

/** A reminder of an answer that was promised. Null when it was given meanwhile, or the member is gone. */
export async function writePromiseMail(
  lead: StoredLead,
  { memberId, number, letter }: PromiseDelivery,
  message: OutboxMessage,
  { storage, mail, publicUrl, secret }: LetterNeeds,
): Promise<Mail | null> {
  const members = await storage.members.list()
  const member = members.find(({ id }) => id === memberId)
  const promise = (await storage.promises.ofLead(lead.id)).find((one) => one.number === number)
  const known = await storage.deskLeads.find(lead.id)
  if (!member || !promise || promise.answeredAt !== null || !known) return null
  const { name, email, phone, company } = lead
  const reference = makeReference(lead.id)
  return {
    ...(await writePromise({
      name,
      email,
      phone,
      company,
      phoneE164: lead.phoneE164,
      writes: await findWrittenIn(lead, { storage }),
      language: lead.language,
      letter,
      reference,
      askedAt: promise.askedAt,
      dueAt: promise.dueAt,
      toldAt: message.createdAt,
      owner: members.find(({ id }) => id === known.ownerId)?.name ?? null,
      words: known.firstWords,
      links: makeDeskLinks(lead.id, lead.receivedAt, secret, publicUrl),
    })),
    messageId: message.messageId,
    from: mail.from,
    to: member.email,
    replyTo: { name, address: email },
    ...(letter === 'late' && { isUrgent: true }),
    userInfo: { name, email, phone, company },
    metadata: { type: `promise_${letter}`, reference },
  }
}
