import type { ClosingWords, HeadWords, LinkWords, OpeningWords, QuestionsWords } from '#content/page-words.ts'
import type { ModuleId } from '#facts/modules.ts'

/** The trades that have a page of their own, which are also the modules named after them (SRV-1). */
export type Trade = Extract<ModuleId, 'pharmacy' | 'retail' | 'restaurant' | 'hotel'>

/** One industry card: what we do there first, for which businesses, and the way to its page. */
export type TradeWords = LinkWords & {
  readonly trade: Trade
  readonly text: string
  readonly businessTypes: string
}

/** One service: what we do, what belongs to it, and what the customer has to bring. */
type ServiceWords = {
  /** Anchor. */
  readonly id?: string
  readonly title: string
  readonly text: string
  readonly includes: readonly string[]
  readonly bring: string
}

export type ServicesCopy = HeadWords & {
  readonly opening: OpeningWords
  readonly trades: { readonly heading: string; readonly note: string; readonly cards: readonly TradeWords[] }
  readonly services: {
    readonly heading: string
    readonly note: string
    readonly bringLabel: string
    readonly entries: readonly ServiceWords[]
  }
  /** Sample sheets of a setup: made up, and the totals are counted. */
  readonly scenes: {
    readonly heading: string
    readonly note: string
    readonly importCheck: {
      readonly label: string
      readonly title: string
      readonly aside: string
      readonly ready: { readonly name: string; readonly lines: number }
      readonly open: readonly { readonly name: string; readonly example: string; readonly lines: number }[]
      readonly total: string
    }
    readonly visit: {
      readonly label: string
      readonly title: string
      readonly aside: string
      readonly done: string
      readonly tasks: readonly { readonly task: string; readonly detail: string; readonly openUntil?: string }[]
    }
  }
  readonly rollout: {
    readonly heading: string
    readonly note: string
    readonly caption: string
    readonly columns: readonly [step: string, you: string, we: string]
    readonly steps: readonly (readonly [step: string, you: string, we: string])[]
  }
  readonly questions: QuestionsWords
  readonly closing: ClosingWords
}
