import { assistantWords } from '#content/assistant.ts'
import type { FeatureName } from '#content/copy/assistant/words.ts'
import type { PlanFeature } from '#facts/plans.ts'
import { bind, findMentions, findOffers } from './mentions.ts'
import { offers } from './offers.ts'
import type { Rule } from './statement.ts'
import { compile, pattern, says } from './words.ts'

const tables: readonly Readonly<Partial<Record<FeatureName, string | null>>>[] = Object.values(assistantWords).map(
  ({ featureNames }) => featureNames,
)
const searches = (Object.keys(tables[0] ?? {}) as readonly PlanFeature[]).flatMap((feature) => {
  const names = tables.flatMap((table) => table[feature] ?? [])
  return names.length === 0 ? [] : [[compile(names.join('|'), 'giu'), [feature]] as const]
})
const isInAll = (feature: PlanFeature) => offers.every(({ kind, has }) => kind !== 'plan' || has(feature))

/** What a plan is said to include must be in it, and in every plan what is said of all of them. */
export const judgeFeatures: Rule = ({ text }) => {
  const isWrong = text.split(pattern('featureTurn')).some((clause) => {
    if (says('hasNot', clause)) return false
    const found = findMentions<PlanFeature>(clause, searches)
    const bound = bind(clause, found, findOffers(clause))
    return found.some((mention) => {
      const of = bound.get(mention)?.things
      return mention.things.some((feature) =>
        of
          ? of.every(({ kind, has }) => kind === 'plan' && !has(feature))
          : says('everyPlan', clause) && !isInAll(feature),
      )
    })
  })
  return isWrong ? 'limit' : null
}
