import type { Ask, Paper, Programme, RequestKind, Subject } from '#contract/intent.ts'
import type { LimitedNeed } from '#contract/plan-advice.ts'
import type { PriceView } from '#contract/price-view.ts'
import type { PackageId } from '#facts/packages.ts'
import type { PlanId } from '#facts/plans.ts'
import type { Region } from '#facts/regions.ts'

/** A moment on our clock, such as 'Monday 08:00 EAT', and on the visitor's where that shows another. */
export type Moment = { readonly there: string; readonly here: string | null }

/** What a visitor is told who asks for a person. Markdown. */
export type HandOffWords = {
  open(closes: Moment): string
  closed(opens: Moment): string
  /** `holiday` in the calendar of Kigali, as this language calls it. */
  holiday(holiday: string, opens: Moment): string
  /** No opening in sight. */
  readonly away: string
  readonly known: string
  reference(reference: string): string
  readonly promise: string
  /** `when`: the time somebody asks for, in his words. */
  wished(when: string): string
  /** `phone`: one that somebody leaves with it. */
  number(phone: string): string
  /** `opens`: when the line does, where it is closed. */
  sooner(phone: string, opens: Moment | null): string
  /** The conversation has become too long to go on. */
  full(reference: string): string
  sayRegion(region: Region): string
}

/** What the assistant says where people take over from it. Markdown. */
export type TalkWords = {
  /** Somebody is at the desk, and is called. */
  readonly calling: string
  /** How long it took lately until somebody came. */
  usually(minutes: number): string
  readonly nobodyThere: string
  inUntil(closes: Moment): string
  /** Somebody was called, and nobody came. */
  missed(reference: string): string
  readonly promise: string
  /** `opens`: when the line does, where it is closed. */
  sooner(phone: string, opens: Moment | null): string
  /** `name` has left. */
  back(name: string): string
  backFromSilence(name: string): string
  /** After either, where the visitor still waits for an answer, which follows. */
  readonly takeUp: string
}

/** How something is asked that would help, and what may be pressed for an answer. */
type AskBackWords = { readonly question: string; readonly suggestions: readonly string[] }

/** What a visitor is told who asks us for something. Markdown. */
export type RequestWords = {
  /** As a noun with its article: 'a demo'. */
  readonly kinds: Readonly<Record<RequestKind, string>>
  /** As a noun without one: 'hotel module'. */
  readonly subjects: Readonly<Record<Subject, string>>
  readonly programmes: Readonly<Record<Programme, string>>
  readonly papers: Readonly<Record<Paper, string>>
  sayPlan(plan: PlanId, billing: PriceView<'billing'> | null): string
  sayOnce(item: PackageId): string
  /** What was counted: '12 users'. */
  sayNeed(name: LimitedNeed, count: number): string
  /** The wish with what is known of it: 'a demo (hotel module)'. */
  sayWish(kind: string, about: readonly string[]): string
  /** Several wishes in one sentence. */
  list(wishes: readonly string[]): string
  /** Company and country, where they are known. */
  noted(wish: string, company: string, country: string | null): string
  /** The same was asked before. */
  known(wish: string): string
  /** What comes of it. */
  outcome(
    kind: RequestKind,
    known: { readonly phone: string; readonly price: readonly [month: string, year: string] | null },
  ): string
  promise(reference: string, by: Moment): string
  /** Before the first question, how many follow. */
  before(questions: number): string
  readonly asks: Readonly<Record<Ask, AskBackWords>>
  /** Before an answer that could be read, and where none could. */
  heard(answer: string | null): string
  readonly skipped: string
  /** Of a call that is wanted for a time at which nobody picks up. */
  closedThen(opens: Moment): string
  /** Beside an answer of the assistant, the open question once more. */
  again(question: string): string
  /** What is noted once nothing more is asked. */
  complete(wishes: string, told: readonly string[]): string
  /** What was answered, as part of `complete`. */
  sayTold(ask: Ask, text: string): string
  readonly skip: string
  /** The visitor does not want it any more, or never did. */
  takenBack(wish: string, reference: string): string
  /** A paper that lies ready, as a file and to read on the screen. */
  handOut(name: string, file: string, page: string): string
}

/** What stands for an answer that never came (BOT-11). Markdown. */
export type FallbackWords = {
  /** BOT-12. */
  readonly person: string
  /** BOT-13. */
  readonly pricing: string
  /** BOT-14. */
  readonly apology: string
  /** After what had been said when the answer broke off. */
  readonly brokeOff: string
  /** Questions that are always worth asking. */
  readonly suggestions: readonly string[]
}
