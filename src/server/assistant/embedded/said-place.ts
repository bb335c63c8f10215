import { countriesOf, currencyCodes, type CurrencyCode } from '#facts/exchange-rates.ts'
import { isCountry, unknownPlace } from '#contract/place.ts'
import { countryNames, townNames } from '../reading/place-names.ts'
import { compile } from '../reading/reading-words.ts'
import { foldWriting } from '../reading/writing.ts'
import { longestTold, splitMessage } from './split-questions.ts'
import { knownWords, normalise } from './words.ts'

/** Where somebody says to be, as it was written, and the country where that is known. */
export type SaidPlace = { readonly text: string; readonly country: string | null }

const fold = (text: string) => foldWriting(text).toLowerCase().replaceAll(/[’'-]/g, ' ').trim()

const shortest = 3
/** Small and without accents. */
const countries: ReadonlyMap<string, string> = new Map(
  [...townNames, ...countryNames]
    .map(([name, code]) => [fold(name), code] as const)
    .filter(([name, code]) => name.length >= shortest && code !== unknownPlace),
)

/** `we are a bakery in`, `my shop is in`, and a message of nothing but `in Goma`. */
const isIn = compile(
  String.raw`(?:^|(?:^|[^\p{L}])(?:«amIn»(?:\s+(?!«denial»\b)[\p{L}\d]+(?<!ing)){0,5}|«ownShop»(?:\s+(?!«denial»\b)[\p{L}\d]+){0,3}\s+«shops»(?:\s+(?!«denial»\b)[\p{L}\d]+){0,3})[\s,]+)(?:«placeBefore»)\s+`,
  'gu',
)
/** `A holiday where? In Rwanda or with us`: one of two is asked for. */
const isOneOfTwo = compile(String.raw`^,?\s+«orElse»\s`, 'i')
const longestName = 4

/** Where the statements of a message say that whoever writes it is; questions say nothing of that. Null where none does. */
export function readSaidPlace(text: string): SaidPlace | null {
  // One by one: what is told before a question is read as part of it.
  const sentences = text.slice(0, longestTold).split(/(?<=[?.!;])\s+|\n+/)
  const told = sentences.flatMap((sentence) => splitMessage(sentence)).filter(({ isQuestion }) => !isQuestion)
  return told.flatMap((sentence) => readSentence(sentence.text.normalize('NFC')) ?? []).at(-1) ?? null
}

function readSentence(sentence: string): SaidPlace | null {
  // As long as the sentence, so that what was written is found again.
  const plain = Array.from(sentence, (sign) => (fold(sign) || ' ').slice(0, 1)).join('')
  for (const { index, 0: lead } of plain.matchAll(isIn)) {
    const at = index + lead.length
    const place = readName(sentence.slice(at)) ?? readUnknown(sentence.slice(at))
    if (place && isOneOfTwo.test(sentence.slice(at + place.text.length))) continue
    // `à Goma, au Congo`
    if (place) return place.country === null ? (readSentence(sentence.slice(0, at).trimEnd()) ?? place) : place
  }
  return null
}

/** A known name that a text begins with, and the country behind a comma: `Goma, RDC`. */
function readName(written: string): SaidPlace | null {
  const words = written.split(/(?<=[\s,.;:!])/)
  for (let count = longestName; count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join('')
      .replace(/[\s,.;:!]+$/, '')
    const code = countries.get(fold(name))
    if (code === undefined) continue
    const country = isCountry(code) ? code : null
    const behind = /,\s*$|\s$/.test(words[count - 1] ?? '') ? readName(words.slice(count).join('')) : null
    return behind ? { text: `${name}, ${behind.text}`, country: behind.country ?? country } : { text: name, country }
  }
  return null
}

/** `Nous sommes à Mbalmayo`: no map of ours has it. */
function readUnknown(written: string): SaidPlace | null {
  const [text] = /^\p{Lu}[\p{L}\p{M}’'-]{3,}/u.exec(written) ?? []
  const isWord = text !== undefined && (noPlace.test(fold(text)) || knownWords.has(normalise(text)))
  return text === undefined || isWord ? null : { text, country: null }
}
const noPlace = compile(String.raw`^(?:«weekdayNames»|«notTowns»)\b`)

const behindPlaceWord = compile(String.raw`(?<!\p{L})(?:«placeBefore»)\s+`, 'giu')
/** Whether a known place is named at the beginning, or as one where something is. */
export const namesPlace = (text: string): boolean =>
  [0, ...Array.from(text.matchAll(behindPlaceWord), ({ index, 0: lead }) => index + lead.length)].some(
    (at) => readName(text.slice(at)) !== null,
  )

/** The country of a town that was told, as it was written. */
export const countryOfTold = (town: string): string | null =>
  readName(town.replace(/^\W+/, ''))?.country ?? readSaidPlace(town)?.country ?? null

/** Whose clock and which of our currencies somebody means who names neither. */
export type Whereabouts = { readonly timeZone: string; readonly currency: CurrencyCode | null }

/** By where somebody says to be, the last time he did, else by the clock of his browser, an IANA name or anything. */
export function placeAsker(said: readonly string[], timeZone: string): Whereabouts {
  const country = said.flatMap((text) => readSaidPlace(text)?.country ?? []).at(-1)
  return {
    timeZone: (country && zoneIn(country)) ?? timeZone,
    currency: (country ? byCountry.get(country) : byZone.get(timeZone)) ?? null,
  }
}

declare global {
  namespace Intl {
    // TypeScript 7.0 does not know it yet: https://tc39.es/proposal-intl-locale-info/
    interface Locale {
      getTimeZones(): readonly string[] | undefined
    }
  }
}
/** The clock of a country that has only one. */
export function zoneIn(country: string): string | null {
  const [zone = null, ...others] = zonesOf(country)
  return others.length > 0 ? null : zone
}
const zonesOf = (country: string) => new Intl.Locale(`und-${country}`).getTimeZones() ?? []
const byCountry = new Map<string, CurrencyCode>(
  currencyCodes.flatMap((code) => countriesOf[code].map((country) => [country, code] as const)),
)
const byZone = new Map(
  [...byCountry].flatMap(([country, code]) => zonesOf(country).map((zone) => [zone, code] as const)),
)
