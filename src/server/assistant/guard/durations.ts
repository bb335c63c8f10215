import { figures } from '#facts/claims.ts'
import { channels, contact } from '#facts/contact.ts'
import { privacy } from '#facts/legal.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { bind } from './bind.ts'
import { timeUnits, type TimeUnit } from './counted-words.ts'
import { findOffers, type Mention } from './mentions.ts'
import type { NumberFound } from './numbers.ts'
import { offers, type Offer } from './offers.ts'
import { isTimeOfDay } from './opening-times.ts'
import type { Judge, Statement } from './statement.ts'

/** A length of time we may state, what the sentence or what was said before it must be about, and what it must not. */
type Duration = {
  readonly value: number
  readonly unit: TimeUnit
  readonly needs: RegExp
  readonly forbids?: RegExp
  /** What was said before may tell that it is about a programme. */
  readonly isOfProgram?: true
}

const trial = /trial|\bessa(?:i|yer)\b|\btry\b|\bfree\b|gratuit/iu
const demo = /\bdemos?\b|demonstration|request|demande/iu
/** A mail is answered sooner, so the longer time is only said of what is not mail. */
const answer = new RegExp(`${demo.source}|repl(?:y|ies)|answers?|get back|respon|repon|contact`, 'iu')
const mail = /e-?mails?|mails?\b|courriels?|write to us|ecri[vr]/iu
const ngo = /\bngos?\b|\bongs?\b|non-?profit|charit|association/iu
const beginners = /accelerator|accelerateur|startup|small[- ]business|petites? entreprises?/iu
const billed = /pay|paid|month|annual|cost|compar|save|instead|bill|mensuel|annuel|factur|econo/iu

const durations: readonly Duration[] = [
  { value: figures.trialDays.value, unit: 'days', needs: trial, forbids: /refund|money.?back|rembours/iu },
  { value: privacy.answerDays, unit: 'days', needs: /privacy|personal data|donnees|your data|gdpr|rgpd/iu },
  { value: privacy.retentionDays, unit: 'days', needs: /eras|kept|keep|delet|retention|conserv|effac|supprim/iu },
  {
    value: contact.demoReplyHours,
    unit: 'hours',
    needs: answer,
    forbids: /(?:by|per|par) (?:e-?mail|courriel)|e-?mails? (?:are|is)|(?:answer|reply to|repondons aux) e-?mails/iu,
  },
  { value: channels.email.replyHours, unit: 'hours', needs: mail, forbids: /demo requests?|demandes? de demo/iu },
  { value: ngoProgram.trialMonths, unit: 'months', needs: ngo, isOfProgram: true },
  { value: smallBusinessProgram.acceleratorFreeMonths, unit: 'months', needs: beginners, isOfProgram: true },
  { value: 12, unit: 'months', needs: billed, forbids: /free|gratuit|trial|essai|offert|guarant/iu },
  {
    value: 1,
    unit: 'years',
    needs: billed,
    forbids: /free|gratuit|trial|essai|offert|guarant|updates?|mises? a jour|support|assistance|fixed|lock/iu,
  },
  { value: ngoProgram.eligibility.leastYearsOfOperation, unit: 'years', needs: ngo },
  { value: privacy.leastAge, unit: 'years', needs: /\bage\b|old|under|younger|children|age|enfants?|moins de/iu },
  { value: figures.parentalLeave.value, unit: 'weeks', needs: /parental|leave|conge/iu },
  { value: figures.responseTime.value, unit: 'milliseconds', needs: /respon|reponse|latency/iu },
  { value: figures.enterpriseDowntime.value, unit: 'minutes', needs: /uptime|downtime|SLA|arret|indisponib/iu },
]

const units = (Object.keys(timeUnits) as readonly TimeUnit[]).map(
  (unit) =>
    [
      unit,
      new RegExp(
        String.raw`^[\s-]?(?:business |working |full |calendar |whole )?(?:${timeUnits[unit]})(?![\p{L}\d])`,
        'iu',
      ),
    ] as const,
)

/** `24 hours a day` and `365 days a year` say 24/7. */
const isAlways = /^[\s-]?(?:hours?|heures?|days?|jours?) (?:a|per|par|sur) ?(?:day|year|jour|an|24)/iu

/** Lengths of time must be ours: the trial, how soon we answer, how long updates and support last. */
export const judgeDurations: Judge = (statement, open) => {
  const { text } = statement
  const found = open.flatMap((number) => {
    const after = text.slice(number.end)
    if (isTimeOfDay(text, number)) return []
    const unit = units.find(([, words]) => words.test(after))?.[0]
    return unit === undefined || isAlways.test(after) ? [] : [{ number, unit }]
  })
  const bound = bind(
    text,
    found.map(({ number }) => number),
    findOffers(text),
  )
  const isKnown = found.every(
    ({ number, unit }) =>
      isDuration(statement, number, unit) ||
      isOwn(statement, number, unit) ||
      isOfPackage(statement, number, unit, bound),
  )
  return isKnown ? found.map(({ number }) => number) : 'limit'
}

function isDuration({ text, before }: Statement, { value, start, end }: NumberFound, unit: TimeUnit) {
  const near = text.slice(Math.max(0, start - 90), end + 90)
  const working = /^[\s-]?(?:business|working)/i.test(text.slice(end))
  if (working) return false
  return durations.some(
    (one) =>
      one.value === value &&
      one.unit === unit &&
      (one.needs.test(near) || (one.needs.test(before) && (one.isOfProgram || !/free|gratuit/iu.test(near)))) &&
      !one.forbids?.test(near),
  )
}

/** Years the visitor plans with, and months to be paid for. What comes with them is never theirs to say. */
function isOwn({ text, own }: Statement, { value }: NumberFound, unit: TimeUnit) {
  const isPlanned = unit === 'years' || (unit === 'months' && /[$€]|\b(?:dollars?|rwf|francs?)\b/iu.test(text))
  return isPlanned && own.has(value) && !ofOurs.test(text)
}
const ofOurs =
  /trial|essai|\btry\b|essayer|free|gratuit|updates?|mises? a jour|support|assistance|guarant|garanti|lock|fixed|discount|remise|reduction|refund/iu

const updates = /updates?|upgrades?|mises? a jour/iu
const support = /support|assistance/iu

/** Years of updates and support that come with what is paid once. */
function isOfPackage(
  { text, before }: Statement,
  number: NumberFound,
  unit: TimeUnit,
  bound: ReadonlyMap<object, Mention<Offer>>,
) {
  if (unit !== 'years') return false
  const things = bound.get(number)?.things ?? findOffers(before).at(-1)?.things ?? offers
  const kind = whatLasts(text, number)
  if (kind === null) return false
  return things.some(
    ({ updateYears, supportYears }) => number.value === (kind === 'updates' ? updateYears : supportYears),
  )
}

const lasting = new RegExp(`(?<updates>${updates.source})|(?:${support.source})`, 'giu')

/** `2 years of updates`, `updates for 2 years`, `2 years, updates included`: what stands nearest in its own clause. */
function whatLasts(text: string, { start, end }: NumberFound): 'updates' | 'support' | null {
  const ahead = text.slice(Math.max(0, start - 30), start)
  const behind = text.slice(end, end + 40)
  const isOf = /^[\s-]?\p{L}+ (?:of|d[e'])/iu.test(behind)
  const [clauseAhead = ''] = /[^,;]*$/.exec(ahead) ?? []
  const spoken = isOf ? [behind] : [clauseAhead, behind, ahead]
  for (const words of spoken) {
    const found = [...words.matchAll(lasting)]
    const one = words === behind ? found[0] : found.at(-1)
    if (one) return one.groups?.['updates'] === undefined ? 'support' : 'updates'
  }
  return null
}
