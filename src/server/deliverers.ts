import type { Config } from './config.ts'
import { forwardLead } from './forward/forward.ts'
import { createMailTransport } from './mail/create-mail-transport.ts'
import type { Mail } from './mail/mail.ts'
import { sendMail } from './mail/send-mail.ts'
import { writeMail } from './mail/write-mail.ts'
import { toFormLead } from './requests/tell-others.ts'
import type { Delivery, OutboxMessage } from './storage/outbox-storage.ts'
import type { StoredLead } from './storage/stored-lead.ts'
import { sendLeadWebhook } from './webhook/webhook.ts'
import type { Deliverers } from './outbox/deliverer.ts'
import { OwnFailure } from './log/name-failure.ts'
import type { Parts } from './parts.ts'

type Needs = Pick<Parts, 'secret' | 'storage' | 'now' | 'log'> & {
  readonly config: Pick<Config, 'mail' | 'formForwardUrl' | 'webhook' | 'publicUrl'>
}

/** How each kind of message reaches its receiver under this configuration. */
export function createDeliverers(needs: Needs): Deliverers {
  const { config, storage, secret, now, log } = needs
  const { mail, formForwardUrl, webhook, publicUrl } = config
  const transport = createMailTransport(mail.url)

  /** Brings word of a lead or its conversation; of what was erased meanwhile there is nothing left to tell. */
  const deliverLead = (tell: (lead: StoredLead, message: OutboxMessage) => Promise<void>) => {
    return async (message: OutboxMessage) => {
      const { leadId } = message.delivery
      const lead = leadId === null ? null : await storage.leads.find(leadId)
      if (lead) await tell(lead, message)
    }
  }

  async function send(letter: Mail, attempts: number) {
    let reason: unknown
    const isSent = await sendMail(letter, { transport, log, attempts, onFailure: (error) => (reason = error) })
    if (!isSent) throw new OwnFailure('Mail not taken', { cause: reason })
  }

  /** Null where the delivery is of the lead itself. */
  const findWishes = async (delivery: Delivery) =>
    delivery.kind !== 'mail' && delivery.isOfWishes ? storage.wishes.ofLead(delivery.leadId) : null

  return {
    async mail(message) {
      const { delivery } = message
      if (delivery.kind !== 'mail') return
      const letter = await writeMail({ ...message, delivery }, { mail, publicUrl, storage, secret, now })
      if (!letter) return
      await send(letter, message.attempts)
      if (!transport.forget || delivery.leadId === null) return
      // Erased while the letter was written: whoever erased found nothing to remove yet.
      if (!(await storage.leads.find(delivery.leadId))) await transport.forget(message.messageId)
    },

    // A message queued under an earlier configuration stays in line, in sight, until the operator decides.
    forward: deliverLead(async (lead, { messageId, delivery }) => {
      if (!formForwardUrl) throw new OwnFailure('FORM_FORWARD_URL is not configured')
      const wishes = await findWishes(delivery)
      await forwardLead(wishes ? toFormLead(lead, wishes) : lead, messageId, {
        url: formForwardUrl,
        mailbox: mail.sales,
        publicUrl,
      })
    }),

    webhook: deliverLead(async (lead, { messageId, delivery }) => {
      if (!webhook) throw new OwnFailure('LEAD_WEBHOOK_URL is not configured')
      await sendLeadWebhook({ lead, wishes: await findWishes(delivery) }, messageId, { ...webhook, now })
    }),
  }
}
