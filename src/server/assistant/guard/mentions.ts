import type { Span } from '../reading/quantities.ts'
import { offers, type Offer, type ProgramId } from './offers.ts'
import { compile } from './words.ts'

/** A thing of ours named in a text. A name that two of them share stands for both. */
export type Mention<Thing> = Span & { readonly things: readonly Thing[] }

/** A pattern, and what it names. */
export type Search<Thing> = readonly [pattern: RegExp, things: readonly Thing[]]

/** What is named in a text, in its order. */
export function findMentions<Thing>(text: string, searches: readonly Search<Thing>[]): readonly Mention<Thing>[] {
  return searches
    .flatMap(([pattern, things]) =>
      [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ start: index, end: index + said.length, things })),
    )
    .toSorted((one, other) => one.start - other.start)
}

/** Written small, a name counts only beside a word of plans or before what is said of one; `Starter` is no common word. */
const offerSearches: readonly Search<Offer>[] = [...new Set(offers.map(({ name }) => name))].map((name) => {
  const any = name.replaceAll(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
  const verb = String.raw`\s*(?:[:(|=-]|«nameVerb»|[^\p{L}]{0,3}[\d$])`
  const common = String.raw`(?!«notOfName»|-(?=\p{L}))`
  const small = offers[0]?.name === name ? String.raw`${any}(?![\p{L}])` : `${any}(?=${verb})${common}`
  const capital = String.raw`(?:${name}|${name.toUpperCase()})(?![\p{L}])${common}`
  const beside = String.raw`(?:«plan»|«package») "?${any}(?![\p{L}])|${any}"?(?= (?:«plan»|«package»))`
  // `Your business` names no package.
  const alone = name === 'Business' ? '(?<!(?:«beforeNoName») )' : ''
  return [
    compile(String.raw`${alone}(?<![\p{L}-])(?:${capital}|${beside}|${small})`, 'gu'),
    offers.filter((offer) => offer.name === name),
  ]
})
const packageAhead = compile('(?:package|licen[cs]e|«paidOnce») "?$')
const packageBehind = compile(String.raw`^"? (?:package|licen[cs]e|once)|^ \(?«paidOnce»`)
const planAhead = compile('(?:plan|subscription|abonnement|«paidAgain») "?$')
const planBehind = compile('^"? (?:plan|subscription)')

/** Plans and packages named in a text. What stands beside `Enterprise` tells the plan from the package. */
export function findOffers(text: string): readonly Mention<Offer>[] {
  return findMentions(text, offerSearches).map((mention) => {
    const before = text.slice(Math.max(0, mention.start - 20), mention.start)
    const after = text.slice(mention.end, mention.end + 20)
    const isPackage = packageBehind.test(after) || packageAhead.test(before)
    if (mention.things.length < 2 || !(isPackage || planBehind.test(after) || planAhead.test(before))) return mention
    return { ...mention, things: mention.things.filter(({ kind }) => (kind === 'package') === isPackage) }
  })
}

const programSearches: readonly Search<ProgramId>[] = [
  [compile(String.raw`(?<![\p{L}])«smallBusiness»`, 'giu'), ['small business']],
  [compile(String.raw`(?<![\p{L}])«ngo»`, 'giu'), ['ngo']],
]

export const findPrograms = (text: string): readonly Mention<ProgramId>[] => findMentions(text, programSearches)

/** Between a number and the name it is tied to by a word: `$6.9 a month for Starter`, `$6.9 (Starter)`. */
const tie = compile(String.raw`^[^\p{L}]*(?:«tie»[^\p{L}]*){0,3}«tieTo»?[^\p{L}]*«the»?[^\p{L}]*$`)
const turn = compile(String.raw`[,;] ?(?:while|alors|«but»)\b`)
/** Names this close to each other are apart only by commas and `and`. */
const listed = 12

/**
 * Which name each span of a sentence belongs to, by the order of both: behind its name (`Starter costs $6.9`), before it
 * (`$6.9 for Starter`), or one list after another (`Starter and Professional cost $6.9 and $19.9`). The spans have to
 * come in the order of the text; one in a text without names belongs to none.
 */
export function bind<Thing>(
  text: string,
  spans: readonly Span[],
  mentions: readonly Mention<Thing>[],
): ReadonlyMap<Span, Mention<Thing>> {
  if (areTwoLists(text, spans, mentions)) {
    return new Map(spans.flatMap((span, at) => (mentions[at] ? [[span, mentions[at]] as const] : [])))
  }
  const bound = new Map<Span, Mention<Thing>>()
  const taken = new Set<Mention<Thing>>()
  for (const span of spans) {
    const before = mentions.findLast(({ end }) => end <= span.start)
    const after = mentions.find(({ start }) => start >= span.end)
    const between = after && text.slice(span.end, after.start)
    // `Hotels take Enterprise; for 5 people Professional is enough`: a semicolon parts more than distance.
    const isParted =
      before !== undefined && text.slice(before.end, span.start).includes(';') && between?.includes(';') === false
    const isTied = before !== undefined && taken.has(before) && between !== undefined && tie.test(between)
    const chosen = before === undefined || isParted || isTied ? (after ?? before) : before
    if (chosen) bound.set(span, chosen)
    if (chosen) taken.add(chosen)
  }
  return bound
}

function areTwoLists(text: string, spans: readonly Span[], mentions: readonly Mention<unknown>[]) {
  const [first] = spans
  const [name] = mentions
  const last = mentions.at(-1)
  if (!first || !name || !last || mentions.length < 2 || spans.length !== mentions.length || last.end > first.start)
    return false
  const isClose = mentions.every(({ start }, at) => start - (mentions[at - 1]?.end ?? start) < listed)
  return isClose && !turn.test(text.slice(name.end, first.start))
}
