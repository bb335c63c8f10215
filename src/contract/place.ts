/**
 * Where somebody is, as far as we know: a country by its ISO 3166 code, a continent by its UN M49 code, `ZZ` where nothing
 * is known, or, for what a location service calls by no name of Unicode's, that name.
 */
export type Place = string

/** GEO-3, GEO-4: where nothing is known. */
export const unknownPlace: Place = 'ZZ'

const code = /^(?:[A-Z]{2}|\d{3})$/

/** A place as a language calls it; `unknown` where nothing is known. */
export function sayPlace(place: Place, locale: string, unknown: string): string {
  if (place === '' || place === unknownPlace) return unknown
  return code.test(place) ? (namesIn(locale).of(place) ?? unknown) : place
}

/** All codes of two letters; of a country that was called otherwise once, today's (`FR`, not `FX`). */
export function listCodes(): readonly Place[] {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((pair) => Intl.getCanonicalLocales(`und-${pair}`)[0] === `und-${pair}`)
}

export function isCountry(place: Place): boolean {
  return /^[A-Z]{2}$/.test(place) && place !== unknownPlace
}

const kept = new Map<string, Intl.DisplayNames>()

// Made once for each language: the desk says hundreds of them on a page.
function namesIn(locale: string): Intl.DisplayNames {
  const names = kept.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  kept.set(locale, names)
  return names
}
