import { contact } from '#facts/contact.ts'
import { offices, type OfficeId } from '#facts/offices.ts'
import type { Mention } from './mentions.ts'
import { foldWriting } from './plain-text.ts'

type Place = Mention<OfficeId>
type Search = { readonly ids: readonly OfficeId[]; readonly search: RegExp }

const sites = offices.map(({ id, city, country, address, email, isHeadquarters }) => ({
  id,
  city: foldWriting(city),
  country: foldWriting(country),
  /** `Plot 12`, `Kampala Road`: what is left of an address without its city and country. */
  parts: address
    .split(', ')
    .filter((part) => part !== city && part !== country)
    .map(foldWriting),
  /** The mailbox of the headquarters is everybody's. */
  mailbox: email === contact.email ? null : email,
  isHeadquarters,
}))
const headquarters = sites.filter(({ isHeadquarters }) => isHeadquarters).map(({ id }) => id)

const escape = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const word = (words: string) => String.raw`(?<![\p{L}\d])${escape(words)}(?![\p{L}\d])`
const officeWord = String.raw`(?:head ?)?(?:offices?|bureaux?|branch|agence|team|equipe)`
const link = String.raw`\s*(?:in|at|of|en|au|a|de|du|d')?\s*`
const seat = String.raw`(?:headquarters?|headquartered|head office|main office|HQ|siege(?: social)?|maison mere|bureau principal)`

/** What belongs to one office alone: its streets, with the town behind them, and its mailbox. */
const belongings: readonly Search[] = sites.flatMap(({ id, city, country, parts, mailbox }) =>
  [...parts, ...(mailbox ? [mailbox] : [])].map((part) => ({
    ids: [id],
    search: new RegExp(
      String.raw`${word(part)}(?:[\s,]+(?:in )?(?:${escape(city)}|${escape(country)})(?!\p{L}))*`,
      'giu',
    ),
  })),
)
const places: readonly Search[] = sites.map(({ id, city, country }) => ({
  ids: [id],
  search: new RegExp(`${word(city)}|${word(country)}`, 'giu'),
}))
const cities: readonly Search[] = sites.map(({ id, city }) => ({ ids: [id], search: new RegExp(word(city), 'giu') }))
const countries: readonly Search[] = sites.map(({ id, country }) => ({
  ids: [id],
  search: new RegExp(word(country), 'giu'),
}))
/** `the Kampala office`, `notre bureau de Kampala`: the office itself and not only its town. */
const named: readonly Search[] = [
  ...sites.map(({ id, city, country }) => {
    const either = `(?:${escape(city)}|${escape(country)})`
    return {
      ids: [id],
      search: new RegExp(
        String.raw`(?<!\p{L})(?:${either}(?:'s)? ${officeWord}|${officeWord}${link}${either})(?!\p{L})`,
        'giu',
      ),
    }
  }),
  { ids: headquarters, search: new RegExp(String.raw`(?<!\p{L})${seat}(?!\p{L})`, 'giu') },
]

function find(text: string, searches: readonly Search[]): readonly Place[] {
  return searches
    .flatMap(({ ids, search }) =>
      [...text.matchAll(search)].map((found) => ({
        start: found.index,
        end: found.index + found[0].length,
        things: ids,
      })),
    )
    .toSorted((one, other) => one.start - other.start)
}

const isSame = (one: Place, other: Place) => one.things.some((id) => other.things.includes(id))
/** `Kampala, Uganda`, `Kampala (Uganda)`, `Kampala in Uganda`. */
const beside = /^(?:\s?[,(]\s?|\s(?:in|en|au)\s)$/iu
/** `headquarters: Kampala`, `the Kampala office is in`. */
const standsIn =
  /^'?s?\s?(?:[:(]|\s(?:is|are|sits?|stands?|located|based|found|situee?s?|est|sont|se trouve(?:nt)?|in|at|a|au|en|has|have|was|were))(?:[\s:(]|is|are|located|based|found|moved?|been|situee?s?|in|at|to|a|au|en|the|le|la|city of)*$/iu
/** `Kampala is our headquarters`, `Kampala (headquarters)`. */
const isOffice = /^\s?(?:\(|(?:is|est)\s)(?:our|the|where|notre|le|la|\s)*$/iu

/** Whether every street, mailbox and country is said of the office it belongs to, and the headquarters of its town. */
export function judgeOfficePlaces(text: string, before: string): boolean {
  const owned = find(text, belongings)
  // A street may bear the name of a town.
  const bare = blank(text, owned)
  const towns = find(bare, places)
  const office = find(bare, named)
  const said = find(bare, [...places, ...named])
  return (
    owned.every((part) => isOwner(part, said, before)) &&
    areInCountry(bare) &&
    office.every((one) => isWhereItStands(bare, one, towns))
  )
}

function isOwner(part: Place, said: readonly Place[], before: string) {
  const place = said.findLast(({ end }) => end <= part.start) ?? said[0] ?? find(before, [...places, ...named]).at(-1)
  return place === undefined || isSame(place, part)
}

function areInCountry(text: string) {
  const lands = find(text, countries)
  return find(text, cities).every((city) => {
    const land = lands.find(({ start }) => start >= city.end)
    return land === undefined || !beside.test(text.slice(city.end, land.start)) || isSame(city, land)
  })
}

/** No office stands in the town of another. */
function isWhereItStands(text: string, office: Place, towns: readonly Place[]) {
  const next = towns.find(({ start }) => start >= office.end)
  if (next && standsIn.test(text.slice(office.end, next.start))) return isSame(next, office)
  const last = towns.findLast(({ end }) => end <= office.start)
  return last === undefined || !isOffice.test(text.slice(last.end, office.start)) || isSame(last, office)
}

function blank(text: string, spans: readonly Place[]) {
  return spans.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)
}
