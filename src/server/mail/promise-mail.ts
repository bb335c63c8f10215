import { writePromise } from '#emails/Promise.email.tsx'
import type { Letter } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { describePerson, type LetterNeeds } from './lead-letter.ts'
import type { LeadDraft } from './mail.ts'

/** A reminder of an answer that was promised. Null when it was given meanwhile, or the member is gone. */
export async function writePromiseMail(
  lead: StoredLead,
  message: Letter<'promise'>,
  needs: LetterNeeds,
): Promise<LeadDraft | null> {
  const { storage } = needs
  const { memberId, number, letter } = message.delivery
  const members = await storage.members.list()
  const member = members.find(({ id }) => id === memberId)
  const promise = (await storage.promises.ofLead(lead.id)).find((one) => one.number === number)
  const known = await storage.deskLeads.find(lead.id)
  if (!member || !promise || promise.answeredAt !== null || !known) return null
  return {
    ...(await writePromise({
      ...(await describePerson(lead, needs)),
      letter,
      askedAt: promise.askedAt,
      dueAt: promise.dueAt,
      toldAt: message.createdAt,
      owner: members.find(({ id }) => id === known.ownerId)?.name ?? null,
      words: known.firstWords,
    })),
    to: member.email,
    replyTo: { name: lead.name, address: lead.email },
    isUrgent: letter === 'late',
    metadata: { type: `promise_${letter}` },
  }
}
