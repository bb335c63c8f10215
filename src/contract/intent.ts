import type { ModuleId } from '#facts/modules.ts'
import type { PackageId } from '#facts/packages.ts'
import type { PlanId } from '#facts/plans.ts'
import type { LimitedNeed } from './plan-advice.ts'

/** What becomes a request: something somebody of ours has to do. */
export const requestKinds = [
  'demo',
  'trial',
  'plan',
  'consultation',
  'sales',
  'call',
  'visit',
  'papers',
  'programme',
] as const
export type RequestKind = (typeof requestKinds)[number]

/**
 * What a call to action wants of us. It stands on its button as `data-intent` and goes along with the first message. A
 * person is handed on, a question is answered.
 */
export const intentKinds = [...requestKinds, 'person', 'question'] as const
export type IntentKind = (typeof intentKinds)[number]

/** What a wish is about, besides the modules: a part of the suite, or who asks. */
export const sides = [
  'till',
  'branches',
  'reports',
  'roles',
  'tenants',
  'emails',
  'security',
  'setup',
  'plans',
  'volume',
  'chain',
  'healthcare',
  'corporation',
  'waste',
  'women',
  'ngo',
  'small-business',
] as const
type Side = (typeof sides)[number]
export type Subject = ModuleId | Side

export const programmes = [
  'ngo',
  'small-business',
  'accelerator',
  'family',
  'rural',
  'treasurers',
  'webinars',
  'forum',
] as const
export type Programme = (typeof programmes)[number]

/** What we hand out, by the end of its address `/documents/…`; somebody may also ask for it in the chat. */
export const papers = [
  'security-whitepaper',
  'grant-outlines',
  'donor-letters',
  'budget-workbook',
  'volunteer-papers',
  'board-page',
  'planning-tools',
  'growth-guides',
  'financial-resources',
  'marketing-templates',
] as const
export type Paper = (typeof papers)[number]

/** What is bought once instead of paid by the month. */
type BoughtOnce = `${PackageId}-once`

/**
 * An intent as it is written in the words of a page and sent with the message: its kind, and codes for what it is
 * about, with spaces between them.
 */
export type Intent<Topic extends string = string> =
  | IntentKind
  | `${'demo' | 'trial' | 'consultation' | 'sales' | 'person' | 'call' | 'visit'} ${Subject | PlanId}`
  | `plan ${PlanId | BoughtOnce}`
  | `plan ${PlanId} ${Subject | NeedCodes}`
  | `programme ${Programme}`
  | `papers ${Paper}`
  | `question ${Topic}`

/** What is asked of somebody who wants something, one at a time and only what is not known. */
export const asks = ['when', 'town', 'people', 'phone', 'matter'] as const
export type Ask = (typeof asks)[number]

/** What may be told of a wish: the answers to what was asked, and that it is not wished any more. */
export const toldThings = [...asks, 'takenBack'] as const
export type ToldThing = (typeof toldThings)[number]

/** The numbers a visitor gave the calculator. */
type NeedCodes = `${number}-users ${number}-locations ${number}-products`

export function writeNeeds({ users, locations, products }: Readonly<Record<LimitedNeed, number>>): NeedCodes {
  return `${users}-users ${locations}-locations ${products}-products`
}

const kinds: ReadonlySet<string> = new Set(intentKinds)
const codeShape = /^[\w-]{1,40}$/
const mostCodes = 8

/**
 * An intent as it came with a message: the text of `Intent`, or `{kind, about}` with the codes as a text or a list.
 * Null for what is no intent of ours; a code of another shape is left out, one that nobody knows does no harm.
 */
export function cleanIntent(sent: unknown): string | null {
  const words = wordsOf(sent).slice(0, mostCodes + 1)
  const [kind = '', ...about] = words
  return kinds.has(kind) ? [kind, ...about.filter((code) => codeShape.test(code))].join(' ') : null
}

function wordsOf(sent: unknown): readonly string[] {
  if (typeof sent === 'string') return sent.slice(0, longestIntent).split(/\s+/).filter(Boolean)
  if (Array.isArray(sent))
    return sent.slice(0, mostCodes).flatMap((code) => (typeof code === 'string' ? wordsOf(code) : []))
  if (typeof sent !== 'object' || sent === null) return []
  const { kind, about } = sent as { readonly kind?: unknown; readonly about?: unknown }
  return typeof kind === 'string' ? [kind, ...wordsOf(about ?? '')] : []
}
const longestIntent = 400
