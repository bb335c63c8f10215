import type { Whom } from './erasure-storage.ts'
import type { StoredLead } from './stored-lead.ts'

/** What a person may have corrected; the rest of a lead is what they wrote. */
export type Corrections = Partial<Pick<StoredLead, 'name' | 'company' | 'email' | 'phone' | 'phoneE164'>>

export type People = {
  /** Their requests, the latest first. */
  find(whom: Whom): Promise<readonly StoredLead[]>
  /** Every row that is kept of them, by table. */
  takeOut(whom: Whom): Promise<Readonly<Record<string, readonly object[]>>>
  /** In all their requests; returns the ids of those. */
  correct(whom: Whom, corrections: Corrections): Promise<readonly string[]>
}
