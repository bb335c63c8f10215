import { writeHandOver } from '#emails/HandOver.email.tsx'
import { writePromise } from '#emails/Promise.email.tsx'
import { writePromises } from '#emails/Promises.email.tsx'
import type { Letter } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { describePerson, type LetterNeeds } from './lead-letter.ts'
import type { Draft, LeadDraft } from './mail.ts'

// Letters to members of the desk. Whoever answers one about a lead answers the person behind it.

/** That a request is a member's now. Null when somebody else has it meanwhile, or the member is gone. */
export async function writeHandOverMail(
  lead: StoredLead,
  { delivery: { memberId, by } }: Letter<'hand-over'>,
  needs: LetterNeeds,
): Promise<LeadDraft | null> {
  const { storage } = needs
  const members = await storage.members.list()
  const member = members.find(({ id }) => id === memberId)
  const known = await storage.deskLeads.find(lead.id)
  if (!member || known?.ownerId !== memberId) return null
  return {
    ...(await writeHandOver({
      ...(await describePerson(lead, needs)),
      dueAt: known.dueAt,
      by: members.find(({ id }) => id === by)?.name ?? null,
      words: known.firstWords,
    })),
    to: member.email,
    metadata: { type: 'hand_over' },
  }
}

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
    isUrgent: letter === 'late',
    metadata: { type: `promise_${letter}` },
  }
}

/** One reminder of many answers that were promised. Null when all were given meanwhile, or the member is gone. */
export async function writePromisesMail(
  { delivery }: Letter<'promises'>,
  { publicUrl, storage }: LetterNeeds,
): Promise<Draft | null> {
  const member = (await storage.members.list()).find(({ id }) => id === delivery.memberId)
  const promises = []
  for (const { leadId, number, letter } of delivery.promises) {
    const [lead, ofLead] = [await storage.deskLeads.find(leadId), await storage.promises.ofLead(leadId)]
    const open = ofLead.find((one) => one.number === number && one.answeredAt === null)
    if (!lead || !open) continue
    const { name, company } = lead
    promises.push({ name, company, letter, dueAt: open.dueAt, href: `${publicUrl}/desk/leads/${leadId}` })
  }
  if (!member || promises.length === 0) return null
  return {
    ...(await writePromises({ promises, inbox: `${publicUrl}/desk` })),
    to: member.email,
    isUrgent: promises.some(({ letter }) => letter === 'late'),
    userInfo: { name: member.name, email: member.email },
    metadata: { type: 'promises' },
  }
}
