import type { DeadLetter, DeskLetterKind, DeskMember, LetterState } from '#contract/desk.ts'
import { isLetter, type OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { Storage } from '#server/storage/storage.ts'

const mostDead = 50

/** What was given up, the oldest first. A way in that came too late is asked for anew, not sent again. */
export async function findDead({ outbox }: Pick<Storage, 'outbox'>, limit?: number): Promise<readonly OutboxMessage[]> {
  const dead = await outbox.list({ status: 'dead', limit })
  return dead.filter((message) => !isLetter(message, 'sign-in'))
}

/** The first of them, as the inbox shows them. */
export async function listDead(
  storage: Pick<Storage, 'outbox' | 'leads'>,
  team: readonly DeskMember[],
): Promise<readonly DeadLetter[]> {
  const dead = await findDead(storage, mostDead)
  return Promise.all(
    dead.map(async (message) => {
      const { leadId } = message.delivery
      const lead = leadId === null ? null : await storage.leads.find(leadId)
      return { ...toLetterState(message, team), leadId, name: lead?.name ?? '' }
    }),
  )
}

export function toLetterState(
  { id, delivery, status, dueAt, deliveredAt, attempts, lastError }: OutboxMessage,
  team: readonly Pick<DeskMember, 'id' | 'name'>[],
): LetterState {
  const memberId = 'memberId' in delivery ? delivery.memberId : undefined
  const to = team.find((member) => member.id === memberId)?.name ?? ''
  const at = status === 'delivered' ? (deliveredAt ?? dueAt) : dueAt
  return { id, kind: nameLetter(delivery), to, state: status, at, attempts, error: attempts > 0 ? lastError : null }
}

function nameLetter(delivery: OutboxMessage['delivery']): DeskLetterKind {
  if (delivery.kind !== 'mail') return delivery.kind
  if (delivery.template === 'promise') return `promise-${delivery.letter}`
  // A way in is never listed.
  return delivery.template === 'sign-in' ? 'digest' : delivery.template
}
