import { pageWordings as english } from '#content/en/assistant/page-wordings.ts'
import { pageWordings as french } from '#content/fr/assistant/page-wordings.ts'
import type { Knowledge, Passage } from '../knowledge.ts'

export type PassageId = `page:${string}`
export type PageExample = readonly [id: PassageId, asked: string]

/** How the tables of wordings name a place: `path|heading`. */
export const placeOf = ({ url, heading }: Passage) => `${url.replace(/#.*/, '')}|${heading}`

/** The places that have wordings of their own, each under the id of its passage. */
export function readPageExamples({ passages }: Pick<Knowledge, 'passages'>): readonly PageExample[] {
  const seen = new Set<string>()
  return passages.flatMap((passage) => {
    const place = placeOf(passage)
    const wordings = [...(english[place] ?? []), ...(french[place] ?? [])]
    // A long text may be cut into passages under one heading: the first begins the answer.
    if (wordings.length === 0 || seen.has(place)) return []
    seen.add(place)
    return [passage.heading, ...wordings].map((wording) => [`page:${passage.id}`, wording] as const)
  })
}
