import { kindOfRequest, readWanted, type Wanted } from '#contract/wanted.ts'
import type { RequestWords } from '#content/conversation-words.ts'
import { requests } from '#content/requests.ts'
import { figuresIn } from '#content/figures.ts'
import { demoReplyMs } from '#facts/contact.ts'
import { plans } from '#facts/plans.ts'
import type { SpokenLanguage } from '#content/assistant.ts'
import type { StoredWish } from '#server/storage/storage.ts'
import type { Milliseconds } from '#server/clock.ts'

export const requestWords: Readonly<Record<SpokenLanguage, RequestWords>> = requests

/** Until when we promised an answer. */
export const dueAtOf = ({ at }: Pick<StoredWish, 'at'>): Milliseconds => at + demoReplyMs

/** By when all that is wished is answered: the next promise that is still to be kept, else the last one made. */
export const nextDue = <Wish extends Pick<StoredWish, 'at'>>(
  wishes: readonly Wish[],
  now: Milliseconds,
): Wish | undefined => wishes.find((wish) => now <= dueAtOf(wish)) ?? wishes.at(-1)

/** What a wish is about, in words: `Professional, paid by the year`, `3 users`. */
export function listAbout(wanted: Wanted, words: RequestWords): readonly string[] {
  const { plan, billing, once, subject, programme, paper, needs } = wanted
  const counted = (['users', 'locations', 'products'] as const).flatMap((name) => {
    const count = needs[name]
    return count === undefined ? [] : [words.sayNeed(name, count)]
  })
  return [
    ...(plan ? [words.sayPlan(plan, billing)] : []),
    ...(once ? [words.sayOnce(once)] : []),
    ...(subject ? [words.subjects[subject]] : []),
    ...(programme ? [words.programmes[programme]] : []),
    ...(paper ? [words.papers[paper]] : []),
    ...counted,
  ]
}

/** The way to a paper that lies ready; null for every other intent. */
export function sayPaper(intent: string, language: SpokenLanguage): string | null {
  const { paper } = readWanted(intent)
  const words = requestWords[language]
  return paper && words.handOut(words.papers[paper], `/documents/${paper}.pdf`, `/documents/${paper}`)
}

/** `a demo (hotel)`. */
export function sayWish(intent: string, language: SpokenLanguage): string {
  const words = requestWords[language]
  const kind = kindOfRequest(intent)
  return kind ? words.sayWish(words.kinds[kind], listAbout(readWanted(intent), words)) : ''
}

/** A month and a year of the plan that is wanted. */
export function priceOf({ plan }: Wanted, language: SpokenLanguage): readonly [string, string] | null {
  const { sayPrice } = figuresIn[language]
  return plan && [sayPrice(plans[plan].monthlyPrice), sayPrice(plans[plan].annualPrice)]
}
