import type { PlanFeature } from '#facts/plans.ts'
import type { figures } from '#facts/claims.ts'

type Counted = {
  [Id in keyof typeof figures]: (typeof figures)[Id]['unit'] extends 'count' | 'bits' ? Id : never
}[keyof typeof figures]

/** What each figure counts, as a model may call it. */
export const figureNouns = {
  dataCenters: String.raw`data[- ]?cent(?:er|re)s?`,
  encryption: 'bits?|-?bit encryption|encryption',
  roleTemplates: '(?:predefined |ready |preset |built-in |user ){0,3}(?:role templates?|roles?)',
  activeBusinesses: '(?:active )?(?:businesses|companies|customers|clients)(?! served)',
  dailyTransactions: '(?:daily )?transactions?(?: (?:a|per|each) day)?',
  pharmacies: 'pharmac(?:y|ies)',
  retailStores: '(?:retail )?(?:stores|shops|retailers)',
  restaurants: 'restaurants?',
  hotels: 'hotels?',
  businessesServed: '(?:small )?(?:businesses|companies)(?: served)?',
  jobsSupported: 'jobs?',
} as const satisfies Record<Counted, string>

/** Things of ours that can be counted. */
export const thingNouns = {
  offices: String.raw`(?:\w+ )?(?:offices?|cities)`,
  countries: String.raw`(?:\w+ )?countries`,
  modules: String.raw`(?:\w+ )?modules?|platforms?`,
  plans: String.raw`(?:\w+ )?(?:plans?|subscriptions?)`,
  packages: String.raw`(?:[\w-]+ )?(?:packages?|licen[cs]es?)`,
  tiers: String.raw`(?:\w+ )?(?:tiers|levels)`,
  roles: String.raw`(?:\w+ )?roles?`,
  networks: '(?:social )?networks?',
  characters: 'characters?|letters?|signs?',
  gigabytes: 'GB|gigabytes?',
  memory: 'ram|memory',
} as const

/** How what only larger plans have is named; null is in every plan. */
export const featureNames = {
  everydayWork: null,
  emailSupport: null,
  freeTrial: null,
  multiLocation: String.raw`multi-?location|multiple locations|(?:several|second) (?:locations?|shops?|stores?|branch(?:es)?|restaurants?|places)|more than (?:one|\uE0001) (?:location|shop|branch)`,
  apiAccess: String.raw`\bapi\b|\bwebhooks?\b`,
  advancedAnalytics: 'advanced (?:analytics|reports?|reporting)',
  emailAutomation: 'e-?mail automation|automated e-?mails?',
  smsNotifications: String.raw`\bsms\b|text message notifications`,
  backup: '(?<!daily )back-?ups?(?: and restore)?',
  prioritySupport: 'priority support',
  unlimitedLocations: null,
  advancedRoles: String.raw`advanced (?:role|permission)\S*`,
  whiteLabel: String.raw`white-?label\w*`,
  accountManager: 'account managers?',
  serviceLevels: String.raw`\bslas?\b|service[- ]level`,
  phoneSupport: 'phone support|support by phone|telephone support',
} as const satisfies Record<PlanFeature, string | null>
