import { namedClaims, type ClaimId } from './claim-ids.ts'
import type { Claim, Figure } from './claims.ts'
import { leftOut } from './left-out.ts'
import { proofs, type Proof } from './proofs.ts'

/** `runs out` within a month. */
export type ProofState = 'none' | 'holds' | 'runs out' | 'has run out'

export type RegisteredClaim = {
  readonly id: ClaimId
  readonly claim: Claim & Partial<Figure>
  readonly proof: Proof | null
  readonly state: ProofState
  /** Whether the owner does not want it stated for now. */
  readonly isLeftOut: boolean
}

const monthLength = 30 * 24 * 60 * 60 * 1000

/** Everything that the company says of itself and of the product (FACT-1), and how it stands with its proof on a day. */
export function listClaims(now: number, proven: typeof proofs = proofs): readonly RegisteredClaim[] {
  return namedClaims.map(([id, claim]) => {
    const proof = proven[id] ?? null
    return {
      id,
      claim,
      proof,
      state: proof ? stateOf(proof, now) : 'none',
      isLeftOut: leftOut.some((other) => other === id),
    }
  })
}

/** A proof holds to the end of its last day. */
function stateOf({ until }: Proof, now: number): ProofState {
  const end = Date.parse(`${until}T24:00:00Z`)
  if (!(end > now)) return 'has run out'
  return end - now < monthLength ? 'runs out' : 'holds'
}
