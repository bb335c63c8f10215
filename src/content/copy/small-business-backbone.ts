import type {
  ClosingWords,
  HeadWords,
  ListWords,
  OpeningWords,
  QuestionsWords,
  RelatedWords,
} from '#content/page-words.ts'

/** What a bakery baked and sold in one day. Francs are whole; what is left and the sum are counted. */
type EveningScene = {
  readonly label: string
  readonly title: string
  readonly aside: string
  readonly columns: readonly [bread: string, left: string, sold: string]
  readonly breads: readonly {
    readonly name: string
    readonly baked: number
    readonly sold: number
    readonly price: number
    readonly remark?: string
  }[]
  readonly of: string
  readonly total: string
}

/** What is in the storeroom against what tomorrow's bread takes. */
type StoreScene = {
  readonly label: string
  readonly title: string
  readonly inStore: string
  readonly enough: string
  readonly buy: string
  readonly goods: readonly {
    readonly name: string
    readonly unit: string
    readonly has: number
    readonly needs: number
  }[]
}

/** Prices before and after the discount, as a table reads them. */
type FirstYearWords = {
  readonly heading: string
  readonly text: string
  readonly caption: string
  readonly columns: readonly [plan: string, list: string, firstYear: string, kept: string]
  readonly rows: readonly { readonly head: string; readonly cells: readonly [string, string, string] }[]
  readonly notes: readonly string[]
}

export type SmallBusinessBackboneCopy = HeadWords & {
  readonly opening: OpeningWords
  readonly impact: ListWords
  readonly stories: ListWords
  readonly scenes: {
    readonly heading: string
    readonly note: string
    readonly evening: EveningScene
    readonly store: StoreScene
  }
  readonly programs: ListWords
  readonly firstYear: FirstYearWords
  readonly qualify: ListWords
  readonly resources: ListWords
  readonly questions: QuestionsWords
  readonly related: { readonly label: string; readonly links: RelatedWords }
  readonly closing: ClosingWords
}
