import type { DeskLinks } from '#emails/desk-links.ts'
import { signLink } from '#server/secret/signed-links.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import type { Secret } from '#server/secret/secret.ts'
import type { LetterNeeds } from './lead-thread.ts'

/** The ways from a letter to the desk; null where there is none. */
export async function findDeskLinks({ id, receivedAt }: StoredLead, needs: LetterNeeds): Promise<DeskLinks> {
  const { secret, publicUrl, storage } = needs
  if ((await storage.members.count()) === 0) return null
  return makeDeskLinks(id, receivedAt, secret, publicUrl)
}

/** Counted from the lead and not from the letter, so that one that is written twice says the same twice. */
export function makeDeskLinks(leadId: string, receivedAt: number, secret: Secret, publicUrl: string) {
  return {
    lead: `${publicUrl}/desk/leads/${leadId}`,
    mark: `${publicUrl}/answered/${signLink(secret, 'answered', leadId, receivedAt)}`,
  }
}
