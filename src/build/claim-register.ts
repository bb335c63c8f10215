import { figuresIn } from '#content/figures.ts'
import { defaultLanguage } from '#content/languages.ts'
import type { Claim, Figure } from '#facts/claims.ts'

const { sayFigure } = figuresIn[defaultLanguage]

export type RegisteredClaim = {
  /** `claims.ts: figures.uptime` */
  readonly place: string
  readonly says: string
  readonly source: string
  readonly verified: boolean
}

type FactModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Every fact that carries a source and a verdict, wherever it stands in `src/facts` (FACT-1). */
export function listClaims(modules: FactModules): readonly RegisteredClaim[] {
  return Object.entries(modules).flatMap(([file, facts]) =>
    Object.entries(facts).flatMap(([name, fact]) => findClaims(fact, `${file}: ${name}`)),
  )
}

function findClaims(fact: unknown, place: string): readonly RegisteredClaim[] {
  if (typeof fact !== 'object' || fact === null) return []
  if (isClaim(fact)) {
    const { source, verified } = fact
    return [{ place, says: sayClaim(fact), source, verified }]
  }
  return Object.entries(fact).flatMap(([name, part]) => findClaims(part, `${place}.${name}`))
}

function isClaim(fact: object): fact is Claim & Partial<Figure> {
  return 'source' in fact && 'verified' in fact
}

/** The claim in its own words, with its figure if it has one. A claim without words has none to be read by. */
function sayClaim(claim: Claim & Partial<Figure>) {
  if (!claim.what) throw new Error(`A claim does not say what it claims: ${JSON.stringify(claim)}`)
  const { what, value, unit } = claim
  return value === undefined || unit === undefined ? what : `${what}: ${sayFigure({ ...claim, value, unit })} (${unit})`
}

/** The register as the owner reads it: what is stated, by which requirement, and whether it was ever checked. */
export function printClaims(claims: readonly RegisteredClaim[]): string {
  const rows = claims.map(({ verified, says, source, place }) => [verified ? 'yes' : 'NO', says, source, place])
  const table = [['checked', 'the site says', 'source', 'where it stands'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  const open = claims.filter(({ verified }) => !verified).length
  return [...lines, '', `${claims.length} claims, ${open} of them not checked.`].join('\n')
}
