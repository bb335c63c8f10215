import { figuresIn } from '#content/figures.ts'
import { defaultLanguage } from '#content/languages.ts'
import type { RegisteredClaim } from '#facts/register.ts'
import { writeCsv, type Columns } from '#server/csv.ts'
import { placesOf } from './claim-places.ts'

const { sayFigure } = figuresIn[defaultLanguage]

/** The claim in its own words, with its figure if it has one. */
function say({ claim }: RegisteredClaim) {
  const { what, value, unit } = claim
  return value === undefined || unit === undefined ? what : `${what}: ${sayFigure({ ...claim, value, unit })} (${unit})`
}

const columns = {
  name: ({ id }) => id,
  claim: say,
  source: ({ claim }) => claim.source,
  'stands on': (entry) => placesOf(entry).join(', '),
  proof: ({ proof }) => proof?.at ?? 'NONE',
  'checked by': ({ proof }) => proof?.checkedBy ?? '',
  until: ({ proof }) => proof?.until ?? '',
  state: ({ state, isLeftOut }) => (isLeftOut ? `${state}, left out` : state),
} as const satisfies Columns<RegisteredClaim>

export const writeClaims = (claims: readonly RegisteredClaim[]) => writeCsv(columns, claims)

/** The sheet as the owner reads it in a terminal: a paragraph for each claim, and the sum. */
export function printClaims(claims: readonly RegisteredClaim[]): string {
  const paragraphs = claims.map((entry) => {
    const { proof, state } = entry
    const shown = proof && `${proof.at}, checked by ${proof.checkedBy}, until ${proof.until} (${state})`
    return [
      `${entry.id}: ${say(entry)}`,
      `  source     ${entry.claim.source}`,
      `  stands on  ${columns['stands on'](entry)}${entry.isLeftOut ? ': LEFT OUT for now' : ''}`,
      `  proof      ${shown ?? 'NONE'}`,
    ].join('\n')
  })
  const without = claims.filter(({ state }) => state === 'none').length
  const out = claims.filter(({ state }) => state === 'has run out').length
  const sum = `${claims.length} claims, ${without} without proof, ${out} whose proof has run out. Proofs are written into src/facts/proofs.ts.`
  return [...paragraphs, sum].join('\n\n')
}
