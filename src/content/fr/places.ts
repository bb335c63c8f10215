import type { Office } from '#facts/offices.ts'

const regions = new Intl.DisplayNames('fr-FR', { type: 'region', style: 'long' })

/** Where what is usual is not what the tables of the locale say. */
const usual: Readonly<Record<string, string>> = { CD: 'RD Congo' }

/** A country by its ISO 3166 code. */
export function sayCountry(code: string) {
  return usual[code] ?? regions.of(code) ?? code
}

/** An office in one line: street, city and country. */
export function sayAddress({ street, city, countryCode }: Pick<Office, 'street' | 'city' | 'countryCode'>) {
  return `${street}, ${city}, ${sayCountry(countryCode)}`
}
