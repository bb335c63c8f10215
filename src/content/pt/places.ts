import type { Office } from '#facts/offices.ts'

const regions = new Intl.DisplayNames('pt-AO', { type: 'region', style: 'long' })

/** Where what is usual in Luanda is not what the tables of the locale say first. */
const usual: Readonly<Record<string, string>> = { CI: 'Costa do Marfim', CD: 'RD Congo' }

/** A country by its ISO 3166 code. */
export function sayCountry(code: string) {
  return usual[code] ?? regions.of(code) ?? code
}

/** An office in one line: street, city and country. */
export function sayAddress({ street, city, countryCode }: Pick<Office, 'street' | 'city' | 'countryCode'>) {
  return `${street}, ${city}, ${sayCountry(countryCode)}`
}
