import type { Span } from '../reading/quantities.ts'
import { offers, type Offer, type ProgramId } from './offers.ts'
import { compile, pattern, says } from './words.ts'

/** A thing of ours named in a text. A name that two of them share stands for both. */
export type Mention<Thing> = Span & { readonly things: readonly Thing[] }

/** A pattern, and what it names. */
export type Search<Thing> = readonly [pattern: RegExp, things: readonly Thing[]]

/** What is named in a text, in its order. */
export function findMentions<Thing>(text: string, searches: readonly Search<Thing>[]): readonly Mention<Thing>[] {
  return searches
    .flatMap(([search, things]) =>
      [...text.matchAll(search)].map(({ 0: said, index }) => ({ start: index, end: index + said.length, things })),
    )
    .toSorted((one, other) => one.start - other.start)
}

/** Written small, a name counts only beside a word of plans or before what is said of one; `Starter` is no common word. */
const offerSearches = [...new Set(offers.map(({ name }) => name))].map((name): Search<Offer> => {
  const any = name.replaceAll(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
  const common = String.raw`(?!«notOfName»|-(?=\p{L}))`
  const small = offers[0]?.name === name ? String.raw`${any}(?![\p{L}])` : `${any}(?=«saidOfOffer»)${common}`
  const capital = String.raw`(?:${name}|${name.toUpperCase()})(?![\p{L}])${common}`
  const beside = String.raw`(?:«plan»|«package») "?${any}(?![\p{L}])|${any}"?(?= (?:«plan»|«package»))`
  // `Your business` names no package.
  const alone = name === 'Business' ? '(?<!(?:«beforeNoName») )' : ''
  const search = compile(String.raw`${alone}(?<![\p{L}-])(?:${capital}|${beside}|${small})`, 'gu')
  return [search, offers.filter((offer) => offer.name === name)]
})

/** Plans and packages named in a text. What stands beside `Enterprise` tells the plan from the package. */
export function findOffers(text: string): readonly Mention<Offer>[] {
  return findMentions(text, offerSearches).map((mention) => {
    const before = text.slice(Math.max(0, mention.start - 20), mention.start)
    const after = text.slice(mention.end, mention.end + 20)
    const isPackage = says('packageBehind', after) || says('packageAhead', before)
    const isTold = isPackage || says('planBehind', after) || says('planAhead', before)
    const things = mention.things.filter(({ kind }) => (kind === 'package') === isPackage)
    return mention.things.length > 1 && isTold ? { ...mention, things } : mention
  })
}

const programSearches: readonly Search<ProgramId>[] = [
  [pattern('smallBusinessName', 'giu'), ['small business']],
  [pattern('ngoName', 'giu'), ['ngo']],
]

export const findPrograms = (text: string): readonly Mention<ProgramId>[] => findMentions(text, programSearches)

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
  const areLists = areTwoLists(spans, mentions)
  const bound = new Map<Span, Mention<Thing>>()
  const taken = new Set<Mention<Thing>>()
  for (const [at, span] of spans.entries()) {
    const chosen = areLists ? mentions[at] : choose(text, span, mentions, taken)
    if (!chosen) continue
    bound.set(span, chosen)
    taken.add(chosen)
  }
  return bound
}

function choose<Thing>(
  text: string,
  span: Span,
  mentions: readonly Mention<Thing>[],
  taken: ReadonlySet<Mention<Thing>>,
): Mention<Thing> | undefined {
  const before = mentions.findLast(({ end }) => end <= span.start)
  const after = mentions.find(({ start }) => start >= span.end)
  if (!before || !after) return before ?? after
  const between = text.slice(span.end, after.start)
  // `Hotels take Enterprise; for 5 people Professional is enough`: a semicolon parts more than distance.
  const isParted = text.slice(before.end, span.start).includes(';') && !between.includes(';')
  return isParted || (taken.has(before) && says('tied', between)) ? after : before
}

/** As many spans as names, all of them behind the names, which are apart only by commas and `and`. */
function areTwoLists(spans: readonly Span[], mentions: readonly Mention<unknown>[]) {
  const last = mentions.at(-1)
  const first = spans[0]
  return (
    last !== undefined &&
    first !== undefined &&
    mentions.length > 1 &&
    spans.length === mentions.length &&
    last.end <= first.start &&
    mentions.every(({ start }, at) => start - (mentions[at - 1]?.end ?? start) < listed)
  )
}
