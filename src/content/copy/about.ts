import type {
  ClosingWords,
  HeadWords,
  LinkWords,
  ListWords,
  OpeningWords,
  QuestionsWords,
} from '#content/page-words.ts'

/** A figure the company states of itself: its number and its label (DATA-17). */
type StatWords = { readonly number: string; readonly label: string; readonly text: string }

/** A step of the company's history (DATA-18). */
export type TimelineWords = { readonly year: string; readonly title: string; readonly description: string }

/** A page of a stock book, line by line, as somebody wrote it. What does not add up is found by counting. */
export type StockBookWords = {
  readonly label: string
  readonly title: string
  readonly aside: string
  readonly columns: readonly [day: string, received: string, sold: string, left: string]
  readonly opening: number
  readonly lines: readonly {
    readonly day: string
    readonly received: number
    readonly sold: number
    readonly written: number
  }[]
  /** Stands before the figure that should have been written. */
  readonly correction: string
}

/** What a group of people does here, and in which offices it sits. No person is named. */
type TeamRoleWords = { readonly role: string; readonly text: string; readonly places: string }

export type AboutCopy = HeadWords & {
  readonly opening: OpeningWords
  /** Ways to the sections of this page, beside the buttons that open the chat. */
  readonly jumps: readonly LinkWords[]
  readonly stats: {
    /** Where every page with a figure of the company's leads. */
    readonly id: string
    readonly heading: string
    readonly notes: readonly string[]
    readonly entries: readonly StatWords[]
  }
  readonly story: { readonly heading: string; readonly text: readonly string[]; readonly book: StockBookWords }
  readonly timeline: {
    readonly heading: string
    readonly note: string
    readonly entries: readonly TimelineWords[]
  }
  readonly team: {
    readonly heading: string
    readonly note: string
    readonly map: {
      readonly mapLabel: string
      readonly mapNote: string
      readonly openMap: string
      readonly equator: string
    }
    readonly roles: readonly TeamRoleWords[]
  }
  readonly habits: ListWords
  readonly questions: QuestionsWords
  readonly closing: ClosingWords
}
