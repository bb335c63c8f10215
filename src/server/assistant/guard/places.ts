import { streetsOf } from '#content/guard-names.ts'
import { contact } from '#facts/contact.ts'
import { offices, type OfficeId } from '#facts/offices.ts'
import { wordMark } from '../reading/number-words.ts'
import type { Span } from '../reading/quantities.ts'
import { places } from './known.ts'
import { bind, findMentions, type Mention, type Search } from './mentions.ts'
import { foldWriting } from '../reading/writing.ts'
import { asWords, compile, listWords, pattern } from './words.ts'

const sites = offices.map((office) => ({
  id: office.id,
  /** Its streets, and its mailbox where that is not everybody's. */
  own: [...streetsOf(office), office.email].filter((part) => part !== contact.email).map(foldWriting),
  town: asWords(foldWriting(office.city)),
  land: asWords(foldWriting(office.country)),
  either: asWords(foldWriting(office.city), foldWriting(office.country)),
  phone: office.phone.replaceAll(/\D/g, ''),
}))
const findAll = (source: string, ...ids: readonly OfficeId[]): Search<OfficeId> => [compile(source, 'giu'), ...ids]
const cities = sites.map(({ id, town }) => findAll(town, id))
const countries = sites.map(({ id, land }) => findAll(land, id))
const towns = [...cities, ...countries]
/** `the Kampala office`, `notre bureau de Kampala`, `our headquarters`: the office itself and not only its town. */
const named = [
  ...sites.map(({ id, either }) =>
    findAll(String.raw`(?<!\p{L})(?:${either}(?:'s)? «officeOf»|«officeOf»\s*«at»?\s*${either})(?!\p{L})`, id),
  ),
  findAll('«seatWord»', ...offices.filter((one) => one.isHeadquarters).map(({ id }) => id)),
]
/** A street with the town behind it. */
const belongings = sites.flatMap(({ id, own, either }) =>
  own.map((part) => findAll(String.raw`${asWords(part)}(?:[\s,]+(?:«at» )?${either}){0,6}`, id)),
)

/** Names that are of the same office where they stand so behind each other: `Kampala, Uganda`, `Kampala (Uganda)`. */
const ties = [
  [cities, countries, compile(String.raw`^(?:\s?[,(]\s?|\s«at»\s)$`)],
  [named, towns, pattern('standsIn')],
  [towns, named, pattern('isOffice')],
] as const

type Place = Mention<OfficeId>
const isSame = (one: Place, other: Place) => one.things.some((id) => other.things.includes(id))
const takeOut = (text: string, { start, end }: Span, by: string) => text.slice(0, start) + by + text.slice(end)

/** Whether every street and mailbox is said of the office it belongs to, every town of its country, every office of its town. */
export function areOfficesRight(text: string, before: string): boolean {
  const owned = findMentions(text, belongings)
  // A street may bear the name of a town.
  const bare = owned.reduce((rest, one) => takeOut(rest, one, ' '.repeat(one.end - one.start)), text)
  const all = [...towns, ...named]
  const said = findMentions(bare, all)
  const isOwned = owned.every((part) => {
    const place = said.findLast(({ end }) => end <= part.start) ?? said[0] ?? findMentions(before, all).at(-1)
    return place === undefined || isSame(place, part)
  })
  const areTied = ties.every(([first, second, tie]) => {
    const behind = findMentions(bare, second)
    return findMentions(bare, first).every((one) => {
      const next = behind.find(({ start }) => start >= one.end)
      return !next || !tie.test(bare.slice(one.end, next.start)) || isSame(one, next)
    })
  })
  return isOwned && areTied
}

/** A bracket belongs to a number where it closes again: `+250 (0) 788`, not `+250 788 … (24/7)`. */
const phones = /(?:\+\s?|(?<!\d))\(?\d(?:(?:[\s).-]|\((?=\d{1,5}\))){0,2}\d){6,}/g
/** The fewest digits at the end of a number by which it is still known. */
const leastDigits = 9

/** Plain text without our phone numbers; or null where a number is not ours or another office's than it says. */
export function takePhones(text: string): string | null {
  const plain = text.replaceAll(wordMark, '')
  const found = findMentions(plain, [[phones]])
    .map((one) => ({ ...one, digits: plain.slice(one.start, one.end).replaceAll(/\D/g, '').replace(/^00/, '') }))
    .filter(({ start, digits }) => /[+0]/.test(plain.charAt(start)) || digits.length >= leastDigits)
  const areOurs = bind(plain, found, findMentions(plain, towns)).every(({ digits, saidOf = [] }) =>
    sites.some(
      ({ id, phone }) =>
        digits.length >= leastDigits && phone.endsWith(digits) && (saidOf[0] === undefined || saidOf[0] === id),
    ),
  )
  if (!areOurs) return null
  return found.length === 0 ? text : found.reduceRight((rest, one) => takeOut(rest, one, ' '), plain)
}

const known = new Set([...places, ...listWords('townsWords')])

/** Whether every street and city of an office is ours. Our own addresses have been taken out before. */
export const areTownsOurs = (text: string): boolean =>
  !pattern('street', 'u').test(text) &&
  [pattern('officeIn', 'gu'), pattern('officeOfTown', 'gu')]
    .flatMap((one) => [...text.matchAll(one)])
    .flatMap(({ groups }) => groups?.['towns']?.match(/\p{Lu}[\p{L}'-]+/gu) ?? [])
    .every((name) => known.has(name))
