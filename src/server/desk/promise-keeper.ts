import { every, hourMs, minuteMs } from '#server/clock.ts'
import { queueDelivery } from '#server/outbox/deliveries.ts'
import { isSamePerson } from '#server/storage/person.ts'
import type { Member, PromiseLetter, StoredPromise } from '#server/storage/desk-storage.ts'
import { findStorageFailure } from '#server/storage/failure.ts'
import type { Delivery } from '#server/storage/outbox-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Parts } from '#server/parts.ts'

/** Of a promise of 24 hours the first letter goes out at 20. A shorter one has the letter when it is due, and no other. */
const soonMs = 4 * hourMs

type Needs = Pick<Parts, 'messageDomain' | 'now' | 'nudge' | 'log'> & {
  readonly storage: Pick<Storage, 'members' | 'promises' | 'together'>
}

/**
 * Queues the letters about promises that are due, or soon will be: to the owner, or to all when nobody owns the lead.
 * Each once: it is noted with the promise in the same unit of work, whichever server looks first.
 */
export async function sweepPromises(needs: Needs): Promise<void> {
  const { storage, now, nudge, log } = needs
  try {
    const members = await storage.members.list()
    const [first] = members
    if (!first) return
    // What came due before there was a desk is late without a letter: nobody was there to be told.
    const since = first.addedAt
    const late = await storage.promises.untold('late', { dueBy: now(), after: since, since })
    const soon = await storage.promises.untold('soon', { dueBy: now() + soonMs, after: Math.max(since, now()), since })
    const due = [
      ...late.map((promise) => ({ ...promise, letter: 'late' as const })),
      ...soon.filter(isLong).map((promise) => ({ ...promise, letter: 'soon' as const })),
    ]
    const queued = due.length > 0 ? await tell(due, members, needs) : 0
    if (queued === 0) return
    nudge?.()
    log.info({ queued }, 'letters about promises queued')
  } catch (error) {
    log.error({ err: error, reason: findStorageFailure(error) }, 'promises could not be looked through')
  }
}

/** Looks every minute. */
export const watchPromises = (needs: Needs) => every(minuteMs, () => sweepPromises(needs))

/** A short promise would be called to mind right after the question. */
const isLong = ({ askedAt, dueAt }: StoredPromise) => dueAt - askedAt > soonMs

/** Beyond so many at once a member has one letter that lists them. */
const mostSingle = 5

type Due = StoredPromise & { readonly letter: PromiseLetter }

/** Returns how many promises were told of. */
async function tell(due: readonly Due[], members: readonly Member[], needs: Needs): Promise<number> {
  const { storage, messageDomain, now } = needs
  return storage.together(async ({ promises, deskLeads, outbox }) => {
    const told: (Due & { readonly ownerId: string | null })[] = []
    for (const one of due) {
      if (!(await promises.markTold(one, one.letter, now()))) continue
      const lead = await deskLeads.find(one.leadId)
      const beside = lead && !lead.ownerId ? await deskLeads.openOf([lead]) : []
      const owned = beside.find((other) => lead && other.ownerId && isSamePerson(lead, other))
      const ownerId = lead?.ownerId ?? owned?.ownerId ?? null
      told.push({ ...one, ownerId: members.some(({ id }) => id === ownerId) ? ownerId : null })
    }
    for (const { id: memberId } of members) {
      const theirs = told.filter(({ ownerId }) => ownerId === null || ownerId === memberId)
      for (const delivery of listDeliveries(theirs, memberId))
        await queueDelivery(outbox, delivery, { messageDomain, createdAt: now() })
    }
    return told.length
  })
}

function listDeliveries(due: readonly Due[], memberId: string): readonly Delivery[] {
  const promises = due.map(({ leadId, number, letter }) => ({ leadId, number, letter }))
  if (promises.length > mostSingle) return [{ kind: 'mail', template: 'promises', leadId: null, memberId, promises }]
  return promises.map((promise) => ({ kind: 'mail', template: 'promise', memberId, ...promise }))
}
