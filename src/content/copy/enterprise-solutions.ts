import type {
  AskWords,
  ClosingWords,
  HeadWords,
  ListWords,
  OpeningWords,
  PlanAdviceWords,
  QuestionsWords,
  RelatedWords,
} from '#content/page-words.ts'

export type UseCaseId = 'chain' | 'healthcare' | 'corporation'

/** One use case, as a card: the job as the owner says it, what changes, and what to ask us (ENT-1, ENT-2). */
export type UseCaseWords = {
  readonly title: string
  readonly job: string
  readonly text: string
  readonly changes: readonly string[]
  readonly actions: readonly AskWords[]
}

type ChainScene = {
  readonly label: string
  readonly title: string
  readonly columns: readonly [string, string, string]
  readonly regions: readonly { readonly name: string; readonly branches: number; readonly sold: number }[]
  readonly total: string
  readonly held: string
}

type AccessScene = {
  readonly label: string
  readonly title: string
  readonly refused: string
  readonly entries: readonly {
    readonly time: string
    readonly who: string
    readonly what: string
    readonly isRefused?: true
  }[]
}

/** Local amounts are whole; `perDollar` is the rate of the example month. */
type GroupScene = {
  readonly label: string
  readonly title: string
  readonly columns: readonly [string, string]
  readonly companies: readonly {
    readonly name: string
    readonly currency: string
    readonly amount: number
    readonly perDollar: number
  }[]
  readonly betweenCompanies: { readonly says: string; readonly dollars: number }
  readonly total: string
}

export type EnterpriseSolutionsCopy = HeadWords & {
  readonly opening: OpeningWords
  readonly useCases: {
    readonly heading: string
    readonly note: string
    readonly each: Readonly<Record<UseCaseId, UseCaseWords>>
    readonly scenes: { readonly chain: ChainScene; readonly healthcare: AccessScene; readonly corporation: GroupScene }
  }
  readonly capabilities: ListWords
  readonly rollout: ListWords
  readonly plan: PlanAdviceWords
  readonly questions: QuestionsWords
  readonly related: { readonly label: string; readonly links: RelatedWords }
  readonly closing: ClosingWords
}
