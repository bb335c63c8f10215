import type { Attribution, KeptRequest } from '#contract/demo-request.ts'
import type { Language } from '#content/languages.ts'
import type { Milliseconds } from '#server/clock.ts'

/** `quarantined` is a filled honeypot: kept, not delivered, releasable. */
export type LeadStatus = 'new' | 'answered' | 'quarantined'
/** Weak signs of a program; such a lead is delivered all the same. */
export type Suspicion = 'filled-within-a-second' | 'only-links' | 'many-from-one-network'

/** How a lead reached us: by the demo form, or by beginning to chat (CHAT-2). */
export type LeadSource = 'form' | 'chat'

/** A chat names no modules, no size and no message; what was said stands in its conversation. */
export type StoredLead = KeptRequest & {
  readonly id: string
  readonly source: LeadSource
  readonly receivedAt: Milliseconds
  readonly status: LeadStatus
  readonly suspicions: readonly Suspicion[]
  readonly attribution: Attribution | null
  /** The first request of the same person (the same e-mail address) within 24 hours before this one. */
  readonly followsId: string | null
  readonly answeredAt: Milliseconds | null
  /** The number as it is dialled from anywhere, where the visitor's browser knew it; `phone` stays as typed. */
  readonly phoneE164: string | null
  /** Beginning of the two hours in which the visitor would like to be called (see #contract/callback.ts). */
  readonly callbackAt: Milliseconds | null
  /** Of the page on which the visitor wrote. */
  readonly language: Language
}
