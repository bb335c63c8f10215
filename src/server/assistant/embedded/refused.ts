import { compile, listWords } from '../reading/reading-words.ts'
import { isOffice } from './names.ts'
import { isPlan, keepTokens, understand, type Token, type Understood } from './understand.ts'
import type { Speller } from './words.ts'

const refusal = compile(
  String.raw`(?:^|[,;:.!?]\s*|\b(?:«nay»)[,\s]+|\b(?:«insists»)\b.{0,80}\s)(?:«denial»)\s+(?:(?:«aheadOfRefused»)[\s'’]+){0,2}(?<refused>[\p{L}-]+)`,
  'iu',
)
/** `NGO?? I am a baker.` */
const disbelief = /^(?<refused>[\p{L}-]+)\s*[?!]{2,}/u

/** `I did not ask for the plan, I asked …`: what stands behind it is asked. */
const notAsked = compile(
  String.raw`^\W*(?:(?:«assent»|«lead»|«nay»)\W+){0,3}(?:«asksNot»)(?!\p{L})[^,.;:!?]*[,.;:!?]+\s*(?=\p{L})`,
  'iu',
)
export const withoutNotAsked = (text: string): string => text.replace(notAsked, '')

/**
 * The word of the last answer that a message refuses, and its text without it: `I asked about eTIMS, not offices`; null
 * where it refuses none.
 */
export function readRefused(text: string, hearAnswer: () => Understood | null, speller: Speller): string | null {
  const { refused } = (refusal.exec(text) ?? disbelief.exec(text))?.groups ?? {}
  // Most messages refuse nothing, and reading an answer takes longer than reading them.
  if (refused === undefined) return null
  const answered = hearAnswer()
  const isOfAnswer = understand(refused, speller).terms.some((term) => answered?.terms.includes(term))
  return isOfAnswer ? text.replace(refused, '') : null
}

/** `I did not ask that.`, before what was asked. */
const protest = compile('^(?:(?:«assent»|«lead»|«nay») ){0,3}(?:«protest»)$')
/** `So is that yes or no?` */
const demand = compile('^(?:(?:«assent»|«lead»|«nay»|«protest»|«ofDemand») ){0,4}«yesOrNo»$')
/** Whether a normalised sentence says that the answer before it was none, and no more. */
export const protests = (normalised: string): boolean => protest.test(normalised) || demand.test(normalised)

/** `We are not an NGO.` */
const denials: ReadonlySet<string> = new Set(listWords('denial'))
export const isDenied = (token: Token, own: Understood) => wordsAhead(token, own).some((word) => denials.has(word))
/** `Leave the NGO!` */
const drops: ReadonlySet<string> = new Set(listWords('drops'))
export const isDropped = (token: Token, own: Understood) => wordsAhead(token, own).some((word) => drops.has(word))
function wordsAhead(token: Token, { tokens }: Understood): readonly string[] {
  const at = tokens.indexOf(token)
  return tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word)
}

/** `6 people, not 5`: the second counts nothing. Of `Kampala, not Kigali` the second is not asked for. */
export function withoutDenied(own: Understood): Understood {
  const { offices, plans: named, packages, needs } = own.asked
  const isCount = own.bare.length > 0 && needs.users !== undefined
  const isOfOther = (token: Token) =>
    (named.length + packages.length > 1 && isPlan(token)) ||
    (offices.length > 1 && token.term !== null && isOffice(token.term))
  // `Pas le fixe de Kigali`.
  const isOfficeDenied = (token: Token, at: number) =>
    token.term !== null &&
    isOffice(token.term) &&
    own.tokens.slice(Math.max(0, at - 4), at).some(({ word }) => denials.has(word))
  const isLeft = (token: Token, at: number) =>
    !(denials.has(own.tokens[at - 1]?.word ?? '') || isOfficeDenied(token, at)) ||
    !(isOfOther(token) || (isCount && token.counted?.unit === null))
  return own.tokens.every(isLeft) ? own : keepTokens(own, isLeft)
}
