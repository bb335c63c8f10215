import { packages } from '#facts/packages.ts'
import { offers, type Offer } from './offers.ts'

export type Span = { readonly start: number; readonly end: number }
/** A thing of ours named in a text. A name that two of them share stands for both. */
export type Mention<Thing> = Span & { readonly things: readonly Thing[] }

const packageWords = String.raw`(?:package|licen[cs]e|forfait|pack|offre|edition|option)`
const planWords = String.raw`(?:plan|subscription|abonnement|tier|formule|forfait)`
/** What makes a common word a name: a price, a colon or a verb right behind it. */
const verb = String.raw`\s*(?:[:(|=-]|is\b|are\b|at\b|costs?\b|for\b|has\b|have\b|includes?\b|gives?\b|offers?\b|allows?\b|supports?\b|comes?\b|with\b|coute\b|est\b|inclut\b|permet\b|offre\b|comprend\b|[^\p{L}]{0,3}[\d$])`
/** `a professional team`, `enterprise-grade` and `your business` name no plan. */
const adjective = String.raw`(?! ?-?grade|-(?=\p{L})| (?:use|advice|team|help|service|look|solutions?|owners?|types?|needs|stores?|features?|uptime|operations|management|backbone|size))`
const noName = String.raw`(?<!(?:[Ss]mall|[Rr]etail|[Ff]amily|[Yy]our|a|my|our|every|each|this|own|type of|grow) )`

const names = [...new Set(offers.map(({ name }) => name))]
/** Written small, a name counts only beside such a word; `Starter` is no common word. */
const nameSearches = names.map((name) => ({
  name,
  search: new RegExp(
    String.raw`${name === packages.business.name ? noName : ''}(?<![\p{L}-])(?:${capitals(name)}(?![\p{L}])${adjective}|(?:${planWords}|${packageWords}) "?${anyCase(name)}(?![\p{L}])|${anyCase(name)}"?(?= (?:${planWords}|${packageWords}))${name === offers[0]?.name ? `|${anyCase(name)}(?![\\p{L}])` : `|${anyCase(name)}(?=${verb})${adjective}`})`,
    'gu',
  ),
}))

function anyCase(name: string) {
  return name.replaceAll(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
}
function capitals(name: string) {
  return `(?:${name}|${name.toUpperCase()})`
}

/** Plans and packages named in a text, in its order. What stands beside `Enterprise` tells the plan from the package. */
export function findOffers(text: string): readonly Mention<Offer>[] {
  return nameSearches
    .flatMap(({ name, search }) =>
      [...text.matchAll(search)].map((found) => {
        const start = found.index
        const end = start + found[0].length
        return {
          start,
          end,
          things: tellApart(
            offers.filter((offer) => offer.name === name),
            text,
            start,
            end,
          ),
        }
      }),
    )
    .toSorted((one, other) => one.start - other.start)
}

const isPackage = new RegExp(String.raw`^"? (?:package|licen[cs]e|once)|^ \(?(?:one-time|once|paid once)`, 'i')
const isPackageBefore = /(?:package|licen[cs]e|one-time|lifetime|achat unique) "?$/i
const isPlan = new RegExp(String.raw`^"? (?:plan|subscription)`, 'i')
const isPlanBefore = /(?:plan|subscription|abonnement|monthly|annual) "?$/i

function tellApart(found: readonly Offer[], text: string, start: number, end: number) {
  if (found.length < 2) return found
  const before = text.slice(Math.max(0, start - 20), start)
  const after = text.slice(end, end + 20)
  if (isPackage.test(after) || isPackageBefore.test(before)) return found.filter(({ kind }) => kind === 'package')
  if (isPlan.test(after) || isPlanBefore.test(before)) return found.filter(({ kind }) => kind === 'plan')
  return found
}
