import type { Asked } from '#content/assistant-words.ts'
import type { CurrencyCode } from '#facts/exchange-rates.ts'
import { offices as facts, type OfficeId } from '#facts/offices.ts'
import type { PackageId } from '#facts/packages.ts'
import type { PlanId } from '#facts/plans.ts'
import { spokenLanguages } from '#content/assistant.ts'
import { languages } from '#content/languages.ts'
import { normalise, termOf } from './words.ts'

export type Entities = Pick<Asked, 'plans' | 'packages' | 'offices' | 'currencies'>

/** Terms (`terms.ts`) that name something a table of facts holds. */
const plans: Readonly<Record<string, PlanId>> = {
  starter: 'starter',
  professional: 'professional',
  enterprise: 'enterprise',
}
const packages: Readonly<Record<string, PackageId>> = { essential: 'essential', businesspackage: 'business' }
/** Towns, and the quarters that an address names in one word: `Cocody`. */
const offices: Readonly<Record<string, OfficeId>> = {
  ...Object.fromEntries(
    facts.flatMap(({ id, address, country }) =>
      address
        .split(', ')
        .filter((part) => /^\p{L}+$/u.test(part) && part !== country)
        .map((part) => [termOf(normalise(part)), id]),
    ),
  ),
  ...Object.fromEntries(facts.map(({ id }) => [id, id])),
  headquarters: 'kigali',
}
const currencies: Readonly<Record<string, readonly CurrencyCode[]>> = {
  rwf: ['RWF'],
  ugx: ['UGX'],
  xaf: ['XAF'],
  xof: ['XOF'],
  cfa: ['XAF', 'XOF'],
  aoa: ['AOA'],
}
/** Said of a package, `Enterprise` is the package of that name. */
export const onceTerms = new Set(['onetime', 'package', 'license', 'lifetime', 'buy', 'essential'])

export const isOffice = (term: string) => term in offices

const unique = <Value>(values: readonly Value[]) => [...new Set(values)]
const pick = <Value>(terms: readonly string[], table: Readonly<Record<string, Value>>) =>
  unique(terms.flatMap((term) => table[term] ?? []))

export function readEntities(terms: readonly string[]): Entities {
  const isOnce = terms.some((term) => onceTerms.has(term)) && !terms.includes('subscription')
  const named: readonly PackageId[] = [
    ...pick(terms, packages),
    ...(isOnce && terms.includes('businessname') ? (['business'] as const) : []),
  ]
  const enterprise = isOnce && terms.includes('enterprise') ? (['enterprise'] as const) : []
  const isNamedTwice = terms.indexOf('enterprise') !== terms.lastIndexOf('enterprise')
  return {
    // `Enterprise by the year or the Enterprise licence` names both.
    plans: pick(terms, plans).filter((plan) => plan !== 'enterprise' || enterprise.length === 0 || isNamedTwice),
    packages: unique([...named, ...enterprise]),
    offices: pick(terms, offices),
    currencies: unique(pick(terms, currencies).flat()),
  }
}

export const officeOf = (term: string): OfficeId | undefined => offices[term]

/** The term with what it names put as its kind, as the topics are written: `kampala` → `{office}`. */
export function classOf(term: string, { packages: named }: Entities): string {
  if (term === 'enterprise' && named.includes('enterprise')) return '{package}'
  if (plans[term]) return '{plan}'
  if (packages[term]) return '{package}'
  if (offices[term] && term !== 'headquarters') return '{office}'
  return currencies[term] ? '{currency}' : term
}

/** Names of towns and countries, as calendars and clocks know them, without our own. */
function listPlaces(): ReadonlySet<string> {
  const towns = Intl.supportedValuesOf('timeZone').map((zone) =>
    zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '),
  )
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  const countries = spokenLanguages.flatMap((language) => {
    const names = new Intl.DisplayNames(languages[language].locale, { type: 'region', fallback: 'none' })
    return codes.flatMap((code) => names.of(code) ?? [])
  })
  const own: readonly string[] = facts.flatMap(({ city, country }) => [city, country])
  return new Set(
    [...towns, ...countries]
      .filter((name) => !own.includes(name))
      .map(normalise)
      .filter((name) => name.length >= shortest),
  )
}
const shortest = 4
const others = listPlaces()

/** Whether a normalised text names a town or a country where we have no office. */
export function namesOtherPlace(normalised: string): boolean {
  const words = normalised.split(' ')
  return words.some((word, at) => others.has(word) || others.has(`${word} ${words[at + 1]}`))
}
