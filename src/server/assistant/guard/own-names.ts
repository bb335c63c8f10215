import { api } from '#facts/api.ts'
import { contact } from '#facts/contact.ts'
import { referenceRates } from '#facts/exchange-rates.ts'
import { privacy, privacyLaws } from '#facts/legal.ts'
import { offices } from '#facts/offices.ts'
import { standards } from '#facts/standards.ts'
import { foldWriting } from './plain-text.ts'

/** A standard is also said without what follows its number: `SOC 2`, `WCAG 2.2`. */
const standardNames = Object.values(standards).flatMap((name) => [name, /^.*?\d[\d.]*/.exec(name)?.[0] ?? name])
/** An address is also said in part: `Plot 12, Kampala Road`, `Kampala Road`. */
const places = offices.flatMap(({ address, city, country }) => [
  address,
  ...address.split(', ').filter((part) => part !== city && part !== country),
])
const dates = [referenceRates.date, privacy.revisedOn].flatMap((date) =>
  ['en-GB', 'en-US', 'fr-FR'].map((locale) =>
    new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  ),
)
/** Everyday names with a digit that count nothing. */
const everyday = ['two-factor', 'two factor', 'deux facteurs', 'B2B', 'B2C', '2FA', '2G', '3G', '4G', '5G', 'A4', 'MP3']

const names = [
  ...standardNames,
  ...places,
  contact.address,
  ...dates,
  privacyLaws.rwanda.name,
  api.version,
  ...everyday,
]
  .map(foldWriting)
  .toSorted((one, other) => other.length - one.length)
const search = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})(?![\p{L}\d])`,
  'giu',
)

/** Takes out our names that hold a number of their own: standards, addresses, dates, laws. */
export function takeOwnNames(folded: string) {
  return folded.replaceAll(search, ' ')
}
