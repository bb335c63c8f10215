import { languages } from '#content/languages.ts'
import { api } from '#facts/api.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { referenceRates } from '#facts/exchange-rates.ts'
import { privacy, privacyLaws } from '#facts/legal.ts'
import { socialNetworks } from '#facts/links.ts'
import { modules } from '#facts/modules.ts'
import { offices } from '#facts/offices.ts'
import { unstated } from '#facts/claims.ts'
import { standards } from '#facts/standards.ts'
import { readTerms } from '../embedded/words.ts'
import type { Passage } from '../knowledge.ts'
import { offers } from './offers.ts'
import { foldWriting } from '../reading/writing.ts'
import { asWords } from './words.ts'

/** What the pages hold of names, and of things that we offer. */
export type Known = {
  /** Whether a name with a capital is written anywhere on them or in the facts. */
  isName(this: void, name: string): boolean
  /** Whether words name something that a page is about, by its title or a heading, or nothing in particular. */
  isSubject(this: void, words: string): boolean
}

const named: readonly string[] = Object.values(standards).filter((name) => !unstated.includes(name))
const capitalised = /(?:\p{Lu}|i(?=\p{Lu}))[\p{L}\d]*/gu
const ofFacts = [
  ...Object.values(brand),
  ...modules.map(({ id }) => id.replace(/^./, (letter) => letter.toUpperCase())),
  ...offers.map(({ name }) => name),
  ...offices.flatMap(({ city, country, address, zoneName }) => [city, country, address, zoneName]),
  ...named,
  ...socialNetworks.map(({ name }) => name),
  'I English French Africa USB Bluetooth Wi-Fi PDF',
].map(String)
/** What plans and packages come with, in the words of the price list. */
const sold = [
  'plans packages licences updates guarantee management gestion discounts programmes custom pricing volume demo trial one-time paid unique',
  ...offers.map(({ name }) => name),
  ...modules.map(({ id }) => id),
]

export function readPages(passages: readonly Pick<Passage, 'page' | 'heading' | 'text'>[]): Known {
  const texts = passages.flatMap(({ page, heading, text }) => [page, heading, text])
  const names = new Set([...ofFacts, ...texts].flatMap((text) => foldWriting(text).match(capitalised) ?? []))
  // A question is the visitor's: `Do I have to buy printers from you?`
  const headings = passages.flatMap(({ page, heading }) => [page, ...(heading.endsWith('?') ? [] : [heading])])
  const subjects = new Set([...sold, ...headings].flatMap(readTerms))
  return {
    isName: (name) => (name.match(capitalised) ?? []).every((part) => names.has(part)),
    isSubject(words) {
      const terms = readTerms(words)
      return terms.length === 0 || terms.some((term) => subjects.has(term))
    },
  }
}

const locales = Object.values(languages).flatMap(({ locale, dateLocale }) => [locale, dateLocale])
const dates = [referenceRates.date, privacy.revisedOn].flatMap((date) =>
  locales.map((locale) => new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })),
)
/** Names that hold a number; a standard and an address are also said in part: `SOC 2`, `Plot 12`, `Kampala Road`. */
const numbered = [
  ...named.flatMap((name) => [name, /^.*?\d[\d.]*/.exec(name)?.[0] ?? name]),
  ...offices.flatMap(({ address, city, country }) => [
    address,
    ...address.split(', ').filter((part) => part !== city && part !== country),
  ]),
  ...dates,
  contact.address,
  privacyLaws.rwanda.name,
  api.version,
  ...'two-factor|two factor|deux facteurs|B2B|B2C|2FA|2G|3G|4G|5G|A4|MP3'.split('|'),
]
  .map(foldWriting)
  .toSorted((one, other) => other.length - one.length)
const ownNames = new RegExp(asWords(...numbered), 'giu')

/** Takes out our names that hold a number of their own: standards, addresses, dates, laws. */
export const takeOwnNames = (folded: string): string => folded.replaceAll(ownNames, ' ')
