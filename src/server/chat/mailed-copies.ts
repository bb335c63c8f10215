import { beginOf, dayMs, hourMs, type Milliseconds } from '#server/clock.ts'
import { conversation } from '#content/hand-off.ts'
import { Refusal } from '#server/errors.ts'
import type { Parts } from '#server/parts.ts'
import { queueDelivery } from '#server/outbox/deliveries.ts'
import { refuseWhenBusy } from '#server/rate-limit.ts'
import { countKey } from '#server/storage/mailbox.ts'
import { isLetter } from '#server/storage/outbox-storage.ts'
import type { StoredChat, Tables } from '#server/storage/storage.ts'
import { sign, type Secret } from '#server/secret/secret.ts'

type Needs = Pick<Parts, 'secret' | 'messageDomain' | 'now'>
type Bound = { readonly key: string; readonly windowMs: Milliseconds; readonly most: number }
type Copy = { readonly to: string; readonly address: string }

export type MailedCopies = {
  /**
   * Puts the visitor's own copy in line (MAIL-6). It goes to an address that anybody could have typed, so a copy needs
   * a real exchange, and there are few of them by conversation, by sender and by receiver. Throws a Refusal.
   */
  queue(tables: Tables, chatId: string, copy: Copy): Promise<void>
}

const mostOfOneChat = 3

export function createMailedCopies({ secret, messageDomain, now }: Needs): MailedCopies {
  /** By the sender, for whoever sends to many, and by the receiver, however many send to one. */
  const boundsOf = (to: string, address: string): readonly Bound[] => [
    { key: `copies by ${hide(secret, address)}`, windowMs: hourMs, most: 10 },
    { key: countKey('copies to', to), windowMs: dayMs, most: 3 },
  ]

  /** What is refused counts for nothing. */
  async function take({ tallies }: Tables, { key, windowMs, most }: Bound) {
    const since = beginOf(windowMs, now())
    if (await tallies.take(key, since, most)) return
    refuseWhenBusy(Math.ceil((since + windowMs - now()) / 1000))
  }

  return {
    async queue(tables, chatId, { to, address }) {
      const chat = await tables.chats.find(chatId)
      if (!chat || chat.erasedAt !== null) throw new Refusal('not-found')
      const messages = await tables.chats.messages(chatId, chat.clearedUpTo)
      if (!messages.some(({ answers }) => answers !== null)) {
        throw new Refusal('malformed', { words: (language) => conversation[language].nothingToCopy })
      }
      const earlier = await findCopies(tables, chat)
      // The answer was lost, or somebody pressed twice.
      if (earlier.some((copy) => copy.to === to && copy.upTo === chat.lastNumber)) return
      if (earlier.length >= mostOfOneChat) {
        throw new Refusal('too-many-requests', { words: (language) => conversation[language].enoughCopies })
      }
      for (const bound of boundsOf(to, address)) await take(tables, bound)
      const { leadId, lastNumber: upTo } = chat
      await queueDelivery(
        tables.outbox,
        { kind: 'mail', template: 'conversation-copy', leadId, chatId, upTo, to },
        { messageDomain, createdAt: now(), language: chat.language },
      )
    },
  }
}

async function findCopies({ outbox }: Tables, { id, leadId }: StoredChat) {
  const messages = await outbox.list({ leadId })
  return messages.flatMap((message) =>
    isLetter(message, 'conversation-copy') && message.delivery.chatId === id ? [message.delivery] : [],
  )
}

/** A stranger's network address is not kept in readable form. */
function hide(secret: Secret, address: string): string {
  return sign(secret, `copy\n${address}`)
}
