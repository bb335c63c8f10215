import type { TimeUnit } from '#content/quantity-words.ts'
import { figures } from '#facts/claims.ts'
import { channels, contact } from '#facts/contact.ts'
import { privacy } from '#facts/legal.ts'
import { offices } from '#facts/offices.ts'
import { countAnnualSaving, plans, type Plan } from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { bind, findPrograms } from './mentions.ts'
import { offers, type ProgramId } from './offers.ts'
import type { Rule, Said, Statement } from './statement.ts'
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
/** Shares by the programme they belong to, or null. */
const shares: readonly Stated<ProgramId | null>[] = [
  [figures.uptime.value, null, 'ofUptime', 'notUptime'],
  [figures.enterpriseUptime.value, null, 'ofService'],
  [figures.firstYearGrowth.value, null, 'ofGrowth', 'notGrowth'],
  [figures.costReduction.value, null, 'ofCosts', 'notCosts'],
  ...Object.values<Plan>(plans).map((plan) => [countAnnualSaving(plan).percent, null, 'ofYear', 'notForYear'] as const),
  [smallBusinessProgram.firstYearDiscountPercent, 'small business', 'firstYear', 'forLife'],
  [ngoProgram.lifetimeDiscountPercent, 'ngo', 'anything', 'forAll'],
]
/** Whole hours at which something of ours opens or closes. */
const hours: readonly (readonly [hour: number, needs: PatternName])[] = [
  [channels.chat.opens, 'anything'],
  [channels.phone.opens, 'anything'],
  [channels.chat.closes, 'chatHours'],
  [channels.phone.closes, 'phoneHoursOnly'],
  ...offices.flatMap(({ hours: { opens, closes } }) => [opens, closes].map((hour) => [hour, 'office'] as const)),
]

/** A length of time must be ours: the trial, how soon we answer, how long updates and support last. */
export const judgeDurations: Rule = (statement) =>
  statement.numbers.some((one) => one.kind === 'duration' && !isTime(one, statement)) && 'limit'

function isTime(time: Said<'duration'>, { text, before, own }: Statement) {
  const { value, unit, start, end, ahead, behind } = time
  const near = `${ahead}${text.slice(start, end)}${behind}`
  // What was said before tells of a programme, and of anything that is not free.
  const isAbout = (needs: PatternName) =>
    says(needs, near) ||
    (says(needs, before) && (needs === 'ofNgos' || needs === 'smallBusiness' || !says('freeWord', near)))
  const isStated =
    !says('workingDays', behind) &&
    times.some(
      ([ours, of, needs, forbids = 'nothing']) =>
        ours === value && of === unit && isAbout(needs) && !says(forbids, near),
    )
  // Years the visitor plans with, and months to be paid for. What comes with them is never theirs to say.
  const isPlanned = unit === 'years' || (unit === 'months' && says('someMoney', text))
  const isOwn = isPlanned && own.has(value) && !says('ofOurs', text)
  return isStated || isOwn || isOfPackage(time)
}

const unitOf = compile(String.raw`^[\s-]?\p{L}+ «ofFor»`)

/**
 * Years of updates and support that come with what is paid once, by what stands nearest in its own clause: `2 years of
 * updates`, `updates for 2 years`, `2 years, updates included`.
 */
function isOfPackage({ value, unit, ahead, behind, saidOf = offers }: Said<'duration'>) {
  const inWords = (words: string) => [...words.matchAll(pattern('whatLasts', 'giu'))]
  const [after] = inWords(behind.slice(0, 40))
  const before = ahead.slice(-30)
  const kind = unitOf.test(behind) ? after : (inWords(clauseAhead(before)).at(-1) ?? after ?? inWords(before).at(-1))
  const lasts = kind?.groups?.['updates'] === undefined ? 'supportYears' : 'updateYears'
  return kind !== undefined && unit === 'years' && saidOf.some((offer) => offer[lasts] === value)
}

const clauseAhead = (text: string) => /[^,;]*$/.exec(text)?.[0] ?? ''
const clauseBehind = (text: string) => /^[^,;]*/.exec(text)?.[0] ?? ''

/** Percentages must be ours, all of them, and about what they are about. */
export const judgePercentages: Rule = ({ text, before, numbers }) => {
  const percents = numbers.filter((one) => one.kind === 'percent')
  const found = bind(text, percents, findPrograms(text), findPrograms(before).at(-1)?.things)
  const areOurs = found.every(({ value, start, end, bound, saidOf: [of = null] = [] }) => {
    const lead = text.slice(0, start)
    if (bound === 'moreThan' || bound === 'atLeast' || says('extraShare', lead)) return false
    const clause = `${clauseAhead(lead)}${text.slice(start, end)}${clauseBehind(text.slice(end))}`
    return shares.some(
      ([ours, program, needs, forbids = 'nothing']) =>
        ours === value &&
        (program === null || program === of) &&
        says(needs, `${before} ${text}`) &&
        !says(forbids, program === null ? clause : text),
    )
  })
  const isUnread = (text.match(pattern('percentSigns', 'giu')) ?? []).length !== found.length
  return (isUnread || !areOurs) && 'percentage'
}

/** A time of day must be one at which we open or close. */
export const judgeClocks: Rule = ({ text, before, numbers }) =>
  numbers.some(
    (one) =>
      one.kind === 'clock' &&
      (one.minutes !== 0 ||
        !hours.some(([whole, needs]) => whole === one.hour && says(needs, `${before.slice(-200)} ${text}`))),
  ) && 'number'

/**
 * Round the clock is true of e-mail and of emergencies, and of the phone support of the largest plan; the chat and the
 * offices keep hours (CONFLICT-8, 9).
 */
export const judgeRoundTheClock: Rule = ({ text, before, numbers, offers: named }) => {
  const always = numbers.filter(({ kind }) => kind === 'always')
  if (always.length === 0 && !(says('roundTheClock', text) && says('staffed', text))) return false
  const things = named.flatMap((mention) => mention.things)
  const isOfSmaller = things.length > 0 && !things.some(({ name }) => name === plans.enterprise.name)
  // `E-mail (24/7) and live chat (Mon-Fri)`: what stands in other brackets is said of something else.
  const parts = always.map(
    ({ start, end }) => `${/[^);]*$/.exec(text.slice(0, start))?.[0]}${/^[^);]*/.exec(text.slice(end))?.[0]}`,
  )
  const isUntrue =
    says('keepsHours', parts.length > 0 ? parts.join(' ; ') : text) ||
    (isOfSmaller && says('phone', text)) ||
    !says('alwaysRead', `${before.slice(-200)} ${text}`)
  return isUntrue && 'number'
}
