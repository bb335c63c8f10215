import { figures, type Figure } from '#facts/claims.ts'
import { privacyLaws } from '#facts/legal.ts'
import { modules } from '#facts/modules.ts'
import { offices } from '#facts/offices.ts'
import { plans, type Plan } from '#facts/plans.ts'
import { ngoProgram } from '#facts/programs.ts'
import { computedSayings } from '#tests/site/computed-sayings.ts'
import { findUnknownNumbers } from '#tests/site/fact-sayings.ts'
import { dropMoney, findWrongMoney, segmentsOf, sumsOver } from './amounts.ts'
import { canonicalOf, fold, numberShape, readNumber } from './canonical.ts'
import { daySayings, knownMinutes, takeClocks } from './clocks.ts'
import { usualMoment, type AskedQuestion } from './question.ts'

const words = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  un: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  quinze: 15,
  vingt: 20,
  trente: 30,
} as const

/** At least so many: said with a plus sign on the site, in an answer also as 'more than 500'. */
const floors = Object.values<Figure>(figures)
  .filter(({ isFloor }) => isFloor)
  .map(({ value }) => value.toLocaleString('en-US'))

/** Parts of addresses and of the law's name, and counts, as an answer may say them alone. */
const saidAlone = [
  ...offices.flatMap(({ address }) => address.split(', ')).filter((part) => /\d/.test(part)),
  ...(privacyLaws.rwanda.name.match(/[\d/]{4,}/g) ?? []),
  `${modules.length} modules`,
]

/** What the API answers with, as the documentation says it: 400 and 500 alone may be anything. */
const statuses = [
  '401',
  '403',
  '429',
  ...['and', 'et', 'e'].map((and) => `400 ${and} 422`),
  ...['or', 'ou'].map((or) => `500 ${or} 503`),
]

/**
 * Every wrong figure of an answer, each with its reason: amounts, percentages, times and numbers that neither a fact nor
 * the question nor what it allows to be worked out explains, and limits of plans that are another's.
 */
export function findWrongFigures(answer: string, question: AskedQuestion): readonly string[] {
  if (!/\d/.test(answer)) return []
  const text = canonicalOf(answer)
  // A sum over years that the answer itself names is right or wrong by arithmetic, asked for or not.
  const sums = [...text.matchAll(/\b(\d{1,2}) years/g)].flatMap(([, years]) => sumsOver(Number(years)))
  const given = question.allows ?? {}
  const allows = { ...given, dollars: [...(given.dollars ?? []), ...sums] }
  const mentioned = numbersOf(question)
  const now = new Date(question.now ?? usualMoment)
  const clocksKnown = knownMinutes(now, question.timeZone ?? '')
  const numbers = [
    ...[...mentioned].flatMap((value) => [value.toLocaleString('en-US'), String(value), `${value}%`]),
    ...(allows.numbers ?? []).map(String),
    ...floors,
    ...saidAlone,
    ...statuses,
    ...(computedSayings['indication'] ?? []),
    ...daySayings(now),
    ...[...clocksKnown].map((minutes) => `${minutes / 60} hours`),
  ]
  // Whole sayings such as 'Mon-Fri 8AM-6PM EAT' are facts; what is left of clocks is read on its own.
  const mentionedHours = [...mentioned].flatMap((hour) => [hour * 60, (hour + 12) * 60])
  const clocks = takeClocks(dropMoney(text), new Set([...clocksKnown, ...mentionedHours]))
  const saidNumbers = numbers.filter((number) => clocks.rest.includes(number))
  return [
    ...findWrongMoney(text, allows, mentioned),
    ...findWrongLimits(text, new Set([...mentioned, ...(allows.numbers ?? []).map(Number)])),
    ...clocks.wrong,
    ...findUnknownNumbers(clocks.rest, saidNumbers).map((found) => `'${found}' holds a number of no fact`),
  ]
}

/** The numbers of the question and of what the visitor said before, as digits or as words. */
function numbersOf({ text, history = [] }: AskedQuestion): ReadonlySet<number> {
  const said = [text, ...history.filter(({ role }) => role === 'user').map((turn) => turn.text)].join('\n')
  const digits = [...said.matchAll(new RegExp(`${numberShape}( ?k\\b)?`, 'gi'))].map(([written, k]) =>
    k === undefined ? readNumber(written) : readNumber(written.slice(0, -k.length)) * 1000,
  )
  const spelled = Object.entries(words).filter(([word]) => new RegExp(String.raw`\b${word}\b`).test(fold(said)))
  return new Set([...digits, ...spelled.map(([, value]) => value)])
}

type Limit = { readonly noun: string; readonly of: (plan: Plan) => number | null }
const limits: readonly Limit[] = [
  {
    noun: '(?:user )?(?:users?|accounts?|people|persons?|utilisateurs?|comptes?|personnes?)',
    of: ({ users }) => users,
  },
  { noun: '(?:products?|items?|produits?|articles?)', of: ({ products }) => products },
]

/** 'Beyond 5 people you need Enterprise.' */
const notBeyond = String.raw`(?<!(?:beyond|more than|over|above|after|plus de|au-delà de) )(?<![\d.,])`

/** A sentence that names one subscription plan and no package may give it its own limits only. */
function findWrongLimits(text: string, mentioned: ReadonlySet<number>): readonly string[] {
  return segmentsOf(text).flatMap((segment) => {
    const named = Object.values<Plan>(plans).filter(({ name }) => new RegExp(String.raw`\b${name}\b`).test(segment))
    const [plan, ...others] = named
    const wrongTrial = findWrongTrial(segment, mentioned)
    if (plan === undefined || others.length > 0 || /once|one-time|package|licen[cs]e|unique/i.test(segment))
      return wrongTrial
    const wrong = limits.flatMap(({ noun, of }) =>
      [...segment.matchAll(new RegExp(String.raw`${notBeyond}(${numberShape}) ${noun}\b`, 'gi'))]
        .filter(([, written = '']) => readNumber(written) !== of(plan) && !mentioned.has(readNumber(written)))
        .map(([said]) => `${said} is not the limit of ${plan.name}`),
    )
    return [...wrongTrial, ...wrong]
  })
}

/** The trial is as long as the facts say, that of non-profits too (PRICE-36, NGO-3). */
function findWrongTrial(segment: string, mentioned: ReadonlySet<number>): readonly string[] {
  if (!/\b(trial|essai)\b/i.test(segment)) return []
  const rights = { days: figures.trialDays.value, months: ngoProgram.trialMonths } as const
  return [...segment.matchAll(/(\d+)[ -](?:free )?(day|month)/gi)]
    .filter(([, written = '', unit = '']) => Number(written) !== (/day/i.test(unit) ? rights.days : rights.months))
    .filter(([, written]) => Number(written) !== 1 && !mentioned.has(Number(written)))
    .map(([said]) => `${said} is not how long the trial is`)
}
