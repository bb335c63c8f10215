import type { TimeUnit } from '#content/quantity-words.ts'
import { figures } from '#facts/claims.ts'
import { channels, contact } from '#facts/contact.ts'
import { privacy } from '#facts/legal.ts'
import { offices } from '#facts/offices.ts'
import { plans } from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { wordMark } from '../reading/number-words.ts'
import { offers, type Offer } from './offers.ts'
import { around, type QuantityOf, type QuantityRule, type Rule, type Statement } from './statement.ts'
import { compile } from './words.ts'

/** A length of time we may state: what stands near it or was said before it must be so, and what must not. */
type Duration = readonly [value: number, unit: TimeUnit, needs: RegExp, forbids?: RegExp]

const ngo = compile(String.raw`\b«ngo»|charit`)
const beginners = compile('«smallBusiness»')
const billed = compile('«billed»')
const trial = compile('«trial»')
const durations: readonly Duration[] = [
  [figures.trialDays.value, 'days', trial, compile('«refund»')],
  [privacy.answerDays, 'days', compile('«ofPrivacy»')],
  [privacy.retentionDays, 'days', compile('«ofErasing»')],
  // A mail is answered sooner, so the longer time is only said of what is not mail.
  [contact.demoReplyHours, 'hours', compile('«demo»|«reply»'), compile('«ofMail»')],
  [channels.email.replyHours, 'hours', compile('«mail»'), compile('«ofDemo»')],
  [ngoProgram.trialMonths, 'months', ngo],
  [smallBusinessProgram.acceleratorFreeMonths, 'months', beginners],
  [12, 'months', billed, compile('«freeOf»')],
  [1, 'years', billed, compile('«freeOf»|«lasting»')],
  [ngoProgram.eligibility.leastYearsOfOperation, 'years', ngo],
  [privacy.leastAge, 'years', compile('«age»')],
  [figures.parentalLeave.value, 'weeks', compile('«leave»')],
  [figures.responseTime.value, 'milliseconds', compile('«latency»')],
  [figures.enterpriseDowntime.value, 'minutes', compile('«downtime»')],
]
const ofProgram = new Set([ngo, beginners])
const working = compile(String.raw`^[\s-]?(?:\p{L}+ )?«working»`)
const free = compile('free|gratuit')
const money = compile(String.raw`[$€]|\b«moneyWord»\b`)
const ofOurs = compile('«ofOurs»')

/** A length of time must be ours: the trial, how soon we answer, how long updates and support last. */
export const judgeDuration: QuantityRule<'duration'> = (time, of, statement) => {
  const { text, before, own } = statement
  const [lead, after] = around(text, time, 90, 90)
  const near = `${lead}${text.slice(time.start, time.end)}${after}`
  const isFact =
    !working.test(after) &&
    durations.some(
      ([value, unit, needs, forbids]) =>
        value === time.value &&
        unit === time.unit &&
        (needs.test(near) || (needs.test(before) && (ofProgram.has(needs) || !free.test(near)))) &&
        forbids?.test(near) !== true,
    )
  // Years the visitor plans with, and months to be paid for. What comes with them is never theirs to say.
  const isPlanned = time.unit === 'years' || (time.unit === 'months' && money.test(text))
  const isOwn = isPlanned && own.has(time.value) && !ofOurs.test(text)
  return isFact || isOwn || isOfPackage(statement, time, of ?? offers) ? null : 'limit'
}

const lasting = compile('(?<updates>«updates»)|«support»', 'giu')

/** Years of updates and support that come with what is paid once. */
function isOfPackage({ text }: Statement, time: QuantityOf<'duration'>, of: readonly Offer[]) {
  const kind = time.unit === 'years' ? whatLasts(text, time) : null
  return kind !== null && of.some((offer) => offer[kind] === time.value)
}

/** `2 years of updates`, `updates for 2 years`, `2 years, updates included`: what stands nearest in its own clause. */
function whatLasts(text: string, time: QuantityOf<'duration'>): 'updateYears' | 'supportYears' | null {
  const [ahead, behind] = around(text, time, 30, 40)
  const isOf = /^[\s-]?\p{L}+ (?:of|d[e'])/iu.test(behind)
  const [clauseAhead = ''] = /[^,;]*$/.exec(ahead) ?? []
  for (const words of isOf ? [behind] : [clauseAhead, behind, ahead]) {
    const found = [...words.matchAll(lasting)]
    const one = words === behind ? found[0] : found.at(-1)
    if (one) return one.groups?.['updates'] === undefined ? 'supportYears' : 'updateYears'
  }
  return null
}

/** Whole hours at which something of ours opens or closes, and what the sentence must be about. */
const hours: readonly (readonly [hour: number, needs: RegExp])[] = [
  [channels.chat.opens, /./u],
  [channels.phone.opens, /./u],
  [channels.chat.closes, compile('«chatHours»')],
  [channels.phone.closes, compile('«phoneHours»', 'isu')],
  ...offices.flatMap(({ hours: { opens, closes } }) =>
    [opens, closes].map((hour) => [hour, compile('«office»')] as const),
  ),
]

/** A time of day must be one at which we open or close. */
export const judgeClock: QuantityRule<'clock'> = ({ hour, minutes, half }, _of, { text, before }) => {
  const about = `${before.slice(-200)} ${text}`
  // `8 to 6 PM`: what stands before the range may be morning.
  const isOurs = hours.some(
    ([whole, needs]) => (whole === hour || (whole === hour + 12 && half === null)) && needs.test(about),
  )
  return isOurs && minutes === 0 ? null : 'number'
}

const inWords = compile('«roundTheClock»')
const staffed = compile('phone|chat|office|support')
const isRead = compile('«alwaysRead»')
const keepsHours = compile('«keepsHours»')
const phone = compile('«phone»')

/**
 * Round the clock is true of e-mail and of emergencies, and of the phone support of the largest plan; the chat and the
 * offices keep hours (CONFLICT-8, 9).
 */
export const judgeRoundTheClock: Rule = ({ text, before, quantities, offers: named }) => {
  const plain = text.replaceAll(wordMark, '')
  const numbers = quantities.filter(({ kind }) => kind === 'always')
  if (numbers.length === 0 && !(inWords.test(plain) && staffed.test(plain))) return null
  const things = named.flatMap((mention) => mention.things)
  const isOfSmaller = things.length > 0 && !things.some(({ name }) => name === plans.enterprise.name)
  // `E-mail (24/7) and live chat (Mon-Fri)`: what stands in other brackets is said of something else.
  const parts = numbers.map(
    ({ start, end }) =>
      (/[^);]*$/.exec(text.slice(0, start))?.[0] ?? '') + (/^[^);]*/.exec(text.slice(end))?.[0] ?? ''),
  )
  const isUntrue = keepsHours.test(parts.length > 0 ? parts.join(' ; ') : text) || (isOfSmaller && phone.test(plain))
  return isUntrue || !isRead.test(`${before.slice(-200)} ${plain}`) ? 'number' : null
}
