import { bind } from './bind.ts'
import { limitNouns, type LimitNoun } from './counted-words.ts'
import { findOffers, type Span } from './mentions.ts'
import type { NumberFound } from './numbers.ts'
import { offers, type Offer } from './offers.ts'
import type { Judge, Statement } from './statement.ts'

const adjectives = String.raw`(?:(?:active|different|named|more|registered|user|of|des|de|d'|your|concurrent|separate|physical|simultaneous|business|actual|full|additional|extra|or more|total)[\s-]+){0,2}`
const nouns = (Object.keys(limitNouns) as readonly LimitNoun[]).map((noun) => ({
  noun,
  behind: new RegExp(String.raw`^\+?[\s-]?${adjectives}(?:${limitNouns[noun]})`, 'iu'),
  /** As a table or a list says it: `Users: 5`, `Users | 5`. */
  ahead: new RegExp(String.raw`(?:${limitNouns[noun]})[^\p{L}\d.]{1,5}(?:up to |jusqu'a )?$`, 'iu'),
  unlimitedBehind: new RegExp(String.raw`^[^.;:]{0,24}?(?<![\p{L}])(?:${limitNouns[noun]})`, 'iu'),
  rightAhead: new RegExp(
    String.raw`(?<![\p{L}])(?:${limitNouns[noun]})\s(?:(?:are|is|est|sont|et [\p{L}]+)\s)?$`,
    'iu',
  ),
  any: new RegExp(String.raw`(?<![\p{L}])(?:${limitNouns[noun]})`, 'giu'),
}))
const unlimited =
  /\b(?:unlimited|limitless|infinite|uncapped|illimitee?s?|boundless|endless)\b|\b(?:no|without(?: any| a)?|sans|aucune?) (?:upper |fixed )?(?:limits?|cap|ceiling|maximum|limite|plafond)\b(?: (?:on|to|for|of|de|sur|aux|pour))?|\bas many\b|\bany number of\b|\bautant d[e']/giu
const refusal =
  /\b(?:not|no|n't|cannot|without|isn't|too (?:small|few)|beyond|exceeds?|more than|over|above|past|outgrow|pas|plus de|depass\w+|ne suffit|aucun)\b|n't\b/iu
const everyOffer =
  /\b(?:all|every|each|any|chaque|tous|toutes)\b[^.;,\d]{0,12}\b(?:plans?|packages?|subscriptions?|forfaits?|abonnements?|formules?)\b/iu
const ceiling =
  /\b(?:up to|as many as|max(?:imum)?(?: of)?|at most|limit(?:ed)? (?:of|to)|jusqu'a|au maximum|allows?|includes?|inclut|comprend|comes with|gives? you|permet)\s*$/iu

/** So few in words are told of no plan: `two people who saw it`. */
const fewest = 5
const plansSay =
  /\b(?:plans?|users?|accounts?|logins?|seats?|includ\w+|allow\w*|support\w*|get|limit\w*|free|up to|take|accept\w*|forfaits?|utilisateurs?|comptes?|inclu\w+|permet|jusqu\w*)\b/iu
/** A number that ends its clause or stands before the name of a plan. */
const elliptic = /^\s*(?:[.,;:)]|$|of them|(?:in|for|on|with|en|dans|pour|avec|and|et)\s)/iu
const beyond = /\b(?:more than|over|beyond|above|exceeds?|plus de|au-dela de)\s*(?:the |les |des )?$/iu

/** How many users, products and locations a plan takes must be what its facts say; the visitor's own counts must fit. */
export const judgeLimits: Judge = (statement, open) => {
  const { text, before } = statement
  const named = findOffers(text)
  const last = findOffers(before).at(-1)?.things
  const found = open.flatMap((number) => {
    const noun = nounOf(text, number, named.length > 0)
    return noun === undefined ? [] : [{ number, noun }]
  })
  const bound = bind(
    text,
    found.map(({ number }) => number),
    named,
  )
  for (const { number, noun } of found) {
    const things = bound.get(number)?.things ?? (named.length === 0 ? last : undefined)
    if (!isLimit(statement, number, noun, things)) return 'limit'
  }
  return areUnlimitedTrue(statement, named, last) ? found.map(({ number }) => number) : 'limit'
}

function nounOf(text: string, { start, end }: NumberFound, isOfOffer: boolean) {
  const after = text.slice(end, end + 50)
  const before = text.slice(Math.max(0, start - 30), start)
  const found =
    nouns.find(({ behind }) => behind.test(after)) ??
    nouns.find(({ ahead }) => ahead.test(before) && !/^[\s-]?[\p{L}%+]/u.test(after))
  return found?.noun ?? (isOfOffer && elliptic.test(after) ? nounBefore(text, start) : undefined)
}

/** `Starter has room for 1 user, Professional for 5`: what was counted last. */
function nounBefore(text: string, at: number): LimitNoun | undefined {
  const found = nouns.flatMap(({ noun, any }) =>
    [...text.slice(0, at).matchAll(any)].map(({ index }) => ({ noun, index })),
  )
  return found.toSorted((one, other) => other.index - one.index)[0]?.noun
}

function isLimit({ text, own }: Statement, number: NumberFound, noun: LimitNoun, things: readonly Offer[] | undefined) {
  const { value, start, end, isWord } = number
  const ahead = text.slice(Math.max(0, start - 40), start).replace(/\uE000$/, '')
  if (
    /^[\s-]?[\p{L}' -]{0,25}\b(?:per|par|each|chac\w+)\b/iu.test(text.slice(end, end + 45)) ||
    /\badditional|extra/iu.test(text.slice(end, end + 14))
  )
    return false
  if (things === undefined) {
    if (everyOffer.test(text)) return offers.every(({ limits }) => limits[noun] === null || limits[noun] === value)
    return (
      own.has(value) ||
      (isWord && value <= fewest && !plansSay.test(text)) ||
      (value === 1 && !ceiling.test(ahead)) ||
      offers.some(({ limits }) => limits[noun] === value)
    )
  }
  if (things.some(({ limits }) => limits[noun] === value)) return true
  // `For more than 5 users take Enterprise`: the ceiling of the smaller one.
  if (beyond.test(ahead) && offers.some(({ limits }) => limits[noun] === value)) {
    return things.some(({ limits }) => (limits[noun] ?? Infinity) > value)
  }
  if (!own.has(value) && value !== 1) return false
  if (ceiling.test(ahead)) return false
  return things.some(({ limits }) => {
    const limit = limits[noun]
    if (limit === undefined) return true
    const fits = limit === null || value <= limit
    return fits !== refusal.test(text)
  })
}

/** What is said to be unlimited: the nearest noun behind, or else before. */
function unlimitedNoun(text: string, { start, end }: Span): LimitNoun | undefined {
  // French says it behind: `produits illimites`.
  const ahead = nouns.find(({ rightAhead }) => rightAhead.test(text.slice(Math.max(0, start - 30), start)))
  if (ahead) return ahead.noun
  const after = text.slice(end, end + 40)
  const behind = nouns
    .map(({ noun, unlimitedBehind }) => ({ noun, length: unlimitedBehind.exec(after)?.[0].length ?? Infinity }))
    .toSorted((one, other) => one.length - other.length)[0]
  if (behind && behind.length < Infinity) return behind.noun
  return nounBefore(text, start)
}

/** Unlimited may only be what a fact leaves open, and of the plan that leaves it open. */
function areUnlimitedTrue(
  { text }: Statement,
  named: ReturnType<typeof findOffers>,
  last: readonly Offer[] | undefined,
) {
  const found = [...text.matchAll(unlimited)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
  const bound = bind(text, found, named)
  return found.every((span) => {
    if (/\b(?:not|n't|isn't|pas|no|ni|sans etre)\s+(?:\w+\s+)?$/iu.test(text.slice(0, span.start))) return true
    const noun = unlimitedNoun(text, span)
    if (noun === undefined) return false
    const things = bound.get(span)?.things ?? (named.length === 0 ? last : undefined)
    if (things === undefined && everyOffer.test(text)) return false
    return (things ?? offers).some(({ limits }) => limits[noun] === null)
  })
}
