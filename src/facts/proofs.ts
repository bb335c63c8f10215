import type { ClaimId } from './claim-ids.ts'

/** What shows that a claim is true. */
export type Proof = {
  /** An https address, or a file under version control. */
  readonly at: string
  /** Who read it and held the claim against it. */
  readonly checkedBy: string
  /** The last day on which it still proves anything, ISO: a report covers a year, a count is of its day. */
  readonly until: string
}

/**
 * The proof of each claim that has one. The owner writes it here when the proof has been read:
 *
 *   'figures.hotels': { at: 'https://…/hotels.pdf', checkedBy: 'Aline Uwase', until: '2027-06-30' },
 */
export const proofs: Readonly<Partial<Record<ClaimId, Proof>>> = {}
