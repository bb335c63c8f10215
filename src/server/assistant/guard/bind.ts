import type { Mention, Span } from './mentions.ts'

/** Between a number and the name it is tied to by a word: `$6.9 a month for Starter`, `$6.9 (Starter)`. */
const tie =
  /^[^\p{L}]*(?:(?:a|per|par|each|by|once|users?|products?|locations?|utilisateurs?|produits?|month|year|mois|an|monthly|yearly|annually)[^\p{L}]*){0,3}(?:for|on|in|with|gets? you|you get|buys?|is|pour|avec|sur|dans|chez)?[^\p{L}]*(?:the|our|le|la|notre)?[^\p{L}]*$/iu

/**
 * Which name each number of a sentence belongs to, by the order of both: behind its name (`Starter costs $6.9`), before
 * it (`$6.9 for Starter`), or one list after another (`Starter and Professional cost $6.9 and $19.9`). The numbers have
 * to come in the order of the text; null where no name stands in it.
 */
export function bind<Thing>(
  text: string,
  numbers: readonly Span[],
  mentions: readonly Mention<Thing>[],
): ReadonlyMap<Span, Mention<Thing>> {
  return bindLists(text, numbers, mentions) ?? bindInOrder(text, numbers, mentions)
}

function bindLists<Thing>(text: string, numbers: readonly Span[], mentions: readonly Mention<Thing>[]) {
  const [first] = numbers
  const last = mentions.at(-1)
  const isListed =
    mentions.length > 1 && numbers.length % mentions.length === 0 && first && last && last.end <= first.start
  if (!isListed || /[,;] ?(?:but|while|mais|alors)\b/i.test(text.slice(mentions[0]?.end, first.start))) return null
  // Names apart from each other only by commas and `and` are a list.
  const isClose = mentions.slice(1).every(({ start }, index) => start - (mentions[index]?.end ?? 0) < 12)
  if (!isClose || numbers.length !== mentions.length) return null
  return new Map(numbers.flatMap((number, index) => (mentions[index] ? [[number, mentions[index]] as const] : [])))
}

function bindInOrder<Thing>(text: string, numbers: readonly Span[], mentions: readonly Mention<Thing>[]) {
  const bound = new Map<Span, Mention<Thing>>()
  /** Names whose first number stood before them. */
  const led = new Set<Mention<Thing>>()
  const followed = new Set<Mention<Thing>>()
  for (const number of numbers) {
    const before = mentions.findLast(({ end }) => end <= number.start)
    const after = mentions.find(({ start }) => start >= number.end)
    const isTied = after !== undefined && tie.test(text.slice(number.end, after.start))
    // `Hotels take Enterprise; for 5 people Professional is enough`: a semicolon parts more than distance.
    const isParted =
      before !== undefined &&
      after !== undefined &&
      text.slice(before.end, number.start).includes(';') &&
      !text.slice(number.end, after.start).includes(';')
    const isTaken = before !== undefined && (led.has(before) || followed.has(before))
    const chosen = before === undefined || isParted || (isTaken && isTied) ? (after ?? before) : before
    if (chosen === undefined) continue
    bound.set(number, chosen)
    ;(chosen === after ? led : followed).add(chosen)
  }
  return bound
}
