import { spokenLanguages } from '#content/assistant.ts'
import { languages } from '#content/languages.ts'
import { listCodes } from '#contract/place.ts'
import { towns } from '#facts/towns.ts'
import { listEach } from './reading-words.ts'

/** A place, and the two letters of its country (ISO 3166, and `EU`); `CD/CG` where its name may mean either. */
type NamedPlace = readonly [name: string, code: string]

/** As maps call countries in the languages that we speak, and as people do. */
export const countryNames: readonly NamedPlace[] = [
  ...spokenLanguages.flatMap((language) => {
    const names = new Intl.DisplayNames(languages[language].locale, { type: 'region', fallback: 'none' })
    return listCodes()
      .map((code) => [names.of(code) ?? '', code] as const)
      .filter(([name]) => name !== '')
  }),
  ...listEach('countryNames')
    .flatMap((all) => all.split('|').map((pair) => pair.split('=')))
    .map(([name = '', code = '']) => [name, code] as const),
]

export const townNames: readonly NamedPlace[] = Object.entries(towns).flatMap(([code, all]) =>
  all.split(', ').map((town) => [town, code] as const),
)
