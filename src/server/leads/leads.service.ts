import type { DemoProblems, DemoRequest } from '#contract/demo-request.ts'
import type { ChallengeService } from '#server/challenge/challenge.service.ts'
import { promiseOf } from '#server/requests/promise.ts'
import { beginOf, dayMs, type Milliseconds } from '#server/clock.ts'
import { countKey } from '#server/storage/mailbox.ts'
import { identifyPerson } from '#server/storage/person.ts'
import { drawLeadId } from '#server/ids/reference.ts'
import type { Delivery, Outbox } from '#server/storage/outbox-storage.ts'
import type { Tables } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { canWriteTo } from '#server/post/header-values.ts'
import { queueDelivery } from '#server/outbox/deliveries.ts'
import { createLetterBrake, type HeardBy } from '#server/outbox/letter-brake.ts'
import { findSuspicions, makeIdempotencyKey, type Submission } from './submission.ts'
import type { Parts } from '#server/parts.ts'

type ReceivedLead = Pick<StoredLead, 'id' | 'receivedAt' | 'email'>

type Receipt =
  | { readonly kind: 'received'; readonly lead: ReceivedLead }
  | { readonly kind: 'refused'; readonly problems: DemoProblems }

/** Where a request comes from, and under which key its browser sends it again. */
type Caller = { readonly address: string; readonly idempotencyKey: string | null }

type Release = 'released' | 'unknown' | 'not-quarantined'

export type LeadService = {
  /** Keeps a request and queues its messages together: a lead nobody hears of is a lead lost. */
  receive(submission: Submission, caller: Caller): Promise<Receipt>
  /** Takes a lead out of quarantine and queues its messages. `enter` writes down who did it, in the same unit of work. */
  release(id: string, enter: (tables: Tables) => Promise<void>): Promise<Release>
}

type Needs = Pick<Parts, 'secret' | 'storage' | 'deliveries' | 'messageDomain' | 'now' | 'nudge'> & {
  readonly challenges: ChallengeService
}

type Sent = { readonly key: string; readonly address: string }

/** Confirmations to one mailbox on a day of UTC. */
const mostConfirmations = 3

export function createLeadService(needs: Needs): LeadService {
  const { storage, challenges, now, nudge } = needs
  const brake = createLetterBrake(needs)

  /** Null when the sum was used up by another request. */
  async function keep(tables: Tables, submission: Submission, request: DemoRequest, sent: Sent) {
    const lead = await makeLead(tables, submission, request)
    const isFirst =
      (await tables.challenges.spend(submission.challengeId, lead.receivedAt)) &&
      (await tables.leads.add(lead, { person: identifyPerson(request), idempotencyKey: sent.key }))
    // A sum that is spent, or a key that is taken: this request may well have been kept before.
    if (!isFirst) return tables.leads.findByIdempotencyKey(sent.key)
    if (lead.status === 'new') {
      await tables.promises.make(promiseOf(lead.id, 'form', lead.receivedAt))
      const telling = await brake.weigh(tables, lead, sent.address)
      await queueDeliveries(tables.outbox, lead.id, { createdAt: lead.receivedAt, telling })
      // What looks like a program's work may name anybody as its sender.
      if (lead.suspicions.length === 0 && telling !== 'flood') await queueConfirmation(tables, lead, lead.receivedAt)
    }
    return lead
  }

  async function makeLead({ leads }: Tables, submission: Submission, request: DemoRequest): Promise<StoredLead> {
    const receivedAt = now()
    const startedAt = challenges.readSession(submission.challengeId)?.startedAt ?? 0
    const earlier = await leads.findEarlier(identifyPerson(request), receivedAt - dayMs)
    return {
      ...request,
      id: await drawLeadId(leads),
      receivedAt,
      source: 'form',
      status: submission.isTrapped ? 'quarantined' : 'new',
      suspicions: findSuspicions(request, receivedAt - startedAt),
      attribution: submission.attribution,
      followsId: earlier?.id ?? null,
      answeredAt: null,
      phoneE164: submission.phoneE164,
      language: submission.language,
      callbackAt: null,
    }
  }

  async function queueDeliveries(
    outbox: Outbox,
    leadId: string,
    { createdAt, telling }: { readonly createdAt: Milliseconds; readonly telling: HeardBy },
  ) {
    for (const kind of needs.deliveries) {
      if (kind === 'mail' && telling !== 'letter') continue
      const delivery: Delivery = kind === 'mail' ? { kind, template: 'demo-request', leadId } : { kind, leadId }
      await queueDelivery(outbox, delivery, { messageDomain: needs.messageDomain, createdAt })
    }
  }

  /** To the sender, after a sum that a person has solved, and never many to one mailbox. */
  async function queueConfirmation({ outbox, tallies }: Tables, lead: StoredLead, createdAt: Milliseconds) {
    if (!canWriteTo(lead.email)) return
    const key = countKey('confirmations to', lead.email)
    if (!(await tallies.take(key, beginOf(dayMs, createdAt), mostConfirmations))) return
    const delivery = { kind: 'mail', template: 'demo-confirmation', leadId: lead.id } as const
    const { language } = lead
    await queueDelivery(outbox, delivery, { messageDomain: needs.messageDomain, createdAt, language })
  }

  return {
    async receive(submission, { address, idempotencyKey }) {
      const { reading, challengeId, captcha } = submission
      const verdict = challenges.check(challengeId, captcha)
      if (!reading.ok) {
        const isWrong = verdict === 'wrong' && captcha !== ''
        return { kind: 'refused', problems: { ...(isWrong && { captcha: 'invalid' }), ...reading.problems } }
      }
      const key = makeIdempotencyKey(reading.request, idempotencyKey, challengeId)
      if (verdict !== 'right') {
        // Sent again after hours offline: it may have arrived the first time, when its sum was still valid.
        const known = await storage.leads.findByIdempotencyKey(key)
        if (known) return { kind: 'received', lead: known }
        return { kind: 'refused', problems: { captcha: verdict === 'wrong' ? 'invalid' : 'missing' } }
      }
      const lead = await storage.together((tables) => keep(tables, submission, reading.request, { key, address }))
      if (lead === null) return { kind: 'refused', problems: { captcha: 'missing' } }
      nudge?.()
      return { kind: 'received', lead }
    },

    async release(id, enter) {
      const outcome = await storage.together<Release>(async (tables) => {
        const { leads, outbox } = tables
        await tables.deskLeads.hold(id)
        const lead = await leads.find(id)
        if (!lead) return 'unknown'
        if (lead.status !== 'quarantined') return 'not-quarantined'
        await leads.setStatus(id, 'new', now())
        await tables.promises.make(promiseOf(id, 'form', lead.receivedAt))
        await queueDeliveries(outbox, id, { createdAt: now(), telling: 'letter' })
        await queueConfirmation(tables, lead, now())
        await enter(tables)
        return 'released'
      })
      if (outcome === 'released') nudge?.()
      return outcome
    },
  }
}
