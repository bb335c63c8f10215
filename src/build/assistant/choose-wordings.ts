import { featuresOf } from '#server/assistant/embedded/find.ts'
import { createSpeller } from '#server/assistant/embedded/words.ts'
import { understand } from '#server/assistant/embedded/understand.ts'
import type { Passage } from '#server/assistant/knowledge.ts'
import { listWords } from './learn-reading.ts'
import type { Example } from './wordings.ts'

type Read = { readonly example: Example; readonly features: ReadonlySet<string> }
type Ranked = { readonly example: Example; readonly gain: number }

/** How a feature counts that many wordings of one topic have, against one that few have. */
const commonness = 1.3

/**
 * So many wordings, chosen for their variety and never by a question that is asked to judge them: within each topic the
 * one goes first that shows most of what is often said about it and has not been shown yet (a feature shown once more
 * is worth a third of the time before), whatever its length.
 */
export function chooseWordings(examples: readonly Example[], passages: readonly Passage[], count: number) {
  const speller = createSpeller(listWords(examples, passages))
  const all: readonly Read[] = examples.map((example) => ({
    example,
    features: featuresOf(understand(example.asked, speller)),
  }))
  const times = countFeatures(all)
  const weigh = (feature: string) =>
    Math.log(1 + all.length / (times.get(feature) ?? 1)) * (feature.startsWith('#') ? 2 : 1)
  const ranked = [...Map.groupBy(all, ({ example }) => example.id).values()].flatMap((some) => rank(some, times, weigh))
  const chosen = new Set(
    ranked
      .toSorted((one, other) => other.gain - one.gain)
      .slice(0, count)
      .map(({ example }) => example),
  )
  return examples.filter((example) => chosen.has(example))
}

function countFeatures(some: readonly Read[]) {
  const times = new Map<string, number>()
  for (const { features } of some) for (const feature of features) times.set(feature, (times.get(feature) ?? 0) + 1)
  return times
}

/** The wordings of one topic, the one that adds most first, with what each adds. */
function rank(some: readonly Read[], times: ReadonlyMap<string, number>, weigh: (feature: string) => number) {
  const own = countFeatures(some)
  const shown = new Map<string, number>()
  const gainOf = ({ features }: Read) => {
    let gain = 0
    let squares = 0
    for (const feature of features) {
      const weight = weigh(feature)
      squares += weight ** 2
      // What one wording alone has teaches nothing of others.
      if ((times.get(feature) ?? 0) < 2) continue
      gain += weight * (own.get(feature) ?? 0) ** commonness * Math.exp(-(shown.get(feature) ?? 0))
    }
    return gain / (Math.sqrt(squares) || 1)
  }
  const left = new Set(some)
  const ranked: Ranked[] = []
  while (left.size > 0) {
    let best: { readonly read: Read; readonly gain: number } | null = null
    for (const read of left) {
      const gain = gainOf(read)
      if (best === null || gain > best.gain) best = { read, gain }
    }
    if (best === null) break
    left.delete(best.read)
    ranked.push({ example: best.read.example, gain: best.gain })
    for (const feature of best.read.features) shown.set(feature, (shown.get(feature) ?? 0) + 1)
  }
  return ranked
}
