import type { NeedName, Needs } from './plan-advice.ts'

/** The largest number each field takes: generous, and small enough that every sum stays exact. */
export const mostOf = {
  users: 100_000,
  locations: 10_000,
  products: 10_000_000,
  years: 50,
} as const satisfies Record<NeedName, number>

export const needNames = ['users', 'locations', 'products', 'years'] as const satisfies readonly NeedName[]

/** A small shop with a team: what the calculator shows before anybody has touched it. */
export const exampleNeeds = { users: 3, locations: 1, products: 400, years: 3 } as const satisfies Needs

/** Why a field cannot be counted with: nothing in it, no whole number from 1 up, or beyond `mostOf`. */
export type NeedProblem = 'missing' | 'notANumber' | 'tooMany'

export type NeedsReading =
  | { readonly ok: true; readonly needs: Needs }
  | { readonly ok: false; readonly problems: Partial<Record<NeedName, NeedProblem>> }

/** Digits alone, or in groups as thousands are written: `1,000`, `1 00 000`. What else holds a comma is no whole number. */
const wholeNumber = /^(?:\d+|\d{1,3}(?:[\s,']\d{2,3})*[\s,']\d{3})$/

/** Reads what was typed, or kept, or sent by anybody. Spaces and commas between thousands are understood. */
export function readNeeds(typed: Readonly<Partial<Record<NeedName, unknown>>>): NeedsReading {
  const needs: Record<NeedName, number> = { ...exampleNeeds }
  const problems: Partial<Record<NeedName, NeedProblem>> = {}
  for (const name of needNames) {
    const reading = readAmount(typed[name], mostOf[name])
    if (typeof reading === 'number') needs[name] = reading
    else problems[name] = reading
  }
  return Object.keys(problems).length === 0 ? { ok: true, needs } : { ok: false, problems }
}

function readAmount(typed: unknown, most: number): number | NeedProblem {
  const isReadable = typeof typed === 'string' || typeof typed === 'number'
  const text = isReadable ? String(typed).normalize('NFKC').trim() : ''
  if (text === '') return 'missing'
  if (!wholeNumber.test(text)) return 'notANumber'
  // Before it becomes a number, because a thousand digits become Infinity.
  const significant = text.replaceAll(/\D/g, '').replace(/^0+/, '')
  if (significant.length > String(most).length) return 'tooMany'
  const amount = Number(significant)
  if (amount < 1) return 'notANumber'
  return amount > most ? 'tooMany' : amount
}
