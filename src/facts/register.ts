import { api } from './api.ts'
import { allClaims, allFigures, requirements, type Claim, type Figure } from './claims.ts'
import { referenceRates } from './exchange-rates.ts'
import { milestones } from './history.ts'
import { holidays } from './holidays.ts'
import { privacyLaws } from './legal.ts'
import { purchaseClaims } from './packages.ts'
import { ngoProgram, smallBusinessProgram } from './programs.ts'
import { leftOut, proofs, type Proof } from './proofs.ts'

const groups = {
  figures: allFigures,
  claims: allClaims,
  requirements,
  milestones,
  holidays,
  privacyLaws,
  purchaseClaims,
} as const
const single = { api, referenceRates, ngoProgram, smallBusinessProgram } as const satisfies Record<string, Claim>

/** `figures.uptime`: the name under which the facts hold it. */
export type ClaimId =
  | { [Group in keyof typeof groups]: `${Group}.${keyof (typeof groups)[Group] & string}` }[keyof typeof groups]
  | keyof typeof single

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
  return entries.map(([id, claim]) => {
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

const entries = [
  ...Object.entries<Readonly<Record<string, Claim>>>(groups).flatMap(([group, named]) =>
    Object.entries(named).map(([name, claim]) => [`${group}.${name}`, claim] as const),
  ),
  ...Object.entries<Claim>(single),
] as readonly (readonly [ClaimId, Claim])[]

/** A proof holds to the end of its last day. */
function stateOf({ until }: Proof, now: number): ProofState {
  const end = Date.parse(`${until}T24:00:00Z`)
  if (!(end > now)) return 'has run out'
  return end - now < monthLength ? 'runs out' : 'holds'
}
