import { api } from './api.ts'
import { allClaims, allFigures, requirements, type Claim } from './claims.ts'
import { referenceRates } from './exchange-rates.ts'
import { milestones } from './history.ts'
import { holidays } from './holidays.ts'
import { privacyLaws } from './legal.ts'
import { purchaseClaims } from './packages.ts'
import { ngoProgram, smallBusinessProgram } from './programs.ts'

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

/** Every claim under its name. */
export const namedClaims = [
  ...Object.entries<Readonly<Record<string, Claim>>>(groups).flatMap(([group, named]) =>
    Object.entries(named).map(([name, claim]) => [`${group}.${name}`, claim] as const),
  ),
  ...Object.entries<Claim>(single),
] as readonly (readonly [ClaimId, Claim])[]
