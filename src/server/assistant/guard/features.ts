import { featureNames as english } from '#content/en/assistant/counted-things.ts'
import { featureNames as french } from '#content/fr/assistant/counted-things.ts'
import type { PlanFeature } from '#facts/plans.ts'
import { bind, findMentions, findOffers } from './mentions.ts'
import { offers } from './offers.ts'
import type { Rule } from './statement.ts'
import { compile, pattern, says } from './words.ts'

const searches = (Object.keys(english) as readonly PlanFeature[]).flatMap((feature) => {
  const names = [english[feature], french[feature]].filter((name) => name !== null && name !== undefined)
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
