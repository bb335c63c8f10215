import { spokenLanguages } from '#content/assistant.ts'
import { languages } from '#content/languages.ts'
import { offices } from '#facts/offices.ts'
import { normalise } from './normalise.ts'

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
  const own: readonly string[] = offices.flatMap(({ city, country }) => [city, country])
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
