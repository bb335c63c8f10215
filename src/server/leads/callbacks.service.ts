import { listCallbackSlots, type CallbackProblem } from '#contract/callback.ts'
import { channels } from '#facts/contact.ts'
import { isLetter } from '#server/storage/outbox-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Milliseconds } from '#server/clock.ts'
import { queueDelivery } from '#server/outbox/deliveries.ts'
import type { Parts } from '#server/parts.ts'

/** `unknown`: the request was erased meanwhile. */
type CallbackOutcome = 'kept' | 'unknown' | CallbackProblem

export type CallbackService = {
  /** Notes when the sender of a request would like to be called, in place of an earlier wish, and tells sales. */
  keep(leadId: string, callbackAt: Milliseconds): Promise<CallbackOutcome>
}

type Needs = Pick<Parts, 'messageDomain' | 'now' | 'nudge'> & {
  readonly storage: Pick<Storage, 'together'>
}

/** Sales hears of so many changes of mind; then the telephone is quicker. */
const mostCallbacks = 3

export function createCallbackService({ storage, messageDomain, now, nudge }: Needs): CallbackService {
  return {
    async keep(leadId, callbackAt) {
      const isOffered = listCallbackSlots(channels.phone, new Date(now())).some((slot) => slot.getTime() === callbackAt)
      if (!isOffered) return 'not-offered'
      const outcome = await storage.together<CallbackOutcome>(async ({ leads, deskLeads, outbox }) => {
        await deskLeads.hold(leadId)
        const lead = await leads.find(leadId)
        if (!lead) return 'unknown'
        if (lead.callbackAt === callbackAt) return 'kept'
        const told = (await outbox.list({ leadId })).filter((message) => isLetter(message, 'demo-callback'))
        if (told.length >= mostCallbacks) return 'too-many'
        await leads.setCallback(leadId, callbackAt)
        // Of what is kept back sales hears nothing; once released, the letter about it names the wish.
        if (lead.status === 'quarantined') return 'kept'
        const delivery = { kind: 'mail', template: 'demo-callback', leadId, callbackAt } as const
        await queueDelivery(outbox, delivery, { messageDomain, createdAt: now() })
        return 'kept'
      })
      if (outcome === 'kept') nudge?.()
      return outcome
    },
  }
}
