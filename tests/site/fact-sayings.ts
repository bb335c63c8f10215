import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { figuresIn } from '#content/figures.ts'
import { defaultLanguage } from '#content/languages.ts'
import type { Figure } from '#facts/claims.ts'
import { countAnnualSaving, plans } from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'

const { sayFigure, sayPrice, saySaving } = figuresIn[defaultLanguage]

const files = globSync('src/facts/*.ts').filter((file) => !file.endsWith('.test.ts'))
const modules = (await Promise.all(
  files.map((file) => import(pathToFileURL(resolve(file)).href)),
)) as readonly Readonly<Record<string, unknown>>[]

/** How a figure may be written: by its unit, with a word or as a word of its own. */
const writings: Record<Figure['unit'], (said: string) => readonly string[]> = {
  count: (said) => [said],
  percent: (said) => [said],
  GB: (said) => [said],
  bits: (said) => [`${said}-bit`, `${said} bits`],
  milliseconds: (said) => [`${said}ms`, `${said} ms`, `${said} milliseconds`, `${said} milissegundos`],
  minutes: (said) => [`${said} minutes`, `${said}-minute`, `${said} minutos`],
  hours: (said) => [`${said} hours`, `${said}-hour`, `${said} horas`],
  days: (said) => [`${said} days`, `${said}-day`, `${said} dias`],
  weeks: (said) => [`${said} weeks`, `${said}-week`, `${said} semanas`],
  months: (said) => [`${said} months`, `${said}-month`, `${said} meses`],
}

const isFigure = (fact: object): fact is Figure => 'value' in fact && 'unit' in fact

/** Numbers that are data of a calculation and are never said as such. */
const unsaid = /^(latitude|longitude|days|opens|closes|weekdays|rate|month|day)$/

function sayingsOf(fact: unknown, key: string): readonly string[] {
  if (typeof fact === 'string') return /\d/.test(fact) ? [fact] : []
  if (typeof fact === 'number') return unsaid.test(key) ? [] : sayNumber(fact, key)
  if (typeof fact !== 'object' || fact === null) return []
  if (isFigure(fact)) return writings[fact.unit](sayFigure(fact))
  if (unsaid.test(key)) return []
  return Object.entries(fact).flatMap(([name, value]) => sayingsOf(value, Array.isArray(fact) ? key : name))
}

function sayNumber(fact: number, key: string) {
  if (/price|fee/i.test(key)) return [sayPrice(fact)]
  if (/revenue/i.test(key)) return [`$${fact / 1e8}M`]
  if (/percent/i.test(key)) return [`${fact}%`]
  return [fact.toLocaleString('en-US'), String(fact)]
}

/** What programs and annual billing make of the plan prices, in cents. */
const computedPrices = Object.values(plans).flatMap(({ monthlyPrice, annualPrice }) =>
  [monthlyPrice, annualPrice].flatMap((price) => [
    price * (1 - smallBusinessProgram.firstYearDiscountPercent / 100),
    price * (1 - ngoProgram.lifetimeDiscountPercent / 100),
    price * 12,
  ]),
)

/**
 * Every way in which the site may say a number: the facts themselves, each with its unit, and what is computed from
 * them.
 */
export const factSayings: readonly string[] = [
  ...new Set([
    ...modules.flatMap((facts) => Object.entries(facts).flatMap(([name, fact]) => sayingsOf(fact, name))),
    ...Object.values(plans).map((plan) => saySaving(countAnnualSaving(plan))),
    ...Object.values(plans).map((plan) => `${countAnnualSaving(plan).percent}%`),
    ...computedPrices.flatMap((price) => [sayPrice(price), `$${(price / 100).toFixed(2)}`]),
  ]),
]

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const isDigitAtEnd = (text: string) => /\d$/.test(text)
/** Longest first, so that a longer saying is recognised before the shorter one inside it. */
const patternOf = (sayings: readonly string[]) =>
  new RegExp(
    sayings
      .toSorted((one, other) => other.length - one.length)
      .map(
        (saying) =>
          String.raw`(?<![\d.,$+])${escape(saying)}${isDigitAtEnd(saying) ? String.raw`(?![\d%+]|[.,]\d)` : ''}`,
      )
      .join('|'),
    'g',
  )
const known = patternOf(factSayings)

/** The numbers in a text that neither a fact nor one of `others` holds, each with the words around it. */
export function findUnknownNumbers(text: string, others: readonly string[] = []): readonly string[] {
  const pattern = others.length === 0 ? known : patternOf([...factSayings, ...others])
  const rest = text.replaceAll(/\s+/g, ' ').replaceAll(pattern, '')
  return [...rest.matchAll(/.{0,30}\d.{0,20}/g)].map(([found]) => found.trim())
}
