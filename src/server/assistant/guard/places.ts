import { contact } from '#facts/contact.ts'
import { offices, type OfficeId } from '#facts/offices.ts'
import { wordMark } from '../reading/number-words.ts'
import type { Span } from '../reading/quantities.ts'
import { bind, findMentions, type Mention, type Search } from './mentions.ts'
import { foldWriting } from './plain-text.ts'
import { asWord, compile, listWords } from './words.ts'

type Place = Mention<OfficeId>

const sites = offices.map(({ id, city, country, address, email, phone, isHeadquarters }) => ({
  id,
  town: asWord(foldWriting(city)),
  land: asWord(foldWriting(country)),
  /** `Plot 12`, `Kampala Road`: what is left of an address without its city and country. */
  streets: address.split(', ').filter((part) => part !== city && part !== country),
  /** The mailbox of the headquarters is everybody's. */
  mailboxes: email === contact.email ? [] : [email],
  phone: phone.replaceAll(/\D/g, ''),
  isHeadquarters,
}))
const cities: readonly Search<OfficeId>[] = sites.map(({ id, town }) => [new RegExp(town, 'giu'), [id]])
const countries: readonly Search<OfficeId>[] = sites.map(({ id, land }) => [new RegExp(land, 'giu'), [id]])
/** `the Kampala office`, `notre bureau de Kampala`, `our headquarters`: the office itself and not only its town. */
const named: readonly Search<OfficeId>[] = [
  ...sites.map(({ id, town, land }): Search<OfficeId> => {
    const either = `(?:${town}|${land})`
    return [
      compile(String.raw`(?<!\p{L})(?:${either}(?:'s)? «officeOf»|«officeOf»\s*«at»?\s*${either})(?!\p{L})`, 'giu'),
      [id],
    ]
  }),
  [
    compile(String.raw`(?<!\p{L})«seat»(?!\p{L})`, 'giu'),
    sites.filter((one) => one.isHeadquarters).map(({ id }) => id),
  ],
]
const all = [...cities, ...countries, ...named]
/** What belongs to one office alone: its streets, with the town behind them, and its mailbox. */
const belongings: readonly Search<OfficeId>[] = sites.flatMap(({ id, town, land, streets, mailboxes }) =>
  [...streets, ...mailboxes].map((part): Search<OfficeId> => [
    new RegExp(String.raw`${asWord(foldWriting(part))}(?:[\s,]+(?:in )?(?:${town}|${land}))*`, 'giu'),
    [id],
  ]),
)

const isSame = (one: Place, other: Place) => one.things.some((id) => other.things.includes(id))
/** `Kampala, Uganda`, `Kampala (Uganda)`, `Kampala in Uganda`. */
const beside = /^(?:\s?[,(]\s?|\s(?:in|en|au)\s)$/iu
/** `headquarters: Kampala`, `the Kampala office is in`. */
const standsIn = compile(String.raw`^'?s?\s?(?:[:(]|\s«standsAt»)(?:[\s:(]|«standsAt»|«the»)*$`)
/** `Kampala is our headquarters`, `Kampala (headquarters)`. */
const isOffice = compile(String.raw`^\s?(?:\(|(?:is|est)\s)(?:«isOur»|\s)*$`)

/** Whether every street, mailbox and country is said of the office it belongs to, and every office of its town. */
export function areOfficesRight(text: string, before: string): boolean {
  const owned = findMentions(text, belongings)
  // A street may bear the name of a town.
  const bare = owned.reduce((rest, one) => takeOut(rest, one, ' '.repeat(one.end - one.start)), text)
  const said = findMentions(bare, all)
  const lands = findMentions(bare, countries)
  const towns = findMentions(bare, [...cities, ...countries])
  const follows = (one: Span, list: readonly Place[]) => list.find(({ start }) => start >= one.end)
  const isOwned = owned.every((part) => {
    const place = said.findLast(({ end }) => end <= part.start) ?? said[0] ?? findMentions(before, all).at(-1)
    return place === undefined || isSame(place, part)
  })
  const areInLand = findMentions(bare, cities).every((city) => {
    const land = follows(city, lands)
    return land === undefined || !beside.test(bare.slice(city.end, land.start)) || isSame(city, land)
  })
  const isInTown = findMentions(bare, named).every((office) => {
    const next = follows(office, towns)
    if (next && standsIn.test(bare.slice(office.end, next.start))) return isSame(next, office)
    const last = towns.findLast(({ end }) => end <= office.start)
    return last === undefined || !isOffice.test(bare.slice(last.end, office.start)) || isSame(last, office)
  })
  return isOwned && areInLand && isInTown
}

const takeOut = (text: string, { start, end }: Span, by: string) => text.slice(0, start) + by + text.slice(end)

/** A bracket belongs to a number where it closes again: `+250 (0) 788`, not `+250 788 … (24/7)`. */
const phones = /(?:\+\s?|(?<!\d))\(?\d(?:(?:[\s).-]|\((?=\d{1,5}\))){0,2}\d){6,}/g
/** The fewest digits at the end of a number by which it is still known. */
const leastDigits = 9

/** Plain text without our phone numbers; or null where a number is not ours or another office's than it says. */
export function takePhones(text: string): string | null {
  const plain = text.replaceAll(wordMark, '')
  const found = [...plain.matchAll(phones)].flatMap(({ 0: said, index }) => {
    const digits = said.replaceAll(/\D/g, '')
    const isPhone = /^[+0]/.test(said) || digits.length >= leastDigits
    return isPhone ? [{ start: index, end: index + said.length, digits: digits.replace(/^00/, '') }] : []
  })
  if (found.length === 0) return text
  const places = bind(plain, found, findMentions(plain, [...cities, ...countries]))
  const isOurs = found.every((one) => {
    const ids = sites.filter(({ phone }) => one.digits.length >= leastDigits && phone.endsWith(one.digits))
    const place = places.get(one)?.things[0]
    return place === undefined ? ids.length > 0 : ids.some(({ id }) => id === place)
  })
  return isOurs ? found.reduceRight((rest, one) => takeOut(rest, one, ' '), plain) : null
}

const known = new Set([
  ...offices.flatMap(({ city, country }) => [city, ...country.split(' ')]).map(foldWriting),
  ...listWords('townsWords'),
])
const officeIn = [String.raw`[^.;]{0,30}?(?:\b(?:in|at|a|au|en|are|sont)|(?<=s|x)\s?:)`, ' de'].map((between) =>
  compile(
    String.raw`«officeSaid»${between}\s+(?<towns>(?:(?:the |la |le )?\p{Lu}[\p{L}'-]+(?:\s*(?:,|and|et|&|,? and|,? et)\s*|\s+)?)+)`,
    'gu',
  ),
)
const street = [
  compile(
    String.raw`\b«streets»\b[^.;]{0,12}\d|\d[^.;%$]{0,12}\b(?:«streets»|ave|rd|st)\b|\b(?:rue|avenue|boulevard|rua) (?:des?|du|de la|da|do)\b`,
    'u',
  ),
  /\bK[GKN]\b[^.;]{0,12}\d|\b\p{Lu}[\p{L}]+ (?:Street|Avenue|Road|Boulevard|Lane)\b/u,
]

/** Whether every street and city of an office is ours. Our own addresses have been taken out before. */
export const areTownsOurs = (text: string): boolean =>
  !street.some((one) => one.test(text)) &&
  officeIn
    .flatMap((one) => [...text.matchAll(one)])
    .flatMap(({ groups }) => groups?.['towns']?.match(/\p{Lu}[\p{L}'-]+/gu) ?? [])
    .every((name) => known.has(name))
