import type { Language } from '#content/languages.ts'
import type { Milliseconds } from '#server/clock.ts'
import type { PromiseLetter } from './desk-storage.ts'
import type { Lane } from './lanes.ts'

/** What one lead brings about, each delivered and retried on its own. */
export type Delivery =
  | { readonly kind: 'mail'; readonly template: 'demo-request'; readonly leadId: string }
  /** To the sender of a demo request: that it is here, and what happens next. */
  | { readonly kind: 'mail'; readonly template: 'demo-confirmation'; readonly leadId: string }
  /** To sales: when the sender would like to be called. */
  | {
      readonly kind: 'mail'
      readonly template: 'demo-callback'
      readonly leadId: string
      readonly callbackAt: Milliseconds
    }
  /** Somebody began to chat (MAIL-2). */
  | { readonly kind: 'mail'; readonly template: 'new-user'; readonly leadId: string; readonly chatId: string }
  /** What was said up to a message, to sales (MAIL-3, MAIL-5); urgent when a person is asked for. */
  | {
      readonly kind: 'mail'
      readonly template: 'conversation-summary'
      readonly leadId: string
      readonly chatId: string
      readonly upTo: number
      readonly isUrgent: boolean
      /** To this member instead of sales: a visitor asks for a person, and this one was away. */
      readonly memberId?: string
    }
  /** The same to the visitor (MAIL-6), at the address given with Send Summary. */
  | {
      readonly kind: 'mail'
      readonly template: 'conversation-copy'
      readonly leadId: string
      readonly chatId: string
      readonly upTo: number
      readonly to: string
    }
  /** What was asked for in a chat; everything known when it goes out. Later ones tell what was added. */
  | {
      readonly kind: 'mail'
      readonly template: 'request'
      readonly leadId: string
      readonly chatId: string
      readonly isAddition: boolean
    }
  /** What a member wrote to the person behind a lead. */
  | { readonly kind: 'mail'; readonly template: 'desk-reply'; readonly leadId: string; readonly replyId: string }
  /** To a member: that a colleague, `by`, has handed a request over. */
  | {
      readonly kind: 'mail'
      readonly template: 'hand-over'
      readonly leadId: string
      readonly memberId: string
      readonly by: string
    }
  /** To a member: that a promise is due, or soon will be. */
  | {
      readonly kind: 'mail'
      readonly template: 'promise'
      readonly leadId: string
      readonly memberId: string
      readonly number: number
      readonly letter: PromiseLetter
    }
  /** To a member: the same of many promises at once. */
  | {
      readonly kind: 'mail'
      readonly template: 'promises'
      readonly leadId: null
      readonly memberId: string
      readonly promises: readonly {
        readonly leadId: string
        readonly number: number
        readonly letter: PromiseLetter
      }[]
    }
  /** To a visitor who is gone: what one of us answered in the chat, behind one message and up to another. */
  | {
      readonly kind: 'mail'
      readonly template: 'chat-answer'
      readonly leadId: string
      readonly chatId: string
      readonly after: number
      readonly upTo: number
    }
  /** To sales: the leads of an hour that got no letter of their own. */
  | { readonly kind: 'mail'; readonly template: 'digest'; readonly leadId: null; readonly since: Milliseconds }
  /** To a member of the desk, if there is one behind this mark of an address (see secret/tokens.ts): a way in. */
  | { readonly kind: 'mail'; readonly template: 'sign-in'; readonly leadId: null; readonly addressMark: string }
  | { readonly kind: 'forward'; readonly leadId: string; readonly isOfWishes?: true }
  | { readonly kind: 'webhook'; readonly leadId: string; readonly isOfWishes?: true }

export type MailDelivery = Extract<Delivery, { readonly kind: 'mail' }>
export type MailTemplate = MailDelivery['template']

type OutboxStatus = 'waiting' | 'delivered' | 'dead'

export type OutboxMessage = {
  readonly id: string
  readonly delivery: Delivery
  /** Made once, never changed: a message sent twice after a crash is recognisable as one. Without angle brackets. */
  readonly messageId: string
  readonly status: OutboxStatus
  readonly createdAt: Milliseconds
  /** Not tried before this time. While a worker holds the message this is the end of its lease. */
  readonly dueAt: Milliseconds
  readonly attempts: number
  /** How many of them ended with a refusal for good. */
  readonly refusals: number
  readonly lastError: string | null
  readonly deliveredAt: Milliseconds | null
  /** In which it is written: a visitor's own, or that of our team. */
  readonly language: Language
}

/** A letter of this kind. */
export type Letter<Template extends MailTemplate> = OutboxMessage & {
  readonly delivery: Extract<MailDelivery, { readonly template: Template }>
}

/** Whether it is a letter of one of these kinds. */
export function isLetter<Template extends MailTemplate>(
  message: OutboxMessage,
  ...templates: readonly Template[]
): message is Letter<Template> {
  const { delivery } = message
  return delivery.kind === 'mail' && templates.some((template) => template === delivery.template)
}

type ClaimedMessage = OutboxMessage & { readonly lane: Lane }

export type Outbox = {
  add(message: {
    readonly delivery: Delivery
    readonly messageId: string
    readonly createdAt: Milliseconds
    /** Not before this; at once when absent. */
    readonly dueAt?: Milliseconds
    /** That of our team when absent. */
    readonly language?: Language
  }): Promise<void>
  /** Moves a message that waits, or whose lease goes on, from one time to another; false when somebody else has. */
  reschedule(id: string, change: { readonly from: Milliseconds; readonly to: Milliseconds }): Promise<boolean>
  /**
   * Takes up to `limit` due messages for `leaseMs`; nobody else gets them before that. One statement; on PostgreSQL it
   * goes by the database's clock and not by `now`, and steps over what another instance is just taking.
   */
  claim(options: {
    readonly now: Milliseconds
    readonly leaseMs: number
    readonly limit: number
    /** All when absent. */
    readonly lanes?: readonly Lane[]
  }): Promise<readonly ClaimedMessage[]>
  markDelivered(id: string, at: Milliseconds): Promise<void>
  /** Counts the attempt, and whether it was refused for good; `dueAt` null makes it a dead letter. */
  markFailed(id: string, error: string, dueAt: Milliseconds | null, isRefused?: boolean): Promise<void>
  /**
   * Puts everything that is in somebody's hands back in line, for those who know that nobody is left to hold it. Returns
   * how many messages that were.
   */
  release(at: Milliseconds): Promise<number>
  /** Puts what is dead, or waits after tries in vain, in line anew; false where it is out or under way meanwhile. */
  revive(id: string, at: Milliseconds): Promise<boolean>
  list(filter: {
    readonly status?: OutboxStatus
    readonly leadId?: string
    readonly limit?: number
  }): Promise<readonly OutboxMessage[]>
  count(): Promise<Readonly<Record<OutboxStatus, number>>>
  /** Forgets ways in that were queued before a time, and what else is about no lead and was delivered before one. */
  forget(before: { readonly waysIn: Milliseconds; readonly letters: Milliseconds }): Promise<void>
  /** When the next waiting message (in these lanes) is due; null when none waits. */
  nextDueAt(lanes?: readonly Lane[]): Promise<Milliseconds | null>
  /** Since when the oldest message waits that is due, or was queued that was tried in vain; null when there is none. */
  oldestAt(now: Milliseconds): Promise<Milliseconds | null>
  /**
   * Since when no letter goes out: when the first was queued that was tried in vain and behind which none was delivered.
   * A receiver who is refused for good says nothing about the rest. Null while letters go out.
   */
  lettersStuckSince(): Promise<Milliseconds | null>
}
