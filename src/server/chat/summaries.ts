import { queueDelivery } from '#server/leads/deliveries.ts'
import type { Milliseconds, Tables } from '#server/storage/storage.ts'

type Needs = { readonly messageDomain: string; readonly now: () => Milliseconds }

export type Summaries = {
  /**
   * Puts the summary for sales in line (MAIL-5) when there is one to send: more than one message and a known name
   * (MAIL-7), and something that no earlier summary holds. Whoever asks first gets true, everybody after him false.
   */
  queueDue(tables: Tables, chatId: string, options?: { readonly isUrgent: boolean }): Promise<boolean>
}

export function createSummaries({ messageDomain, now }: Needs): Summaries {
  return {
    async queueDue({ chats, leads, outbox }, chatId, { isUrgent } = { isUrgent: false }) {
      const chat = await chats.find(chatId)
      if (!chat || chat.erasedAt !== null || chat.lastNumber - chat.clearedUpTo <= 1) return false
      const lead = await leads.find(chat.leadId)
      if (!lead || lead.name.trim() === '') return false
      const upTo = chat.lastNumber
      if (!(await chats.markSummarised(chatId, upTo))) return false
      const { leadId } = chat
      await queueDelivery(
        outbox,
        { kind: 'mail', template: 'conversation-summary', leadId, chatId, upTo, isUrgent },
        { messageDomain, createdAt: now() },
      )
      return true
    },
  }
}
