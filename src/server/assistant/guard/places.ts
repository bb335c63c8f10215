import { contact } from '#facts/contact.ts'
import { offices, type OfficeId } from '#facts/offices.ts'
import { wordMark } from '../reading/number-words.ts'
import type { Span } from '../reading/quantities.ts'
import { bind, findMentions, type Mention, type Search } from './mentions.ts'
import { foldWriting } from '../reading/writing.ts'
import { asWords, compile, listWords, pattern, says } from './words.ts'

type Place = Mention<OfficeId>

const sites = offices.map(({ id, city, country, address, email, phone }) => ({
  id,
  /** What belongs to one office alone: its streets and its mailbox, but for everybody's. */
  own: [...address.split(', '), email]
    .filter((part) => part !== city && part !== country && part !== contact.email)
    .map(foldWriting),
  town: asWords(foldWriting(city)),
  land: asWords(foldWriting(country)),
  either: asWords(foldWriting(city), foldWriting(country)),
  phone: phone.replaceAll(/\D/g, ''),
}))
const findAll = (source: string, ...ids: readonly OfficeId[]): Search<OfficeId> => [compile(source, 'giu'), ids]
const cities = sites.map(({ id, town }) => findAll(town, id))
const countries = sites.map(({ id, land }) => findAll(land, id))
/** `the Kampala office`, `notre bureau de Kampala`, `our headquarters`: the office itself and not only its town. */
const named = [
  ...sites.map(({ id, either }) =>
    findAll(String.raw`(?<!\p{L})(?:${either}(?:'s)? «officeOf»|«officeOf»\s*«at»?\s*${either})(?!\p{L})`, id),
  ),
  findAll('«seatWord»', ...offices.filter((one) => one.isHeadquarters).map(({ id }) => id)),
]
const towns = [...cities, ...countries]
const all = [...towns, ...named]
/** A street with the town behind it. */
const belongings = sites.flatMap(({ id, own, either }) =>
  own.map((part) => findAll(String.raw`${asWords(part)}(?:[\s,]+(?:«at» )?${either})*`, id)),
)

/** `Kampala, Uganda`, `Kampala (Uganda)`, `Kampala in Uganda`. */
const inLand = compile(String.raw`^(?:\s?[,(]\s?|\s«at»\s)$`)

const isSame = (one: Place, other: Place) => one.things.some((id) => other.things.includes(id))
const takeOut = (text: string, { start, end }: Span, by: string) => text.slice(0, start) + by + text.slice(end)

/** Whether every street and mailbox is said of the office it belongs to, every town of its country, every office of its town. */
export function areOfficesRight(text: string, before: string): boolean {
  const owned = findMentions(text, belongings)
  // A street may bear the name of a town.
  const bare = owned.reduce((rest, one) => takeOut(rest, one, ' '.repeat(one.end - one.start)), text)
  const said = findMentions(bare, all)
  const isOwned = owned.every((part) => {
    const place = said.findLast(({ end }) => end <= part.start) ?? said[0] ?? findMentions(before, all).at(-1)
    return place === undefined || isSame(place, part)
  })
  /** Whether what stands beside something, tied to it as a pattern tells, is of the same office; null where nothing is. */
  const isOf = (one: Place, other: Place | undefined, isTied: (between: string) => boolean) => {
    if (!other) return null
    const [first, second] = other.start < one.start ? [other, one] : [one, other]
    return isTied(bare.slice(first.end, second.start)) ? isSame(one, other) : null
  }
  const behind = (one: Place, places: readonly Place[]) => places.find(({ start }) => start >= one.end)
  const lands = findMentions(bare, countries)
  const found = findMentions(bare, towns)
  return (
    isOwned &&
    findMentions(bare, cities).every(
      (city) => isOf(city, behind(city, lands), (between) => inLand.test(between)) ?? true,
    ) &&
    findMentions(bare, named).every((office) => {
      const last = found.findLast(({ end }) => end <= office.start)
      return (
        isOf(office, behind(office, found), (between) => says('standsIn', between)) ??
        isOf(office, last, (between) => says('isOffice', between)) ??
        true
      )
    })
  )
}

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
  const places = bind(plain, found, findMentions(plain, towns))
  const isOurs = found.every((one) => {
    const place = places.get(one)?.things[0]
    return sites.some(
      ({ id, phone }) =>
        one.digits.length >= leastDigits && phone.endsWith(one.digits) && (place === undefined || place === id),
    )
  })
  return isOurs ? found.reduceRight((rest, one) => takeOut(rest, one, ' '), plain) : null
}

const known = new Set([
  ...offices.flatMap(({ city, country }) => [city, ...country.split(' ')]).map(foldWriting),
  ...listWords('townsWords'),
])

/** Whether every street and city of an office is ours. Our own addresses have been taken out before. */
export const areTownsOurs = (text: string): boolean =>
  !pattern('street', 'u').test(text) &&
  [pattern('officeIn', 'gu'), pattern('officeOfTown', 'gu')]
    .flatMap((one) => [...text.matchAll(one)])
    .flatMap(({ groups }) => groups?.['towns']?.match(/\p{Lu}[\p{L}'-]+/gu) ?? [])
    .every((name) => known.has(name))
