import type { PlanFeature } from '#facts/plans.ts'
import { bind } from './bind.ts'
import { findOffers } from './mentions.ts'
import type { Judge } from './statement.ts'

/** How what only larger plans have is named. Null is in every plan. */
const featureWords = {
  everydayWork: null,
  emailSupport: null,
  freeTrial: null,
  multiLocation:
    /multi-?location|multiple locations|several (?:locations|shops|branches|places)|more than (?:one|\ue0001) (?:location|shop|branch)|multi-?sites?|plusieurs (?:sites|magasins|boutiques|emplacements|points de vente)/giu,
  apiAccess: /\bapi\b|\bwebhooks?\b/giu,
  advancedAnalytics: /advanced (?:analytics|reports?|reporting)|(?:analyses?|analytique|statistiques) avancees?/giu,
  emailAutomation: /e-?mail automation|automated e-?mails?|automatisation des e-?mails/giu,
  smsNotifications: /\bsms\b|text message notifications/giu,
  backup: /back-?ups?(?: and restore)?|sauvegardes?/giu,
  prioritySupport: /priority support|(?:support|assistance) prioritaire/giu,
  unlimitedLocations: null,
  advancedRoles: /advanced (?:role|permission)\S*|roles? avances?/giu,
  whiteLabel: /white-?label\w*|marque blanche/giu,
  accountManager: /account managers?|(?:gestionnaire|responsable) de compte/giu,
  serviceLevels: /\bslas?\b|service[- ]level/giu,
  phoneSupport: /phone support|support by phone|telephone support|(?:support|assistance) (?:par )?telephon\w+/giu,
} as const satisfies Record<PlanFeature, RegExp | null>
const features = (Object.keys(featureWords) as readonly PlanFeature[]).flatMap((feature) => {
  const words = featureWords[feature]
  return words === null ? [] : [{ feature, words }]
})

const clauses = /[;.!?]|,? \b(?:but|while|whereas|however|mais|tandis|alors)\b/iu
const notHad =
  /\b(?:no|not|without|lacks?|missing|needs?|require\w*|upgrad\w*|leaves? out|excludes?|beyond|pas|sans|aucune?|manque\w*|faut|besoin|only in|from .{0,14} on|instead|if|si)\b|n't\b/iu

/** What a plan is said to include must be in it. */
export const judgeFeatures: Judge = ({ text }) => {
  for (const clause of text.split(clauses)) {
    if (notHad.test(clause)) continue
    const named = findOffers(clause)
    for (const { feature, words } of features) {
      const spans = [...clause.matchAll(words)].map(({ 0: said, index }) => ({
        start: index,
        end: index + said.length,
      }))
      const bound = bind(clause, spans, named)
      const isWrong = spans.some((span) => {
        const things = bound.get(span)?.things ?? []
        return things.length > 0 && things.every(({ kind, has }) => kind === 'plan' && !has(feature))
      })
      if (isWrong) return 'limit'
    }
  }
  return []
}
