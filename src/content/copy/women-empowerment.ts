import type { ClosingWords, HeadWords, ListWords, OpeningWords, QuestionsWords } from '#content/page-words.ts'

/** Sample data of the two drawings: made up, marked as examples, and summed where they are drawn. */
type WomenScenes = {
  readonly access: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly people: readonly {
      readonly name: string
      readonly role: string
      readonly may: string
      readonly seen: string
      readonly isHead?: true
    }[]
  }
  readonly year: {
    readonly label: string
    readonly title: string
    readonly aside: string
    /** Their first letters, from November on. */
    readonly months: string
    readonly cash: string
    readonly mobile: string
    readonly total: string
  }
}

export type WomenEmpowermentCopy = HeadWords & {
  readonly opening: OpeningWords
  readonly owners: ListWords
  readonly scenes: { readonly heading: string; readonly note: string } & WomenScenes
  readonly house: ListWords
  readonly questions: QuestionsWords
  readonly closing: ClosingWords
}
