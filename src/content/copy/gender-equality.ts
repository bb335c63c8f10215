import type { ClosingWords, HeadWords, ListWords, OpeningWords, QuestionsWords } from '#content/page-words.ts'

/** Sample data of the two drawings: made up, marked as examples, and counted where they are drawn. */
type EqualityScenes = {
  /** Rights hang on the role, so both people are drawn from one list. */
  readonly rights: {
    readonly label: string
    readonly title: string
    readonly role: string
    readonly people: readonly [string, string]
    readonly rights: readonly { readonly name: string; readonly isGiven: boolean }[]
    readonly yes: string
    readonly no: string
  }
  readonly shift: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly people: readonly {
      readonly name: string
      readonly receipts: number
      /** Whole francs. */
      readonly takings: number
      readonly counted: number
    }[]
    readonly cashier: string
    readonly receipts: string
    readonly takings: string
    readonly each: string
    readonly difference: string
  }
}

export type GenderEqualityCopy = HeadWords & {
  readonly opening: OpeningWords
  readonly settings: ListWords
  readonly scenes: { readonly heading: string; readonly note: string } & EqualityScenes
  readonly practice: {
    readonly heading: string
    readonly note: string
    readonly caption: string
    readonly columns: readonly [about: string, decides: string, doesNot: string]
    readonly rows: readonly (readonly [about: string, decides: string, doesNot: string])[]
  }
  readonly open: ListWords
  readonly questions: QuestionsWords
  readonly closing: ClosingWords
}
