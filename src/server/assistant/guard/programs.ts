import type { Mention } from './mentions.ts'
import type { ProgramId } from './offers.ts'

const names = {
  'small business': String.raw`small[- ](?:\w+ )?business(?:es)?|small shops?|petites? (?:entreprises?|boutiques?|commerces?|structures?)|pme\b|accelerator|accelerateur|startups?`,
  ngo: String.raw`ngos?\b|ongs?\b|non-?profits?|not-for-profits?|charit\w+|organisations? non gouvernementales?|associations?|a but non lucratif|sans but lucratif`,
} as const satisfies Record<ProgramId, string>

const searches = (Object.keys(names) as readonly ProgramId[]).map(
  (id) => [id, new RegExp(String.raw`(?<![\p{L}])(?:${names[id]})`, 'giu')] as const,
)

/** The programmes named in a text, in its order. */
export function findPrograms(text: string): readonly Mention<ProgramId>[] {
  return searches
    .flatMap(([id, search]) =>
      [...text.matchAll(search)].map((found) => ({
        start: found.index,
        end: found.index + found[0].length,
        things: [id],
      })),
    )
    .toSorted((one, other) => one.start - other.start)
}

export function programsIn(text: string): readonly ProgramId[] {
  return findPrograms(text).flatMap(({ things }) => things)
}
