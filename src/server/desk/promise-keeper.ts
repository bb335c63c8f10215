import { every } from '#server/clock/every.ts'
import type { FastifyBaseLogger } from 'fastify'
import { queueDelivery } from '#server/outbox/deliveries.ts'
import type { Member, PromiseLetter, StoredPromise } from '#server/storage/desk-storage.ts'
import { findStorageFailure } from '#server/storage/failure.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Milliseconds } from '#server/clock/milliseconds.ts'

const minute = 60_000
const hour = 60 * minute

/** Of a promise of 24 hours the first letter goes out at 20. A shorter one has the letter when it is due, and no other. */
const soonMs = 4 * hour

type Needs = {
  readonly storage: Pick<Storage, 'members' | 'promises' | 'together'>
  readonly messageDomain: string
  readonly now: () => Milliseconds
  readonly nudge?: () => void
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
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
    const after = first.addedAt
    const late = await storage.promises.untold('late', { dueBy: now(), after })
    const soon = await storage.promises.untold('soon', { dueBy: now() + soonMs, after: Math.max(after, now()) })
    let queued = 0
    for (const promise of late) if (await tell(promise, 'late', members, needs)) queued += 1
    for (const promise of soon.filter(isLong)) {
      if (await tell(promise, 'soon', members, needs)) queued += 1
    }
    if (queued === 0) return
    nudge?.()
    log.info({ queued }, 'letters about promises queued')
  } catch (error) {
    log.error({ err: error, reason: findStorageFailure(error) }, 'promises could not be looked through')
  }
}

/** Looks every minute. */
export const watchPromises = (needs: Needs) => every(minute, () => sweepPromises(needs))

/** A short promise would be called to mind right after the question. */
const isLong = ({ askedAt, dueAt }: StoredPromise) => dueAt - askedAt > soonMs

async function tell(
  promise: StoredPromise,
  letter: PromiseLetter,
  members: readonly Member[],
  { storage, messageDomain, now }: Needs,
): Promise<boolean> {
  return storage.together(async ({ promises, deskLeads, outbox }) => {
    if (!(await promises.markTold(promise, letter, now()))) return false
    const { leadId, number } = promise
    const owner = (await deskLeads.find(leadId))?.ownerId
    const told = members.filter(({ id }) => id === owner)
    for (const { id: memberId } of told.length > 0 ? told : members) {
      const delivery = { kind: 'mail', template: 'promise', leadId, memberId, number, letter } as const
      await queueDelivery(outbox, delivery, { messageDomain, createdAt: now() })
    }
    return true
  })
}
