import { asks, type Ask, type RequestKind } from '#contract/intent.ts'
import { asksToBeCalled } from '#server/assistant/embedded/wish.ts'
import { readWanted } from '#contract/wanted.ts'
import type { StoredMessage, StoredWish } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'

/** What helps to prepare each kind of request, the most useful first. */
const asksOf = {
  demo: ['when', 'town'],
  trial: ['people', 'town'],
  plan: ['people', 'when'],
  consultation: ['when', 'town'],
  sales: ['matter', 'when'],
  call: ['phone', 'when'],
  visit: ['town', 'when'],
  papers: [],
  programme: ['people', 'town'],
} as const satisfies Record<RequestKind, readonly Ask[]>

/** Whether it helps to prepare such a request. */
export const wouldAsk = (kind: RequestKind, ask: Ask): boolean => asksOf[kind].some((one) => one === ask)

type Known = { readonly wishes: readonly StoredWish[]; readonly lead: Pick<StoredLead, 'phone'> }

/** What is still to be asked for a wish: nothing that was told, for this wish or another, and nothing twice. */
export function listAsks(wish: StoredWish, kind: RequestKind, { wishes, lead }: Known): readonly Ask[] {
  const { subject, plan, needs } = readWanted(wish.intent)
  const known = new Set<Ask>([
    ...wishes.flatMap(({ told }) => asks.filter((ask) => told[ask] !== undefined)),
    ...wishes.flatMap(({ asked }) => asked),
    ...(lead.phone === '' ? [] : (['phone'] as const)),
    ...(subject === null && plan === null ? [] : (['matter'] as const)),
    ...(needs.users === undefined ? [] : (['people'] as const)),
  ])
  return asksOf[kind].filter((ask) => !known.has(ask))
}

/** What is not taken back; all of them where nothing is left, so that nobody who wrote is lost. */
export function listLive(wishes: readonly StoredWish[]): readonly StoredWish[] {
  const live = wishes.filter(isLive)
  return live.length > 0 ? live : wishes
}
export const isLive = ({ told }: StoredWish): boolean => told.takenBack === undefined

/** Everything that was told, for whichever wish; what came last counts. */
export function gatherTold(wishes: readonly StoredWish[]): StoredWish['told'] {
  return Object.assign({}, ...listLive(wishes).map(({ told }) => told)) as StoredWish['told']
}

/** Whether a wish says all that another does: a trial for retail, that `I want the trial now`. */
export function isSaidBy({ intent }: Pick<StoredWish, 'intent'>, other: string): boolean {
  const [kind, ...codes] = intent.split(' ')
  const [otherKind, ...others] = other.split(' ')
  return kind === otherKind && others.every((code) => codes.includes(code))
}

/** Whoever is asked something, or has just asked for something else, and leaves a number wants no other call. */
export function isAnswer(
  { intent, text, chatId }: Pick<StoredMessage, 'intent' | 'text' | 'chatId'>,
  wanted: string,
  wishes: readonly StoredWish[],
): boolean {
  if (intent !== null || wanted !== 'call') return false
  const isOfTalk = (wish: StoredWish) => wish.chatId === chatId && isLive(wish) && wish.told.phone === undefined
  return wishes.some(({ open }) => open !== null) || (!asksToBeCalled(text) && wishes.some(isOfTalk))
}
