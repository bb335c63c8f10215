import { Webhook } from 'standardwebhooks'
import type { DemoPerson, DemoQuestion } from '#contract/demo-request.ts'
import { sayChoices } from '#server/leads/form-words.ts'
import { OwnFailure } from '#server/log/name-failure.ts'
import { post } from '#server/post/post.ts'
import { toRequestJson } from '#server/requests/tell-others.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { StoredWish } from '#server/storage/storage.ts'
import type { LeadSource, StoredLead } from '#server/storage/stored-lead.ts'
import type { Parts } from '#server/parts.ts'

type WebhookOptions = Pick<Parts, 'now'> & {
  readonly url: string
  readonly secret: string
  readonly timeoutMs?: number
}

/** A new lead, or what it asked for in its chat. */
type Told = { readonly lead: StoredLead; readonly wishes: readonly StoredWish[] | null }

/**
 * Tells a receiver of a new lead as Standard Webhooks asks: signed, with an id that stays the same over all attempts.
 * Throws unless the receiver answers with 2xx.
 */
export async function sendLeadWebhook(told: Told, messageId: string, options: WebhookOptions): Promise<void> {
  const { url, secret, now, timeoutMs } = options
  const body = JSON.stringify(describeEvent(told))
  // The time of this attempt, not of the event: receivers refuse old signatures.
  const sentAt = new Date(now())
  const response = await post({
    url,
    headers: {
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(messageId, sentAt, body),
    },
    body,
    timeoutMs,
  })
  await response.body?.cancel()
  if (!response.ok) throw new OwnFailure(`The webhook receiver answered ${response.status}`)
}

const types = { form: 'lead.created', chat: 'lead.chat_started' } as const satisfies Record<LeadSource, string>

/** What receivers build on: add to it, change nothing. */
function describeEvent({ lead, wishes }: Told) {
  const { id, source, receivedAt, name, email, phone, phoneE164, company } = lead
  const { suspicions, attribution, followsId, language } = lead
  const time = new Date(receivedAt).toISOString()
  const person = { name, email, phone, phoneE164, company } satisfies Record<keyof DemoPerson | 'phoneE164', unknown>
  const request = source === 'form' && describeRequest(lead)
  const asked = wishes && { request: toRequestJson(wishes) }
  return {
    type: wishes ? 'lead.chat_requested' : types[source],
    timestamp: time,
    data: {
      id,
      reference: makeReference(id),
      source,
      language,
      receivedAt: time,
      ...person,
      ...request,
      ...asked,
      suspicions,
      attribution,
      followsId,
    },
  }
}

/** What only a demo request holds; a chat has not been asked for it. */
function describeRequest(lead: StoredLead) {
  return { ...sayChoices(lead), message: lead.message } satisfies Record<DemoQuestion, unknown>
}
