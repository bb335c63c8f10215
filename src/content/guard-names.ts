import { demoForm } from '#content/demo-form.ts'
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
import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import { standards } from '#facts/standards.ts'

/** What plans and packages come with, in the words of the price list. */
export const sold =
  'plans packages licences updates guarantee management gestion discounts programmes custom pricing volume demo trial one-time paid unique'

const moduleIds = modules.map(({ id }) => id)
/** Our own names: of the brand, of modules, of plans and packages. */
export const ourNames: readonly string[] = [
  ...Object.values(brand).map(String),
  ...moduleIds,
  ...[...Object.values(plans), ...Object.values(packages)].map(({ name }) => name),
]
/** Modules by their names in every language. Photo studios are a choice in the form and no module of their own. */
export const moduleNames: readonly string[] = [
  ...moduleIds,
  ...Object.values(demoForm).flatMap(({ interestedModules }) => {
    const { 'photo-studio': _, suite: __, ...named } = interestedModules
    return Object.values(named)
  }),
]
const standardNames: readonly string[] = Object.values(standards).filter((name) => !unstated.includes(name))

/** Names that are no claim, whoever is named beside them: ours, those of our offices, and what everybody knows. */
export const knownNames: readonly string[] = [
  ...ourNames.map((name) => name.replace(/^./, (letter) => letter.toUpperCase())),
  ...offices.flatMap(({ city, country, address, zoneName }) => [city, country, address, zoneName]),
  ...standardNames,
  ...socialNetworks.map(({ name }) => name),
  'I English French Africa US USB Bluetooth Wi-Fi PDF CRM NGO ONG iPhone',
]

const locales = Object.values(languages).flatMap(({ locale, dateLocale }) => [locale, dateLocale])
const dates = [referenceRates.date, privacy.revisedOn].flatMap((date) =>
  locales.map((locale) => new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })),
)
/** Names that hold a number which counts nothing; a standard and an address are also said in part: `SOC 2`, `Plot 12`. */
export const namesWithNumbers: readonly string[] = [
  ...standardNames.flatMap((name) => [name, /^\D+\d[\d.]*/.exec(name)?.[0] ?? name]),
  ...offices.flatMap(({ address, street }) => [address, ...street.split(', ')]),
  ...dates,
  contact.address,
  privacyLaws.rwanda.name,
  api.version,
  ...'two-factor|two factor|deux facteurs|B2B|B2C|2FA|2G|3G|4G|5G|A4|MP3'.split('|'),
]
