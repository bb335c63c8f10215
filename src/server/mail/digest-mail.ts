import { writeDigest } from '#emails/Digest.email.tsx'
import type { Config } from '#server/config.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Letter } from '#server/storage/outbox-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Draft } from './mail.ts'

/** A flood may bring more leads in an hour than there is memory for; these are read for the letter. */
const mostRead = 1000

type Needs = Pick<Config, 'mail' | 'publicUrl'> & { readonly storage: Pick<Storage, 'leads' | 'members'> }

/** The letter to sales about the leads of an hour that got none of their own; null when all of them were erased. */
export async function writeDigestMail(
  { delivery: { since } }: Letter<'digest'>,
  { mail, publicUrl, storage }: Needs,
): Promise<Draft | null> {
  const leads = await storage.leads.toldIn(since, mostRead)
  if (leads.length === 0) return null
  const hasDesk = (await storage.members.count()) > 0
  const letter = await writeDigest({
    since,
    count: await storage.leads.countToldIn(since),
    inbox: hasDesk ? `${publicUrl}/desk` : null,
    leads: leads.map(({ id, name, company, email, phone, source, suspicions }) => ({
      name,
      company,
      email,
      phone,
      source,
      reference: makeReference(id),
      isSuspect: suspicions.includes('many-from-one-network'),
    })),
  })
  return {
    ...letter,
    to: mail.sales,
    userInfo: { name: mail.from.name, email: mail.from.address },
    metadata: { type: 'lead_digest' },
  }
}
