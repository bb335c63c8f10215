import { defaultLanguage, languages } from '#content/languages.ts'
import { sayPlace as say, type Place } from '#contract/place.ts'

/** Where somebody is, as our team reads it; `unknown` where nothing is known. */
export function sayPlace(place: Place, unknown = ''): string {
  return say(place, languages[defaultLanguage].locale, unknown)
}
