import type { AuditAction, DeskLead } from '#server/storage/desk-storage.ts'
import { isSamePerson } from '#server/storage/person.ts'
import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { Storage, Tables } from '#server/storage/storage.ts'
import type { Milliseconds } from '#server/clock.ts'

/** Who says that something is answered, and how the audit calls that. Nobody is named at a letter's link or a terminal. */
type Marker = {
  readonly memberId: string | null
  readonly action: Extract<AuditAction, 'answer' | 'mark'>
  readonly at: Milliseconds
}

/** Whether it is answered because the link of a letter said so, and nobody has said so since. */
export async function isMarkedByLetter({ audit }: Pick<Tables, 'audit'>, lead: DeskLead): Promise<boolean> {
  const { id: subject, answeredAt: at } = lead
  return at !== null && (await audit.has({ action: 'mark', subject, at }))
}

/** All that is open beside it: of the same person, and perhaps of the same. */
export const listBeside = async ({ deskLeads }: Tables, lead: DeskLead): Promise<readonly DeskLead[]> =>
  (await deskLeads.openOf([lead])).filter(({ id }) => id !== lead.id)

/**
 * Inside a unit of work: until it ends nobody else answers this lead, or what is open beside it now. In one order, so
 * that two of us wait for each other whichever of the requests they answer; one that opens only then is in no order, and
 * should two stand in each other's way because of it, the storage does one unit again.
 */
export async function holdWithBeside(tables: Tables, lead: DeskLead): Promise<void> {
  const beside = await listBeside(tables, lead)
  for (const id of [lead, ...beside].map((one) => one.id).toSorted()) await tables.deskLeads.hold(id)
}

/** Inside a unit of work. Returns what was answered with it; null where it is gone, or was answered before. */
export async function markAnswered(
  tables: Tables,
  id: string,
  by: Marker,
  /** What else of the same person that answers; nothing but what is open beside it can be named. */
  also: readonly string[] | 'all',
): Promise<readonly DeskLead[] | null> {
  const seen = await tables.deskLeads.find(id)
  if (seen) await holdWithBeside(tables, seen)
  const lead = await tables.deskLeads.find(id)
  // One that was answered and is due all the same stands so in databases of an earlier version.
  if (!lead || (lead.status === 'answered' && lead.dueAt === null)) return null
  await mark(tables, id, by)
  return closeToo(tables, lead, by, also)
}

/** Of what is open beside a lead these are answered with it. Who is not named answers for nobody but its person. */
export async function closeToo(
  tables: Tables,
  lead: DeskLead,
  by: Marker,
  also: readonly string[] | 'all',
): Promise<readonly DeskLead[]> {
  const closed = (await listBeside(tables, lead)).filter(
    (other) => (also === 'all' || also.includes(other.id)) && (by.memberId !== null || isSamePerson(lead, other)),
  )
  for (const { id } of closed) await mark(tables, id, by)
  return closed
}

/** Puts a letter that was given up, or tried in vain, back in line; false where somebody else has meanwhile. */
export const sendAgain = ({ together }: Pick<Storage, 'together'>, letter: OutboxMessage, by: Omit<Marker, 'action'>) =>
  together(async ({ outbox, audit }) => {
    if (!(await outbox.revive(letter.id, by.at))) return false
    await audit.add({ ...by, action: 'resend', subject: letter.delivery.leadId })
    return true
  })

async function mark(tables: Tables, id: string, { memberId, action, at }: Marker): Promise<void> {
  await tables.leads.setStatus(id, 'answered', at)
  // Who answers what nobody has takes it.
  if (memberId !== null) await tables.deskLeads.own(id, { from: null, to: memberId, at })
  await tables.audit.add({ at, memberId, action, subject: id })
}
