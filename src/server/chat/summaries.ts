import type { Parts } from '#server/parts.ts'
import { queueDelivery } from '#server/outbox/deliveries.ts'
import { mayTell } from '#server/outbox/letter-brake.ts'
import type { Tables } from '#server/storage/storage.ts'

type Needs = Pick<Parts, 'messageDomain' | 'now'>

export type Summaries = {
  /**
   * Puts the summary for sales in line (MAIL-5) when there is one to send: more than one message and a known name
   * (MAIL-7), and something that no earlier summary holds. Whoever asks first gets true, everybody after him false;
   * what a flood asks for beyond its letters is told with the digest, and is false as well. The members named get an
   * urgent one each.
   */
  queueDue(
    tables: Tables,
    chatId: string,
    options?: { readonly isUrgent: boolean; readonly memberIds: readonly string[] },
  ): Promise<boolean>
}

export function createSummaries({ messageDomain, now }: Needs): Summaries {
  return {
    async queueDue(tables, chatId, { isUrgent, memberIds } = { isUrgent: false, memberIds: [] }) {
      const { chats, leads, outbox } = tables
      const chat = await chats.find(chatId)
      if (!chat || chat.erasedAt !== null || chat.lastNumber - chat.clearedUpTo <= 1) return false
      const lead = await leads.find(chat.leadId)
      if (!lead || lead.name.trim() === '') return false
      const upTo = chat.lastNumber
      if (!(await chats.markSummarised(chatId, upTo))) return false
      // Of a flood sales hears by the hour; what was said stands in the inbox.
      if (!isUrgent && lead.suspicions.includes('many-from-one-network')) return false
      if (!(await mayTell(tables, lead, now(), messageDomain))) return false
      const { leadId } = chat
      const summary = { kind: 'mail', template: 'conversation-summary', leadId, chatId, upTo, isUrgent } as const
      for (const delivery of [summary, ...memberIds.map((memberId) => ({ ...summary, memberId }))]) {
        await queueDelivery(outbox, delivery, { messageDomain, createdAt: now() })
      }
      return true
    },
  }
}
