import type { ThingName } from '#content/copy/assistant/words.ts'
import type { PatternName } from '#content/guard-patterns.ts'
import type { TimeUnit } from '#content/quantity-words.ts'
import { figures, loyaltyTiers, requirements, roleTemplates, type Figure } from '#facts/claims.ts'
import { channels, contact } from '#facts/contact.ts'
import { privacy } from '#facts/legal.ts'
import { socialNetworks } from '#facts/links.ts'
import { modules } from '#facts/modules.ts'
import { offices } from '#facts/offices.ts'
import { packageIds } from '#facts/packages.ts'
import { countAnnualSaving, plans, type Plan } from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'

export type ProgramId = 'small business' | 'ngo'

/** What a figure counts: a length of time, a share, an hour at which something opens or closes, or dollars. */
type FigureUnit = TimeUnit | 'percent' | 'hour' | 'USD'

/**
 * A figure that we may state beside prices and what plans take: of what it must be said, of what it must not, and to
 * which programme it belongs.
 */
type Stated = readonly [value: number, unit: FigureUnit, needs: PatternName, forbids?: PatternName, program?: ProgramId]

const { eligibility, ...ngo } = ngoProgram

export const stated: readonly Stated[] = [
  [figures.trialDays.value, 'days', 'trial', 'refund'],
  [7, 'days', 'everyDay'],
  [privacy.answerDays, 'days', 'ofPrivacy', 'isErased'],
  [privacy.retentionDays, 'days', 'ofErasing'],
  // A mail is answered sooner, so the longer time is only said of what is not mail.
  [contact.demoReplyHours, 'hours', 'anyReply', 'ofMail'],
  [channels.email.replyHours, 'hours', 'mail', 'ofDemo'],
  [ngo.trialMonths, 'months', 'anything', 'nothing', 'ngo'],
  [smallBusinessProgram.acceleratorFreeMonths, 'months', 'anything', 'nothing', 'small business'],
  [12, 'months', 'billed', 'freeOf'],
  [1, 'years', 'billed', 'yearNotOf'],
  [eligibility.leastYearsOfOperation, 'years', 'anything', 'nothing', 'ngo'],
  [privacy.leastAge, 'years', 'age'],
  [figures.parentalLeave.value, 'weeks', 'leave'],
  [figures.responseTime.value, 'milliseconds', 'latency'],
  [figures.downtime.value, 'minutes', 'downtime'],
  [figures.enterpriseDowntime.value, 'minutes', 'downtime'],

  [figures.uptime.value, 'percent', 'ofUptime', 'notUptime'],
  [figures.enterpriseUptime.value, 'percent', 'ofService'],
  [figures.firstYearGrowth.value, 'percent', 'ofGrowth', 'notGrowth'],
  [figures.costReduction.value, 'percent', 'ofCosts', 'notCosts'],
  ...Object.values<Plan>(plans).map((plan): Stated => [
    countAnnualSaving(plan).percent,
    'percent',
    'ofYear',
    'notForYear',
  ]),
  [smallBusinessProgram.firstYearDiscountPercent, 'percent', 'firstYear', 'forLife', 'small business'],
  [ngo.lifetimeDiscountPercent, 'percent', 'anything', 'forAll', 'ngo'],

  [channels.chat.opens, 'hour', 'anything'],
  [channels.phone.opens, 'hour', 'anything'],
  [channels.chat.closes, 'hour', 'chatHours'],
  [channels.phone.closes, 'hour', 'phoneHoursOnly'],
  ...offices.flatMap(({ hours: { opens, closes } }) => [opens, closes].map((hour): Stated => [hour, 'hour', 'office'])),

  [eligibility.annualRevenueBelow / 100, 'USD', 'revenue', 'nothing', 'ngo'],
  [ngo.setupFee / 100, 'USD', 'setup', 'nothing', 'ngo'],
]

/** How many there are of something, by the name of its words in `counted-things.ts` of each language. */
export const counted: Readonly<Record<string, readonly number[]>> = {
  ...Object.fromEntries(Object.entries<Figure>(figures).map(([id, { value }]) => [id, [value]])),
  ...({
    offices: [offices.length],
    countries: [offices.length, new Set(offices.map(({ country }) => country)).size],
    modules: [modules.length],
    plans: [Object.keys(plans).length],
    packages: [packageIds.length],
    tiers: [loyaltyTiers.length],
    roles: [roleTemplates.length],
    networks: [socialNetworks.length],
    characters: [requirements.passwordLength.value],
    gigabytes: [requirements.memoryMinimum, requirements.memoryRecommended, requirements.disk].map(
      ({ value }) => value,
    ),
    memory: [requirements.memoryMinimum, requirements.memoryRecommended].map(({ value }) => value),
  } satisfies Record<ThingName, readonly number[]>),
}
