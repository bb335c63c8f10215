import { api, webhookEvents } from '#facts/api.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { externalLinks, socialNetworks } from '#facts/links.ts'
import { headquarters, offices, type Office, type OfficeId } from '#facts/offices.ts'
import { places } from './claims.ts'
import { bind, findMentions, type Mention, type Search } from './offers.ts'
import { asWords, compile, listWords, pattern } from './words.ts'
import { wordMark } from '../reading/number-words.ts'
import type { Span } from '../reading/quantities.ts'
import { anyOf } from '../reading/reading-words.ts'

/** What each office is found by: patterns made of what is its own. */
const findEach = (list: (office: Office, either: string) => readonly string[]): readonly Search<OfficeId>[] =>
  offices.flatMap((office) =>
    list(office, asWords(office.city, office.country)).map((source) => [compile(source, 'giu'), office.id] as const),
  )
const cities = findEach(({ city }) => [asWords(city)])
const countries = findEach(({ country }) => [asWords(country)])
const towns = [...cities, ...countries]
/** `the Kampala office`, `notre bureau de Kampala`, `our headquarters`: the office itself and not only its town. */
const named: readonly Search<OfficeId>[] = [
  ...findEach((_, either) => [
    String.raw`(?<!\p{L})(?:${either}(?:'s)? «officeOf»|«officeOf»\s*«at»?\s*${either})(?!\p{L})`,
  ]),
  [pattern('seatWord', 'giu'), headquarters.id],
]
/** Each part of a street (`Plot 12`, `Kampala Road`), with the town behind it, and a mailbox that is not everybody's. */
const belongings = findEach(({ street, email }, either) =>
  [...street.split(', '), email]
    .filter((part) => part !== contact.email)
    .map((part) => String.raw`${asWords(part)}(?:[\s,]+(?:«at» )?${either}){0,6}`),
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
const phoneShape = /(?:\+\s?|(?<!\d))\(?\d(?:(?:[\s).-]|\((?=\d{1,5}\))){0,2}\d){6,}/g
const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '')
/** The fewest digits at the end of a number by which it is still known. */
const leastDigits = 9

/** Plain text without our phone numbers; or null where a number is not ours or another office's than it says. */
export function takePhones(text: string): string | null {
  const plain = text.replaceAll(wordMark, '')
  const found = findMentions(plain, [[phoneShape]])
    .map((one) => ({ ...one, digits: digitsOf(one.said).replace(/^00/, '') }))
    .filter(({ said, digits }) => /^[+0]/.test(said) || digits.length >= leastDigits)
  const areOurs = bind(plain, found, findMentions(plain, towns)).every(({ digits, saidOf: [of] = [] }) =>
    offices.some(
      ({ id, phone }) =>
        digits.length >= leastDigits && digitsOf(phone).endsWith(digits) && (of === undefined || of === id),
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

const mailboxes = new Set<string>([contact.email, contact.sales, ...offices.map(({ email }) => email)])
const ourUrls = [...Object.values(externalLinks), ...socialNetworks.map(({ url }) => url), api.url].filter(
  (url) => url !== null,
)

const markup =
  /!\[|<(?!https?:|mailto:|[\w.+-]+@)[a-z/!?]|\]\s?\[|^[^\S\n]*\[[^\]]+\]:|\b(?:java|vb)\s*script\s*:|\bdata:\w+\/|\b(?!https?:)[a-z][a-z+.-]{1,15}:\/\//im
const markdownLink = /\[([^[\]]*)\]\(\s*<?([^)\s>]*)>?(?:\s+["'][^"']*["'])?\s*\)/g
const bareLink = /<?\b(?:https?:\/\/|www\.|mailto:)[^\s<>)\]"']+>?/gi
// Looked for where a name begins, and not again at each of its letters.
const mailbox = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+\s?@\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
/** Read with single spaces. */
const spokenMailbox = compile(String.raw`\S ?[[({]? ?\b«atSign»\b ?[\])}]? ?\S{1,255} ?[[({]? ?\b«dotSign»\b`)
/** An address said so that no program takes it for one. */
const spokenHost = compile(
  String.raw`[\p{L}\d]\s?[[({]\s?(?:\.|«dotSign»)\s?[\])}]\s?\p{L}|(?<![\p{L}\d-])[\p{L}\d-]+ «dotSign» (?:com|net|org|info|io|app|shop|co|rw|ug|cm|ao|ci|fr|example)\b`,
)
/** So many names at most: it begins anew behind each dot, and finds the end of a longer host from there. */
const bareHost = /(?<![\p{L}\d@-])(?:[\p{L}\d-]+\.){1,8}(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\d])/gu
const barePath = /(?<=^|[\s(])\/[a-z][\w-]*(?:\/[\w-]+)*(?:#[\w-]+)?/g
const unitPath = new RegExp(String.raw`^/ ?(?:${anyOf((words) => words.perStroke)})\b`)
const files = /\.(?:csv|pdf|xlsx?|json|png|html?)$/i
const events = new Set<string>(Object.keys(webhookEvents))

/**
 * Where an answer may lead: our own hosts, pages that exist, and our own mail boxes (CHAT-59). `paths` are the addresses
 * of the site, `hosts` those under which it is served besides the brand's own. Gives folded Markdown without its links,
 * or why it may not leave.
 */
export function createLinkTaker(paths: readonly string[], hosts: readonly string[]) {
  const siteHosts = new Set<string>([brand.host, `www.${brand.host}`, ...hosts])
  const ourHosts = new Set([...siteHosts, ...ourUrls.map((url) => new URL(url).host)])
  const pages = new Set(paths)
  const isOurMailbox = (address: string) => mailboxes.has(address.toLowerCase())

  function isOurs(target: string) {
    const url = URL.parse(target, `https://${brand.host}`)
    if (url === null || !/^(?:\/|#|https?:|mailto:)/i.test(target) || url.username !== '' || url.search !== '')
      return false
    if (url.protocol === 'mailto:') return isOurMailbox(url.pathname)
    if (url.host === 'wa.me') return offices.some(({ phone }) => digitsOf(phone) === url.pathname.slice(1))
    return siteHosts.has(url.host) ? pages.has(url.pathname) : ourHosts.has(url.host)
  }

  return (folded: string): { readonly text: string } | 'link' | 'address' => {
    if (markup.test(folded)) return 'link'
    const unlinked = folded.replaceAll(markdownLink, '$1 ')
    const text = unlinked.replaceAll(bareLink, ' ')
    const targets = [
      ...Array.from(folded.matchAll(markdownLink), ([, , target = '']) => target),
      ...Array.from(unlinked.matchAll(bareLink), ([link]) =>
        link.replaceAll(/^<|>$|[.,;:!?*_`]+$/g, '').replace(/^www\./i, 'https://www.'),
      ),
    ]
    if (text.includes('](') || !targets.every(isOurs)) return 'link'
    const mailboxesSaid = (text.match(mailbox) ?? []).map((one) => one.replaceAll(' ', '').replace(/\.$/, ''))
    // That it was a mailbox still tells how soon it is answered.
    const rest = text.replaceAll(mailbox, ' e-mail ')
    const isSpelt = spokenMailbox.test(rest.replaceAll(/\s+/g, ' '))
    if (!mailboxesSaid.every(isOurMailbox) || rest.includes('@') || isSpelt) return 'address'
    const bare = (rest.match(barePath) ?? []).filter((path) => !unitPath.test(path))
    const hostsSaid = (rest.match(bareHost) ?? []).filter((host) => !events.has(host) && !files.test(host))
    if (!bare.every(isOurs) || spokenHost.test(rest) || !hostsSaid.every((host) => ourHosts.has(host.toLowerCase())))
      return 'link'
    return { text: rest }
  }
}
