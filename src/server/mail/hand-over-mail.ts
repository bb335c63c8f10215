import { writeHandOver } from '#emails/HandOver.email.tsx'
import type { Letter } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { describePerson, type LetterNeeds } from './lead-letter.ts'
import type { LeadDraft } from './mail.ts'

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
    replyTo: { name: lead.name, address: lead.email },
    metadata: { type: 'hand_over' },
  }
}
