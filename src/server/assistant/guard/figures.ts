import type { TimeUnit } from '#content/quantity-words.ts'
import { figures, type Figure } from '#facts/claims.ts'
import { channels, contact } from '#facts/contact.ts'
import { privacy } from '#facts/legal.ts'
import { offices } from '#facts/offices.ts'
import { countAnnualSaving, plans, type Plan } from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { wordMark } from '../reading/number-words.ts'
import { bind, findPrograms } from './mentions.ts'
import { offers, type Offer, type ProgramId } from './offers.ts'
import { around, type QuantityOf, type QuantityRule, type Rule, type Statement } from './statement.ts'
import { compile, pattern, says, type PatternName } from './words.ts'

/** A figure we may state, of what it must be said, and of what it must not. */
type Stated<Unit> = readonly [value: number, unit: Unit, needs: PatternName, forbids?: PatternName]

const times: readonly Stated<TimeUnit>[] = [
  [figures.trialDays.value, 'days', 'trial', 'refund'],
  [privacy.answerDays, 'days', 'ofPrivacy', 'isErased'],
  [privacy.retentionDays, 'days', 'ofErasing'],
  // A mail is answered sooner, so the longer time is only said of what is not mail.
  [contact.demoReplyHours, 'hours', 'anyReply', 'ofMail'],
  [channels.email.replyHours, 'hours', 'mail', 'ofDemo'],
  [ngoProgram.trialMonths, 'months', 'ofNgos'],
  [smallBusinessProgram.acceleratorFreeMonths, 'months', 'smallBusiness'],
  [12, 'months', 'billed', 'freeOf'],
  [1, 'years', 'billed', 'yearNotOf'],
  [ngoProgram.eligibility.leastYearsOfOperation, 'years', 'ofNgos'],
  [privacy.leastAge, 'years', 'age'],
  [figures.parentalLeave.value, 'weeks', 'leave'],
  [figures.responseTime.value, 'milliseconds', 'latency'],
  [figures.enterpriseDowntime.value, 'minutes', 'downtime'],
]
type Percentages = {
  [Id in keyof typeof figures]: (typeof figures)[Id]['unit'] extends 'percent' ? Id : never
}[keyof typeof figures]
const ofFigures = {
  uptime: ['ofUptime', 'notUptime'],
  enterpriseUptime: ['ofService', 'nothing'],
  firstYearGrowth: ['ofGrowth', 'notGrowth'],
  costReduction: ['ofCosts', 'notCosts'],
} as const satisfies Record<Percentages, readonly [PatternName, PatternName]>
/** Shares by the programme they belong to, or null. */
const shares: readonly Stated<ProgramId | null>[] = [
  ...(Object.keys(ofFigures) as readonly Percentages[]).map(
    (id) => [(figures[id] satisfies Figure).value, null, ...ofFigures[id]] as const,
  ),
  ...Object.values<Plan>(plans).map((plan) => [countAnnualSaving(plan).percent, null, 'ofYear', 'notForYear'] as const),
  [smallBusinessProgram.firstYearDiscountPercent, 'small business', 'firstYear', 'forLife'],
  [ngoProgram.lifetimeDiscountPercent, 'ngo', 'anything', 'forAll'],
]
/** Whole hours at which something of ours opens or closes. */
const hours: readonly Stated<null>[] = [
  [channels.chat.opens, null, 'anything'],
  [channels.phone.opens, null, 'anything'],
  [channels.chat.closes, null, 'chatHours'],
  [channels.phone.closes, null, 'phoneHoursOnly'],
  ...offices.flatMap(({ hours: { opens, closes } }) => [opens, closes].map((hour) => [hour, null, 'office'] as const)),
]

/** A length of time must be ours: the trial, how soon we answer, how long updates and support last. */
export const judgeDuration: QuantityRule<'duration'> = (time, of, statement) => {
  const { text, before, own } = statement
  const [lead, after] = around(text, time, 90, 90)
  const near = `${lead}${text.slice(time.start, time.end)}${after}`
  // What was said before tells of a programme, and of anything that is not free.
  const isAbout = (needs: PatternName) =>
    says(needs, near) ||
    (says(needs, before) && (needs === 'ofNgos' || needs === 'smallBusiness' || !says('freeWord', near)))
  const isStated =
    !says('workingDays', after) &&
    times.some(
      ([value, unit, needs, forbids = 'nothing']) =>
        value === time.value && unit === time.unit && isAbout(needs) && !says(forbids, near),
    )
  // Years the visitor plans with, and months to be paid for. What comes with them is never theirs to say.
  const isPlanned = time.unit === 'years' || (time.unit === 'months' && says('someMoney', text))
  const isOwn = isPlanned && own.has(time.value) && !says('ofOurs', text)
  return isStated || isOwn || isOfPackage(statement, time, of ?? offers) ? null : 'limit'
}

const unitOf = compile(String.raw`^[\s-]?\p{L}+ «ofFor»`)

/**
 * Years of updates and support that come with what is paid once, by what stands nearest in its own clause: `2 years of
 * updates`, `updates for 2 years`, `2 years, updates included`.
 */
function isOfPackage({ text }: Statement, time: QuantityOf<'duration'>, of: readonly Offer[]) {
  const [ahead, behind] = around(text, time, 30, 40)
  const isOf = unitOf.test(behind)
  const [clauseAhead = ''] = /[^,;]*$/.exec(ahead) ?? []
  const inWords = (words: string) => [...words.matchAll(pattern('whatLasts', 'giu'))]
  const kind = isOf ? inWords(behind)[0] : (inWords(clauseAhead).at(-1) ?? inWords(behind)[0] ?? inWords(ahead).at(-1))
  const isOfUpdates = kind?.groups?.['updates'] !== undefined
  return (
    kind !== undefined &&
    time.unit === 'years' &&
    of.some(({ updateYears, supportYears }) => (isOfUpdates ? updateYears : supportYears) === time.value)
  )
}

/** Percentages must be ours, all of them, and about what they are about. */
export const judgePercentages: Rule = (statement) => {
  const { text, quantities, before } = statement
  const found = quantities.filter((one) => one.kind === 'percent')
  if ((text.match(pattern('percentSigns', 'giu')) ?? []).length !== found.length) return 'percentage'
  const programs = bind(text, found, findPrograms(text))
  const last = findPrograms(before).at(-1)
  return found.every((one) => isShare(one, (programs.get(one) ?? last)?.things[0], statement)) ? null : 'percentage'
}

function isShare({ value, start, end, bound }: QuantityOf<'percent'>, of: ProgramId | undefined, statement: Statement) {
  const { text, before } = statement
  const lead = text.slice(0, start)
  if (bound === 'moreThan' || bound === 'atLeast' || says('extraShare', lead)) return false
  const clause = `${/[^,;]*$/.exec(lead)?.[0]}${text.slice(start, end)}${/^[^,;]*/.exec(text.slice(end))?.[0]}`
  return shares.some(
    ([ours, program, needs, forbids = 'nothing']) =>
      ours === value &&
      (program === null || program === of) &&
      says(needs, `${before} ${text}`) &&
      !says(forbids, program === null ? clause : text),
  )
}

/** A time of day must be one at which we open or close. */
export const judgeClock: QuantityRule<'clock'> = ({ hour, minutes }, _of, { text, before }) => {
  const about = `${before.slice(-200)} ${text}`
  const isOurs = minutes === 0 && hours.some(([whole, , needs]) => whole === hour && says(needs, about))
  return isOurs ? null : 'number'
}

/**
 * Round the clock is true of e-mail and of emergencies, and of the phone support of the largest plan; the chat and the
 * offices keep hours (CONFLICT-8, 9).
 */
export const judgeRoundTheClock: Rule = ({ text, before, quantities, offers: named }) => {
  const plain = text.replaceAll(wordMark, '')
  const numbers = quantities.filter(({ kind }) => kind === 'always')
  if (numbers.length === 0 && !(says('roundTheClock', plain) && says('staffed', plain))) return null
  const things = named.flatMap((mention) => mention.things)
  const isOfSmaller = things.length > 0 && !things.some(({ name }) => name === plans.enterprise.name)
  // `E-mail (24/7) and live chat (Mon-Fri)`: what stands in other brackets is said of something else.
  const parts = numbers.map(
    ({ start, end }) => `${/[^);]*$/.exec(text.slice(0, start))?.[0]}${/^[^);]*/.exec(text.slice(end))?.[0]}`,
  )
  const isUntrue =
    says('keepsHours', parts.length > 0 ? parts.join(' ; ') : text) || (isOfSmaller && says('phone', plain))
  return isUntrue || !says('alwaysRead', `${before.slice(-200)} ${plain}`) ? 'number' : null
}
