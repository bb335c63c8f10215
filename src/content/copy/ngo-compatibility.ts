import type {
  ClosingWords,
  HeadWords,
  ListWords,
  OpeningWords,
  QuestionsWords,
  RelatedWords,
} from '#content/page-words.ts'

/** A grant by budget line. Francs are whole; what is left and the sums are counted. */
type GrantScene = {
  readonly label: string
  readonly title: string
  readonly columns: readonly [line: string, spent: string, left: string]
  readonly lines: readonly { readonly name: string; readonly budget: number; readonly spent: number }[]
  readonly total: string
  readonly due: string
}

/** Gifts of one week; `isThanked` is whether a letter went out. */
type GiftsScene = {
  readonly label: string
  readonly title: string
  readonly waiting: string
  readonly thanked: string
  readonly gifts: readonly {
    readonly who: string
    readonly how: string
    readonly francs: number
    readonly isThanked: boolean
  }[]
  readonly total: string
}

/** List prices beside what an NGO pays, as a table reads them. */
type NgoPriceWords = {
  readonly heading: string
  readonly text: string
  readonly caption: string
  readonly columns: readonly [plan: string, listMonth: string, ngoMonth: string, listYear: string, ngoYear: string]
  readonly rows: readonly { readonly head: string; readonly cells: readonly [string, string, string, string] }[]
  readonly terms: readonly string[]
}

export type NgoCompatibilityCopy = HeadWords & {
  readonly opening: OpeningWords
  readonly features: ListWords
  readonly scenes: {
    readonly heading: string
    readonly note: string
    readonly grant: GrantScene
    readonly gifts: GiftsScene
  }
  readonly pricing: NgoPriceWords
  readonly stories: ListWords
  readonly steps: ListWords
  readonly eligibility: ListWords
  readonly resources: ListWords
  readonly questions: QuestionsWords
  readonly related: { readonly label: string; readonly links: RelatedWords }
  readonly closing: ClosingWords
}
