import { namesEverybodyKnows, namesWithNumbers, sold, type Comparison } from '#content/guard-claims.ts'
import { languages } from '#content/languages.ts'
import { api } from '#facts/api.ts'
import { brand } from '#facts/brand.ts'
import { unstated } from '#facts/claims.ts'
import { contact } from '#facts/contact.ts'
import { referenceRates } from '#facts/exchange-rates.ts'
import { privacy, privacyLaws } from '#facts/legal.ts'
import { socialNetworks } from '#facts/links.ts'
import { modules } from '#facts/modules.ts'
import { offices } from '#facts/offices.ts'
import { standards } from '#facts/standards.ts'
import { readTerms } from '../embedded/words.ts'
import type { Passage } from '../knowledge.ts'
import { foldWriting } from '../reading/writing.ts'
import { offers } from './offers.ts'
import { asWords, pattern, says } from './words.ts'

/** Whether what a claim names is borne out by the facts or the pages, by what it is compared with. */
export type Known = Readonly<Record<Comparison, (said: string) => boolean>>

const standardNames: readonly string[] = Object.values(standards).filter((name) => !unstated.includes(name))
const capitalised = /(?:\p{Lu}|i(?=\p{Lu}))[\p{L}\d]*/gu
/** The towns and countries of our offices, word by word. */
export const places: readonly string[] = offices.flatMap(({ city, country }) =>
  foldWriting(`${city} ${country}`).split(' '),
)
/** Our own names: of the brand, of modules, of plans and packages. */
const ours = [...Object.values(brand).map(String), ...modules.map(({ id }) => id), ...offers.map(({ name }) => name)]
const ofFacts = [
  ...ours.map((name) => name.replace(/^./, (letter) => letter.toUpperCase())),
  ...offices.flatMap(({ city, country, address, zoneName }) => [city, country, address, zoneName]),
  ...standardNames,
  ...socialNetworks.map(({ name }) => name),
  namesEverybodyKnows,
]

export function readPages(passages: readonly Pick<Passage, 'page' | 'heading' | 'text'>[]): Known {
  const texts = passages.flatMap(({ page, heading, text }) => [page, heading, text])
  const names = new Set([...ofFacts, ...texts].flatMap((text) => foldWriting(text).match(capitalised) ?? []))
  // A question is the visitor's: `Do I have to buy printers from you?`
  const headings = passages.flatMap(({ page, heading }) => [page, ...(heading.endsWith('?') ? [] : [heading])])
  const subjects = new Set([sold, ...ours, ...headings].flatMap(readTerms))
  const isName = (said: string) => (said.match(capitalised) ?? []).every((part) => names.has(part))
  const isSubject = (words: string) => {
    const terms = readTerms(words.replaceAll(pattern('vagueThings', 'giu'), ' '))
    return terms.length === 0 || terms.some((term) => subjects.has(term))
  }
  const areAll = (isOne: (part: string) => boolean) => (said: string) =>
    partsOf(said).every((part) => !says('notOursAtAll', part) && isOne(part))
  return {
    'known name': isName,
    'our name': (said) => ourWords.has(said.toLowerCase()),
    'known machine': (said) => isName(said) && !places.includes(said),
    'our subject': areAll(isSubject),
    software: areAll((part) => says('software', part)),
    'not machines': areAll(() => true),
  }
}

const ourWords = new Set(ours.flatMap((name) => name.toLowerCase().split(' ')))

/** The things given, without what they are for: `loans` and `a printer` of `you loans and a printer for your shop`. */
function partsOf(said: string): readonly string[] {
  const things = said.replace(pattern('leadingWords'), '').split(pattern('purposeWord'))[0] ?? ''
  return (things.split(pattern('turnedWord'))[0] ?? '')
    .split(pattern('listed'))
    .map((part) => part.replace(pattern('leadingWords'), '').trim())
    .filter((part) => part !== '')
}

const locales = Object.values(languages).flatMap(({ locale, dateLocale }) => [locale, dateLocale])
const dates = [referenceRates.date, privacy.revisedOn].flatMap((date) =>
  locales.map((locale) => new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })),
)
/** Names that hold a number; a standard and an address are also said in part: `SOC 2`, `Plot 12`, `Kampala Road`. */
const numbered = [
  ...standardNames.flatMap((name) => [name, /^.*?\d[\d.]*/.exec(name)?.[0] ?? name]),
  ...offices.flatMap(({ address, city, country }) => [
    address,
    ...address.split(', ').filter((part) => part !== city && part !== country),
  ]),
  ...dates,
  contact.address,
  privacyLaws.rwanda.name,
  api.version,
  ...namesWithNumbers,
]
  .map(foldWriting)
  .toSorted((one, other) => other.length - one.length)
const ownNames = new RegExp(asWords(...numbered), 'giu')

/** Takes out our names that hold a number of their own: standards, addresses, dates, laws. */
export const takeOwnNames = (folded: string): string => folded.replaceAll(ownNames, ' ')
