import { createHmac } from 'node:crypto'
import { conversation } from '#content/en/hand-off.ts'
import { Refusal } from '#server/errors.ts'
import { queueDelivery } from '#server/leads/deliveries.ts'
import { createRateLimit, refuseWhenBusy } from '#server/rate-limit.ts'
import type { Milliseconds, StoredChat, Tables } from '#server/storage/storage.ts'

type Needs = { readonly secret: string; readonly messageDomain: string; readonly now: () => Milliseconds }
type Copy = { readonly to: string; readonly address: string }

export type Copies = {
  /**
   * Puts the visitor's own copy in line (MAIL-6). It goes to an address that anybody could have typed, so a copy needs
   * a real exchange, and there are few of them by conversation, by sender and by receiver. Throws a Refusal.
   */
  queue(tables: Tables, chatId: string, copy: Copy): Promise<void>
}

const hour = 3_600_000
const mostOfOneChat = 3

export function createCopies({ secret, messageDomain, now }: Needs): Copies {
  const perSender = createRateLimit({ tries: 10, windowMs: hour, now })
  const perReceiver = createRateLimit({ tries: 3, windowMs: 24 * hour, now })

  return {
    async queue(tables, chatId, { to, address }) {
      const chat = await tables.chats.find(chatId)
      if (!chat || chat.erasedAt !== null) throw new Refusal('not-found')
      const messages = await tables.chats.messages(chatId, chat.clearedUpTo)
      if (!messages.some(({ answers }) => answers !== null)) {
        throw new Refusal('malformed', { words: conversation.nothingToCopy })
      }
      const earlier = await findCopies(tables, chat)
      // The answer was lost, or somebody pressed twice.
      if (earlier.some((copy) => copy.to === to && copy.upTo === chat.lastNumber)) return
      if (earlier.length >= mostOfOneChat) {
        throw new Refusal('too-many-requests', { words: conversation.enoughCopies })
      }
      refuseWhenBusy(perSender.take(address))
      refuseWhenBusy(perReceiver.take(hideReceiver(secret, to)))
      const { leadId, lastNumber: upTo } = chat
      await queueDelivery(
        tables.outbox,
        { kind: 'mail', template: 'conversation-copy', leadId, chatId, upTo, to },
        { messageDomain, createdAt: now() },
      )
    },
  }
}

async function findCopies({ outbox }: Tables, { id, leadId }: StoredChat) {
  const messages = await outbox.list({ leadId })
  return messages.flatMap(({ delivery }) =>
    delivery.kind === 'mail' && delivery.template === 'conversation-copy' && delivery.chatId === id ? [delivery] : [],
  )
}

/** One mailbox, however it is written; a stranger's address is not kept in readable form. */
function hideReceiver(secret: string, address: string): string {
  const [mailbox = '', host = ''] = address.toLowerCase().split('@')
  return createHmac('sha256', secret)
    .update(`copy\n${mailbox.replace(/\+.*$/, '')}@${host}`)
    .digest('base64url')
}
