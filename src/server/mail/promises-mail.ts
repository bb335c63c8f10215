import { writePromises } from '#emails/Promises.email.tsx'
import type { Config } from '#server/config.ts'
import type { Letter } from '#server/storage/outbox-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Draft } from './mail.ts'

type Needs = Pick<Config, 'publicUrl'> & {
  readonly storage: Pick<Storage, 'members' | 'promises' | 'deskLeads'>
}

/** One reminder of many answers that were promised. Null when all were given meanwhile, or the member is gone. */
export async function writePromisesMail(
  { delivery }: Letter<'promises'>,
  { publicUrl, storage }: Needs,
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
