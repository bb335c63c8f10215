import type { Mailbox } from '#server/post/header-values.ts'

/** A letter, complete. Each transport brings it to its receiver in its own way. */
export type Mail = {
  /** Made once with the outbox row: a letter sent twice is recognisable as one. Without angle brackets. */
  readonly messageId: string
  readonly to: string
  readonly from: Mailbox
  readonly replyTo?: Mailbox
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Somebody waits for an answer now: mail programs mark it. */
  readonly isUrgent?: boolean
  /** It answers what its receiver sent: answering machines and lists treat it as such (RFC 3834). */
  readonly isReply?: boolean
  /** A person wrote it: answering machines answer it as they answer anybody. */
  readonly isByPerson?: boolean
  /** The Message-ID of the letter this one follows, without angle brackets. */
  readonly inReplyTo?: string
  /** Those of the whole thread, where there was more than one before; the one it follows comes last. */
  readonly references?: readonly string[]
  /** Whom the letter is about, and what it is: for the JSON endpoint (DATA-9, DATA-10). */
  readonly userInfo: Readonly<Record<string, string>>
  readonly metadata: Readonly<Record<string, string | number>>
}

/** What is said of a letter by whoever writes it; unless that says otherwise, it is from the site itself. */
export type Draft = Omit<Mail, 'messageId' | 'from'> & Partial<Pick<Mail, 'from'>>
/** Of a letter about a lead: whose it is goes without saying, and that an answer to it goes to that person. */
export type LeadDraft = Omit<Draft, 'userInfo'>

export type MailTransport = {
  /**
   * Resolves once the letter is taken, with the provider's name for it if it has one; throws when it is not. `attempts`
   * were made in vain before: whoever did not answer in time has longer now.
   */
  post(mail: Mail, attempts?: number): Promise<{ readonly providerId: string | null }>
  /** Takes back what lies here and not with somebody else. Absent where nothing does. */
  forget?(messageId: string): Promise<void>
  /** Throws when letters could not be taken now. Sends nothing. */
  check(): Promise<void>
  close(): void
}
