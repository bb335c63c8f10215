import { defaultLanguage, languages } from '#content/languages.ts'
import { listCodes, sayPlace, type Place } from '#contract/place.ts'

/** The language of the specification and of those whom we tell where a visitor is: services, sales. */
const { locale } = languages[defaultLanguage]
const toKey = (name: string) => name.replaceAll('’', "'").toLowerCase()

/** GEO-2..4: `Rwanda`, `Africa`, `Unknown`, with the apostrophe of our own offices. */
export function namePlace(place: Place): string {
  return sayPlace(place, locale, 'Unknown').replaceAll('’', "'")
}

/** What a location service calls a country, as its code; the name itself where it is called otherwise elsewhere. */
export function readPlace(name: string): Place {
  return codes().get(toKey(name)) ?? name
}

let known: ReadonlyMap<string, Place> | null = null

/** Made when a service is first asked: most sites have none. */
function codes(): ReadonlyMap<string, Place> {
  known ??= new Map(
    listCodes()
      .map((code) => [toKey(namePlace(code)), code] as const)
      .filter(([name, code]) => name !== toKey(code)),
  )
  return known
}
