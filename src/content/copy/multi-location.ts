import type {
  ActionWords,
  ClosingWords,
  ToldDayWords,
  FeatureCopy,
  HeadWords,
  IndustryCopy,
  ListWords,
  OpeningWords,
  QuestionsWords,
} from '#content/page-words.ts'

/** Made-up, believable sample data; the totals are counted when they are drawn. Francs are whole. */
type BranchScenes = {
  readonly board: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly columns: readonly [branch: string, takings: string, sales: string, average: string]
    /** Before the time at which a branch closed. */
    readonly closed: string
    readonly total: string
    readonly check: string
  }
  readonly stock: {
    readonly label: string
    readonly title: string
    readonly unit: string
    readonly reorderAt: string
    readonly onTheRoad: string
    readonly note: string
  }
}

type Pictures = {
  readonly transfers: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly columns: readonly [product: string, sent: string, signedFor: string]
    readonly lines: readonly {
      readonly name: string
      readonly price: number
      readonly sent: number
      readonly signedFor: number
    }[]
    readonly total: string
    /** How many pieces did not arrive, and what they are worth with its currency. */
    readonly missing: (pieces: number, worth: string) => string
  }
  readonly prices: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly columns: readonly [product: string, list: string, ...branches: string[]]
    readonly asListed: string
    /** A branch without a price of its own sells at the listed one. */
    readonly products: readonly {
      readonly name: string
      readonly listed: number
      readonly own: readonly (number | null)[]
    }[]
  }
  readonly rights: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly head: string
    readonly branches: readonly string[]
    /** One letter a branch: works there, reads there, or nothing. */
    readonly people: readonly { readonly name: string; readonly role: string; readonly rights: string }[]
    readonly key: Readonly<Record<Right, string>>
  }
}

/** w: works in the branch; r: reads its figures. */
export type Right = 'w' | 'r'

/** A heading with a table beside it. */
export type ComparisonWords = {
  readonly heading: string
  readonly text: string
  readonly actions: readonly ActionWords[]
  readonly caption: string
  readonly columns: readonly [first: string, ...others: string[]]
  readonly rows: readonly { readonly head: string; readonly cells: readonly string[] }[]
}

export type MultiLocationCopy = HeadWords & {
  readonly opening: OpeningWords
  readonly day: ToldDayWords
  readonly scenes: { readonly heading: string; readonly note: string } & BranchScenes
  readonly themes: FeatureCopy<keyof Pictures, Pictures>['themes']
  readonly pictures: Pictures
  readonly growth: ComparisonWords
  readonly capabilities: ListWords
  readonly plans: ComparisonWords
  readonly questions: QuestionsWords
  readonly related: IndustryCopy<unknown>['related']
  readonly closing: ClosingWords
}
