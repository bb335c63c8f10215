import type {
  ActionWords,
  ClosingWords,
  Entry,
  HeadWords,
  ListWords,
  OpeningWords,
  QuestionsWords,
  RelatedWords,
} from '#content/page-words.ts'

/** The way of one sale through the system. Milliseconds are an example; the sum is counted. */
type JourneyScene = {
  readonly label: string
  readonly title: string
  readonly unit: string
  readonly steps: readonly { readonly where: string; readonly what: string; readonly milliseconds: number }[]
  /** The sum, with its unit, in a sentence. */
  readonly total: (sum: string) => string
}

/** Three copies of the same books; one of them is being looked after. */
type CopiesScene = {
  readonly label: string
  readonly title: string
  readonly centers: readonly {
    readonly name: string
    readonly says: string
    readonly detail: string
    readonly isAway?: true
  }[]
  readonly note: string
}

/** What locks, and the rules that say who may hold a key (ENT-5). */
type SecurityWords = {
  readonly heading: string
  readonly note: string
  readonly actions: readonly ActionWords[]
  readonly locks: readonly Entry[]
  readonly rules: readonly (Entry & { readonly aside: string })[]
}

/** What a contract measures, how it is counted, and what we owe. */
type RemedyWords = {
  readonly heading: string
  readonly text: readonly string[]
  readonly caption: string
  readonly columns: readonly [measured: string, counted: string, owed: string]
  readonly rows: readonly { readonly measured: string; readonly counted: string; readonly owed: string }[]
  readonly note: string
}

export type EnterpriseGradeCopy = HeadWords & {
  readonly opening: OpeningWords
  readonly ledger: ListWords
  readonly security: SecurityWords
  readonly scenes: {
    readonly heading: string
    readonly note: string
    readonly journey: JourneyScene
    readonly copies: CopiesScene
  }
  readonly performance: ListWords
  readonly support: ListWords
  readonly remedies: RemedyWords
  readonly questions: QuestionsWords
  readonly related: { readonly label: string; readonly links: RelatedWords }
  readonly closing: ClosingWords
}
