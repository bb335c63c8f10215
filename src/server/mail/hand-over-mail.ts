import { writeHandOver } from '#emails/HandOver.email.tsx'
import type { Letter } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import type { LetterNeeds } from './lead-thread.ts'
import type { Mail } from './mail.ts'
import { addressMember, describePerson } from './member-letter.ts'

/** That a request is a member's now. Null when somebody else has it meanwhile, or the member is gone. */
export async function writeHandOverMail(
  lead: StoredLead,
  message: Letter<'hand-over'>,
  needs: LetterNeeds,
): Promise<Mail | null> {
  const { storage } = needs
  const { memberId, by } = message.delivery
  const members = await storage.members.list()
  const member = members.find(({ id }) => id === memberId)
  const known = await storage.deskLeads.find(lead.id)
  if (!member || known?.ownerId !== memberId) return null
  const person = await describePerson(lead, needs)
  return {
    ...(await writeHandOver({
      ...person,
      dueAt: known.dueAt,
      by: members.find(({ id }) => id === by)?.name ?? null,
      words: known.firstWords,
    })),
    ...addressMember(member, lead, message, needs),
    metadata: { type: 'hand_over', reference: person.reference },
  }
}
