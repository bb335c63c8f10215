import { makeReference } from '#server/ids/reference.ts'
import type { Member } from '#server/storage/desk-storage.ts'
import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { makeDeskLinks } from './desk-links.ts'
import type { LetterNeeds } from './lead-thread.ts'
import type { Mail } from './mail.ts'
import { findWrittenIn } from './written-in.ts'

/** What every letter to a member says of whoever is behind a lead, with the ways to it at the desk. */
export async function describePerson(lead: StoredLead, { storage, publicUrl, secret }: LetterNeeds) {
  const { id, name, email, phone, company, phoneE164, language } = lead
  const writes = await findWrittenIn(lead, { storage })
  const links = makeDeskLinks(id, lead.receivedAt, secret, publicUrl)
  return { name, email, phone, company, phoneE164, writes, language, reference: makeReference(id), links }
}

/** Whom such a letter goes to; whoever answers it writes to the person behind the lead. */
export function addressMember(
  { email: to }: Pick<Member, 'email'>,
  { name, email, phone, company }: StoredLead,
  { messageId }: Pick<OutboxMessage, 'messageId'>,
  { mail }: Pick<LetterNeeds, 'mail'>,
): Pick<Mail, 'messageId' | 'from' | 'to' | 'replyTo' | 'userInfo'> {
  const replyTo = { name, address: email }
  return { messageId, from: mail.from, to, replyTo, userInfo: { name, email, phone, company } }
}
