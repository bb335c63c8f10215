import { listCallbackSlots, type DemoReceipt } from '#contract/callback.ts'
import { channels, demoReplyMs } from '#facts/contact.ts'
import { canWriteTo } from '#server/post/header-values.ts'
import { makeReference } from '#server/ids/reference.ts'
import { isLetter, type Outbox } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import type { Milliseconds } from '#server/clock.ts'
import type { Secret } from '#server/secret/secret.ts'
import { signLink } from '#server/secret/signed-links.ts'

type Received = Pick<StoredLead, 'id' | 'receivedAt' | 'email'>
type Needs = { readonly secret: Secret; readonly outbox: Pick<Outbox, 'list'> }

/**
 * What the sender of a request is told: how it is called, until when it is answered (FORM-24), when we may call.
 * Everything goes by the time of receipt, so that a request sent twice is answered alike; `now` offers times anew.
 */
export async function writeReceipt(
  { id, receivedAt, email }: Received,
  { secret, outbox }: Needs,
  now: Milliseconds = receivedAt,
): Promise<DemoReceipt> {
  const messages = await outbox.list({ leadId: id })
  return {
    id,
    reference: makeReference(id),
    receivedAt: new Date(receivedAt).toISOString(),
    answerBy: new Date(receivedAt + demoReplyMs).toISOString(),
    ticket: signLink(secret, 'ticket', id, receivedAt),
    isConfirmed: messages.some((message) => isLetter(message, 'demo-confirmation')),
    isReachable: canWriteTo(email),
    slots: listCallbackSlots(channels.phone, new Date(now)).map((slot) => slot.toISOString()),
  }
}
