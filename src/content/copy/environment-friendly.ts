import type { ClosingWords, HeadWords, ListWords, OpeningWords, QuestionsWords } from '#content/page-words.ts'

/** Sample data of the two drawings: made up, marked as examples, and summed where they are drawn. */
type EnvironmentScenes = {
  readonly receipts: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly kinds: readonly { readonly name: string; readonly count: number; readonly isPrinted?: true }[]
    /** Length of one printed receipt, in centimetres. */
    readonly paperLength: number
    readonly saved: string
  }
  readonly losses: {
    readonly label: string
    readonly title: string
    readonly columns: readonly [reason: string, before: string, now: string]
    /** Value thrown away in whole francs, before and after. */
    readonly reasons: readonly { readonly name: string; readonly before: number; readonly now: number }[]
    readonly total: string
  }
}

export type EnvironmentFriendlyCopy = HeadWords & {
  readonly opening: OpeningWords
  readonly product: ListWords
  readonly scenes: { readonly heading: string; readonly note: string } & EnvironmentScenes
  readonly devices: {
    readonly heading: string
    readonly note: string
    readonly caption: string
    readonly columns: readonly [what: string, useFirst: string, buyLast: string]
    readonly rows: readonly (readonly [what: string, useFirst: string, buyLast: string])[]
  }
  readonly offices: ListWords
  readonly questions: QuestionsWords
  readonly closing: ClosingWords
}
