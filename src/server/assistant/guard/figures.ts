import { stated } from '#content/guard-figures.ts'
import { plans } from '#facts/plans.ts'
import { offers } from './offers.ts'
import type { Rule, Said, Statement } from './statement.ts'
import { compile, pattern, says } from './words.ts'

/** Whether a number is a figure that we may state, and said of what it is true of. */
export function isStated(one: Said, { text, before }: Statement): boolean {
  const near = `${one.ahead}${text.slice(one.start, one.end)}${one.behind}`
  const clause = `${clauseAhead(one.ahead)}${text.slice(one.start, one.end)}${clauseBehind(one.behind)}`
  // What is free may be something else than what was spoken of before.
  const about = says('freeWord', near) ? text : `${before} ${text}`
  const { value, units } = measure(one)
  return stated.some(
    ([ours, unit, needs, forbids = 'nothing', program]) =>
      ours === value &&
      units.includes(unit) &&
      (program === undefined || program === one.program) &&
      says(needs, about) &&
      !says(forbids, program === undefined ? clause : near),
  )
}

const clauseAhead = (text: string) => /[^,;]*$/.exec(text)?.[0] ?? ''
const clauseBehind = (text: string) => /^[^,;]*/.exec(text)?.[0] ?? ''

function measure(one: Said): { readonly value: number; readonly units: readonly string[] } {
  const { value } = one
  if (one.kind === 'clock') return { value: one.hour, units: one.minutes === 0 ? ['hour'] : [] }
  if (one.kind === 'duration') return { value, units: [one.unit] }
  return { value, units: one.kind === 'money' ? one.money : [one.kind] }
}

/** A share, a length of time or a time of day must be ours, and all that is written as a share must be read as one. */
export const judgeFigures: Rule = (statement) => {
  const { text, numbers } = statement
  const shares = numbers.filter(({ kind }) => kind === 'percent')
  const areMore = ({ bound, start }: Said) =>
    bound === 'moreThan' || bound === 'atLeast' || says('extraShare', text.slice(0, start))
  if (
    (text.match(pattern('percentSigns', 'giu')) ?? []).length !== shares.length ||
    shares.some((one) => areMore(one) || !isStated(one, statement))
  )
    return 'percentage'
  if (numbers.some((one) => one.kind === 'duration' && !isTime(one, statement))) return 'limit'
  return numbers.some((one) => one.kind === 'clock' && !isStated(one, statement)) && 'number'
}

/** The trial, how soon we answer, how long updates and support last. */
function isTime(time: Said<'duration'>, statement: Statement) {
  const { value, unit, behind } = time
  // Years the visitor plans with, and months to be paid for. What comes with them is never theirs to say.
  const isPlanned = unit === 'years' || (unit === 'months' && says('someMoney', statement.text))
  const isOwn = isPlanned && statement.own.has(value) && !says('ofOurs', statement.text)
  return isOwn || isOfPackage(time) || (!says('workingDays', behind) && isStated(time, statement))
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
