import { offices, type OfficeId } from '#facts/offices.ts'
import { bind } from './bind.ts'
import type { Mention } from './mentions.ts'
import { wordMark } from './spoken-numbers.ts'

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '')
/** A bracket belongs to a number where it closes again: `+250 (0) 788`, not `+250 788 … (24/7)`. */
const shape = /(?:\+\s?|(?<!\d))\(?\d(?:(?:[\s).-]|\((?=\d{1,5}\))){0,2}\d){6,}/g
/** The fewest digits at the end of a number by which it is still known. */
const leastDigits = 9

const places = offices.map(({ id, city, country }) => ({
  id,
  search: new RegExp(`(?:${city}|${country})(?!\\p{L})`, 'giu'),
}))

function findPlaces(text: string): readonly Mention<OfficeId>[] {
  return places
    .flatMap(({ id, search }) =>
      [...text.matchAll(search)].map((found) => ({
        start: found.index,
        end: found.index + found[0].length,
        things: [id],
      })),
    )
    .toSorted((one, other) => one.start - other.start)
}

/** Plain text without our phone numbers; or null where a number is not ours or another office's than it says. */
export function takePhones(text: string): string | null {
  const plain = text.replaceAll(wordMark, '')
  const found = [...plain.matchAll(shape)].flatMap(({ 0: said, index }) =>
    isPhone(said) ? [{ start: index, end: index + said.length, digits: digitsOf(said).replace(/^00/, '') }] : [],
  )
  if (found.length === 0) return text
  const named = bind(plain, found, findPlaces(plain))
  for (const phone of found) {
    const ids = officesWith(phone.digits)
    const place = named.get(phone)?.things[0]
    if (ids.length === 0 || (place !== undefined && !ids.includes(place))) return null
  }
  return found.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, plain)
}

function isPhone(said: string) {
  const digits = digitsOf(said)
  return said.startsWith('+') || said.startsWith('0') || digits.length >= leastDigits
}

function officesWith(digits: string) {
  return digits.length < leastDigits
    ? []
    : offices.filter(({ phone }) => digitsOf(phone).endsWith(digits)).map(({ id }) => id)
}

const known = new Set<string>([
  ...offices.flatMap(({ city, country }) => [city, ...country.split(' ')]),
  ...'Africa East West Southern Central Francophone Rwanda Uganda Cameroon Cameroun Ouganda Afrique Angola Cote d’Ivoire CAT EAT WAT GMT Monday Mon Mon-Fri Lun-Ven'.split(
    ' ',
  ),
])
const officeIn =
  /\b(?:offices?|bureaux?|branch(?:es)?|headquarters?|based|located|siege|showrooms?|agenc(?:y|ies|es?)|representatives?|depots?|[Oo]ur team|[Nn]otre equipe|(?:[Vv]isit|[Ff]ind|[Mm]eet) us|(?:[Nn]ous|[Ww]e) (?:sommes|are) (?:presente?s?|active))\b[^.;]{0,30}?(?:\b(?:in|at|a|au|en|are|sont)|(?<=s|x)\s?:)\s+((?:(?:the |la |le )?\p{Lu}[\p{L}'-]+(?:\s*(?:,|and|et|&|,? and|,? et)\s*|\s+)?)+)/gu
const street =
  /\b(?:street|avenue|boulevard|road|rue|rua|plot|p\.? ?o\.? box|b\.? ?p\.?|floor|etage|building|immeuble|K[GKN])\b[^.;]{0,12}\d|\d[^.;%$]{0,12}\b(?:street|avenue|ave\b|boulevard|road|rd\b|st\b|floor)|\b(?:rue|avenue|boulevard|rua) (?:des?|du|de la|da|do)\b|\b\p{Lu}[\p{L}]+ (?:Street|Avenue|Road|Boulevard|Lane)\b/u

/** Whether every street and city of an office is ours. Our own addresses have been taken out before. */
export function judgeContacts(text: string) {
  if (street.test(text)) return false
  return [...text.matchAll(officeIn)].every(([, list = '']) =>
    (list.match(/\p{Lu}[\p{L}'-]+/gu) ?? []).every((name) => known.has(name) || known.has(name.replace("'", '’'))),
  )
}
