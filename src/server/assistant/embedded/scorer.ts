export type Scored<Id extends string> = {
  readonly id: Id
  readonly score: number
  readonly votes: number
  readonly matched: readonly string[]
}

export type Scorer<Id extends string> = {
  /** The best first, each id once; only those that share a term. */
  score(terms: readonly string[]): readonly Scored<Id>[]
  weigh(term: string): number
}

type Example<Id> = {
  readonly id: Id
  readonly terms: readonly string[]
  readonly weight: number
  /** How many wordings of this id come to these terms: decides between two ids that share them. */
  votes: number
}

/** A term of an example that the question lacks counts whole; a word of the question that the example lacks, this much. */
const strayCost = 0.3

/**
 * Compares a question with example wordings. A term weighs the more, the fewer ids use it; the score is what is shared
 * over what is shared and what is not (Tversky), from 0 to 1.
 */
export function createScorer<Id extends string>(examples: readonly (readonly [Id, readonly string[]])[]): Scorer<Id> {
  const users = new Map<string, Set<Id>>()
  for (const [id, terms] of examples) for (const term of terms) users.set(term, (users.get(term) ?? new Set()).add(id))
  const count = new Set(examples.map(([id]) => id)).size
  const rarest = Math.log(1 + count)
  const weigh = (term: string) => {
    const having = users.get(term)
    return having ? Math.log(1 + count / having.size) : rarest
  }
  const sum = (terms: readonly string[]) => terms.reduce((total, term) => total + weigh(term), 0)
  const byTerm = new Map<string, Example<Id>[]>()
  const known = new Map<string, Example<Id>>()
  for (const [id, listed] of examples) {
    const terms = [...new Set(listed)].toSorted()
    const key = `${id} ${terms.join(' ')}`
    const same = known.get(key)
    if (same) {
      same.votes++
      continue
    }
    const example = { id, terms, weight: sum(terms), votes: 1 }
    known.set(key, example)
    for (const term of terms) byTerm.set(term, [...(byTerm.get(term) ?? []), example])
  }

  return {
    weigh,
    score(terms) {
      const asked = new Set(terms)
      const all = sum([...asked])
      const best = new Map<Id, Scored<Id>>()
      for (const example of new Set([...asked].flatMap((term) => byTerm.get(term) ?? []))) {
        const matched = example.terms.filter((term) => asked.has(term))
        const shared = sum(matched)
        const score = shared / (shared + (example.weight - shared) + strayCost * (all - shared))
        if (score > (best.get(example.id)?.score ?? 0))
          best.set(example.id, { id: example.id, score, votes: example.votes, matched })
      }
      return [...best.values()].toSorted((one, other) => other.score - one.score || other.votes - one.votes)
    },
  }
}
